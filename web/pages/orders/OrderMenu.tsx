import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { claimParameter } from '../../parts/claims/claims.urls.ts';
import { mayBecome, type CheckedOrder, type OrderChange } from '../../parts/orders/CheckedOrder.ts';
import { orderUrl } from '../../parts/orders/orders.urls.ts';
import { reorderUrl } from '../../parts/reorder/reorder.urls.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { ActionMenu } from '../../ui/menu/ActionMenu.tsx';
import type { MenuAction } from '../../ui/menu/MenuAction.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';

/** Statuses of orders whose goods have left, so that they can come back. */
const claimable: readonly (string | null | undefined)[] = ['SHIPPED', 'DELIVERED'];

type Props = {
  order: CheckedOrder;
  /** Asks whether to change the order so. */
  onAsk: (to: OrderChange, order: CheckedOrder) => void;
};

/** The menu of one order in a list; empty if the user may do nothing with it. */
export function OrderMenu({ order, onAsk }: Props): ReactElement | null {
  const { t } = useTranslation();
  const mayOrder = useHasAttribute('order_management');
  const mayOpen = useHasAttribute('order_view');
  const { dbId, status } = order;
  const may = (to: OrderChange) => mayOrder && mayBecome(to, status);
  const actions: MenuAction[] = [
    ...(may('CONFIRMED')
      ? [
          {
            key: 'confirm',
            label: t('ORDER.CONFIRM'),
            icon: <Icon name="checkmark" />,
            run: () => onAsk('CONFIRMED', order),
          },
        ]
      : []),
    ...(mayOrder && mayOpen
      ? [
          {
            key: 'again',
            label: t('REORDER.AGAIN'),
            icon: <Icon name="arrow-repeat-all" />,
            to: reorderUrl('order', dbId),
          },
        ]
      : []),
    ...(mayOpen && claimable.includes(status)
      ? [
          {
            key: 'claim',
            label: t('CLAIM.CLAIM_LINES'),
            icon: <Icon name="box-arrow-left" />,
            to: `${orderUrl(dbId)}?${claimParameter}`,
          },
        ]
      : []),
    ...(may('CANCELLED')
      ? [
          {
            key: 'cancel',
            label: t('CHECKOUT.CANCEL'),
            icon: <Icon name="dismiss" />,
            run: () => onAsk('CANCELLED', order),
          },
        ]
      : []),
  ];
  if (actions.length === 0) return null;
  return (
    <ActionMenu
      appearance="subtle"
      size="small"
      icon={<Icon name="more-horizontal" />}
      aria-label={t('DOCUMENTS.MENU', { number: dbId })}
      actions={actions}
    />
  );
}
