import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { iconShape } from '../../ui/iconShape.ts';

const hairline = {
  borderBlockEndWidth: tokens.strokeWidthThin,
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: tokens.colorNeutralStroke2,
} as const;

const focusRing = {
  outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
  borderRadius: tokens.borderRadiusMedium,
};

/** How a line of the cart looks: a row of a table, or a card on a phone. */
export const useCartRowStyles = makeStyles({
  // The totals stick to the end of the page: what gets the focus is scrolled clear of them.
  clear: { '& a, & button, & input': { scrollMarginBlockEnd: '96px' } },
  // A separate layer: the browser repaints the rows that change and reuses the others.
  layer: { isolation: 'isolate' },
  row: { ':hover > td': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  cell: {
    boxSizing: 'border-box',
    blockSize: '34px',
    paddingBlock: 0,
    paddingInline: tokens.spacingHorizontalS,
    backgroundColor: tokens.colorNeutralBackground1,
    ...hairline,
    '@media (pointer: coarse)': { blockSize: '44px' },
  },
  article: {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    whiteSpace: 'nowrap',
    '& > * + *': { marginInlineStart: tokens.spacingHorizontalS },
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': focusRing,
  },
  description: { color: tokens.colorNeutralForeground2 },
  // Both fit into the height of a row, which the window of rows counts on.
  twoLines: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  arrival: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // As wide as the open editor, so that nothing moves when it opens.
  quantity: { paddingBlock: tokens.spacingVerticalXXS, minInlineSize: '108px' },
  quantityButton: {
    minInlineSize: '56px',
    minBlockSize: '28px',
    paddingInline: tokens.spacingHorizontalS,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    cursor: 'text',
    ':hover': { ...shorthands.borderColor(tokens.colorNeutralStroke1Hover) },
    ':focus-visible': focusRing,
    '@media (pointer: coarse)': { minBlockSize: '40px', minInlineSize: '64px' },
  },
  pending: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  short: { color: tokens.colorStatusWarningForeground1, fontWeight: tokens.fontWeightSemibold },
  warning: {
    ...iconShape('warning'),
    marginInlineEnd: tokens.spacingHorizontalXS,
    verticalAlign: 'text-bottom',
  },
  total: { fontWeight: tokens.fontWeightSemibold },
  command: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': focusRing,
    '@media (pointer: coarse)': { inlineSize: '40px', blockSize: '40px' },
  },
  remove: {
    ':hover': { color: tokens.colorPaletteRedForeground1 },
    '::before': { content: '""', ...iconShape('delete') },
  },
  rescue: {
    verticalAlign: 'middle',
    color: tokens.colorBrandForegroundLink,
    '::before': { content: '""', ...iconShape('lightbulb') },
  },
  card: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    ...hairline,
    // Quantity, price and total on one line; what the warehouses have below.
    '::after': { content: '""', order: 4, flexBasis: '100%' },
  },
  cardCell: { display: 'block', padding: 0, order: 5, textAlign: 'start' },
  cardQuantity: { order: 2 },
  cardPrice: { order: 3 },
  cardTotal: { order: 3, marginInlineStart: 'auto' },
  cardArticle: { order: 1, position: 'static', flexBasis: 'calc(100% - 56px)' },
  cardDescription: {
    order: 1,
    flexBasis: '100%',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  cardRemove: {
    order: 6,
    position: 'absolute',
    insetBlockStart: tokens.spacingVerticalXS,
    insetInlineEnd: tokens.spacingHorizontalXS,
  },
});
