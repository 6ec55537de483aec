/** The controls of a row, from start to end. */
export const rowControls = ['article', 'qty', 'rescue', 'remove'] as const;

/** One of the controls of a row. */
export type RowControl = (typeof rowControls)[number];

/** A control of a row of the grid. */
export type Cell = { item: string; control: RowControl };

/** The grid as its moves need it. */
export type Grid = {
  /** The rows, from first to last. */
  ids: readonly string[];
  /** Whether a row has a control now: only a short row has `rescue`. */
  has: (cell: Cell) => boolean;
};

/** The cell that a key leads to; null for other keys and past either end of a row. Rows end at the first and the last. */
export function moveByKey(key: string, from: Cell, { ids, has }: Grid): Cell | null {
  const row = ids.indexOf(from.item);
  switch (key) {
    case 'ArrowUp':
      return cellAt(row - 1);
    case 'ArrowDown':
      return cellAt(row + 1);
    case 'Home':
      return cellAt(0);
    case 'End':
      return cellAt(ids.length - 1);
    case 'ArrowLeft':
      return sideways(-1);
    case 'ArrowRight':
      return sideways(1);
    default:
      return null;
  }

  function cellAt(index: number): Cell | null {
    const item = ids[Math.min(Math.max(index, 0), ids.length - 1)];
    return item === undefined ? null : { item, control: from.control };
  }

  function sideways(step: 1 | -1): Cell | null {
    const start = rowControls.indexOf(from.control);
    for (let column = start + step; ; column += step) {
      const control = rowControls[column];
      if (!control) return null;
      if (has({ item: from.item, control })) return { item: from.item, control };
    }
  }
}

/** The row before or after one of them; null past either end. */
export function neighbourOf(item: string, step: 1 | -1, ids: readonly string[]): string | null {
  return ids[ids.indexOf(item) + step] ?? null;
}

/** The cell that takes the focus of a row's remove button when the row goes: the next row's, else the previous row's. */
export function afterRemoval(item: string, ids: readonly string[]): Cell | null {
  const next = neighbourOf(item, 1, ids) ?? neighbourOf(item, -1, ids);
  return next === null ? null : { item: next, control: 'remove' };
}

/**
 * The cell to focus when the focused control has been removed: in the same row, or in the row that replaced it. If the removed
 * control opened the options of a short line, it is that control of the next short line, so that users settle one after another.
 */
export function afterLoss(
  { item, control }: Cell,
  row: number,
  ids: readonly string[],
  isShort: (item: string) => boolean,
): Cell | null {
  const place = ids.includes(item) ? ids.indexOf(item) : Math.min(row, ids.length - 1);
  const onwards = [...ids.slice(Math.max(place, 0)), ...ids.slice(0, Math.max(place, 0))];
  const next = control === 'rescue' ? onwards.find(isShort) : undefined;
  const heir = next ?? onwards[0];
  return heir === undefined ? null : { item: heir, control };
}
