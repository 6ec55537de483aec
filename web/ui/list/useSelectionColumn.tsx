import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../table/Column.ts';
import { SelectionBox } from './SelectionBox.tsx';
import { rangeBetween, type Selection } from './useSelection.ts';

/** A selection, and how its rows are identified and named. */
export type RowChoice<Row> = Selection & {
  /** The row's id, and its article's number for the label of its box. */
  describe: (row: Row) => { id: string; name: string };
};

/**
 * The column of check boxes; null for a list without a selection. Rows that cannot be checked have a disabled box. With
 * Shift, by pointer or by Space, the rows since the last one are set as well (DAY-26). It stays the same column while the
 * selection and `describe` do.
 */
export function useSelectionColumn<Row>(choice: RowChoice<Row> | null): Column<Row> | null {
  const { t } = useTranslation();
  const last = useRef<string>(null);
  const { ids, checked, select, describe } = choice ?? noChoice;
  return useMemo(
    () =>
      describe && {
        key: 'selection',
        label: t('WISHLIST.COLUMN.SELECTION'),
        isLabelHidden: true,
        width: '1%',
        card: 'head',
        render: (row) => {
          const { id, name } = describe(row);
          return (
            <SelectionBox
              label={t('WISHLIST.SELECT', { article: name })}
              isDisabled={!ids.includes(id)}
              isChecked={checked.includes(id)}
              onChange={(isChecked, isRange) => {
                const set = isRange ? rangeBetween(ids, last.current ?? id, id) : [id];
                last.current = id;
                select(isChecked ? [...checked, ...set] : checked.filter((other) => !set.includes(other)));
              }}
            />
          );
        },
      },
    [t, ids, checked, select, describe],
  );
}

const noChoice = { ids: [], checked: [], select: () => {}, describe: null };
