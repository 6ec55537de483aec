/** The cart that orders were created from: each type has its own list (GAP-73). */
export type OrderType = 'REGULAR' | 'RESERVATION' | 'BACKORDER';
