import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { useOrderFilterDefinitions_viewer$key } from '../../__generated__/useOrderFilterDefinitions_viewer.graphql.ts';
import type { FilterDefinition } from '../../ui/filters/Filter.ts';
import { present } from '../../ui/list/present.ts';
import { orderStatuses } from '../../parts/orders/orderStatus.ts';

/** The filters of the orders lists with their labels and choices (ORD-11 to ORD-13, GAP-56). */
export function useOrderFilterDefinitions(
  viewer: useOrderFilterDefinitions_viewer$key,
): readonly FilterDefinition[] {
  const { t } = useTranslation();
  const { warehouses } = useFragment(
    graphql`
      fragment useOrderFilterDefinitions_viewer on Viewer {
        warehouses(all: true) {
          dbId
          name
        }
      }
    `,
    viewer,
  );
  return useMemo(
    () => [
      { key: 'id', type: 'string', label: t('ORDERS.COLUMN.ID') },
      { key: 'clientOrderId', type: 'string', label: t('ORDERS.COLUMN.CLIENT_ORDER_ID') },
      { key: 'grandTotal', type: 'int', label: t('ORDERS.COLUMN.GRAND_TOTAL') },
      {
        key: 'warehouses',
        type: 'select',
        label: t('ORDERS.COLUMN.WAREHOUSE'),
        choices: present(warehouses).map(({ dbId, name }) => ({ value: dbId, label: name ?? dbId })),
      },
      {
        key: 'status',
        type: 'select',
        label: t('ORDERS.COLUMN.STATUS'),
        choices: orderStatuses.map((status) => ({
          value: status.toLowerCase(),
          label: t(`ORDER.STATUS.${status}`),
        })),
      },
      { key: 'createdAt', type: 'dateRange', label: t('ORDERS.COLUMN.CREATED_AT') },
    ],
    [t, warehouses],
  );
}
