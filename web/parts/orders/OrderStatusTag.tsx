import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderStatusTag_order$key } from '../../__generated__/OrderStatusTag_order.graphql.ts';
import { dash } from '../../ui/values/dash.ts';
import { StatusTag } from '../../ui/values/StatusTag.tsx';
import { isOrderStatus, orderStatusColor } from './orderStatus.ts';

/** An order's status in its colour; one that is not known shows as the back end words it (ORD-06, ORD-16, ORD-19). */
export function OrderStatusTag({ order }: { order: OrderStatusTag_order$key }): ReactElement {
  const { status, statusText } = useFragment(
    graphql`
      fragment OrderStatusTag_order on Order {
        status
        statusText
      }
    `,
    order,
  );
  return <StatusOfOrder status={status} text={statusText} />;
}

type Props = { status: string | null | undefined; text: string | null | undefined };

/** The same for a status that is not read from the order itself. */
export function StatusOfOrder({ status, text }: Props): ReactElement {
  const { t } = useTranslation();
  if (!status || !isOrderStatus(status)) return <>{text ?? dash}</>;
  return <StatusTag color={orderStatusColor(status)}>{t(`ORDER.STATUS.${status}`)}</StatusTag>;
}
