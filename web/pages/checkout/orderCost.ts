import type { TFunction } from 'i18next';
import type { Money_amount$key } from '../../__generated__/Money_amount.graphql.ts';
import { readMoney } from '../../parts/money/Money.tsx';
import { sumByCurrency } from '../../parts/money/sumByCurrency.ts';
import { vatOf } from '../../parts/money/vatOf.ts';
import { formatMoney, type DecimalStyle, type MoneyValue } from '../../ui/values/formatMoney.ts';
import { present } from '../../ui/list/present.ts';
import type { ShippingOption } from './delivery/useDelivery.ts';

type Amount = Money_amount$key | null | undefined;
type Part = { readonly subtotal: Amount; readonly grandTotal: Amount } | null | undefined;

/** An order's own sums, which are those of its goods, or those calculated for an address. */
export type GoodsSums = {
  readonly vatPercent: number | null | undefined;
  readonly stockSummary: Part;
  readonly backorderSummary: Part;
};

/** The cost of an order in each of its currencies. */
export type OrderCost = {
  /** The price of its shipping; null where none is known. */
  shipping: MoneyValue | null;
  net: readonly MoneyValue[];
  vat: readonly MoneyValue[];
  gross: readonly MoneyValue[];
  /** Whether that is all it will cost; else these are the sums of the goods alone. */
  isWhole: boolean;
};

/**
 * The cost of an order as its delivery is chosen. Shipping is a line of the placed order (ORD-45) and has the VAT rate of the
 * order. Where nothing is added to the back end's own sums, they hold as they are.
 *
 * @param option null for an order without delivery, undefined where none is chosen yet
 */
export function orderCost(
  { vatPercent, stockSummary, backorderSummary }: GoodsSums,
  option: Pick<ShippingOption, 'price'> | null | undefined,
): OrderCost {
  const { cost, showCost } = option?.price ?? {};
  const shipping = (showCost === false ? null : readMoney(cost)) ?? null;
  const isWhole = option === null || (shipping !== null && (shipping.value === 0 || vatPercent != null));
  const parts = present([stockSummary, backorderSummary]);
  const added = isWhole && shipping?.value ? [shipping] : [];
  const net = sumByCurrency([...parts.map(({ subtotal }) => readMoney(subtotal)), ...added]);
  const gross =
    vatPercent == null || parts.length + added.length === 1
      ? sumByCurrency(parts.map(({ grandTotal }) => readMoney(grandTotal)))
      : sumByCurrency(net.flatMap((amount) => [amount, vatOf(amount, vatPercent)]));
  const vat = sumByCurrency([...gross, ...net.map((amount) => ({ ...amount, value: -amount.value }))]);
  return { shipping, net, vat, gross, isWhole };
}

/** Says of a sum whether the shipping is in it, for a user who does not see the lines above it; an order without delivery has none. */
export function withShipping(sum: string, costs: readonly OrderCost[], t: TFunction): string {
  if (sum === '') return '';
  if (!costs.every(({ isWhole }) => isWhole)) return t('CHECKOUT.WITHOUT_SHIPPING', { sum });
  return costs.some(({ shipping }) => shipping !== null) ? t('CHECKOUT.WITH_SHIPPING', { sum }) : sum;
}

/** A sum in one line, and what it contains; empty where it is not known. */
export function costText({ gross, isWhole }: OrderCost, t: TFunction, style: DecimalStyle): string {
  const sum = gross.map((amount) => formatMoney(amount, style)).join(' + ');
  if (sum === '') return '';
  return isWhole ? t('CHECKOUT.INCLUDING_VAT', { sum }) : `${t('CHECKOUT.GOODS')} ${sum}`;
}
