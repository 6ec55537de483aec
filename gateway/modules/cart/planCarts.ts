import { badRequest } from '../../errors/toGraphQLError.ts';
import { message } from '../../messages/message.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { CartCombinationInput } from '../../schema/types.generated.ts';
import type { CartItemParent, CartParent } from './cart.parents.ts';
import { countOrders } from './countOrders.ts';
import { itemsOf } from './itemsOf.ts';
import { readCart } from './readCart.ts';
import { lacksLines } from './requestedTotal.ts';

/** The most combinations in one comparison: each is a call. */
const maxCombinations = 10;
/** The most short lines that a plan names: a reader compares plans, and a cart may have thousands. */
const maxShortItems = 10;

/** The regular cart as it would be ordered with one combination of warehouses and backorder. */
export interface CartPlanParent {
  warehouses: readonly string[];
  useBackorder: boolean;
  qty: number | null;
  requestedQty: number | null;
  shortLines: number | null;
  shortItems: readonly (CartItemParent | null)[];
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
  const lines = lacksLines(cart) ? null : cart.items;
  const shortLines = lines && countShortLines(lines);
  return {
    warehouses,
    useBackorder: useBackorder ?? false,
    qty: cart.qty,
    requestedQty: cart.requestedQty,
    shortLines,
    shortItems: shortLines === null ? [null] : itemsOf(cart).filter(isShortLine).slice(0, maxShortItems),
    orders: lines && countOrders(lines),
    total: cart.total,
  };
}

type Lines = CartParent['items'];

/** The lines with fewer pieces available than requested; null where a line cannot be read. */
function countShortLines(lines: Lines): number | null {
  let count = 0;
  for (const line of lines) {
    if (line === null || line.qty === null || line.requestedQty === null) return null;
    if (isShort(line)) count += 1;
  }
  return count;
}

/** Whether fewer pieces of a line can be ordered than the cart holds. */
const isShort = ({ qty, requestedQty }: Pick<CartItemParent, 'qty' | 'requestedQty'>): boolean =>
  qty !== null && requestedQty !== null && qty < requestedQty;

const isShortLine = (line: CartItemParent | null): boolean => line !== null && isShort(line);
