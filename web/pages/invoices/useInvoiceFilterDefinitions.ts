import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { useInvoiceFilterDefinitions_viewer$key } from '../../__generated__/useInvoiceFilterDefinitions_viewer.graphql.ts';
import type { FilterDefinition } from '../../ui/filters/Filter.ts';
import { present } from '../../ui/list/present.ts';

/** The filters of the list of plain invoices with their labels and choices (GAP-98). */
export function useInvoiceFilterDefinitions(
  viewer: useInvoiceFilterDefinitions_viewer$key,
): readonly FilterDefinition[] {
  const { t } = useTranslation();
  const { warehouses } = useFragment(
    graphql`
      fragment useInvoiceFilterDefinitions_viewer on Viewer {
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
      { key: 'docNumber', type: 'string', label: t('DOCUMENTS.COLUMN.NUMBER') },
      { key: 'createdAt', type: 'dateRange', label: t('ORDERS.COLUMN.CREATED_AT') },
      { key: 'grandTotal', type: 'int', label: t('ORDERS.COLUMN.GRAND_TOTAL') },
      {
        key: 'warehouses',
        type: 'select',
        label: t('ORDERS.COLUMN.WAREHOUSE'),
        choices: present(warehouses).map(({ dbId, name }) => ({ value: dbId, label: name ?? dbId })),
      },
      { key: 'id', type: 'string', label: t('DOCUMENTS.COLUMN.ID') },
    ],
    [t, warehouses],
  );
}
