import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shell/session/useSession.ts';
import type { useWarehouseFilter_viewer$key } from '../../__generated__/useWarehouseFilter_viewer.graphql.ts';
import { useWarehouseFilter } from '../../parts/warehouses/useWarehouseFilter.ts';
import type { FilterDefinition } from '../../ui/filters/Filter.ts';

/** The filters of the list of plain invoices with their labels and choices (GAP-98). */
export function useInvoiceFilterDefinitions(
  viewer: useWarehouseFilter_viewer$key,
): readonly FilterDefinition[] {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const warehouses = useWarehouseFilter(viewer);
  return useMemo(
    () => [
      { key: 'docNumber', type: 'string', label: t('DOCUMENTS.COLUMN.NUMBER') },
      { key: 'createdAt', type: 'dateRange', label: t('ORDERS.COLUMN.CREATED_AT') },
      { key: 'grandTotal', type: 'amount', decimalStyle, label: t('ORDERS.COLUMN.GRAND_TOTAL') },
      warehouses,
      { key: 'id', type: 'string', label: t('DOCUMENTS.COLUMN.ID') },
    ],
    [t, decimalStyle, warehouses],
  );
}
