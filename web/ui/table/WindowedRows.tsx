import { Fragment, type ReactElement, type RefObject } from 'react';
import { useMediaQuery } from '../useMediaQuery.ts';
import { RowSpace } from './RowSpace.tsx';
import { rowHeight, touchRowHeight } from './rowHeights.ts';
import { useSteadyWidths } from './useSteadyWidths.ts';
import { useWindow, type Measure } from './useWindow.ts';

type Props = {
  /** What tells the rows apart, in their order. */
  ids: readonly string[];
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** What tells the columns and their headings apart. */
  columns: string;
  /** Pixels of a usual row where rows differ in height: then each is measured. */
  unequalHeight: number | undefined;
  /** `measure` is for the row's ref. */
  renderRow: (index: number, measure: Measure) => ReactElement | null;
};

const none: readonly number[] = [];

/** The rows in view and a few around them; empty rows of the right height stand for the others. */
export function WindowedRows({ ids, scroller, columns, unequalHeight, renderRow }: Props): ReactElement {
  // With another height than that of the rows, all of them are laid out again for each one that comes into view.
  const usualHeight = useMediaQuery('(pointer: coarse)') ? touchRowHeight : rowHeight;
  const { parts, measure } = useWindow(scroller, ids, {
    rowHeight: Math.max(usualHeight, unequalHeight ?? 0),
    head: usualHeight,
    kept: none,
  });
  useSteadyWidths(scroller, parts.some((part) => 'index' in part) ? columns : null);
  return (
    <>
      {parts.map((part) =>
        'space' in part ? (
          <RowSpace key={part.key} height={part.space} />
        ) : (
          <Fragment key={ids[part.index]}>
            {renderRow(part.index, unequalHeight === undefined ? undefined : measure)}
          </Fragment>
        ),
      )}
    </>
  );
}
