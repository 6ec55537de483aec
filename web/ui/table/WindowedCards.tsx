import type { ReactElement, RefObject } from 'react';
import { useWindow } from './useWindow.ts';

/** Pixels of a usual card; each one is measured. */
const cardHeight = 120;
const none: readonly number[] = [];

type Props = {
  /** What tells the cards apart, in their order. */
  ids: readonly string[];
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  cardClass: string;
  renderCard: (index: number) => ReactElement | null;
};

/** The cards in view and a few around them; empty space stands for the others. */
export function WindowedCards({ ids, scroller, cardClass, renderCard }: Props): ReactElement {
  const { parts, measure } = useWindow(scroller, ids, { rowHeight: cardHeight, kept: none });
  return (
    <>
      {parts.map((part) =>
        'space' in part ? (
          <li key={part.key} aria-hidden="true" style={{ blockSize: part.space }} />
        ) : (
          <li
            key={ids[part.index]}
            ref={measure}
            data-index={part.index}
            className={cardClass}
            aria-posinset={part.index + 1}
            aria-setsize={ids.length}
          >
            {renderCard(part.index)}
          </li>
        ),
      )}
    </>
  );
}
