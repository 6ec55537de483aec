import { useState, type PointerEvent, type RefObject } from 'react';

/** What a row's handle needs to drag the row, by mouse, pen or finger. */
export type DragHandle = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
};

/** Rows of a list that are put in order by dragging their handles: a row moves as soon as it is over another's place. */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): { dragged: number | null; handleOf: (place: number) => DragHandle } {
  const [dragged, setDragged] = useState<number | null>(null);
  const stop = () => setDragged(null);
  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])];
    const found = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return found === -1 ? rows.length - 1 : found;
  };
  return {
    dragged,
    handleOf: (place) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(place);
      },
      onPointerMove(event) {
        if (dragged === null) return;
        const to = placeAt(event.clientY);
        if (to === dragged) return;
        onMove(dragged, to);
        setDragged(to);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    }),
  };
}
