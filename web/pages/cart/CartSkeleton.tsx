import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  short: { maxInlineSize: '320px' },
  rows: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
});

/** Skeleton of the cart area: a line of choices and rows. */
export function CartSkeleton(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Skeleton aria-label={t('CART.LOADING')} className={styles.page}>
      <SkeletonItem size={32} className={styles.short} />
      <div className={styles.rows}>
        {Array.from({ length: 8 }, (_, i) => (
          <SkeletonItem key={i} size={28} />
        ))}
      </div>
    </Skeleton>
  );
}
