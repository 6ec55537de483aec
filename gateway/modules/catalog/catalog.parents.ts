import type { Entity } from '../../rest/entities.ts';

/**
 * An article as far as the answer that named it told of it: its page has everything, a search result most,
 * a cart line a little, a mutation only its id. What is missing is read from its page.
 */
export type ArticleParent = { id: number; stock?: StockParent[] } & Partial<
  Omit<Entity<'Article'>, 'id' | 'stock'>
>;

/** A warehouse; orders and carts give only its id and name, the wishlist its id. */
export type WarehouseParent = Pick<Entity<'Warehouse'>, 'id'> & Partial<Entity<'Warehouse'>>;

/** How much of an article a warehouse has. */
export type StockParent = { warehouse: WarehouseParent; amount: number };

export type ArticleHitParent = Entity<'ArticleHit'>;
export type ArticleReplacementParent = Entity<'EndOfLife'>['replacements'][number];
export type OemRowParent = Entity<'OemRow'>;
export type VehicleMakeParent = Entity<'VehicleMake'>;
