import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ShipmentStatusTag_shipment$key } from '../../__generated__/ShipmentStatusTag_shipment.graphql.ts';
import { StatusTag } from '../../ui/values/StatusTag.tsx';
import { dash } from '../../ui/values/dash.ts';

/** A shipment's status; one that is not known shows as the back end words it, without colour (GAP-80). */
export function ShipmentStatusTag({ shipment }: { shipment: ShipmentStatusTag_shipment$key }): ReactElement {
  const { t } = useTranslation();
  const { status, statusText } = useFragment(
    graphql`
      fragment ShipmentStatusTag_shipment on Shipment {
        status
        statusText
      }
    `,
    shipment,
  );
  switch (status) {
    case 'PACKED':
    case 'SHIPPED':
    case 'DELIVERED':
      return <StatusTag color="green">{t(`SHIPMENT.STATUS.${status}`)}</StatusTag>;
    default:
      return <>{statusText ?? dash}</>;
  }
}
