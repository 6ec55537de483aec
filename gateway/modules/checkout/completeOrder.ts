import { findById } from '../../relay/loaders.ts';
import { badRequest } from '../../errors/toGraphQLError.ts';
import { message } from '../../messages/message.ts';
import { fromGlobalId, parseDbId } from '../../relay/ids.ts';
import { isSameText } from '../../rest/afterWrite.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { CompleteOrderInput } from '../../schema/types.generated.ts';
import type { OrderParent } from '../orders/orders.parents.ts';
import { addressToWire } from '../profile/addressToWire.ts';
import { changedOrder } from '../orders/changedOrder.ts';

/**
 * Completes an order and returns its new status (CHK-25, CALL-042, GAP-75). It is shipped to an address of the profile,
 * by its id, or to another in full; the one not given is sent as null (GAP-66). /api/v3 rejects invalid fields one by
 * one.
 * @throws RestError, also for an address of the profile that is another than the expected one: then nothing is sent
 */
export async function completeOrder(rest: RestClient, input: CompleteOrderInput): Promise<OrderParent> {
  const { order, shippingAddress, expectedAddress, customShippingAddress, shippingCourier } = input;
  const { relatedOrderNumber, orderComment } = input;
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
  if (body.shippingAddress !== null && expectedAddress) {
    const expected = addressToWire(expectedAddress, 'input.expectedAddress');
    const address = findById(await rest.get('listAddresses'), body.shippingAddress);
    if (address && !isAsExpected(address, expected))
      throw rest.refusal('completeOrder', {
        field: 'shippingAddress',
        reason: message('CHECKOUT.ADDRESS_CHANGED'),
      });
  }
  return changedOrder(await rest.write('completeOrder', { path, body, force: input.force }), path.id);
}

/** The types of an order to complete or cancel: both ids hold the same number. */
export const orderTypes = ['CheckoutOrder', 'Order'] as const;

/** Whether goods and invoice would name what the user has seen; what cannot be read is not compared. */
const isAsExpected = (address: Entity<'Address'>, expected: Sent<'CustomAddressInput'>): boolean =>
  (address.country === null || address.country.id === expected.country) &&
  seenOfAddress.every((key) => isSameText(address[key], expected[key]));

const seenOfAddress = [
  'companyName',
  'firstName',
  'lastName',
  'vat',
  'customsCode',
  'regCode',
  'region',
  'city',
  'index',
  'address',
  'phone',
  'email',
] as const;

/** The id of a shipping option: a number or one of two words (GAP-65). */
function courierToWire(optionId: string): Sent<'ShippingOptionId'> {
  if (optionId === 'delay' || optionId === 'custom') return optionId;
  const id = parseDbId(optionId);
  if (id !== null) return id;
  const field = 'input.shippingCourier';
  throw badRequest(message('INPUT.SHIPPING_COURIER', { field }), field);
}
