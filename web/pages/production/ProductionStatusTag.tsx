import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProductionStatusTag_application$key } from '../../__generated__/ProductionStatusTag_application.graphql.ts';
import { dash } from '../../ui/values/dash.ts';
import { StatusTag } from '../../ui/values/StatusTag.tsx';
import { isProductionStatus, productionStatusColor } from './productionStatus.ts';

type Props = { application: ProductionStatusTag_application$key };

/** A request's status in its colour; one that is not known shows as the back end words it (PROD-11). */
export function ProductionStatusTag({ application }: Props): ReactElement {
  const { t } = useTranslation();
  const { status, statusText } = useFragment(
    graphql`
      fragment ProductionStatusTag_application on ProductionApplication {
        status
        statusText
      }
    `,
    application,
  );
  if (!status || !isProductionStatus(status)) return <>{statusText ?? dash}</>;
  return <StatusTag color={productionStatusColor(status)}>{t(`PRODUCTION.STATUS.${status}`)}</StatusTag>;
}
