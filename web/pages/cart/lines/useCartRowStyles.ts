import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { cartRowHeight } from './cartSizes.ts';
import { iconShape } from '../../../ui/pictures/iconShape.ts';

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
  clear: { '& :is(a, button, input, td)': { scrollMarginBlockEnd: '96px' } },
  // A separate layer: the browser repaints the rows that change and reuses the others.
  layer: { isolation: 'isolate' },
  row: { ':hover > :is(td, th)': { backgroundColor: tokens.colorSubtleBackgroundHover } },
  cell: {
    boxSizing: 'border-box',
    blockSize: `${cartRowHeight}px`,
    paddingBlock: 0,
    paddingInline: tokens.spacingHorizontalS,
    backgroundColor: tokens.colorNeutralBackground1,
    ...hairline,
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  article: {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    textAlign: 'start',
    fontWeight: 'inherit',
    whiteSpace: 'nowrap',
    '& > a + :not(div)': { marginInlineStart: tokens.spacingHorizontalS },
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': focusRing,
  },
  // One line, so that the height of a row is what the window of rows counts on.
  description: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  arrival: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // As wide as the open editor, so that nothing moves when it opens.
  quantity: { paddingBlock: tokens.spacingVerticalXXS, minInlineSize: '108px' },
  quantityButton: {
    minInlineSize: '56px',
    minBlockSize: '32px',
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
    '@media (pointer: coarse)': { minBlockSize: '44px', minInlineSize: '64px' },
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
    inlineSize: '32px',
    blockSize: '32px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': focusRing,
    '@media (pointer: coarse)': { inlineSize: '44px', blockSize: '44px' },
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
  cardCell: {
    display: 'block',
    padding: 0,
    order: 5,
    textAlign: 'start',
    ':focus-visible': focusRing,
  },
  // On paper nothing shows that the first number is the quantity.
  cardQuantity: { order: 2, '@media print': { '::after': { content: '" ×"' } } },
  cardPrice: { order: 3 },
  cardTotal: { order: 3, marginInlineStart: 'auto' },
  cardArticle: { order: 1, position: 'static', flexBasis: 'calc(100% - 56px)' },
  cardDescription: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  cardRemove: {
    order: 6,
    position: 'absolute',
    insetBlockStart: tokens.spacingVerticalXS,
    insetInlineEnd: tokens.spacingHorizontalXS,
  },
});
