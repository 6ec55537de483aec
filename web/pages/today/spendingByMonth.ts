import { sumByCurrency } from '../../parts/money/sumByCurrency.ts';
import type { MoneyValue } from '../../ui/values/formatMoney.ts';

/** An invoice as far as it is summed. */
export type Spent = { month: string; amount: MoneyValue | null | undefined };

/** The sums of a month, `2026-11`, in each of its currencies. */
export type MonthSums = { month: string; sums: readonly MoneyValue[] };

/** Months that show. */
const mostMonths = 6;

/**
 * The sums of the last months, the newest first. A month with invoices that were not read, or with one whose amount is not
 * known, is left out with all before it: its sum would be wrong.
 *
 * @param invoices the newest ones, in their order
 * @param areAll whether there are no others
 * @param thisMonth as `2026-11`
 */
export function spendingByMonth(
  invoices: readonly (Spent | null)[],
  areAll: boolean,
  thisMonth: string,
): readonly MonthSums[] {
  const unknown = invoices.findIndex((invoice) => !invoice?.amount?.currencyCode);
  const known = (unknown === -1 ? invoices : invoices.slice(0, unknown)).filter((one) => one !== null);
  const oldest = known.at(-1)?.month;
  const isComplete = areAll && unknown === -1;
  const months = lastMonths(thisMonth).filter((month) => oldest !== undefined && month >= oldest);
  return (isComplete ? months : months.filter((month) => month !== oldest)).map((month) => ({
    month,
    sums: sumByCurrency(known.filter((one) => one.month === month).map(({ amount }) => amount)),
  }));
}

/** Whether final invoices do not cover a month yet: the running one and those after the newest final invoice are open. */
export const isOpenMonth = (month: string, newest: string | undefined, thisMonth: string): boolean =>
  month === thisMonth || newest === undefined || month > newest;

/**
 * The months of final invoices; those that are still open, of the single invoices. Such a month is left out where these do
 * not hold it in full either.
 *
 * @param newest the month of the newest final invoice
 */
export function withOpenMonths(
  finals: readonly MonthSums[],
  singles: readonly MonthSums[],
  newest: string | undefined,
  thisMonth: string,
): readonly MonthSums[] {
  const isOpen = ({ month }: MonthSums): boolean => isOpenMonth(month, newest, thisMonth);
  return [...singles.filter(isOpen), ...finals.filter((one) => !isOpen(one))];
}

function lastMonths(thisMonth: string): readonly string[] {
  const [year = 0, month = 1] = thisMonth.split('-').map(Number);
  return Array.from({ length: mostMonths }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
