import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { carSteps } from '../../parts/catalog/catalog.urls.ts';
import { useFieldsStyles } from './useFieldsStyles.ts';

/** The fields of the car search to come. */
export function FieldsSkeleton(): ReactElement {
  const { fields } = useFieldsStyles();
  const { t } = useTranslation();
  return (
    <Skeleton aria-label={t('LOADING')} className={fields}>
      {carSteps.map((step) => (
        <SkeletonItem key={step} style={{ blockSize: '58px' }} />
      ))}
    </Skeleton>
  );
}
