import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  lines: { display: 'grid', gap: tokens.spacingVerticalM, paddingBlock: tokens.spacingVerticalS },
});

/** The shape of lines that are under way. */
export function LinesSkeleton({ lines }: { lines: number }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Skeleton className={styles.lines} aria-label={t('LOADING')}>
      {Array.from({ length: lines }, (_, i) => (
        <SkeletonItem key={i} size={20} />
      ))}
    </Skeleton>
  );
}
