import type { TFunction } from 'i18next';
import { PlainLink } from '../../ui/links/PlainLink.tsx';
import type { OrderItems_order$data } from '../../__generated__/OrderItems_order.graphql.ts';
import type { ChoosableColumn } from '../../ui/columns/useColumnChoice.ts';
import { CopyableNumber } from '../../ui/values/CopyableNumber.tsx';
import { type DecimalStyle } from '../../ui/values/formatMoney.ts';
import type { Column } from '../../ui/table/Column.ts';
import { articleUrl } from '../../parts/catalog/catalog.urls.ts';
import { column } from '../../parts/table/column.tsx';

/** A line of an order. */
export type OrderItemRow = NonNullable<NonNullable<OrderItems_order$data['items']>[number]>;

/** The columns of an order's lines; two are hidden until chosen, the article always shows (ORD-40, ORD-44, GAP-81). */
export function orderItemColumns(
  t: TFunction,
  decimalStyle: DecimalStyle,
): (Column<OrderItemRow> & ChoosableColumn)[] {
  const price = column.plainMoney(decimalStyle);
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
    column.text('description', t('ORDER.ITEMS.DESCRIPTION'), { card: 'text', minWidth: '180px' }),
    price('price', t('ORDER.ITEMS.PRICE')),
    column.text('priceType', t('ORDER.ITEMS.PRICE_TYPE'), { isHiddenByDefault: true }),
    price('clientPrice', t('ORDER.ITEMS.CLIENT_PRICE'), { isHiddenByDefault: true }),
    column.pieces('qtyRequested', t('ORDER.ITEMS.QTY_REQUESTED')),
    column.pieces('qty', t('ORDER.ITEMS.QTY')),
    price('totalPrice', t('ORDER.ITEMS.TOTAL_PRICE'), { card: 'head' }),
  ];
}
