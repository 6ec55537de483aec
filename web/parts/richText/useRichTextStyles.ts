import { makeStyles, shorthands, tokens } from '@fluentui/react-components';

const block = (color: string, background: string) =>
  ({
    borderInlineStartWidth: '4px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: color,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: background,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalM,
    marginBlock: tokens.spacingVerticalM,
  }) as const;

const useStyles = makeStyles({
  text: {
    maxInlineSize: '720px',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '1.5',
    // Whatever is floated or wide stays within the text.
    display: 'flow-root',
    '& :first-child': { marginBlockStart: 0 },
    '& :last-child': { marginBlockEnd: 0 },
    '& p, & ul, & ol, & dl, & figure, & [data-table]': { marginBlock: tokens.spacingVerticalM },
    '& figure': { marginInline: 0 },
    '& ul, & ol': { paddingInlineStart: tokens.spacingHorizontalXXL },
    '& li': { marginBlock: tokens.spacingVerticalXS },
    '& h2, & h3, & h4, & h5, & h6': {
      marginBlock: `${tokens.spacingVerticalXL} ${tokens.spacingVerticalS}`,
      fontSize: tokens.fontSizeBase300,
      fontWeight: tokens.fontWeightSemibold,
    },
    // Below the title of a page, which is larger.
    '& h2': { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
    '& h4, & h5, & h6': { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
    '& a': {
      color: tokens.colorBrandForegroundLink,
      textDecorationLine: 'underline',
      borderRadius: tokens.borderRadiusSmall,
    },
    '& a:hover': { color: tokens.colorBrandForegroundLinkHover },
    '& a:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& img': { maxInlineSize: '100%', blockSize: 'auto', borderRadius: tokens.borderRadiusMedium },
    '& figcaption': { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
    '& hr': {
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: tokens.colorNeutralStroke2,
      borderBlockEndWidth: 0,
    },
    '& [data-table]': { overflowX: 'auto' },
    '& [data-table]:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& table': { borderCollapse: 'collapse', overflowWrap: 'normal' },
    '& caption': { textAlign: 'start', color: tokens.colorNeutralForeground2 },
    '& th, & td': {
      paddingBlock: tokens.spacingVerticalXS,
      paddingInline: tokens.spacingHorizontalM,
      ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
      verticalAlign: 'top',
    },
    '& th:not([align])': { textAlign: 'start' },
    '& th': { backgroundColor: tokens.colorNeutralBackground2, fontWeight: tokens.fontWeightSemibold },
    '& code, & kbd, & pre, & samp': {
      fontFamily: tokens.fontFamilyMonospace,
      backgroundColor: tokens.colorNeutralBackground3,
      borderRadius: tokens.borderRadiusSmall,
    },
    '& pre': { overflowX: 'auto', padding: tokens.spacingHorizontalM, whiteSpace: 'pre-wrap' },
    '& mark': {
      backgroundColor: tokens.colorPaletteYellowBackground2,
      color: tokens.colorNeutralForeground1,
    },
    '& blockquote': {
      marginBlock: tokens.spacingVerticalM,
      marginInline: 0,
      paddingInlineStart: tokens.spacingHorizontalL,
      borderInlineStartWidth: '4px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorNeutralStroke1,
      color: tokens.colorNeutralForeground2,
    },
    '& [data-block=info]': block(tokens.colorBrandStroke1, tokens.colorNeutralBackground3),
    '& [data-block=question]': block(
      tokens.colorStatusWarningBorderActive,
      tokens.colorStatusWarningBackground1,
    ),
    '& [data-block=error]': block(tokens.colorStatusDangerBorderActive, tokens.colorStatusDangerBackground1),
  },
});

/** The look of long texts: headings, lists, tables, highlighted blocks. */
export const useRichTextStyles = (): string => useStyles().text;
