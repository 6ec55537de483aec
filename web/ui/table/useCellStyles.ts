import { makeStyles, tokens } from '@fluentui/react-components';
import { rowHeight, touchRowHeight } from './rowHeights.ts';

/** The look of a table's cells; `end` is for numbers and money. */
export const useCellStyles = makeStyles({
  cell: {
    boxSizing: 'border-box',
    blockSize: `${rowHeight}px`,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    verticalAlign: 'middle',
    // Of the cell that is the row's header.
    fontWeight: 'inherit',
    textAlign: 'start',
    '@media (pointer: coarse)': { blockSize: `${touchRowHeight}px` },
  },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});
