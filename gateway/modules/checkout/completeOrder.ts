import { badRequest } from '../../errors/toGraphQLError.ts';
import { message } from '../../messages/message.ts';
import { fromGlobalId, parseDbId } from '../../relay/ids.ts';
import type { Sent } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { CompleteOrderInput } from '../../schema/types.generated.ts';
import type { OrderParent } from '../orders/orders.parents.ts';
import { addressToWire } from '../profile/addressToWire.ts';
import { changedOrder } from '../orders/changedOrder.ts';

/**
 * Completes an order and returns its new status (CHK-25, CALL-042, GAP-75). It is shipped to an address of the profile,
 * by its id, or to another in full; the one not given is sent as null (GAP-66). /api/v3 rejects invalid fields one by
 * one.
 */
export async function completeOrder(rest: RestClient, input: CompleteOrderInput): Promise<OrderParent> {
  const { order, shippingAddress, customShippingAddress, shippingCourier, relatedOrderNumber, orderComment } =
    input;
  const body = {
    shippingAddress:
      shippingAddress == null ? null : fromGlobalId('Address', shippingAddress, 'input.shippingAddress'),
    customShippingAddress:
      customShippingAddress == null
        ? null
        : addressToWire(customShippingAddress, 'input.customShippingAddress'),
    shippingCourier: shippingCourier == null ? null : courierToWire(shippingCourier),
    relatedOrderNumber: relatedOrderNumber ?? null,
    orderComment: orderComment ?? null,
  };
  const path = { id: fromGlobalId(orderTypes, order, 'input.order') };
  return changedOrder(await rest.write('completeOrder', { path, body, force: input.force }), path.id);
}

/** The types of an order to complete or cancel: both ids hold the same number. */
export const orderTypes = ['CheckoutOrder', 'Order'] as const;

/** The id of a shipping option: a number or one of two words (GAP-65). */
function courierToWire(optionId: string): Sent<'ShippingOptionId'> {
  if (optionId === 'delay' || optionId === 'custom') return optionId;
  const id = parseDbId(optionId);
  if (id !== null) return id;
  const field = 'input.shippingCourier';
  throw badRequest(message('INPUT.SHIPPING_COURIER', { field }), field);
}
