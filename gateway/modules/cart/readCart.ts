import { numericDbId } from '../../relay/numericDbId.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { listWarehouses } from '../catalog/catalog.rest.ts';
import type { CartParent } from './cart.parents.ts';
import { getCart } from './cart.rest.ts';

/** What a regular cart is to be ordered from; the other carts have no such choice (CART-07, GAP-46). */
interface CartChoice {
  warehouses?: readonly string[] | null | undefined;
  useBackorder?: boolean | null | undefined;
}

/**
 * A cart previewed for a choice of warehouses and backorder (CART-40). Without warehouses a regular cart is previewed for
 * the first one that may be ordered from, the default choice (CART-08, CART-09).
 */
export async function readCart(
  rest: RestClient,
  type: Entity<'CartType'>,
  { warehouses, useBackorder }: CartChoice = {},
): Promise<CartParent> {
  if (type !== 'regular') return { ...(await getCart(rest, { type })), type };
  const ids = warehouses?.length
    ? warehouses.map((dbId) => numericDbId('warehouses', dbId))
    : await defaultWarehouses(rest);
  const cart = await getCart(rest, {
    type,
    ...(ids.length ? { warehouses: ids } : {}),
    ...(useBackorder == null ? {} : { useBackorder: useBackorder ? (1 as const) : (0 as const) }),
  });
  return { ...cart, type };
}

/** The first warehouse that may be ordered from; none when there is no such warehouse, which the back end then says. */
async function defaultWarehouses(rest: RestClient): Promise<number[]> {
  const orderable = (await listWarehouses(rest)).filter(
    ({ readonly, type }) => !readonly && type !== 'transit',
  );
  return orderable.slice(0, 1).map(({ id }) => id);
}
