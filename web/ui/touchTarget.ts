/** Styles of a small control: where one touches, it is pressed within 44 × 44 px, without a higher line. It stands alone in a positioned box. */
export const touchTarget = {
  '@media (pointer: coarse)': {
    position: 'relative',
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 'calc((100% - 44px) / 2)',
      insetInline: 'min(-4px, calc((100% - 44px) / 2))',
    },
  },
} as const;

/** Styles of a link that stands alone in its line: where one touches, it is as large as a button. */
export const touchLine = {
  '@media (pointer: coarse)': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    minInlineSize: '44px',
  },
} as const;
