import type { CartType } from '../../parts/cart/cartTypes.ts';
import type { CartSelection } from '../../parts/cart/CartSelection.ts';

/**
 * One of the three carts, with the choice of warehouses and backorder that a regular cart is previewed for (CART-06,
 * CART-40).
 */
export type CartChoice = CartSelection & { readonly type: CartType };

/** A cart without warehouses to choose from: reservation or backorder (CART-07, GAP-46). */
export function plainCart(type: Exclude<CartType, 'REGULAR'>): CartChoice {
  return { type, warehouses: [], useBackorder: false };
}
