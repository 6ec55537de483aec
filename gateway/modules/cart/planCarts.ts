import { badRequest } from '../../errors/toGraphQLError.ts';
import { message } from '../../messages/message.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { CartCombinationInput } from '../../schema/types.generated.ts';
import type { CartParent } from './cart.parents.ts';
import { readCart } from './readCart.ts';

/** The most combinations in one comparison: each is a call. */
const maxCombinations = 10;

/** The regular cart as it would be ordered with one combination of warehouses and backorder. */
export interface CartPlanParent {
  warehouses: readonly string[];
  useBackorder: boolean;
  qty: number | null;
  requestedQty: number | null;
  shortLines: number | null;
  orders: number | null;
  total: Entity<'Cart'>['total'];
}

/** Previews the regular cart with several combinations at the same time, one call each (CALL-044). */
export function planCarts(
  rest: RestClient,
  combinations: readonly CartCombinationInput[],
): Promise<CartPlanParent[]> {
  if (combinations.length > maxCombinations)
    throw badRequest(message('INPUT.TOO_MANY_COMBINATIONS', { max: maxCombinations }));
  return Promise.all(
    combinations.map((combination, index) =>
      planCart(rest, combination, `combinations[${index}].warehouses`),
    ),
  );
}

async function planCart(
  rest: RestClient,
  { warehouses, useBackorder }: CartCombinationInput,
  field: string,
): Promise<CartPlanParent> {
  const cart = await readCart(rest, 'regular', { warehouses, useBackorder }, field);
  // Pieces without lines are lines that the back end left out.
  const lines = cart.items.length === 0 && cart.requestedQty !== 0 ? null : cart.items;
  return {
    warehouses,
    useBackorder: useBackorder ?? false,
    qty: cart.qty,
    requestedQty: cart.requestedQty,
    shortLines: lines && countShortLines(lines),
    orders: lines && countOrders(lines),
    total: cart.total,
  };
}

type Lines = CartParent['items'];

/** The lines of which fewer pieces can be ordered than asked for; null where a line cannot be read. */
function countShortLines(lines: Lines): number | null {
  let count = 0;
  for (const line of lines) {
    if (line === null || line.qty === null || line.requestedQty === null) return null;
    if (line.qty < line.requestedQty) count += 1;
  }
  return count;
}

/** The stock that a line is taken from; null where the line is to be had and does not say from where. */
const stocksOf = (line: Lines[number]): NonNullable<Lines[number]>['stocks'] =>
  line && (line.stocks.length > 0 || line.qty === 0) ? line.stocks : [null];

/**
 * One order for each warehouse that delivers from its stock, and one for everything on backorder (GAP-59); null where a
 * line cannot be read.
 */
function countOrders(lines: Lines): number | null {
  const warehouses = new Set<number>();
  let backorders = 0;
  for (const stock of lines.flatMap(stocksOf)) {
    if (stock === null || stock.stockAmount === null || stock.backorderAmount === null) return null;
    if (stock.backorderAmount > 0) backorders = 1;
    if (stock.stockAmount <= 0) continue;
    if (stock.warehouse === null) return null;
    warehouses.add(stock.warehouse.id);
  }
  return warehouses.size + backorders;
}
