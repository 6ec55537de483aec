import type { MoneyValue } from '../../ui/values/formatMoney.ts';

/** The exact sum of amounts in each of their currencies, in the order of their codes. It is calculated in whole cents; amounts without a currency are left out. */
export function sumByCurrency(amounts: readonly (MoneyValue | null | undefined)[]): MoneyValue[] {
  const cents = new Map<string, number>();
  for (const amount of amounts) {
    if (!amount?.currencyCode) continue;
    cents.set(amount.currencyCode, (cents.get(amount.currencyCode) ?? 0) + Math.round(amount.value * 100));
  }
  return [...cents]
    .map(([currencyCode, sum]) => ({ value: sum / 100, currencyCode }))
    .toSorted((a, b) => (a.currencyCode < b.currencyCode ? -1 : 1));
}
