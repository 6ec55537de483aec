import { useMemo, useState } from 'react';

/** The checked rows of a list. */
export type Selection = {
  /** Ids of the rows on the screen that can be checked. */
  ids: readonly string[];
  /** Ids of those that are, in the order of the rows. */
  checked: readonly string[];
  select: (ids: Iterable<string>) => void;
};

/**
 * Which rows of a page are checked. A row that was checked on another page is not on the screen and does not count.
 *
 * @param ids rows on the screen that can be checked
 * @param areChecked whether all of them are from the start
 */
export function useSelection(ids: readonly string[], areChecked = false): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(areChecked ? ids : []));
  return useMemo(
    () => ({
      ids,
      checked: ids.filter((id) => selected.has(id)),
      select: (chosen) => setSelected(new Set(chosen)),
    }),
    [ids, selected],
  );
}
