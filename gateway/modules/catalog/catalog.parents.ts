import type { Entity } from '../../rest/entities.ts';

/**
 * An article as far as the answer that named it told of it: its page has everything, a search result most,
 * a cart line a little, a mutation only its id. What is missing is read from its page.
 */
export type ArticleParent = { id: number } & Partial<Omit<Entity<'Article'>, 'id'>>;

/** A warehouse; orders and carts give only its id and name. */
export type WarehouseParent = Pick<Entity<'Warehouse'>, 'id' | 'name'> & Partial<Entity<'Warehouse'>>;

export type ArticleHitParent = Entity<'ArticleHit'>;
export type ArticleReplacementParent = Entity<'EndOfLife'>['replacements'][number];
