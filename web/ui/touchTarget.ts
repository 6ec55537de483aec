/** Styles of a small control: where one touches, it is pressed within 44 px, without a higher line. It stands alone in a positioned box. */
export const touchTarget = {
  position: 'relative',
  '@media (pointer: coarse)': {
    '::after': { content: '""', position: 'absolute', insetBlock: '-12px', insetInline: '-4px' },
  },
} as const;
