import { useCallback, useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type {
  CreditInvoicesPageQuery,
  CreditInvoicesPageQuery$data,
} from '../../__generated__/CreditInvoicesPageQuery.graphql.ts';
import { creditInvoiceUrl } from '../../parts/documents/documents.urls.ts';
import { PackButton } from '../../parts/documents/PackButton.tsx';
import { ListViews } from '../../parts/views/ListViews.tsx';
import { useLiveQuery } from '../../relay/useLiveQuery.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { useCheckedDocuments } from './useCheckedDocuments.tsx';
import { useReadAllDocuments } from './useReadAllDocuments.ts';
import { creditInvoiceFilters } from './invoiceFilters.ts';
import { RangeExport } from './RangeExport.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useQuickPeriods } from './useQuickPeriods.ts';
import { useSummingColumns } from './useSummingColumns.tsx';
import { useFilterDefinitions } from '../../parts/filters/useFilterDefinitions.ts';

type Row = NonNullable<
  NonNullable<CreditInvoicesPageQuery$data['viewer']['creditInvoices']>['edges'][number]
>['node'];

const pageQuery = graphql`
  query CreditInvoicesPageQuery($filter: CreditInvoiceFilter, $first: Int!, $after: String!) @preloadable {
    viewer {
      creditInvoices(filter: $filter, first: $first, after: $after) {
        totalCount
        pageInfo {
          isPositionUncertain
        }
        edges {
          node {
            id
            dbId
            docNumber
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

/** The list of credit invoices with its filters; its state is in the URL (CRED-01, GAP-39). */
export function CreditInvoicesPage(): ReactElement {
  const { t } = useTranslation();
  const { creditInvoices } = useLiveQuery<CreditInvoicesPageQuery>(pageQuery).viewer;
  const renderMenu = useCallback(({ dbId, docNumber }: Row) => {
    const number = docNumber ?? dbId;
    return <RowMenu dbId={dbId} docNumber={number} url={creditInvoiceUrl(dbId)} />;
  }, []);
  const columns = useSummingColumns({ urlOf: creditInvoiceUrl, withQty: false, renderMenu });
  const filters = useFilterDefinitions(creditInvoiceFilters);
  const rows = useMemo(() => nodesOf(creditInvoices), [creditInvoices]);
  const readAll = useReadAllDocuments<CreditInvoicesPageQuery, Row>(
    pageQuery,
    (data) => data.viewer.creditInvoices,
  );
  const checkedDocuments = useCheckedDocuments({
    rows,
    total: creditInvoices?.totalCount,
    kind: 'credit-invoices',
    dayOf: ({ date }) => date,
    ...readAll,
  });
  return (
    <ListPage
      commands={
        <>
          <PackButton />
          <RangeExport title={t('DOCUMENTS.TAB.CREDIT_INVOICES')} type="credit-invoices" />
        </>
      }
      label={t('DOCUMENTS.TAB.CREDIT_INVOICES')}
      connection={creditInvoices}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      columnsKey="credit-invoices"
      list={useListUrl(creditInvoiceFilters)}
      renderViews={(state) => <ListViews name="credit-invoices" state={state} />}
      filters={filters}
      quickFilters={useQuickPeriods('date')}
      error={t('DOCUMENTS.ERROR')}
      noMatch={t('DOCUMENTS.NO_MATCH')}
      empty={{ title: t('DOCUMENTS.EMPTY.CREDIT_INVOICES'), text: t('DOCUMENTS.EMPTY.CREDIT_HINT') }}
      {...checkedDocuments}
    />
  );
}
