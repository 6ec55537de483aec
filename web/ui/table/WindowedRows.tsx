import { Fragment, useMemo, type Key, type ReactElement, type RefObject } from 'react';
import { RowSpace } from './RowSpace.tsx';
import { useRowHeight } from './useRowHeight.ts';
import { useWindow } from './useWindow.ts';

type Props<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  renderRow: (row: Row, index: number) => ReactElement;
};

const none: readonly number[] = [];

/** The rows in view and a few around them; empty rows of the right height stand for the others. */
export function WindowedRows<Row>({ rows, rowKey, scroller, renderRow }: Props<Row>): ReactElement {
  const ids = useMemo(() => rows.map((row) => String(rowKey(row))), [rows, rowKey]);
  const rowHeight = useRowHeight();
  const { parts } = useWindow(scroller, ids, { rowHeight, head: rowHeight, kept: none });
  return (
    <>
      {parts.map((part) => {
        if ('space' in part) return <RowSpace key={part.key} height={part.space} />;
        const row = rows[part.index];
        return row === undefined ? null : <Fragment key={rowKey(row)}>{renderRow(row, part.index)}</Fragment>;
      })}
    </>
  );
}
