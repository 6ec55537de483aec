import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** The controls of a row, from start to end. */
export const rowControls = ['article', 'qty', 'rescue', 'remove'] as const;

/** A control of a row. */
export type RowControl = (typeof rowControls)[number];

/** Where a quantity was left for. */
export type EditedDirection = 'next' | 'previous' | 'stay';

/** A control of a row. */
export type Place = { item: string; control: RowControl };

/** How one moves in the cart's table by keyboard. */
export type CartGrid = {
  /** The one tab stop of the table. */
  at: Place | null;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  /** Begins to edit a row's quantity. */
  edit: (item: string) => void;
  /** Ends it: on to the next or previous row's quantity, back to this row's button, or nowhere when focus has left. */
  edited: (item: string, direction: EditedDirection | null) => void;
  /** Moves on from a row that goes away. */
  removed: (item: string) => void;
};

type Options = {
  table: RefObject<HTMLTableElement | null>;
  /** The rows, from first to last. */
  ids: readonly string[];
  /** Where one was last. */
  chosen: Place | null;
  setChosen: (place: Place) => void;
  /** Says which row's quantity is edited. */
  setEditing: (item: string | null) => void;
  /** Brings a row into the page. */
  scrollTo: (index: number) => void;
};

/**
 * Keyboard of the cart's table: arrows between rows and controls, Home and End, Enter and Shift+Enter between
 * quantities that are edited.
 */
export function useCartGrid({ table, ids, chosen, setChosen, setEditing, scrollTo }: Options): CartGrid {
  const rows = useRef(ids);
  useLayoutEffect(() => {
    rows.current = ids;
  });
  const goal = useRef<Place | null>(null);
  // Where the focus is, and in which row; null once one has left by oneself.
  const focused = useRef<(Place & { row: number }) | null>(null);
  const [first] = ids;
  const isThere = chosen !== null && ids.includes(chosen.item);
  const at = isThere ? chosen : first === undefined ? null : ({ item: first, control: 'article' } as const);

  // The row may come into the page only some renders after one has moved to it.
  useEffect(() => {
    if (!goal.current) return;
    const control = controlIn(table.current, goal.current);
    if (!control) return;
    goal.current = null;
    control.focus();
  });

  const go = useCallback(
    (index: number, control: RowControl) => {
      const item = rows.current[index];
      if (item === undefined) return;
      goal.current = { item, control };
      setChosen(goal.current);
      scrollTo(index);
    },
    [scrollTo, setChosen],
  );

  // A control may leave the page with the focus on it: its line went elsewhere, or needs no way out any more.
  useEffect(() => {
    const last = focused.current;
    if (!last || goal.current || document.activeElement !== document.body) return;
    const there = ids.indexOf(last.item);
    go(there === -1 ? Math.min(last.row, ids.length - 1) : there, last.control);
  });

  const edit = useCallback(
    (item: string) => {
      setChosen({ item, control: 'qty' });
      setEditing(item);
    },
    [setChosen, setEditing],
  );

  const edited = useCallback(
    (item: string, direction: EditedDirection | null) => {
      const step = direction === 'next' ? 1 : direction === 'previous' ? -1 : 0;
      const index = rows.current.indexOf(item) + step;
      const neighbour = rows.current[index];
      if (step !== 0 && neighbour !== undefined) {
        scrollTo(index);
        edit(neighbour);
        return;
      }
      setEditing(null);
      if (direction !== null) go(rows.current.indexOf(item), 'qty');
    },
    [edit, go, scrollTo, setEditing],
  );

  const removed = useCallback(
    (item: string) => {
      const index = rows.current.indexOf(item);
      go(index + 1 < rows.current.length ? index + 1 : index - 1, 'remove');
    },
    [go],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (!place || event.ctrlKey || event.altKey || event.metaKey) return;
    const row = ids.indexOf(place.item);
    const column = rowControls.indexOf(place.control);
    // Only a short row has a way out: in the others one goes past it.
    const step = (direction: 1 | -1) =>
      findControl(table.current, { ...place, control: rowControls[column + direction] ?? place.control })
        ? 1
        : 2;
    const target = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - step(-1)],
      ArrowRight: [row, column + step(1)],
      Home: [0, column],
      End: [ids.length - 1, column],
    }[event.key];
    const control = rowControls[target?.[1] ?? -1];
    if (!target || !control) return;
    event.preventDefault();
    go(target[0] ?? -1, control);
  };

  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event.target);
    focused.current = place && { ...place, row: ids.indexOf(place.item) };
    if (place && (place.item !== at?.item || place.control !== at.control)) setChosen(place);
  };

  const onBlur = (event: FocusEvent) => {
    if (event.target.isConnected) focused.current = null;
  };

  return { at, onKeyDown, onFocus, onBlur, edit, edited, removed };
}

function placeOf(target: EventTarget): Place | null {
  if (!(target instanceof HTMLElement)) return null;
  const item = target.closest<HTMLElement>('[data-item]')?.dataset['item'];
  const control = rowControls.find((name) => name === target.dataset['control']);
  return item !== undefined && control ? { item, control } : null;
}

/** A control of a row; where the row has no such control, its quantity. */
function controlIn(table: HTMLElement | null, place: Place): HTMLElement | null {
  return findControl(table, place) ?? findControl(table, { ...place, control: 'qty' });
}

function findControl(table: HTMLElement | null, { item, control }: Place): HTMLElement | null {
  return (
    table?.querySelector<HTMLElement>(`[data-item="${CSS.escape(item)}"] [data-control="${control}"]`) ?? null
  );
}
