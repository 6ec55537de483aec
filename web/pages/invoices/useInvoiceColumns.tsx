import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoicesPageQuery$data } from '../../__generated__/InvoicesPageQuery.graphql.ts';
import { exportInvoiceUrl, invoiceUrl } from '../../parts/documents/documents.urls.ts';
import { useHasAttribute, useSession } from '../../shell/session/useSession.ts';
import type { ChoosableColumn } from '../../ui/columns/useColumnChoice.ts';
import { present } from '../../ui/list/present.ts';
import type { Column } from '../../ui/table/Column.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { InvoicePayment } from './InvoicePayment.tsx';
import { RowMenu } from './RowMenu.tsx';
import { column } from '../../parts/table/column.tsx';

/** A row of the list of plain invoices. */
export type InvoiceRow = NonNullable<
  NonNullable<InvoicesPageQuery$data['viewer']['invoices']>['edges'][number]
>['node'];

/**
 * The columns of the list of plain invoices; the pay feature swaps prices without VAT and VAT for the payment (INV-01 to
 * INV-03, GAP-98, GAP-99).
 *
 * @param askExport asks how to write an invoice's rows to a file
 */
export function useInvoiceColumns(askExport: (invoice: { number: string; href: string }) => void) {
  const { t } = useTranslation();
  const { payFeature } = useSession();
  const mayOpen = useHasAttribute('order_view');
  return useMemo((): readonly (Column<InvoiceRow> & Partial<ChoosableColumn>)[] => {
    const prices: Column<InvoiceRow>[] = [
      column.money('subtotal', t('ORDER.SUMMARY.SUBTOTAL')),
      column.money('subtotalVat', t('DOCUMENTS.COLUMN.VAT')),
    ];
    const payment: Column<InvoiceRow> = {
      key: 'pay',
      label: t('ORDERS.COLUMN.PAY'),
      render: (row) => <InvoicePayment invoice={row} />,
      card: 'value',
    };
    const menu: Column<InvoiceRow> & Partial<ChoosableColumn> = {
      key: 'menu',
      label: t('DOCUMENTS.COLUMN.MENU'),
      isFixed: true,
      render: ({ dbId, docNumber, orders }) => {
        const number = docNumber ?? dbId;
        return (
          <RowMenu
            dbId={dbId}
            docNumber={number}
            url={invoiceUrl(dbId)}
            isClaimable
            onExport={() => askExport({ number, href: exportInvoiceUrl(dbId) })}
            orders={present(orders).map((order) => order.dbId)}
          />
        );
      },
      width: '1%',
      isPinned: true,
      card: 'menu',
    };
    return [
      {
        key: 'docNumber',
        minWidth: '12ch',
        label: t('DOCUMENTS.COLUMN.NUMBER'),
        isFixed: true,
        isRowLink: mayOpen,
        render: ({ dbId, docNumber }) =>
          mayOpen ? <TextLink to={invoiceUrl(dbId)}>{docNumber ?? dbId}</TextLink> : (docNumber ?? dbId),
        card: 'head',
      },
      column.name('warehouse', t('ORDERS.COLUMN.WAREHOUSE')),
      ...(payFeature ? [] : prices),
      column.money('grandTotal', t('ORDERS.COLUMN.GRAND_TOTAL'), { card: 'head' }),
      column.moment('createdAt', t('ORDERS.COLUMN.CREATED_AT')),
      ...(payFeature ? [payment] : []),
      ...(mayOpen ? [menu] : []),
    ];
  }, [t, payFeature, mayOpen, askExport]);
}
