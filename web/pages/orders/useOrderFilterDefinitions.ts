import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shell/session/useSession.ts';
import type { useWarehouseFilter_viewer$key } from '../../__generated__/useWarehouseFilter_viewer.graphql.ts';
import { useWarehouseFilter } from '../../parts/warehouses/useWarehouseFilter.ts';
import type { FilterDefinition, QuickChoices } from '../../ui/filters/Filter.ts';
import { onTheWay, orderStatuses, type OrderStatus } from '../../parts/orders/orderStatus.ts';

/** The filters of the orders lists with their labels and choices (ORD-11 to ORD-13, GAP-56). */
export function useOrderFilterDefinitions(
  viewer: useWarehouseFilter_viewer$key,
): readonly FilterDefinition[] {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const warehouses = useWarehouseFilter(viewer);
  return useMemo(
    () => [
      { key: 'id', type: 'string', label: t('ORDERS.COLUMN.ID') },
      { key: 'clientOrderId', type: 'string', label: t('ORDERS.COLUMN.CLIENT_ORDER_ID') },
      { key: 'grandTotal', type: 'amount', decimalStyle, label: t('ORDERS.COLUMN.GRAND_TOTAL') },
      warehouses,
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
    [t, decimalStyle, warehouses],
  );
}

/** The statuses that buyers look for (DAY-106); 'On the way' means the same as on Today. */
export function useQuickOrderFilters(): QuickChoices {
  const { t } = useTranslation();
  return useMemo(() => {
    const choice = (label: string, statuses: readonly OrderStatus[]): QuickChoices['choices'][number] => ({
      label,
      filter: { type: 'select', values: statuses.map((status) => status.toLowerCase()) },
    });
    return {
      filterKey: 'status',
      choices: [
        choice(t('ORDER.STATUS.NOT_CONFIRMED'), ['NOT_CONFIRMED']),
        choice(t('ORDERS.ON_THE_WAY'), onTheWay),
        choice(t('ORDER.STATUS.DELIVERED'), ['DELIVERED']),
      ],
    };
  }, [t]);
}
