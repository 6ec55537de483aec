/** What orders were created from: each type has a list of its own (GAP-73). */
export type OrderType = 'REGULAR' | 'RESERVATION' | 'BACKORDER';
