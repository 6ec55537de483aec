import type { Entity } from '../../rest/entities.ts';
import { MultipartBody, type OutgoingFile } from '../../rest/multipart.ts';
import type { RestClient } from '../../rest/RestClient.ts';

type CartType = Entity<'CartType'>;

/** Which cart, and for a regular one what it would be ordered from (CART-40). */
export interface CartQuery {
  type: CartType;
  warehouses?: number[];
  useBackorder?: 0 | 1;
}

/** A cart as it would be ordered (CALL-044, CALL-047). */
export const getCart = (rest: RestClient, query: CartQuery): Promise<Entity<'Cart'>> =>
  rest.get('getCart', { query });

/** Sets the quantity of an article, 0 removes it (CALL-045, CALL-046, GAP-47); answers the line. */
export const setCartQty = (
  rest: RestClient,
  body: Entity<'CartQtyInput'>,
  force: boolean,
): Promise<Entity<'CartItem'>> => rest.write('setCartQty', { body, force });

/** Changes the quantity of a line (CALL-052); answers the line. */
export const updateCartItem = (
  rest: RestClient,
  itemId: number,
  body: Entity<'CartItemInput'>,
  force: boolean,
): Promise<Entity<'CartItem'>> => rest.write('updateCartItem', { path: { itemId }, body, force });

/** Removes a line of a cart of any type (CALL-049, GAP-51). */
export async function removeCartItem(
  rest: RestClient,
  path: { type: CartType; itemId: number },
  force: boolean,
): Promise<void> {
  await rest.write('removeCartItem', { path, force });
}

/** Empties a cart (CALL-048, GAP-50). */
export async function clearCart(rest: RestClient, type: CartType, force: boolean): Promise<void> {
  await rest.write('clearCart', { query: { type }, force });
}

/** Adds the lines of a csv or txt file (CALL-053, GAP-53); good lines are in the cart even when others are not. */
export async function importCart(
  rest: RestClient,
  { file, type }: { file: OutgoingFile; type: CartType },
  force: boolean,
): Promise<Entity<'CartImportResult'>> {
  return rest.write('importCart', { body: new MultipartBody({ type }, file), force });
}

/** Turns lines of a cart into orders (CALL-031, GAP-59); 402 above the credit limit (GAP-60). */
export const createOrders = (
  rest: RestClient,
  body: Entity<'CreateOrdersInput'>,
  force: boolean,
): Promise<Entity<'CreatedOrders'>> => rest.write('createOrders', { body, force });
