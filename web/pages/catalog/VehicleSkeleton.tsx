import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  skeleton: { marginBlockStart: tokens.spacingVerticalM },
  card: { blockSize: '92px', maxInlineSize: '1200px' },
});

/** The card of a vehicle to come. */
export function VehicleSkeleton(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Skeleton aria-label={t('LOADING')} className={styles.skeleton}>
      <SkeletonItem className={styles.card} />
    </Skeleton>
  );
}
