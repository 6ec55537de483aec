import type { Entity } from '../../rest/entities.ts';

/** A warehouse; orders and carts give only its id and name, the wishlist its id. */
export type WarehouseParent = { id: number } & Partial<Omit<Entity<'Warehouse'>, 'id'>>;
