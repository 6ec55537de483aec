import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readCatalogSearch, vehicleOf } from '../../../parts/catalog/catalog.urls.ts';
import { useFieldsStyles } from './useFieldsStyles.ts';

const useStyles = makeStyles({
  skeleton: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    marginBlockStart: tokens.spacingVerticalM,
  },
  card: {
    blockSize: '92px',
    maxInlineSize: '1200px',
    // The details that identify the vehicle take one more line.
    '@media (max-width: 639.98px)': { blockSize: '136px' },
  },
  field: { blockSize: '58px' },
});

/** The card of a vehicle to come; once one is chosen its group fields too, so that its parts below do not move. */
export function VehicleSkeleton(): ReactElement {
  const styles = useStyles();
  const { fields } = useFieldsStyles();
  const { t } = useTranslation();
  const isChosen = vehicleOf(readCatalogSearch(useSearchParams()[0])) !== '';
  return (
    <Skeleton aria-label={t('LOADING')} className={styles.skeleton}>
      <SkeletonItem className={styles.card} />
      {isChosen ? (
        <div className={fields}>
          <SkeletonItem className={styles.field} />
          <SkeletonItem className={styles.field} />
        </div>
      ) : null}
    </Skeleton>
  );
}
