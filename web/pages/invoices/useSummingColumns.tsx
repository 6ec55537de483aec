import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money_amount$key } from '../../__generated__/Money_amount.graphql.ts';
import { Money } from '../../parts/money/Money.tsx';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import type { ChoosableColumn } from '../../ui/columns/useColumnChoice.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { formatPieces } from '../../ui/formatMoney.ts';
import type { Column } from '../../ui/table/Column.ts';
import { TextLink } from '../../ui/TextLink.tsx';

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
    const qty: Column<Row> = {
      key: 'qty',
      label: t('ORDER.ITEMS.QTY'),
      render: (row) => formatPieces(row.qty),
      align: 'end',
    };
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
        label: t('DOCUMENTS.COLUMN.NUMBER'),
        isFixed: true,
        isRowLink: mayOpen,
        render: ({ dbId, docNumber }) =>
          mayOpen ? <TextLink to={urlOf(dbId)}>{docNumber ?? dbId}</TextLink> : (docNumber ?? dbId),
        card: 'head',
      },
      ...(withQty ? [qty] : []),
      {
        key: 'grandTotal',
        label: t('DOCUMENTS.COLUMN.TOTAL_AMOUNT'),
        render: (row) => <Money value={row.grandTotal} />,
        align: 'end',
        card: 'head',
      },
      {
        key: 'subtotal',
        label: t('DOCUMENTS.COLUMN.TOTAL_PRICE'),
        render: (row) => <Money value={row.subtotal} />,
        align: 'end',
      },
      {
        key: 'subtotalVat',
        label: t('DOCUMENTS.COLUMN.VAT'),
        render: (row) => <Money value={row.subtotalVat} />,
        align: 'end',
      },
      {
        key: 'date',
        label: t('DOCUMENTS.COLUMN.DATE'),
        render: (row) => <DateTime value={row.date} />,
      },
      {
        key: 'createdAt',
        label: t('ORDERS.COLUMN.CREATED_AT'),
        render: (row) => <DateTime value={row.createdAt} precision="minutes" />,
      },
      ...(mayOpen ? [menu] : []),
    ];
  }, [t, mayOpen, urlOf, withQty, renderMenu]);
}
