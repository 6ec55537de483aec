import type { Entity } from '../../rest/entities.ts';
import type { RestAnswer } from '../../rest/RestAnswer.ts';

/**
 * An order as far as the answer that named it told of it: its page has everything, a list's row most, a
 * mutation only its id and status. What is missing is read from its page.
 */
export type OrderParent = { id: number; page?: RestAnswer<Entity<'Order'>> } & Partial<
  Omit<Entity<'Order'>, 'id'>
>;

/** Something that is read with its order; see partIdentity. */
export interface OrderPart {
  orderId: number;
  id: number;
}

export type OrderItemParent = Entity<'OrderItem'> & OrderPart;
export type OrderCommentParent = Entity<'OrderComment'> & OrderPart;
export type ShipmentParent = Entity<'Shipment'> & OrderPart;
export type ParcelParent = Entity<'Parcel'> & OrderPart;
export type OrderDocumentsParent = Entity<'Order'>['documents'];
export type CarrierParent = Entity<'Carrier'>;
export type DocumentRefParent = Entity<'DocumentRef'>;
