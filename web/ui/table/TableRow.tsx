import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, type ReactElement } from 'react';
import { dash } from '../values/dash.ts';
import type { Mark } from '../live/live.ts';
import { RowMark } from '../live/RowMark.tsx';
import type { Column } from './Column.ts';
import { openRow, rowLink, rowPart } from './openRow.ts';
import { pinned } from './pinned.ts';
import { useCellStyles } from './useCellStyles.ts';
import type { Measure } from './useWindow.ts';

const useStyles = makeStyles({
  row: {
    // What is pinned hides what scrolls below it.
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  link: { cursor: 'pointer' },
  marked: { position: 'relative', backgroundColor: tokens.colorBrandBackground2 },
});

type Props<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  /** Whether it is new or has changed; left out for other rows. */
  mark: Mark | undefined;
  /** Its place in a table of which only some rows are in the page, from 1, the head included. */
  rowIndex: number | undefined;
  /** Measures it, where rows of such a table differ in height. */
  measure?: Measure;
};

function Cells<Row>({ row, columns, mark, rowIndex, measure }: Props<Row>): ReactElement {
  const styles = useStyles();
  const cellStyles = useCellStyles();
  const end = mergeClasses(cellStyles.cell, cellStyles.end);
  const isLink = columns.some(({ isRowLink }) => isRowLink);
  // What a screen reader says before each value of the row.
  const header = (
    columns.find(({ isRowLink }) => isRowLink) ??
    columns.find(({ card, isLabelHidden }) => card === 'head' && !isLabelHidden) ??
    columns.find(({ isLabelHidden }) => !isLabelHidden)
  )?.key;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link itself
    <tr
      className={mergeClasses(styles.row, isLink && styles.link, mark && styles.marked)}
      aria-rowindex={rowIndex}
      ref={measure}
      // The head is the first of the rows.
      data-index={measure && rowIndex !== undefined ? rowIndex - 2 : undefined}
      onClick={isLink ? openRow : undefined}
    >
      {columns.map(({ key, render, align, isRowLink, isPinned }, i) => {
        // A text alone is set at once; next to another child it would be a node that React keeps.
        const content = render(row) ?? dash;
        const isHeader = key === header;
        const Cell = isHeader ? 'th' : 'td';
        return (
          <Cell
            key={key}
            scope={isHeader ? 'row' : undefined}
            {...(isRowLink ? rowLink : isLink ? rowPart : undefined)}
            {...(isPinned ? pinned : undefined)}
            className={align === 'end' ? end : cellStyles.cell}
            // Numbers and sums.
            translate={align === 'end' ? 'no' : undefined}
          >
            {mark && i === 0 ? [<RowMark key="mark" mark={mark} />, content] : content}
          </Cell>
        );
      })}
    </tr>
  );
}

/** A row of a table. Memoised: while a long table scrolls, only rows that come into view are rendered. */
// `memo` drops the type parameter; the component is the same.
export const TableRow = memo(Cells) as typeof Cells;
