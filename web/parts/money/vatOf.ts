import type { MoneyValue } from '../../ui/values/formatMoney.ts';

/** The VAT on an amount, calculated in whole cents and rounded half up, as the back end does. */
export const vatOf = ({ value, currencyCode }: MoneyValue, percent: number): MoneyValue => ({
  value: Math.round((Math.round(value * 100) * Math.round(percent * 100)) / 10_000) / 100,
  currencyCode,
});
