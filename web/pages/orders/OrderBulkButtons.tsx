import { Button, Text, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { mostOrdersAgain, ordersAgainUrl } from '../../parts/reorder/reorder.urls.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { changeableTo, type CheckedOrder, type OrderChange } from '../../parts/orders/CheckedOrder.ts';
import { OrderDownloads } from './OrderDownloads.tsx';
import { useSumOfOrders } from '../../parts/orders/useSumOfOrders.ts';

/** Text keys of the buttons. */
const labels = {
  CONFIRMED: 'ORDERS.BULK.CONFIRM',
  CANCELLED: 'ORDERS.BULK.CANCEL',
} as const satisfies Record<OrderChange, string>;

const quiet = { color: tokens.colorNeutralForeground2 };

type Props = {
  /** The checked orders. */
  orders: readonly CheckedOrder[];
  onAsk: (to: OrderChange) => void;
};

/**
 * The sum of the checked orders and what can be done with them: confirm or cancel those that allow it, order all again
 * together, or download their lines (DAY-28, DAY-102, DAY-103).
 */
export function OrderBulkButtons({ orders, onAsk }: Props): ReactElement {
  const { t } = useTranslation();
  const mayOrder = useHasAttribute('order_management');
  const mayOpen = useHasAttribute('order_view');
  const sumOf = useSumOfOrders();
  const offered = (['CONFIRMED', 'CANCELLED'] as const).filter(
    (to) => mayOrder && changeableTo(to, orders).length > 0,
  );
  return (
    <>
      <Text size={200} style={{ ...quiet, fontVariantNumeric: 'tabular-nums' }}>
        {sumOf(orders)}
      </Text>
      {offered.map((to) => (
        <Button key={to} size="small" onClick={() => onAsk(to)}>
          {t(labels[to], { count: changeableTo(to, orders).length })}
        </Button>
      ))}
      {mayOrder && mayOpen && orders.length <= mostOrdersAgain ? (
        <ButtonLink size="small" to={ordersAgainUrl(orders.map(({ dbId }) => dbId))}>
          {t('ORDERS.BULK.AGAIN', { count: orders.length })}
        </ButtonLink>
      ) : null}
      {mayOpen ? <OrderDownloads dbIds={orders.map(({ dbId }) => dbId)} /> : null}
      {mayOrder && mayOpen && orders.length > mostOrdersAgain ? (
        <Text size={200} style={quiet}>
          {t('ORDERS.BULK.AGAIN_MOST', { most: mostOrdersAgain })}
        </Text>
      ) : null}
    </>
  );
}
