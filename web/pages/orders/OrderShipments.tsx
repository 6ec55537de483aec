import { MessageBarBody, Subtitle2 } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { OrderShipments_order$key } from '../../__generated__/OrderShipments_order.graphql.ts';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ParcelList } from './ParcelList.tsx';
import { ShipmentStatusTag } from './ShipmentStatusTag.tsx';
import { column } from '../../parts/table/column.tsx';

/** The shipments with their parcels (ORD-36 to ORD-38). */
export function OrderShipments({ order }: { order: OrderShipments_order$key }): ReactElement {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { shipments } = useFragment(
    graphql`
      fragment OrderShipments_order on Order {
        shipments {
          id
          reference
          warehouse {
            name
          }
          carrier {
            name
          }
          packedAt
          ...ShipmentStatusTag_shipment
          ...ParcelList_shipment
        }
      }
    `,
    order,
  );
  return (
    <div>
      <Subtitle2 as="h2" block>
        {t('SHIPMENTS.TITLE')}
      </Subtitle2>
      <DataTable
        label={t('SHIPMENTS.TITLE')}
        rows={shipments}
        rowKey={({ id }) => id}
        error={
          shipments ? null : <ErrorPanel text={t('SHIPMENTS.ERROR')} onRetry={() => void revalidate()} />
        }
        empty={
          <Notice intent="info" layout="multiline">
            <MessageBarBody>{t('SHIPMENTS.NO_SHIPMENTS')}</MessageBarBody>
          </Notice>
        }
        columns={[
          column.text('reference', t('SHIPMENTS.REFERENCE'), { card: 'head' }),
          {
            key: 'status',
            label: t('ORDERS.COLUMN.STATUS'),
            render: (shipment) => <ShipmentStatusTag shipment={shipment} />,
            card: 'head',
          },
          column.name('warehouse', t('ORDERS.COLUMN.WAREHOUSE')),
          column.name('carrier', t('SHIPMENTS.CARRIER')),
          column.moment('packedAt', t('SHIPMENTS.PACKED_AT')),
          {
            key: 'parcels',
            label: t('SHIPMENTS.PARCELS'),
            render: (shipment) => <ParcelList shipment={shipment} />,
          },
        ]}
      />
    </div>
  );
}
