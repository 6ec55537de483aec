import type { ArticleParent } from '../catalog/catalog.parents.ts';
import type { Entity } from '../../rest/entities.ts';

/** A cart with the type it was asked for. */
export type CartParent = Entity<'Cart'> & { type: Entity<'CartType'> };

export type CartItemParent = Entity<'CartItem'>;

/** A cart that has changed; read only when the payload's `cart` is asked for. */
export interface ChangedCart {
  type: Entity<'CartType'>;
}

/** As ChangedCart, with the article and the quantity that it now has there. */
export interface SetCartQtyParent extends ChangedCart {
  article: ArticleParent;
}

/** As ChangedCart, with what the back end said of the file. */
export type ImportCartParent = ChangedCart & Entity<'CartImportResult'>;
