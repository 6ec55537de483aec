import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money_amount$key } from '../../__generated__/Money_amount.graphql.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import type { ChoosableColumn } from '../../ui/columns/useColumnChoice.ts';
import type { Column } from '../../ui/table/Column.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { column } from '../../parts/table/column.tsx';

/** A row of the list of final or of credit invoices. */
type SummingRow = {
  readonly dbId: string;
  readonly docNumber?: string | null | undefined;
  readonly qty?: number | null | undefined;
  readonly grandTotal?: Money_amount$key | null | undefined;
  readonly subtotal?: Money_amount$key | null | undefined;
  readonly subtotalVat?: Money_amount$key | null | undefined;
  readonly date?: string | null | undefined;
  readonly createdAt?: string | null | undefined;
};

type Options<Row> = {
  /** Address of a document's page. */
  urlOf: (dbId: string) => string;
  /** Final invoices show their quantity, credit invoices do not (MINV-01, CRED-01). */
  withQty: boolean;
  renderMenu: (row: Row) => ReactNode;
};

/** The columns of the lists of final and of credit invoices (MINV-01, CRED-01, GAP-102). */
export function useSummingColumns<Row extends SummingRow>({
  urlOf,
  withQty,
  renderMenu,
}: Options<Row>): readonly (Column<Row> & Partial<ChoosableColumn>)[] {
  const { t } = useTranslation();
  const mayOpen = useHasAttribute('order_view');
  return useMemo(() => {
    const qty: Column<Row> = column.pieces('qty', t('ORDER.ITEMS.QTY'));
    const menu: Column<Row> & Partial<ChoosableColumn> = {
      key: 'menu',
      label: t('DOCUMENTS.COLUMN.MENU'),
      isFixed: true,
      render: renderMenu,
      width: '1%',
      isPinned: true,
      card: 'menu',
    };
    return [
      {
        key: 'number',
        minWidth: '12ch',
        label: t('DOCUMENTS.COLUMN.NUMBER'),
        isFixed: true,
        isRowLink: mayOpen,
        render: ({ dbId, docNumber }) =>
          mayOpen ? <TextLink to={urlOf(dbId)}>{docNumber ?? dbId}</TextLink> : (docNumber ?? dbId),
        card: 'head',
      },
      ...(withQty ? [qty] : []),
      column.money('grandTotal', t('DOCUMENTS.COLUMN.TOTAL_AMOUNT'), { card: 'head' }),
      column.money('subtotal', t('DOCUMENTS.COLUMN.TOTAL_PRICE')),
      column.money('subtotalVat', t('DOCUMENTS.COLUMN.VAT')),
      column.day('date', t('DOCUMENTS.COLUMN.DATE')),
      column.moment('createdAt', t('ORDERS.COLUMN.CREATED_AT')),
      ...(mayOpen ? [menu] : []),
    ];
  }, [t, mayOpen, urlOf, withQty, renderMenu]);
}
