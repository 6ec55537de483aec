import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../announce/useAnnounce.ts';
import type { Selection } from './useSelection.ts';

// Not before all rows of the page are checked.
const SelectMatching = lazy(async () => ({ default: (await import('./SelectMatching.tsx')).SelectMatching }));

const useStyles = makeStyles({
  count: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

type Props = {
  selection: Selection;
  /** Where one goes on with what is checked: said with the first row. */
  place?: string | undefined;
  /** What can be done to the checked rows; shown while there are any, and not while more of them are read. */
  children?: ReactNode;
};

/** How many rows are checked, or that those of another page no longer are, and how to check those of all pages (DAY-27). */
export function SelectionState({ selection, place, children }: Props): ReactElement {
  const { ids, checked, matching, isForgotten } = selection;
  const styles = useStyles();
  const { t } = useTranslation();
  const isMore =
    checked.length === ids.length && matching && !matching.areKnown && matching.total > ids.length;
  const text = isForgotten
    ? t('WISHLIST.FORGOTTEN')
    : checked.length > 0
      ? t('WISHLIST.SELECTED', { count: checked.length })
      : null;
  useAnnounce(text);
  useAnnounce(checked.length > 0 ? (place ?? null) : null);
  return (
    <>
      {text === null ? null : (
        <Text size={200} className={styles.count}>
          {text}
        </Text>
      )}
      {isMore ? (
        <Suspense>
          <SelectMatching matching={matching} />
        </Suspense>
      ) : null}
      {checked.length > 0 && !matching?.isReading ? children : null}
    </>
  );
}
