import { makeStyles, tokens } from '@fluentui/react-components';

/** The look of a table's cells; `end` is for numbers and money. */
export const useCellStyles = makeStyles({
  cell: {
    boxSizing: 'border-box',
    blockSize: '34px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    verticalAlign: 'middle',
    '@media (pointer: coarse)': { blockSize: '44px' },
  },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});
