import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VehicleSkeleton } from './VehicleSkeleton.tsx';

/** The search by VIN to come: its field and the vehicle below it. */
export function VinSkeleton(): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <Skeleton aria-label={t('LOADING')}>
        <SkeletonItem size={32} style={{ maxInlineSize: '720px' }} />
      </Skeleton>
      <VehicleSkeleton />
    </>
  );
}
