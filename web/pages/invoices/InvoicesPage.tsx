import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { InvoicesPageQuery } from '../../__generated__/InvoicesPageQuery.graphql.ts';
import { PackButton } from '../../parts/documents/PackButton.tsx';
import { ListViews } from '../../parts/views/ListViews.tsx';
import { useLiveQuery } from '../../relay/useLiveQuery.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { useCheckedDocuments } from './useCheckedDocuments.tsx';
import { useReadAllDocuments } from './useReadAllDocuments.ts';
import { invoiceFilters } from './invoiceFilters.ts';
import { useExportDialog } from './useExportDialog.tsx';
import { useInvoiceColumns, type InvoiceRow } from './useInvoiceColumns.tsx';
import { useFilterDefinitions } from '../../parts/filters/useFilterDefinitions.ts';
import { useWarehouseChoices } from '../../parts/warehouses/useWarehouseChoices.ts';
import { useQuickPeriods } from './useQuickPeriods.ts';

const pageQuery = graphql`
  query InvoicesPageQuery($filter: InvoiceFilter, $first: Int!, $after: String!) @preloadable {
    viewer {
      ...useWarehouseChoices_viewer
      invoices(filter: $filter, first: $first, after: $after) {
        totalCount
        pageInfo {
          isPositionUncertain
        }
        edges {
          node {
            id
            dbId
            docNumber
            warehouse {
              name
            }
            subtotal {
              ...Money_amount
            }
            subtotalVat {
              ...Money_amount
            }
            grandTotal {
              ...Money_amount
            }
            createdAt
            orders {
              dbId
            }
            ...InvoicePayment_invoice
          }
        }
      }
    }
  }
`;

/** The list of plain invoices with its filters; its state is in the URL (INV-01 to INV-03, GAP-98). */
export function InvoicesPage(): ReactElement {
  const { t } = useTranslation();
  const { viewer } = useLiveQuery<InvoicesPageQuery>(pageQuery);
  const { invoices } = viewer;
  const { askExport, exportDialog } = useExportDialog();
  const columns = useInvoiceColumns(askExport);
  const filters = useFilterDefinitions(invoiceFilters, useWarehouseChoices(viewer));
  const rows = useMemo(() => nodesOf(invoices), [invoices]);
  const readAll = useReadAllDocuments<InvoicesPageQuery, InvoiceRow>(
    pageQuery,
    (data) => data.viewer.invoices,
  );
  const checkedDocuments = useCheckedDocuments({
    rows,
    total: invoices?.totalCount,
    kind: 'invoices',
    dayOf: ({ createdAt }) => createdAt,
    ...readAll,
  });
  return (
    <>
      <ListPage
        label={t('DOCUMENTS.TAB.INVOICES')}
        connection={invoices}
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        columnsKey="invoices"
        list={useListUrl(invoiceFilters)}
        renderViews={(state) => <ListViews name="invoices" state={state} />}
        filters={filters}
        quickFilters={useQuickPeriods('createdAt')}
        commands={<PackButton />}
        error={t('DOCUMENTS.ERROR')}
        noMatch={t('DOCUMENTS.NO_MATCH')}
        empty={{ title: t('DOCUMENTS.EMPTY.INVOICES'), text: t('DOCUMENTS.EMPTY.HINT') }}
        {...checkedDocuments}
      />
      {exportDialog}
    </>
  );
}
