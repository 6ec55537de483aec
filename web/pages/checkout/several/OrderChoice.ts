import { addressLine } from '../delivery/addressLine.ts';
import { orderCost, type GoodsSums, type OrderCost } from '../orderCost.ts';
import type { DeliveryChoice } from '../delivery/useDeliveryChoice.ts';
import type { ShippingOption } from '../delivery/useDelivery.ts';

/** The values with which an order would be completed, for the question about several orders. */
export type OrderChoice = {
  /** In one line; null for an order without delivery. */
  address: string | null;
  shipping: ShippingOption | null;
  cost: OrderCost;
  state: 'loading' | 'ready' | 'needsDecision';
  /** It cannot be completed because its delivery options could not be read. */
  isUnread: boolean;
};

/**
 * @param order its own sums, where no delivery gives others
 * @param hasInvalidItems whether lines are no longer available
 */
export function readOrderChoice(
  order: GoodsSums,
  choice: DeliveryChoice,
  hasInvalidItems: boolean,
): OrderChoice {
  const { hasDelivery, address, delivery, option } = choice;
  const needsDecision =
    hasInvalidItems ||
    choice.hasOtherAddress ||
    choice.hasOtherOption ||
    (hasDelivery && !delivery.isLoading && (!address || !option));
  return {
    address: hasDelivery && address ? addressLine(address) : null,
    shipping: hasDelivery ? (option ?? null) : null,
    cost: orderCost(delivery.calculated ?? order, hasDelivery ? option : null),
    state: delivery.isLoading ? 'loading' : needsDecision ? 'needsDecision' : 'ready',
    isUnread: hasDelivery && delivery.isFailed,
  };
}
