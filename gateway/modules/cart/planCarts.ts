import { badRequest } from '../../errors/toGraphQLError.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { CartCombinationInput } from '../../schema/resolvers.generated.ts';
import { readCart } from './readCart.ts';

/** So many ways can be compared at once: each is a call. */
const mostPlans = 10;

/** A regular cart as it would be ordered in one way. */
export interface CartPlanParent {
  warehouses: readonly string[];
  useBackorder: boolean;
  qty: number;
  requestedQty: number;
  shortLines: number;
  orders: number;
  total: Entity<'Cart'>['total'];
}

/** Previews the regular cart in several ways at the same time (CALL-044); their number alone decides how many calls. */
export function planCarts(
  rest: RestClient,
  combinations: readonly CartCombinationInput[],
): Promise<CartPlanParent[]> {
  if (combinations.length > mostPlans) throw badRequest(`At most ${mostPlans} ways can be compared at once.`);
  return Promise.all(
    combinations.map(async ({ warehouses, useBackorder }) => {
      const { items, qty, requestedQty, total } = await readCart(rest, 'regular', {
        warehouses,
        useBackorder,
      });
      return {
        warehouses,
        useBackorder: useBackorder ?? false,
        qty,
        requestedQty,
        total,
        shortLines: items.filter((item) => item.qty < item.requestedQty).length,
        orders: countOrders(items),
      };
    }),
  );
}

/** One order a warehouse that gives something from its stock, and one for all that waits (GAP-59). */
function countOrders(items: readonly Entity<'CartItem'>[]): number {
  const stocks = items.flatMap((item) => item.stocks);
  const giving = new Set(
    stocks.filter(({ stockAmount }) => stockAmount > 0).map(({ warehouse }) => warehouse.id),
  );
  return giving.size + (stocks.some(({ backorderAmount }) => backorderAmount > 0) ? 1 : 0);
}
