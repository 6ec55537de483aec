import type { Entity } from '../../rest/entities.ts';

/**
 * An article, as much of it as the answer that named it holds: its page everything, a search result most, a cart line a
 * little, a mutation only its id. The rest is read from its page.
 */
export type ArticleParent = { id: number; stock?: StockParent[] } & Partial<
  Omit<Entity<'Article'>, 'id' | 'stock'>
>;

/** A warehouse; orders and carts give only its id and name, the wishlist its id. */
export type WarehouseParent = Pick<Entity<'Warehouse'>, 'id'> & Partial<Entity<'Warehouse'>>;

/** The quantity of an article in a warehouse. */
export type StockParent = { warehouse: WarehouseParent; amount: number };

export type ArticleHitParent = Entity<'ArticleHit'>;
export type ArticleReplacementParent = Entity<'EndOfLife'>['replacements'][number];
export type OemRowParent = Entity<'OemRow'>;
export type VehicleMakeParent = Entity<'VehicleMake'>;
