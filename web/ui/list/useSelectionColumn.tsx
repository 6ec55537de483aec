import { Checkbox, makeStyles } from '@fluentui/react-components';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../table/Column.ts';
import { rangeBetween, type Selection } from './useSelection.ts';

/** A selection, and how its rows are identified and named. */
export type RowChoice<Row> = Selection & {
  /** The row's id, and its article's number for the label of its box. */
  describe: (row: Row) => { id: string; name: string };
};

// The box is large enough to hit without making its row higher than others.
const useStyles = makeStyles({ box: { marginBlock: '-4px', marginInlineStart: '-4px' } });

/**
 * The column of check boxes; null for a list without a selection. Rows that cannot be checked have a disabled box. With
 * Shift, by pointer or by Space, the rows since the last one are set as well (DAY-26).
 */
export function useSelectionColumn<Row>(choice: RowChoice<Row> | null): Column<Row> | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const last = useRef<string>(null);
  if (!choice) return null;
  const { ids, checked, select, describe } = choice;
  return {
    key: 'selection',
    label: t('WISHLIST.COLUMN.SELECTION'),
    isLabelHidden: true,
    width: '1%',
    card: 'head',
    render: (row) => {
      const { id, name } = describe(row);
      return (
        <Checkbox
          className={styles.box}
          aria-label={t('WISHLIST.SELECT', { article: name })}
          disabled={!ids.includes(id)}
          checked={checked.includes(id)}
          onChange={({ nativeEvent }, { checked: isChecked }) => {
            const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
            const set = isRange ? rangeBetween(ids, last.current ?? id, id) : [id];
            last.current = id;
            select(
              isChecked === true ? [...checked, ...set] : checked.filter((other) => !set.includes(other)),
            );
          }}
        />
      );
    },
  };
}
