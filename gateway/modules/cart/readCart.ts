import { extendEntity } from '../../../contract/reader/createReader.ts';
import { fromDbId } from '../../relay/ids.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { CartParent } from './cart.parents.ts';

/** The warehouses and backorder of a regular cart; the other carts have no such choice (CART-07, GAP-46). */
interface CartChoice {
  warehouses?: readonly string[] | null | undefined;
  useBackorder?: boolean | null | undefined;
}

/**
 * A cart previewed for a choice of warehouses and backorder (CALL-044, CALL-047, CART-40). Without warehouses a regular
 * cart is previewed for the first one that may be ordered from, the default choice (CART-08, CART-09).
 */
export async function readCart(
  rest: RestClient,
  type: Sent<'CartType'>,
  { warehouses, useBackorder }: CartChoice = {},
): Promise<CartParent> {
  if (type !== 'regular') return extendEntity(await rest.get('getCart', { query: { type } }), { type });
  const ids = warehouses?.length
    ? warehouses.map((dbId) => fromDbId('Warehouse', dbId))
    : await defaultWarehouses(rest);
  const query = {
    type,
    ...(ids.length ? { warehouses: ids } : {}),
    ...(useBackorder == null ? {} : { useBackorder: useBackorder ? (1 as const) : (0 as const) }),
  };
  return extendEntity(await rest.get('getCart', { query }), { type });
}

/** Whether orders may be filled from a warehouse (CART-08). One of which the back end does not say may. */
export const isOrderedFrom = ({ readonly, type }: Partial<Entity<'Warehouse'>>): boolean =>
  readonly !== true && type !== 'transit';

/** The first warehouse that may be ordered from. Empty when there is none, which the back end then reports. */
async function defaultWarehouses(rest: RestClient): Promise<number[]> {
  const warehouses = await rest.get('listWarehouses');
  const first = warehouses.find((one) => one && isOrderedFrom(one));
  return first ? [first.id] : [];
}
