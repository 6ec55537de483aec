import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of the tree and of the matches of a search. */
export const useTreeStyles = makeStyles({
  tree: {
    overflowY: 'auto',
    maxBlockSize: 'max(320px, calc(100dvh - 260px))',
    outlineStyle: 'none',
    borderRadius: tokens.borderRadiusMedium,
    '@media (max-width: 1023.98px)': { maxBlockSize: '50dvh' },
  },
  rows: { position: 'relative', inlineSize: '100%' },
  row: {
    position: 'absolute',
    insetInline: 0,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    blockSize: '32px',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    '@media (pointer: coarse)': { blockSize: '44px' },
  },
  current: {
    backgroundColor: tokens.colorNeutralBackground3,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: `inset 3px 0 0 ${tokens.colorCompoundBrandStroke}`,
  },
  // Shown only while the tree has the focus of the keyboard.
  active: {
    ':focus-visible > * > &': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: `calc(-1 * ${tokens.strokeWidthThick})`,
    },
  },
  chevron: {
    display: 'inline-flex',
    flex: '0 0 28px',
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'stretch',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
  },
  link: {
    flex: '1 1 auto',
    minInlineSize: 0,
    paddingBlock: '6px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (pointer: coarse)': { paddingBlock: '12px' },
  },
});
