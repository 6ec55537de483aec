import { useCallback, useMemo, useState } from 'react';
import { kept, readKept, textsOf } from '../../i18n/kept.ts';

/** A column that the user may choose. */
export type ChoosableColumn = {
  key: string;
  label: string;
  /** Cannot be hidden (GAP-81). */
  isFixed?: boolean;
  /** Hidden until chosen (ORD-40). */
  isHiddenByDefault?: boolean;
};

/** Which columns show, and how to change that. */
export type ColumnChoice = {
  isVisible: (key: string) => boolean;
  visibleKeys: readonly string[];
  choose: (keys: readonly string[]) => void;
};

/**
 * The columns that the user has chosen for a page, kept in local storage under `columns:{pageKey}` as a JSON array of keys
 * (ORD-41, GAP-40). An unreadable choice counts as none; fixed columns always show.
 */
export function useColumnChoice(pageKey: string, columns: readonly ChoosableColumn[]): ColumnChoice {
  const storageKey = `columns:${pageKey}`;
  const [chosen, setChosen] = useState(() => readKept(storageKey, textsOf));

  const choose = useCallback(
    (keys: readonly string[]) => {
      kept.keep(storageKey, JSON.stringify(keys));
      setChosen(keys);
    },
    [storageKey],
  );
  return useMemo(() => {
    const visibleKeys = columns
      .filter(
        ({ key, isFixed, isHiddenByDefault }) =>
          isFixed || (chosen ? chosen.includes(key) : !isHiddenByDefault),
      )
      .map(({ key }) => key);
    return { isVisible: (key) => visibleKeys.includes(key), visibleKeys, choose };
  }, [columns, chosen, choose]);
}
