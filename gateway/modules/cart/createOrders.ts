import { numericFromGlobalId } from '../../relay/globalId.ts';
import { numericDbId } from '../../relay/numericDbId.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { CreateOrdersInput } from '../../schema/resolvers.generated.ts';
import { createOrders as post } from './cart.rest.ts';

/**
 * Turns lines of a cart into orders (CART-47): regular ones one a warehouse and one for the backorder,
 * reservations one an arrival date, backorders one (GAP-59). What could not be ordered is in `missingItems`.
 */
export function createOrders(
  rest: RestClient,
  { warehouses, items, type, useBackorder, force }: CreateOrdersInput,
): Promise<Entity<'CreatedOrders'>> {
  const body = {
    // Only a regular cart is ordered from warehouses of one's choice.
    warehouses: type === 'REGULAR' ? warehouses.map((dbId) => numericDbId('warehouses', dbId)) : [],
    items: items.map(({ article, qty }) => ({ article: numericFromGlobalId('Article', article), qty })),
    type: fromEnum(type),
    useBackorder: type === 'REGULAR' && useBackorder ? (1 as const) : (0 as const),
  };
  return post(rest, body, force);
}
