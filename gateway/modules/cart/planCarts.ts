import { badRequest } from '../../errors/toGraphQLError.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { CartCombinationInput } from '../../schema/resolvers.generated.ts';
import { readCart } from './readCart.ts';

/** The most combinations in one comparison: each is a call. */
const maxCombinations = 10;

/** The regular cart as it would be ordered with one combination of warehouses and backorder. */
export interface CartPlanParent {
  warehouses: readonly string[];
  useBackorder: boolean;
  qty: number;
  requestedQty: number;
  shortLines: number;
  orders: number;
  total: Entity<'Cart'>['total'];
}

/** Previews the regular cart with several combinations at the same time, one call each (CALL-044). */
export function planCarts(
  rest: RestClient,
  combinations: readonly CartCombinationInput[],
): Promise<CartPlanParent[]> {
  if (combinations.length > maxCombinations)
    throw badRequest(`At most ${maxCombinations} combinations can be compared at once.`);
  return Promise.all(combinations.map((combination) => planCart(rest, combination)));
}

async function planCart(
  rest: RestClient,
  { warehouses, useBackorder }: CartCombinationInput,
): Promise<CartPlanParent> {
  const cart = await readCart(rest, 'regular', { warehouses, useBackorder });
  return {
    warehouses,
    useBackorder: useBackorder ?? false,
    qty: cart.qty,
    requestedQty: cart.requestedQty,
    shortLines: cart.items.filter(({ qty, requestedQty }) => qty < requestedQty).length,
    orders: countOrders(cart.items),
    total: cart.total,
  };
}

/** One order for each warehouse that delivers from its stock, and one for everything on backorder (GAP-59). */
function countOrders(items: readonly Entity<'CartItem'>[]): number {
  const stocks = items.flatMap((item) => item.stocks);
  const delivering = stocks.filter(({ stockAmount }) => stockAmount > 0);
  const warehouses = new Set(delivering.map(({ warehouse }) => warehouse.id));
  const hasBackorder = stocks.some(({ backorderAmount }) => backorderAmount > 0);
  return warehouses.size + (hasBackorder ? 1 : 0);
}
