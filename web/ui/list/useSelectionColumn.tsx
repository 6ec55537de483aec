import { Checkbox, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Column } from '../table/Column.ts';
import type { Selection } from './useSelection.ts';

/** A selection, and how its rows are identified and named. */
export type RowChoice<Row> = Selection & {
  /** The row's id, and its article's number for the label of its box. */
  describe: (row: Row) => { id: string; name: string };
};

// The box is large enough to hit without making its row higher than others.
const useStyles = makeStyles({ box: { marginBlock: '-4px', marginInlineStart: '-4px' } });

/** The column of check boxes; null for a list without a selection. Rows that cannot be checked have a disabled box. */
export function useSelectionColumn<Row>(choice: RowChoice<Row> | null): Column<Row> | null {
  const styles = useStyles();
  const { t } = useTranslation();
  if (!choice) return null;
  const { ids, checked, select, describe } = choice;
  return {
    key: 'selection',
    label: t('WISHLIST.COLUMN.SELECTION'),
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
          onChange={(_, { checked: isChecked }) =>
            select(isChecked === true ? [...checked, id] : checked.filter((other) => other !== id))
          }
        />
      );
    },
  };
}
