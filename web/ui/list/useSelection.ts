import { useCallback, useMemo, useState } from 'react';

/** The checked rows of a list. */
export type Selection = {
  /** Ids of the rows on the screen that can be checked; once all that match are known, of these. */
  ids: readonly string[];
  /** Ids of those that are, in the order of the rows. */
  checked: readonly string[];
  select: (ids: Iterable<string>) => void;
  /** How to check the rows of all pages at once; absent where the list offers it not. */
  matching?: MatchingRows;
};

/** The rows of all pages, as `SelectAll` offers them. */
export type MatchingRows = {
  /** How many rows match the filters of the list. */
  total: number;
  /** Whether they are all known, and so among the ids. */
  areKnown: boolean;
  isReading: boolean;
  /** Reads and checks them. */
  selectAll: () => void;
};

/**
 * Which rows of a page are checked. A row that was checked on another page is not on the screen and does not count.
 *
 * @param ids rows on the screen that can be checked
 * @param areChecked whether all of them are from the start
 */
export function useSelection(ids: readonly string[], areChecked = false): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(areChecked ? ids : []));
  const select = useCallback((chosen: Iterable<string>) => setSelected(new Set(chosen)), []);
  return useMemo(
    () => ({ ids, checked: ids.filter((id) => selected.has(id)), select }),
    [ids, selected, select],
  );
}

/** The ids from one to another, in either direction, both included; the second one alone where the first is not there. */
export function rangeBetween(ids: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  return start === -1 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
