import { Checkbox, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

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
  /** The rows on the screen that can be checked. */
  ids: readonly string[];
  /** Those that are. */
  checked: readonly string[];
  onChange: (selected: ReadonlySet<string>) => void;
};

/** Checks all rows of the page at once, and tells how many are. */
export function SelectAll({ ids, checked, onChange }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <Checkbox
        label={t('WISHLIST.SELECT_ALL')}
        checked={checked.length === ids.length ? true : checked.length > 0 ? 'mixed' : false}
        onChange={(_, { checked: isChecked }) => onChange(new Set(isChecked === true ? ids : []))}
      />
      {checked.length > 0 ? (
        <Text size={200} className={styles.count} role="status">
          {t('WISHLIST.SELECTED', { count: checked.length })}
        </Text>
      ) : null}
    </div>
  );
}
