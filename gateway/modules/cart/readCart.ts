import { numericDbId } from '../../relay/numericDbId.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { CartParent } from './cart.parents.ts';
import { getCart } from './cart.rest.ts';

/** What a regular cart is to be ordered from; the other carts have no such choice (CART-07, GAP-46). */
interface CartChoice {
  warehouses?: readonly string[] | null | undefined;
  useBackorder?: boolean | null | undefined;
}

/** A cart previewed for a choice of warehouses and backorder (CART-40). */
export async function readCart(
  rest: RestClient,
  type: Entity<'CartType'>,
  { warehouses, useBackorder }: CartChoice = {},
): Promise<CartParent> {
  const choice =
    type === 'regular'
      ? {
          ...(warehouses?.length
            ? { warehouses: warehouses.map((dbId) => numericDbId('warehouses', dbId)) }
            : {}),
          ...(useBackorder == null ? {} : { useBackorder: useBackorder ? (1 as const) : (0 as const) }),
        }
      : {};
  return { ...(await getCart(rest, { type, ...choice })), type };
}
