/** A cell of the grid: its line, and the name of its column. Where a cell has a control, that takes the focus. */
export type Cell = { item: string; column: string };

/** The grid as its moves need it. */
export type Grid = {
  /** The rows, from first to last. */
  ids: readonly string[];
  /** The columns of the row that the focus is in, from start to end. */
  columns: readonly string[];
};

/** Rows that Page Up and Page Down pass: about as many as are in view. */
const pageRows = 8;

/**
 * The cell that a key leads to, as in the grid of the ARIA Authoring Practices; null for other keys and past either end of a
 * row. Rows end at the first and the last. `isFar` is with Ctrl: Home and End lead to the corners of the grid.
 */
export function moveByKey(key: string, from: Cell, { ids, columns }: Grid, isFar = false): Cell | null {
  const row = ids.indexOf(from.item);
  const place = columns.indexOf(from.column);
  const cellAt = (index: number, column: string | undefined): Cell | null => {
    const item = ids[Math.min(Math.max(index, 0), ids.length - 1)];
    return item === undefined || column === undefined ? null : { item, column };
  };
  switch (key) {
    case 'Home':
      return cellAt(isFar ? 0 : row, columns[0]);
    case 'End':
      return cellAt(isFar ? ids.length - 1 : row, columns.at(-1));
  }
  if (isFar) return null;
  switch (key) {
    case 'ArrowUp':
      return cellAt(row - 1, from.column);
    case 'ArrowDown':
      return cellAt(row + 1, from.column);
    case 'PageUp':
      return cellAt(row - pageRows, from.column);
    case 'PageDown':
      return cellAt(row + pageRows, from.column);
    case 'ArrowLeft':
      return cellAt(row, columns[place - 1]);
    case 'ArrowRight':
      return cellAt(row, columns[place + 1]);
    default:
      return null;
  }
}

/** The row before or after one of them; null past either end. */
export function neighbourOf(item: string, step: 1 | -1, ids: readonly string[]): string | null {
  return ids[ids.indexOf(item) + step] ?? null;
}

/**
 * The cell in the same column of another row. Of the removals it is the article: the next Enter would remove that row as well.
 */
const cellIn = (item: string, column: string): Cell => ({
  item,
  column: column === 'remove' ? 'article' : column,
});

/** The cell that takes the focus of a row that goes: of the next row, else of the previous row. */
export function afterRemoval({ item, column }: Cell, ids: readonly string[]): Cell | null {
  const next = neighbourOf(item, 1, ids) ?? neighbourOf(item, -1, ids);
  return next === null ? null : cellIn(next, column);
}

/**
 * The cell to focus when the one that had the focus has been removed: in the same row, or in the row that replaced it. From the
 * options of a short line, which are in the column of what is available, it is those of the next short line, so that users
 * settle one after another.
 */
export function afterLoss(
  { item, column }: Cell,
  row: number,
  ids: readonly string[],
  isShort: (item: string) => boolean,
): Cell | null {
  const place = ids.includes(item) ? ids.indexOf(item) : Math.min(row, ids.length - 1);
  const onwards = [...ids.slice(Math.max(place, 0)), ...ids.slice(0, Math.max(place, 0))];
  const next = column === 'available' ? onwards.find(isShort) : undefined;
  const heir = next ?? onwards[0];
  if (heir === undefined) return null;
  return heir === item ? { item, column } : cellIn(heir, column);
}
