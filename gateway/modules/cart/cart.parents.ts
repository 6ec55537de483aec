import type { ArticleParent } from '../catalog/catalog.parents.ts';
import type { Entity } from '../../rest/entities.ts';

/** A cart with the type it was asked for. */
export type CartParent = Entity<'Cart'> & { type: Entity<'CartType'> };

export type CartItemParent = Entity<'CartItem'>;

/** A cart that has changed; read only when the payload's `cart` is asked for. */
export interface CartPayloadParent {
  type: Entity<'CartType'>;
}

/** As CartPayloadParent, with the article and the quantity that it now has there. */
export interface SetCartQtyPayloadParent extends CartPayloadParent {
  article: ArticleParent;
}

/** As CartPayloadParent, with what the back end said of the file. */
export type ImportCartPayloadParent = CartPayloadParent & Entity<'CartImportResult'>;
