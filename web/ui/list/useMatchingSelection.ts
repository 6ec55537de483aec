import { useCallback, useMemo, useState } from 'react';
import { present } from './present.ts';
import { useSelection, type Selection } from './useSelection.ts';

type Rows<Row> = {
  /** The rows on the screen. */
  rows: readonly (Row | null | undefined)[];
  /** How many there are on all pages; null where that is not known. */
  total: number | null | undefined;
  /** Tells one list from another: its kind and its filters. */
  listKey: string;
  /** Reads the rows of all pages; null when that failed, which is already reported. */
  readAll: () => Promise<readonly Row[] | null>;
};

/** A selection that can hold the rows of all pages, and the rows that are checked. */
type MatchingSelection<Row> = {
  selection: Selection;
  checkedRows: readonly Row[];
  /** Whether these are all that match, on all pages. */
  isWhole: boolean;
};

/**
 * Checking the rows of a page, or at once those of all pages (DAY-27). They are read once and stay checked on every page,
 * until the filters change or the last one is unchecked.
 */
export function useMatchingSelection<Row extends { readonly id: string }>({
  rows,
  total,
  listKey,
  readAll,
}: Rows<Row>): MatchingSelection<Row> {
  const [matching, setMatching] = useState<{ listKey: string; rows: readonly Row[] } | null>(null);
  const [isReading, setIsReading] = useState(false);
  const areKnown = matching?.listKey === listKey;
  const known = useMemo(
    () => (matching?.listKey === listKey ? matching.rows : present(rows)),
    [matching, listKey, rows],
  );
  const { ids, checked, select, isForgotten } = useSelection(
    useMemo(() => known.map(({ id }) => id), [known]),
  );

  const selectAll = async () => {
    setIsReading(true);
    const read = await readAll();
    setIsReading(false);
    if (!read) return;
    setMatching({ listKey, rows: read });
    select(read.map(({ id }) => id));
  };
  const selectSome = useCallback(
    (chosen: Iterable<string>) => {
      const some = [...chosen];
      if (some.length === 0) setMatching(null);
      select(some);
    },
    [select],
  );
  return {
    selection: {
      ids,
      checked,
      select: selectSome,
      isForgotten,
      ...(total == null
        ? {}
        : { matching: { total, areKnown, isReading, selectAll: () => void selectAll() } }),
    },
    checkedRows: known.filter(({ id }) => checked.includes(id)),
    isWhole: areKnown && checked.length === ids.length,
  };
}
