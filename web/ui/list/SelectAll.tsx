import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectionBox } from './SelectionBox.tsx';
import type { Selection } from './useSelection.ts';

// Not before all rows of the page are checked.
const SelectMatching = lazy(async () => ({ default: (await import('./SelectMatching.tsx')).SelectMatching }));

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    paddingBlockEnd: tokens.spacingVerticalXS,
    // The box stands above those of the rows.
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalXXS})`,
  },
  all: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    paddingInlineEnd: tokens.spacingHorizontalS,
    cursor: 'pointer',
  },
  count: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

type Props = {
  selection: Selection;
  /** Default: 'Select all on this page'. */
  label?: string;
  /** What can be done to the checked rows; shown while there are any, and not while more of them are read. */
  children?: ReactNode;
};

/** Checks all rows of the page at once, then those of all pages, and says how many are checked (DAY-27). */
export function SelectAll({ selection, label, children }: Props): ReactElement {
  const { ids, checked, select, matching } = selection;
  const styles = useStyles();
  const { t } = useTranslation();
  const isWhole = checked.length === ids.length;
  const isMore = isWhole && matching && !matching.areKnown && matching.total > ids.length;
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <SelectionBox
          isChecked={isWhole ? true : checked.length > 0 ? 'mixed' : false}
          onChange={(isChecked) => select(isChecked ? ids : [])}
        />
        {label ?? t('WISHLIST.SELECT_ALL')}
      </label>
      {checked.length > 0 ? (
        <Text size={200} className={styles.count} role="status">
          {t('WISHLIST.SELECTED', { count: checked.length })}
        </Text>
      ) : null}
      {isMore ? (
        <Suspense>
          <SelectMatching matching={matching} />
        </Suspense>
      ) : null}
      {checked.length > 0 && !matching?.isReading ? children : null}
    </div>
  );
}
