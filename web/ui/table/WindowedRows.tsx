import { Fragment, type ReactElement, type RefObject } from 'react';
import { RowSpace } from './RowSpace.tsx';
import { useRowHeight } from './useRowHeight.ts';
import { useSteadyWidths } from './useSteadyWidths.ts';
import { useWindow } from './useWindow.ts';

type Props = {
  /** What tells the rows apart, in their order. */
  ids: readonly string[];
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** What tells the columns and their headings apart. */
  columns: string;
  renderRow: (index: number) => ReactElement | null;
};

const none: readonly number[] = [];

/** The rows in view and a few around them; empty rows of the right height stand for the others. */
export function WindowedRows({ ids, scroller, columns, renderRow }: Props): ReactElement {
  const rowHeight = useRowHeight();
  const { parts } = useWindow(scroller, ids, { rowHeight, head: rowHeight, kept: none });
  useSteadyWidths(scroller, parts.some((part) => 'index' in part) ? columns : null);
  return (
    <>
      {parts.map((part) =>
        'space' in part ? (
          <RowSpace key={part.key} height={part.space} />
        ) : (
          <Fragment key={ids[part.index]}>{renderRow(part.index)}</Fragment>
        ),
      )}
    </>
  );
}
