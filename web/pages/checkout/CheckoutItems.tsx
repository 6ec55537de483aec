import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  CheckoutItems_items$data,
  CheckoutItems_items$key,
} from '../../__generated__/CheckoutItems_items.graphql.ts';
import { Money } from '../../parts/money/Money.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import type { Column } from '../../ui/table/Column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ArticleLink } from '../../parts/article/ArticleLink.tsx';
import { formatPieces } from '../../ui/formatMoney.ts';

type Item = CheckoutItems_items$data[number];

/** The lines of an order in the checkout; unavailable ones are marked (CHK-06, GAP-69). */
export function CheckoutItems({ items }: { items: CheckoutItems_items$key }): ReactElement {
  const { t } = useTranslation();
  const rows = useFragment(
    graphql`
      fragment CheckoutItems_items on CheckoutItem @relay(plural: true) {
        key
        articleName
        description
        price {
          ...Money_amount
        }
        qty
        totalPrice {
          ...Money_amount
        }
        valid
      }
    `,
    items,
  );
  const columns = useMemo(
    (): Column<Item>[] => [
      {
        key: 'articleName',
        label: t('CHECKOUT.COLUMN.ARTICLE'),
        card: 'head',
        render: ({ articleName, valid }) => (
          <>
            <ArticleLink name={articleName} isStrong />{' '}
            {valid !== false ? null : <StatusTag color="red">{t('CHECKOUT.ITEM.INVALID')}</StatusTag>}
          </>
        ),
      },
      {
        key: 'description',
        label: t('CHECKOUT.COLUMN.DESCRIPTION'),
        card: 'text',
        render: ({ description }) => description,
      },
      {
        key: 'price',
        label: t('CHECKOUT.COLUMN.PRICE'),
        align: 'end',
        render: ({ price }) => <Money value={price} />,
      },
      {
        key: 'qty',
        label: t('CHECKOUT.COLUMN.QTY'),
        align: 'end',
        render: ({ qty }) => formatPieces(qty),
      },
      {
        key: 'totalPrice',
        label: t('CHECKOUT.COLUMN.TOTAL'),
        align: 'end',
        card: 'head',
        render: ({ totalPrice }) => <Money value={totalPrice} />,
      },
    ],
    [t],
  );
  return (
    <DataTable
      label={t('CHECKOUT.ITEMS')}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      maxBlockSize="320px"
    />
  );
}
