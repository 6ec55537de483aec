/** The carts an article can be put into, in the order in which they are offered (CART-06). */
export const cartTypes = ['REGULAR', 'RESERVATION', 'BACKORDER'] as const;
/** One of them. */
export type CartType = (typeof cartTypes)[number];

/** A cart as the catalog offers it. */
export type CartOffer = {
  /** The access needed to fill it (CAT-42). */
  attribute: string;
  /** The article's field that holds its quantity in this cart (GAP-123). */
  field: 'inCartQty' | 'inReservationQty' | 'inBackorderQty';
};

/** How each of them is offered. */
export const cartOffers: Readonly<Record<CartType, CartOffer>> = {
  REGULAR: { attribute: 'order_management', field: 'inCartQty' },
  RESERVATION: { attribute: 'order_create_reservation', field: 'inReservationQty' },
  BACKORDER: { attribute: 'order_create_backorder', field: 'inBackorderQty' },
};
