import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    opacity: 0,
    animationName: { to: { opacity: 1 } },
    animationDelay: '150ms',
    animationFillMode: 'forwards',
  },
  rows: { display: 'grid', gap: tokens.spacingVerticalS, marginBlockStart: tokens.spacingVerticalL },
});

/** The shape of a page that is under way: title, filters, rows. */
export function PageSkeleton(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Skeleton className={styles.page} aria-label={t('LOADING')}>
      <SkeletonItem size={24} style={{ inlineSize: '240px' }} />
      <SkeletonItem size={32} style={{ inlineSize: '160px' }} />
      <div className={styles.rows}>
        {Array.from({ length: 8 }, (_, i) => (
          <SkeletonItem key={i} size={20} />
        ))}
      </div>
    </Skeleton>
  );
}
