import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { ignoreHeldEnter } from '../../../ui/ignoreHeldEnter.ts';
import { headHeight } from './cartSizes.ts';
import { afterLoss, afterRemoval, moveByKey, neighbourOf, type Cell } from './gridMoves.ts';

/** Where a quantity was left for. */
export type EditedDirection = 'next' | 'previous' | 'stay';

/** The keyboard of the cart's table. */
export type CartGrid = {
  /** The only tab stop of the table. */
  at: Cell | null;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  /** Begins to edit a row's quantity. */
  edit: (item: string) => void;
  /**
   * Ends it: on to the next or previous row's quantity, back to this row's button, or nowhere when focus has left. A row that
   * goes with it has no button to go back to: it is that of the row next to it, never a removal.
   */
  edited: (item: string, direction: EditedDirection | null, isGone?: boolean) => void;
  /** Moves on from a row that its button removes. */
  removed: (item: string) => void;
};

type Options = {
  table: RefObject<HTMLTableElement | null>;
  /** The rows, from first to last. */
  ids: readonly string[];
  /** Whether less of a row is available than was asked for. */
  isShort: (item: string) => boolean;
  /** The cell that was last in use. */
  chosen: Cell | null;
  setChosen: (cell: Cell) => void;
  /** Sets the row whose quantity is edited. */
  setEditing: (item: string | null) => void;
  /** Brings a row into the page. */
  scrollTo: (index: number) => void;
};

/**
 * Keyboard of the cart's table: arrows between its cells, Home, End and the Page keys, Enter and Shift+Enter between
 * quantities that are edited. Tab leads to a quantity, from which Home and End lead to the article and the removal. `gridMoves.ts` decides where to go; this hook moves the focus there.
 */
export function useCartGrid(options: Options): CartGrid {
  const { table, ids, isShort, chosen, setChosen, setEditing, scrollTo } = options;
  const rows = useRef(ids);
  useLayoutEffect(() => {
    rows.current = ids;
  });
  /** The cell that gets the focus as soon as it is in the page. */
  const goal = useRef<Cell | null>(null);
  /** The cell that has the focus, and its row; null once the user has left it. */
  const focused = useRef<(Cell & { row: number }) | null>(null);
  const [first] = ids;
  const isThere = chosen !== null && ids.includes(chosen.item);
  const at = isThere ? chosen : first === undefined ? null : { item: first, column: 'qty' };

  const go = useCallback(
    (to: Cell | null) => {
      const row = to ? rows.current.indexOf(to.item) : -1;
      if (!to || row === -1) return;
      goal.current = to;
      setChosen(to);
      scrollTo(row);
    },
    [scrollTo, setChosen],
  );

  // After every render: any of them may take away the control that has the focus, because its line went elsewhere or is
  // not short any more; and the goal may come into the page only some renders after the move.
  useEffect(() => {
    const last = focused.current;
    if (last && !goal.current && document.activeElement === document.body)
      go(afterLoss(last, last.row, ids, isShort));
    const cell = goal.current && focusableIn(table.current, goal.current);
    if (!cell) return;
    goal.current = null;
    cell.focus();
  });

  const edit = useCallback(
    (item: string) => {
      setChosen({ item, column: 'qty' });
      setEditing(item);
    },
    [setChosen, setEditing],
  );

  const edited = useCallback(
    (item: string, direction: EditedDirection | null, isGone = false) => {
      const isStep = direction === 'next' || direction === 'previous';
      const next = isStep ? neighbourOf(item, direction === 'next' ? 1 : -1, rows.current) : null;
      if (next === null) {
        setEditing(null);
        const cell = { item, column: 'qty' };
        if (direction !== null) go(isGone ? afterRemoval(cell, rows.current) : cell);
      } else {
        // Of a row that is in view nothing is scrolled: that costs a frame's work before the key is answered.
        if (!isInView(table.current, next)) scrollTo(rows.current.indexOf(next));
        edit(next);
      }
    },
    [edit, go, scrollTo, setEditing, table],
  );

  const removed = useCallback(
    (item: string) => go(afterRemoval({ item, column: 'remove' }, rows.current)),
    [go],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    ignoreHeldEnter(event);
    const from = cellOf(event.target);
    if (!from || event.altKey || event.metaKey) return;
    const columns = columnsOf(event.target);
    const to = moveByKey(event.key, from, { ids, columns }, event.ctrlKey);
    if (!to) return;
    event.preventDefault();
    go(to);
  };

  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target);
    focused.current = cell && { ...cell, row: ids.indexOf(cell.item) };
    if (cell && (cell.item !== at?.item || cell.column !== at.column)) setChosen(cell);
  };

  const onBlur = (event: FocusEvent) => {
    if (event.target.isConnected) focused.current = null;
  };

  return { at, onKeyDown, onFocus, onBlur, edit, edited, removed };
}

/** The cell that an element is, or whose control it is; null for what is in a cell besides, as the field of a quantity. */
function cellOf(target: EventTarget): Cell | null {
  if (!(target instanceof HTMLElement)) return null;
  const item = target.closest<HTMLElement>('[data-item]')?.dataset['item'];
  // A cell may have got its control while it had the focus.
  const named = target.matches('td')
    ? (target.querySelector<HTMLElement>('[data-column]') ?? target)
    : target;
  const column = named.dataset['column'];
  return item === undefined || column === undefined ? null : { item, column };
}

/** Whether all of a row is in the scrolling area around the table, below its head. */
function isInView(table: HTMLElement | null, item: string): boolean {
  const row = table?.querySelector(`[data-item="${CSS.escape(item)}"]`)?.getBoundingClientRect();
  const area = table?.parentElement?.getBoundingClientRect();
  return (
    row !== undefined && area !== undefined && row.top >= area.top + headHeight && row.bottom <= area.bottom
  );
}

/** The columns of an element's row, from start to end. */
function columnsOf(target: EventTarget): string[] {
  const row = target instanceof Element ? target.closest('[data-item]') : null;
  const cells = row?.querySelectorAll<HTMLElement>('[data-column]') ?? [];
  return [...cells].map(({ dataset }) => dataset['column'] ?? '');
}

/** The element of a cell that takes the focus; the quantity if the row does not have such a cell. */
function focusableIn(table: HTMLElement | null, cell: Cell): HTMLElement | null {
  const find = (column: string) =>
    table?.querySelector<HTMLElement>(
      `[data-item="${CSS.escape(cell.item)}"] [data-column="${CSS.escape(column)}"]`,
    ) ?? null;
  return find(cell.column) ?? find('qty');
}
