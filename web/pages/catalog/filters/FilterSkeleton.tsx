import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  lines: { display: 'grid', gap: tokens.spacingVerticalM, paddingBlockStart: tokens.spacingVerticalM },
});

/** The filters in their shape until their counts are known. */
export function FilterSkeleton(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Skeleton aria-label={t('LOADING')} className={styles.lines}>
      {Array.from({ length: 10 }, (_, line) => (
        <SkeletonItem key={line} size={16} />
      ))}
    </Skeleton>
  );
}
