import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderStatusTag_order$key } from '../../__generated__/OrderStatusTag_order.graphql.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { orderStatusColor } from './orderStatus.ts';

/** An order's status in its colour (ORD-06, ORD-16, ORD-19). */
export function OrderStatusTag({ order }: { order: OrderStatusTag_order$key }): ReactElement {
  const { t } = useTranslation();
  const { status } = useFragment(
    graphql`
      fragment OrderStatusTag_order on Order {
        status
      }
    `,
    order,
  );
  return <StatusTag color={orderStatusColor(status)}>{t(`ORDER.STATUS.${status}`)}</StatusTag>;
}
