import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CancelOrderButton_order$key } from '../../__generated__/CancelOrderButton_order.graphql.ts';
import { mayBecome } from '../../parts/orders/CheckedOrder.ts';
import { useChangeOrderStatus } from '../../parts/orders/useChangeOrderStatus.ts';
import { useSumOfOrders } from '../../parts/orders/useSumOfOrders.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { confirm } from '../../ui/dialogs/confirm.ts';
import { notify } from '../../ui/notices/notify.ts';

/** Cancels an order as a whole after a question, where its status allows it (ORD-17, GAP-76). */
export function CancelOrderButton({ order }: { order: CancelOrderButton_order$key }): ReactElement | null {
  const { t } = useTranslation();
  const mayOrder = useHasAttribute('order_management');
  const sumOf = useSumOfOrders();
  const [change, isCancelling] = useChangeOrderStatus();
  const data = useFragment(
    graphql`
      fragment CancelOrderButton_order on Order {
        id
        dbId
        status
        grandTotal {
          ...Money_amount
        }
      }
    `,
    order,
  );
  if (!mayOrder || !mayBecome('CANCELLED', data.status)) return null;
  const { id, dbId: number } = data;
  const cancel = async () => {
    const isSure = await confirm({
      title: t('CHECKOUT.CANCEL.TITLE', { number }),
      message: [sumOf([data]), t('ORDERS.BULK.CANCEL.HINT'), t('ORDER.CANCEL.WHOLE')]
        .filter(Boolean)
        .join('\n'),
      confirmLabel: t('CHECKOUT.CANCEL'),
      cancelLabel: t('CHECKOUT.CANCEL.KEEP'),
    });
    if (!isSure) return;
    const { payload } = await change(id, 'CANCELLED');
    if (payload) notify({ intent: 'success', title: t('CHECKOUT.CANCELLED', { number }) });
  };
  return (
    <Button disabledFocusable={isCancelling} onClick={() => void cancel()}>
      {t('CHECKOUT.CANCEL')}
    </Button>
  );
}
