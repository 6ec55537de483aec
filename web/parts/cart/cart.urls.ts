import type { CartType } from './cartTypes.ts';
import { cartSelectionSearch, type CartSelection } from './CartSelection.ts';

/** The regular cart, with a choice of warehouses and backorder where it is not the default one (CART-12, GAP-41). */
export function regularCartUrl(selection?: CartSelection): string {
  const search = selection ? String(cartSelectionSearch(selection)) : '';
  return `/cart/regular${search && `?${search}`}`;
}

/** The cart of pre-orders, for goods in transit (GAP-41). */
export const reservationCartUrl = '/cart/reservation';

/** The cart of backorders (GAP-41). */
export const backorderCartUrl = '/cart/backorder';

/** The cart of a type. */
export const cartUrls: Readonly<Record<CartType, string>> = {
  REGULAR: regularCartUrl(),
  RESERVATION: reservationCartUrl,
  BACKORDER: backorderCartUrl,
};

/** The order desk, a tab of the cart area. */
export const orderDeskUrl = '/cart/order-desk';

/** The checkout of not completed orders (CHK-01). */
export const checkoutUrl = '/cart/checkout';
