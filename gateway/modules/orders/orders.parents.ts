import type { Entity } from '../../rest/entities.ts';

/**
 * An order as far as the answer that named it told of it: its page has everything, a list's row most, a
 * mutation only its id and status. What is missing is read from its page.
 */
export type OrderParent = { id: number } & Partial<Omit<Entity<'Order'>, 'id'>>;

/** Parts of an order have no call of their own: their global ids name the order too. */
interface PartOfOrder {
  orderId: number;
}

export type OrderItemParent = Entity<'OrderItem'> & PartOfOrder;
export type OrderCommentParent = Entity<'OrderComment'> & PartOfOrder;
export type ShipmentParent = Entity<'Shipment'> & PartOfOrder;
export type ParcelParent = Entity<'Parcel'> & PartOfOrder;
export type OrderDocumentsParent = Entity<'Order'>['documents'];
