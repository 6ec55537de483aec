import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 352px), 1fr))',
    gap: tokens.spacingHorizontalM,
    marginBlockStart: '88px',
  },
  card: {
    display: 'grid',
    gridTemplateColumns: '88px 1fr',
    alignContent: 'start',
    gap: tokens.spacingVerticalS,
    blockSize: '228px',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  // Each frame of a wave takes time from the rendering of the results, which are there sooner.
  item: { '::after': { animationDelay: '1s' } },
  photo: { gridRow: 'span 4', blockSize: '88px' },
});

/** Cards in the shape of the results to come. */
export function ResultsSkeleton(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Skeleton aria-label={t('LOADING')} className={styles.cards}>
      {Array.from({ length: 6 }, (_, i) => (
        <div key={i} className={styles.card}>
          <SkeletonItem className={mergeClasses(styles.item, styles.photo)} />
          <SkeletonItem size={12} className={styles.item} style={{ inlineSize: '30%' }} />
          <SkeletonItem size={16} className={styles.item} style={{ inlineSize: '60%' }} />
          <SkeletonItem size={12} className={styles.item} style={{ inlineSize: '80%' }} />
        </div>
      ))}
    </Skeleton>
  );
}
