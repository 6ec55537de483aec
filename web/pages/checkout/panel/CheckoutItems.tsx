import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  CheckoutItems_items$data,
  CheckoutItems_items$key,
} from '../../../__generated__/CheckoutItems_items.graphql.ts';
import { StatusTag } from '../../../ui/values/StatusTag.tsx';
import type { Column } from '../../../ui/table/Column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { ArticleLink } from '../../../parts/article/ArticleLink.tsx';
import { column } from '../../../parts/table/column.tsx';

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
      column.text('description', t('CHECKOUT.COLUMN.DESCRIPTION'), { card: 'text', minWidth: '180px' }),
      column.money('price', t('CHECKOUT.COLUMN.PRICE')),
      column.pieces('qty', t('CHECKOUT.COLUMN.QTY')),
      column.money('totalPrice', t('CHECKOUT.COLUMN.TOTAL'), { card: 'head' }),
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
