import { useCallback, useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type {
  FinalInvoicesPageQuery,
  FinalInvoicesPageQuery$data,
} from '../../__generated__/FinalInvoicesPageQuery.graphql.ts';
import { exportFinalInvoiceUrl, finalInvoiceUrl } from '../../parts/documents/documents.urls.ts';
import { PackButton } from '../../parts/documents/PackButton.tsx';
import { ListViews } from '../../parts/views/ListViews.tsx';
import { useLiveQuery } from '../../relay/useLiveQuery.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { useCheckedDocuments } from './useCheckedDocuments.tsx';
import { useReadAllDocuments } from './useReadAllDocuments.ts';
import { finalInvoiceFilters } from './invoiceFilters.ts';
import { RangeExport } from './RangeExport.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useExportDialog } from './useExportDialog.tsx';
import { useSummingColumns } from './useSummingColumns.tsx';
import { useFilterDefinitions } from '../../parts/filters/useFilterDefinitions.ts';
import { useQuickPeriods } from './useQuickPeriods.ts';

type Row = NonNullable<
  NonNullable<FinalInvoicesPageQuery$data['viewer']['mergedInvoices']>['edges'][number]
>['node'];

const pageQuery = graphql`
  query FinalInvoicesPageQuery($filter: MergedInvoiceFilter, $first: Int!, $after: String!) @preloadable {
    viewer {
      mergedInvoices(filter: $filter, first: $first, after: $after) {
        totalCount
        pageInfo {
          isPositionUncertain
        }
        edges {
          node {
            id
            dbId
            docNumber
            qty
            grandTotal {
              ...Money_amount
            }
            subtotal {
              ...Money_amount
            }
            subtotalVat {
              ...Money_amount
            }
            date
            createdAt
          }
        }
      }
    }
  }
`;

/** The list of final invoices with its filters; its state is in the URL (MINV-01, MINV-02). */
export function FinalInvoicesPage(): ReactElement {
  const { t } = useTranslation();
  const { mergedInvoices } = useLiveQuery<FinalInvoicesPageQuery>(pageQuery).viewer;
  const { askExport, exportDialog } = useExportDialog();
  const renderMenu = useCallback(
    ({ dbId, docNumber }: Row) => {
      const number = docNumber ?? dbId;
      return (
        <RowMenu
          dbId={dbId}
          docNumber={number}
          url={finalInvoiceUrl(dbId)}
          isClaimable
          onExport={() => askExport({ number, href: exportFinalInvoiceUrl(dbId) })}
        />
      );
    },
    [askExport],
  );
  const columns = useSummingColumns({ urlOf: finalInvoiceUrl, withQty: true, renderMenu });
  const filters = useFilterDefinitions(finalInvoiceFilters);
  const rows = useMemo(() => nodesOf(mergedInvoices), [mergedInvoices]);
  const readAll = useReadAllDocuments<FinalInvoicesPageQuery, Row>(
    pageQuery,
    (data) => data.viewer.mergedInvoices,
  );
  const checkedDocuments = useCheckedDocuments({
    rows,
    total: mergedInvoices?.totalCount,
    kind: 'merged-invoices',
    dayOf: ({ date }) => date,
    ...readAll,
  });
  return (
    <>
      <ListPage
        commands={
          <>
            <PackButton />
            <RangeExport title={t('DOCUMENTS.TAB.FINAL_INVOICES')} type="merged-invoices" />
          </>
        }
        label={t('DOCUMENTS.TAB.FINAL_INVOICES')}
        connection={mergedInvoices}
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        columnsKey="merged-invoices"
        list={useListUrl(finalInvoiceFilters)}
        renderViews={(state) => <ListViews name="merged-invoices" state={state} />}
        filters={filters}
        quickFilters={useQuickPeriods('date')}
        error={t('DOCUMENTS.ERROR')}
        noMatch={t('DOCUMENTS.NO_MATCH')}
        empty={{ title: t('DOCUMENTS.EMPTY.FINAL_INVOICES'), text: t('DOCUMENTS.EMPTY.HINT') }}
        {...checkedDocuments}
      />
      {exportDialog}
    </>
  );
}
