import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  title: { inlineSize: 'min(480px, 80%)', marginBlockEnd: tokens.spacingVerticalM },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr) minmax(0, 360px)',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 1199.98px)': { gridTemplateColumns: 'minmax(0, 340px) minmax(0, 1fr)' },
    '@media (max-width: 759.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  picture: { inlineSize: '100%', blockSize: 'auto', aspectRatio: '1' },
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** The skeleton of the article page. */
export function ArticleSkeleton(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Skeleton aria-label={t('LOADING')}>
      <SkeletonItem size={32} className={styles.title} />
      <div className={styles.columns}>
        <SkeletonItem className={styles.picture} />
        {[6, 4].map((lines) => (
          <div key={lines} className={styles.lines}>
            {Array.from({ length: lines }, (_, i) => (
              <SkeletonItem key={i} size={16} style={{ inlineSize: `${90 - ((i * 17) % 40)}%` }} />
            ))}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
