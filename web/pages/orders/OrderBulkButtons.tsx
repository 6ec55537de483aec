import { Button, Text, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { changeableTo, type CheckedOrder, type OrderChange } from './CheckedOrder.ts';

/** Text keys of the buttons. */
const labels = {
  CONFIRMED: 'ORDERS.BULK.CONFIRM',
  CANCELLED: 'ORDERS.BULK.CANCEL',
} as const satisfies Record<OrderChange, string>;

type Props = {
  /** The checked orders. */
  orders: readonly CheckedOrder[];
  onAsk: (to: OrderChange) => void;
};

/** What can be done to the checked orders, with the number of those that allow it (DAY-28). */
export function OrderBulkButtons({ orders, onAsk }: Props): ReactElement {
  const { t } = useTranslation();
  const offered = (['CONFIRMED', 'CANCELLED'] as const).filter((to) => changeableTo(to, orders).length > 0);
  if (offered.length === 0) {
    return (
      <Text size={200} style={{ color: tokens.colorNeutralForeground2 }}>
        {t('ORDERS.BULK.NONE')}
      </Text>
    );
  }
  return (
    <>
      {offered.map((to) => (
        <Button key={to} size="small" onClick={() => onAsk(to)}>
          {t(labels[to], { count: changeableTo(to, orders).length })}
        </Button>
      ))}
    </>
  );
}
