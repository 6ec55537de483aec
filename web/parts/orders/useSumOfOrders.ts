import { readMoney } from '../money/Money.tsx';
import { sumByCurrency } from '../money/sumByCurrency.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { formatMoney } from '../../ui/values/formatMoney.ts';
import type { CheckedOrder } from './CheckedOrder.ts';

/** Writes the sum of orders, apart for each currency. */
export function useSumOfOrders(): (orders: readonly CheckedOrder[]) => string {
  const { decimalStyle } = useSession();
  return (orders) =>
    sumByCurrency(orders.map(({ grandTotal }) => readMoney(grandTotal)))
      .map((sum) => formatMoney(sum, decimalStyle))
      .join(' + ');
}
