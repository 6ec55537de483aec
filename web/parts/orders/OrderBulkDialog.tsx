import { Text } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkDialog } from '../bulk/BulkDialog.tsx';
import { orderUrl } from './orders.urls.ts';
import { changeableTo, type CheckedOrder, type OrderChange } from './CheckedOrder.ts';
import { useChangeOrderStatus } from './useChangeOrderStatus.ts';
import { useSumOfOrders } from './useSumOfOrders.ts';

/** Text keys of what can be done to checked orders. */
const texts = {
  CONFIRMED: {
    label: 'ORDERS.BULK.CONFIRM',
    title: 'ORDERS.BULK.CONFIRM.TITLE',
    some: 'ORDERS.BULK.CONFIRM.SOME',
    hint: 'ORDERS.BULK.CONFIRM.HINT',
  },
  CANCELLED: {
    label: 'ORDERS.BULK.CANCEL',
    title: 'ORDERS.BULK.CANCEL.TITLE',
    some: 'ORDERS.BULK.CANCEL.SOME',
    hint: 'ORDERS.BULK.CANCEL.HINT',
  },
} as const satisfies Record<OrderChange, object>;

/** The orders that were checked when the action was chosen: their status changes with it. */
export type OrderBulk = {
  to: OrderChange;
  orders: readonly CheckedOrder[];
  /** Whether these are all that match the filters, on all pages. */
  isWhole: boolean;
};

type Props = { isOpen: boolean; bulk: OrderBulk; onClose: (isChanged: boolean) => void };

/** Confirms or cancels orders, as many as allow it, after a question with their number and sum (DAY-28). */
export function OrderBulkDialog({ isOpen, bulk: { to, orders, isWhole }, onClose }: Props): ReactElement {
  const { t } = useTranslation();
  const sumOf = useSumOfOrders();
  const [change] = useChangeOrderStatus({ isSilent: true });
  const subjects = changeableTo(to, orders);
  const { label, title, some, hint } = texts[to];
  return (
    <BulkDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(title, { count: subjects.length })}
      question={
        <>
          <Text>
            {t(isWhole ? 'ORDERS.BULK.WHOLE' : 'ORDERS.BULK.CHECKED', {
              count: orders.length,
              sum: sumOf(orders),
            })}
          </Text>
          {subjects.length < orders.length ? (
            <Text>{t(some, { count: subjects.length, sum: sumOf(subjects) })}</Text>
          ) : null}
          <Text>{t(hint)}</Text>
        </>
      }
      confirmLabel={t(label, { count: subjects.length })}
      items={subjects.map(({ id, dbId }) => ({ id, name: dbId, to: orderUrl(dbId) }))}
      write={(id, key) => change(id, to, key)}
    />
  );
}
