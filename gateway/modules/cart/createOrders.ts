import { fromGlobalId, fromGlobalIds } from '../../relay/ids.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { CreateOrdersInput } from '../../schema/types.generated.ts';
import { readCreated, type CreatedOrders } from '../orders/readCreated.ts';

/**
 * Turns lines of a cart into orders (CART-47, CALL-031): regular lines into one per warehouse and one for the
 * backorder, reservations into one per arrival date, backorders into one (GAP-59). What could not be ordered is in
 * `missingItems`. 402 above the credit limit (GAP-60).
 */
export async function createOrders(
  rest: RestClient,
  { warehouses, items, type, useBackorder, force }: CreateOrdersInput,
): Promise<CreatedOrders> {
  const body = {
    // Only a regular cart is ordered from chosen warehouses.
    warehouses: type === 'REGULAR' ? fromGlobalIds('Warehouse', warehouses, 'input.warehouses') : [],
    items: items.map(({ article, qty }, index) => ({
      article: fromGlobalId('Article', article, `input.items[${index}].article`),
      qty,
    })),
    type: fromEnum(type),
    useBackorder: type === 'REGULAR' && useBackorder ? (1 as const) : (0 as const),
  };
  return readCreated(rest, await rest.writeDated('createOrders', { body, force }));
}
