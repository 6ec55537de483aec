import { Button, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderWarning_order$key } from '../../__generated__/OrderWarning_order.graphql.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { notify } from '../../ui/notices/notify.ts';
import { useBarLayout } from '../../ui/notices/useBarLayout.ts';
import { checkoutUrl } from '../../parts/cart/cart.urls.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { useChangeOrderStatus } from '../../parts/orders/useChangeOrderStatus.ts';

/** The next step that an order waits for, and the way to take it, for users who may order (ORD-17, ORD-20, ORD-21, GAP-76). */
export function OrderWarning({ order }: { order: OrderWarning_order$key }): ReactElement | null {
  const { t } = useTranslation();
  const layout = useBarLayout();
  const mayOrder = useHasAttribute('order_management');
  const { id, dbId, status } = useFragment(
    graphql`
      fragment OrderWarning_order on Order {
        id
        dbId
        status
      }
    `,
    order,
  );
  const [change, isConfirming] = useChangeOrderStatus();

  async function confirm() {
    const { payload } = await change(id, 'CONFIRMED');
    if (payload)
      notify({ intent: 'success', title: t('ORDER.CONFIRMED'), body: t('ORDER.TITLE', { id: dbId }) });
  }

  if (status === 'NOT_CONFIRMED') {
    return (
      <Notice intent="warning" layout={layout}>
        <MessageBarBody>{t('ORDER.NOT_CONFIRMED')}</MessageBarBody>
        {mayOrder ? (
          <MessageBarActions>
            <Button
              appearance="primary"
              size="small"
              disabledFocusable={isConfirming}
              onClick={() => void confirm()}
            >
              {t('ORDER.CONFIRM')}
            </Button>
          </MessageBarActions>
        ) : null}
      </Notice>
    );
  }
  if (status === 'NOT_COMPLETED') {
    return (
      <Notice intent="info" layout={layout}>
        <MessageBarBody>{t('ORDER.NOT_COMPLETED')}</MessageBarBody>
        {mayOrder ? (
          <MessageBarActions>
            <ButtonLink size="small" to={checkoutUrl}>
              {t('ORDERS.CONTINUE_CHECKOUT')}
            </ButtonLink>
          </MessageBarActions>
        ) : null}
      </Notice>
    );
  }
  return null;
}
