import type { ReadMoney } from '../../../contract/reader/Read.ts';
import type { Entity } from '../../rest/entities.ts';
import type { WarehouseParent } from '../warehouses/warehouses.parents.ts';

/**
 * An article, as much of it as the answer that named it holds: its page everything, a search result most, a cart line a
 * little, a mutation only its id. The rest is read from its page.
 */
export type ArticleParent = {
  id: number;
  stock?: (StockParent | null)[];
  /** The stock in missing items and on the wishlist, where it is named so. */
  stocks?: (StockParent | null)[];
} & Partial<Omit<Entity<'Article'>, 'id' | 'stock'>>;

/** The quantity of an article in a warehouse. */
export type StockParent = { warehouse: WarehouseParent | null; amount: number | null };

export type ArticleAnaloguesParent = Entity<'ArticleAnalogues'>;
export type ArticleHitParent = Entity<'ArticleHit'>;
export type ArticleReplacementParent = NonNullable<Entity<'EndOfLife'>['replacements'][number]>;
export type OemRowParent = Entity<'OemRow'>;
export type VehicleMakeParent = Entity<'VehicleMake'>;

/** A value and how many articles have it. */
export interface FacetValueParent {
  value: string;
  count: number;
}

/** Values to narrow a search by, counted (DAY-51). */
export interface ArticleFacetsParent {
  covered: number;
  isComplete: boolean;
  inStock: number;
  brands: FacetValueParent[];
  warehouses: { warehouse: WarehouseParent; count: number }[];
  lowestPrice: ReadMoney | null;
  highestPrice: ReadMoney | null;
  attributes: { name: string; values: FacetValueParent[] }[];
}
