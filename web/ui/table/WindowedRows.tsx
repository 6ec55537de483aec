import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type Key, type ReactElement, type RefObject } from 'react';

type Props<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  columnCount: number;
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  renderRow: (row: Row, index: number) => ReactElement;
};

/** Height of a dense row in pixels, with its hairline. */
const rowHeight = 35;

/** The rows in view and a few around them; empty rows of the right height stand for the others. */
export function WindowedRows<Row>({
  rows,
  rowKey,
  columnCount,
  scroller,
  renderRow,
}: Props<Row>): ReactElement {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  const shown = virtualizer.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <>
      <Gap height={above} columnCount={columnCount} />
      {shown.map(({ index }) => {
        const row = rows[index];
        return row === undefined ? null : <Fragment key={rowKey(row)}>{renderRow(row, index)}</Fragment>;
      })}
      <Gap height={below} columnCount={columnCount} />
    </>
  );
}

function Gap({ height, columnCount }: { height: number; columnCount: number }): ReactElement | null {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing but space */}
      <td colSpan={columnCount} style={{ blockSize: height, padding: 0 }} />
    </tr>
  );
}
