import { useCallback, useMemo, useState } from 'react';

/** The checked rows of a list. */
export type Selection = {
  /** Ids of the rows on the screen that can be checked; once all that match are known, of these. */
  ids: readonly string[];
  /** Ids of those that are, in the order of the rows. */
  checked: readonly string[];
  select: (ids: Iterable<string>) => void;
  /** Whether rows were checked until another page came, which has none of them; until one of it is. Absent for a list without pages. */
  isForgotten?: boolean;
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
 * Which rows of a page are checked. Those that leave the screen are no longer checked, and do not come back as such: whatever is
 * done to the checked rows is done to rows that can be seen.
 *
 * @param ids rows on the screen that can be checked
 * @param areChecked whether all of them are from the start
 */
export function useSelection(ids: readonly string[], areChecked = false): Selection {
  const [shown, setShown] = useState(ids);
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(areChecked ? ids : []));
  const [isForgotten, setIsForgotten] = useState(false);
  if (ids.length !== shown.length || ids.some((id, place) => id !== shown[place])) {
    const before = new Set(shown);
    setShown(ids);
    setSelected(new Set(ids.filter((id) => selected.has(id))));
    setIsForgotten(selected.size > 0 && !ids.some((id) => before.has(id) || selected.has(id)));
  }
  const select = useCallback((chosen: Iterable<string>) => {
    setSelected(new Set(chosen));
    setIsForgotten(false);
  }, []);
  return useMemo(
    () => ({ ids, checked: ids.filter((id) => selected.has(id)), select, isForgotten }),
    [ids, selected, select, isForgotten],
  );
}

/** The ids from one to another, in either direction, both included; the second one alone where the first is not there. */
export function rangeBetween(ids: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  return start === -1 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
