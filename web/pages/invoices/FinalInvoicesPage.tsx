import { useCallback, useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type {
  FinalInvoicesPageQuery,
  FinalInvoicesPageQuery$data,
} from '../../__generated__/FinalInvoicesPageQuery.graphql.ts';
import { exportFinalInvoiceUrl, finalInvoiceUrl } from '../../parts/documents/documents.urls.ts';
import { ListSums } from '../../parts/documents/ListSums.tsx';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { PackButton } from '../../parts/documents/PackButton.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { present } from '../../ui/list/present.ts';
import { useSelection } from '../../ui/list/useSelection.ts';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { finalInvoiceFilterTypes } from './invoiceFilters.ts';
import { RangeExport } from './RangeExport.tsx';
import { PackOfSelection } from './PackOfSelection.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useExportDialog } from './useExportDialog.tsx';
import { useSummingColumns } from './useSummingColumns.tsx';
import { useSummingFilterDefinitions } from './useSummingFilterDefinitions.ts';

type Row = NonNullable<
  NonNullable<FinalInvoicesPageQuery$data['viewer']['mergedInvoices']>['edges'][number]
>['node'];

/** The list of final invoices with its filters; its state is in the URL (MINV-01, MINV-02). */
export function FinalInvoicesPage(): ReactElement {
  const { t } = useTranslation();
  const mayOpen = useHasAttribute('order_view');
  const { mergedInvoices } = useRouteQuery<FinalInvoicesPageQuery>(graphql`
    query FinalInvoicesPageQuery($filter: MergedInvoiceFilter, $first: Int!, $after: String!) @preloadable {
      viewer {
        mergedInvoices(filter: $filter, first: $first, after: $after) {
          totalCount
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
  `).viewer;
  const { askExport, exportDialog } = useExportDialog();
  const renderMenu = useCallback(
    ({ dbId, docNumber }: Row) => {
      const number = docNumber ?? dbId;
      return (
        <RowMenu
          dbId={dbId}
          docNumber={number}
          url={finalInvoiceUrl(dbId)}
          onExport={() => askExport({ number, href: exportFinalInvoiceUrl(dbId) })}
        />
      );
    },
    [askExport],
  );
  const columns = useSummingColumns({ urlOf: finalInvoiceUrl, withQty: true, renderMenu });
  const filters = useSummingFilterDefinitions('final');
  const rows = useMemo(() => nodesOf(mergedInvoices), [mergedInvoices]);
  const selection = useSelection(useMemo(() => present(rows).map(({ id }) => id), [rows]));
  const checked = present(rows).filter(({ id }) => selection.checked.includes(id));
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
        list={useListUrl(finalInvoiceFilterTypes)}
        filters={filters}
        error={t('DOCUMENTS.ERROR')}
        noMatch={t('DOCUMENTS.NO_MATCH')}
        empty={{ title: t('DOCUMENTS.EMPTY.FINAL_INVOICES'), text: t('DOCUMENTS.EMPTY.HINT') }}
        selection={
          mayOpen
            ? { ...selection, describe: ({ id, dbId, docNumber }) => ({ id, name: docNumber ?? dbId }) }
            : null
        }
        selectionCommands={
          <PackOfSelection
            kind="merged-invoices"
            documents={checked.map(({ dbId, date }) => ({ dbId, date }))}
          />
        }
        summary={
          <ListSums
            label={t(checked.length > 0 ? 'DOCUMENTS.SUM_CHECKED' : 'DOCUMENTS.SUM')}
            amounts={(checked.length > 0 ? checked : present(rows)).map(({ grandTotal }) => grandTotal)}
          />
        }
      />
      {exportDialog}
    </>
  );
}
