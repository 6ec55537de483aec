import { makeStyles, tokens } from '@fluentui/react-components';

/** Cards side by side, as many as fit. */
export const useCardGridStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minInlineSize: 0 },
  legend: {
    padding: 0,
    marginBlockEnd: tokens.spacingVerticalS,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 639.98px)': { gap: tokens.spacingHorizontalS },
  },
  meta: { color: tokens.colorNeutralForeground2 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  error: { color: tokens.colorPaletteRedForeground1, marginBlockStart: tokens.spacingVerticalXS },
  commands: { marginBlockStart: tokens.spacingVerticalS },
});
