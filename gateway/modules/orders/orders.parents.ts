import type { Entity } from '../../rest/entities.ts';

/**
 * An order, as much of it as the answer that named it holds: its page everything, a list's row most, a mutation only
 * its id and status. The rest is read from its page.
 */
export type OrderParent = { id: number } & Partial<Omit<Entity<'Order'>, 'id'>>;

/** A part of an order, which is read only with the order; its global id holds both ids. */
export interface OrderPart {
  orderId: number;
  id: number;
}

export type OrderItemParent = Entity<'OrderItem'> & OrderPart;
export type OrderCommentParent = Entity<'OrderComment'> & OrderPart;
export type ShipmentParent = Entity<'Shipment'> & OrderPart;
export type ParcelParent = Entity<'Parcel'> & OrderPart;
export type OrderDocumentsParent = NonNullable<Entity<'Order'>['documents']>;
export type PartyAddressParent = Entity<'PartyAddress'>;
export type SellerAddressParent = Entity<'SellerAddress'>;
export type CarrierParent = Entity<'Carrier'>;
export type DocumentRefParent = Entity<'DocumentRef'>;
