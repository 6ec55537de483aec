import { Checkbox, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from './useSelection.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    // The box stands above those of the rows.
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalXXS})`,
  },
  count: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

type Props = {
  selection: Selection;
  /** Default: 'Select all on this page'. */
  label?: string;
  /** What can be done to the checked rows; shown while there are any. */
  children?: ReactNode;
};

/** Checks all rows that can be checked at once, and says how many are checked. */
export function SelectAll({ selection: { ids, checked, select }, label, children }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <Checkbox
        label={label ?? t('WISHLIST.SELECT_ALL')}
        checked={checked.length === ids.length ? true : checked.length > 0 ? 'mixed' : false}
        onChange={(_, { checked: isChecked }) => select(isChecked === true ? ids : [])}
      />
      {checked.length > 0 ? (
        <Text size={200} className={styles.count} role="status">
          {t('WISHLIST.SELECTED', { count: checked.length })}
        </Text>
      ) : null}
      {checked.length > 0 ? children : null}
    </div>
  );
}
