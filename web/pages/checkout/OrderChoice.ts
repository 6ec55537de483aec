import { readMoney } from '../../parts/money/Money.tsx';
import type { Money_amount$key } from '../../__generated__/Money_amount.graphql.ts';
import type { MoneyValue } from '../../ui/formatMoney.ts';
import { addressLine } from './addressLine.ts';
import type { DeliveryChoice } from './useDeliveryChoice.ts';
import type { ShippingOption } from './useDelivery.ts';

/** What completing an order would do as its form stands, for the question about several orders. */
export type OrderChoice = {
  /** In one line; null for an order without delivery. */
  address: string | null;
  shipping: ShippingOption | null;
  /** Goods and shipping without VAT, as far as the price of shipping is known. */
  amounts: readonly (MoneyValue | null | undefined)[];
  /** Whether the shipping is charged later. */
  isShippingOpen: boolean;
  state: 'loading' | 'ready' | 'needsDecision';
};

type Sums = {
  readonly stockSummary?: Subtotal;
  readonly backorderSummary?: Subtotal;
};
type Subtotal = { readonly subtotal: Money_amount$key | null | undefined } | null | undefined;

/**
 * @param order its own sums, where no delivery gives others
 * @param hasInvalidItems whether lines are no longer available
 */
export function readOrderChoice(order: Sums, choice: DeliveryChoice, hasInvalidItems: boolean): OrderChoice {
  const { hasDelivery, address, delivery, option } = choice;
  const { cost, showCost } = option?.price ?? {};
  const shipping = showCost === false ? null : readMoney(cost);
  const sums: Sums = delivery.calculated ?? order;
  const needsDecision =
    hasInvalidItems ||
    choice.hasOtherAddress ||
    choice.hasOtherOption ||
    (hasDelivery && !delivery.isLoading && (!address || !option));
  return {
    address: hasDelivery && address ? addressLine(address) : null,
    shipping: hasDelivery ? (option ?? null) : null,
    amounts: [readMoney(sums.stockSummary?.subtotal), readMoney(sums.backorderSummary?.subtotal), shipping],
    isShippingOpen: hasDelivery && shipping == null,
    state: delivery.isLoading ? 'loading' : needsDecision ? 'needsDecision' : 'ready',
  };
}
