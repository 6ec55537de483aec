import { badRequest } from '../../errors/toGraphQLError.ts';
import { numericFromGlobalId } from '../../relay/globalId.ts';
import { dbIdToNumber } from '../../relay/numericDbId.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { CompleteOrderInput } from '../../schema/resolvers.generated.ts';
import { addressToWire } from '../profile/addressToWire.ts';
import { completeOrder as post } from './checkout.rest.ts';

/**
 * Completes an order (CHK-25): a profile's address by its id, or one of its own in full, and null for the other
 * (GAP-66). What the back end does not accept comes back from it, field by field.
 */
export function completeOrder(
  rest: RestClient,
  input: CompleteOrderInput,
): Promise<Entity<'OrderStatusRef'>> {
  const { order, shippingAddress, customShippingAddress, shippingCourier, relatedOrderNumber, orderComment } =
    input;
  const body = {
    shippingAddress: shippingAddress == null ? null : numericFromGlobalId('Address', shippingAddress),
    customShippingAddress: customShippingAddress == null ? null : addressToWire(customShippingAddress),
    shippingCourier: shippingCourier == null ? null : courierToWire(shippingCourier),
    relatedOrderNumber: relatedOrderNumber ?? null,
    orderComment: orderComment ?? null,
  };
  return post(rest, numericFromGlobalId('CheckoutOrder', order), body, input.force);
}

/** A shipping option's id: a number but for two words (GAP-65). */
function courierToWire(optionId: string): Entity<'ShippingOptionId'> {
  if (optionId === 'delay' || optionId === 'custom') return optionId;
  const id = dbIdToNumber(optionId);
  if (id === null) {
    throw badRequest(
      `shippingCourier is no ShippingOption.optionId: ${JSON.stringify(optionId.slice(0, 40))}`,
    );
  }
  return id;
}
