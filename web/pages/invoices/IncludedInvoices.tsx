import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay';
import type {
  IncludedInvoices_invoices$data,
  IncludedInvoices_invoices$key,
} from '../../__generated__/IncludedInvoices_invoices.graphql.ts';
import { invoiceUrl } from '../../parts/documents/documents.urls.ts';
import { formatWeight } from '../../ui/values/formatMoney.ts';
import type { Column } from '../../ui/table/Column.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { IncludedTable } from './IncludedTable.tsx';
import { column } from '../../parts/table/column.tsx';

type Props = {
  /** As they were answered: null for one that could not be read. */
  invoices: readonly (IncludedInvoices_invoices$key | null | undefined)[] | null | undefined;
};

/** The invoices that a final or credit invoice is about, each a link to its page (MINV-09, MINV-13). */
export function IncludedInvoices({ invoices }: Props): ReactElement {
  const { t } = useTranslation();
  const rows = useMemo(
    () =>
      invoices?.map((invoice) =>
        invoice
          ? readInlineData(
              graphql`
                fragment IncludedInvoices_invoices on Invoice @inline {
                  dbId
                  docNumber
                  subtotal {
                    ...Money_amount
                  }
                  subtotalVat {
                    ...Money_amount
                  }
                  grandTotal {
                    ...Money_amount
                  }
                  totalGrossWeight
                  createdAt
                }
              `,
              invoice,
            )
          : null,
      ),
    [invoices],
  );
  const columns = useMemo(
    (): readonly Column<IncludedInvoices_invoices$data>[] => [
      {
        key: 'docNumber',
        label: t('DOCUMENTS.COLUMN.NUMBER'),
        isRowLink: true,
        render: ({ dbId, docNumber }) => <TextLink to={invoiceUrl(dbId)}>{docNumber ?? dbId}</TextLink>,
        card: 'head',
      },
      column.money('subtotal', t('ORDER.SUMMARY.SUBTOTAL')),
      column.money('subtotalVat', t('DOCUMENTS.COLUMN.VAT')),
      column.money('grandTotal', t('ORDERS.COLUMN.GRAND_TOTAL'), { card: 'head' }),
      {
        key: 'weight',
        label: t('DOCUMENTS.COLUMN.GROSS_WEIGHT'),
        render: ({ totalGrossWeight }) => formatWeight(totalGrossWeight, 'COMMA', t('WEIGHT.KILOGRAM')),
        align: 'end',
      },
      column.moment('createdAt', t('ORDERS.COLUMN.CREATED_AT')),
    ],
    [t],
  );
  return (
    <IncludedTable
      title={t('FINAL_INVOICE.INVOICES')}
      columns={columns}
      rows={rows}
      empty={t('FINAL_INVOICE.NO_INVOICES')}
    />
  );
}
