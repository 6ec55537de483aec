import { toDate, toIsoDay } from '../../ui/values/formatDate.ts';

/**
 * Splits orders into those of today and those up to this day, by the day they were created here, in the browser's time
 * zone (CHK-04, GAP-68). The order within each group stays. An order without a
 * date counts as one of before.
 */
export function groupByDay<T extends { readonly createdAt?: string | null | undefined }>(
  orders: readonly T[],
  now: Date,
): { today: readonly T[]; earlier: readonly T[] } {
  const isToday = ({ createdAt }: T) => {
    const date = createdAt ? toDate(createdAt) : null;
    return date !== null && toIsoDay(date) === toIsoDay(now);
  };
  return { today: orders.filter(isToday), earlier: orders.filter((order) => !isToday(order)) };
}
