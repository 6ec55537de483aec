import type { TFunction } from 'i18next';
import { PlainLink } from '../../ui/PlainLink.tsx';
import type { OrderItems_order$data } from '../../__generated__/OrderItems_order.graphql.ts';
import type { ChoosableColumn } from '../../ui/columns/useColumnChoice.ts';
import { CopyableNumber } from '../../ui/CopyableNumber.tsx';
import { readMoney } from '../../parts/money/Money.tsx';
import { formatMoney, type DecimalStyle, formatPieces } from '../../ui/formatMoney.ts';
import type { Column } from '../../ui/table/Column.ts';
import { articleUrl } from '../../parts/catalog/catalog.urls.ts';

/** A line of an order. */
export type OrderItemRow = NonNullable<NonNullable<OrderItems_order$data['items']>[number]>;

/** The columns of an order's lines; two are hidden until chosen, the article always shows (ORD-40, ORD-44, GAP-81). */
export function orderItemColumns(
  t: TFunction,
  decimalStyle: DecimalStyle,
): (Column<OrderItemRow> & ChoosableColumn)[] {
  return [
    {
      key: 'articleName',
      label: t('ORDER.ITEMS.ARTICLE'),
      isFixed: true,
      card: 'head',
      render: ({ articleName, isDelivery }) =>
        isDelivery ? (
          t('ORDER.ITEMS.DELIVERY')
        ) : articleName == null ? null : (
          <CopyableNumber value={articleName}>
            <PlainLink to={articleUrl(articleName)}>{articleName}</PlainLink>
          </CopyableNumber>
        ),
    },
    {
      key: 'description',
      label: t('ORDER.ITEMS.DESCRIPTION'),
      card: 'text',
      render: ({ description }) => description,
    },
    {
      key: 'price',
      label: t('ORDER.ITEMS.PRICE'),
      align: 'end',
      render: ({ price }) => formatMoney(readMoney(price), decimalStyle),
    },
    {
      key: 'priceType',
      label: t('ORDER.ITEMS.PRICE_TYPE'),
      isHiddenByDefault: true,
      render: ({ priceType }) => priceType,
    },
    {
      key: 'clientPrice',
      label: t('ORDER.ITEMS.CLIENT_PRICE'),
      align: 'end',
      isHiddenByDefault: true,
      render: ({ clientPrice }) => formatMoney(readMoney(clientPrice), decimalStyle),
    },
    {
      key: 'qtyRequested',
      label: t('ORDER.ITEMS.QTY_REQUESTED'),
      align: 'end',
      render: ({ qtyRequested }) => formatPieces(qtyRequested),
    },
    { key: 'qty', label: t('ORDER.ITEMS.QTY'), align: 'end', render: ({ qty }) => formatPieces(qty) },
    {
      key: 'totalPrice',
      label: t('ORDER.ITEMS.TOTAL_PRICE'),
      align: 'end',
      card: 'head',
      render: ({ totalPrice }) => formatMoney(readMoney(totalPrice), decimalStyle),
    },
  ];
}
