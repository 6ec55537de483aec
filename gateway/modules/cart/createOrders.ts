import type { GatewayContext } from '../../context.ts';
import { fromGlobalId, fromGlobalIds } from '../../relay/ids.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { CreateOrdersInput } from '../../schema/types.generated.ts';
import { readCreated, type CreatedOrders } from '../orders/readCreated.ts';

/**
 * Turns lines of a cart into orders (CART-47, CALL-031): regular lines into one per warehouse and one for the
 * backorder, reservations into one per arrival date, backorders into one (GAP-59). What could not be ordered is in
 * `missingItems`. 402 above the credit limit (GAP-60).
 */
export async function createOrders(
  context: GatewayContext,
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
  const makes = {
    orders: mostOrders[type](body),
    quantities: items.map(({ qty }) => qty),
  };
  return readCreated(context, makes, (rest) => rest.writeDated('createOrders', { body, force }));
}

/** The most orders that a cart can become; those of a reservation have a day of arrival each. */
const mostOrders: Record<
  CreateOrdersInput['type'],
  (body: { warehouses: unknown[]; useBackorder: number }) => number | null
> = {
  REGULAR: ({ warehouses, useBackorder }) => warehouses.length + useBackorder,
  RESERVATION: () => null,
  BACKORDER: () => 1,
};
