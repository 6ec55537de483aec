import type { ArticleParent } from '../catalog/catalog.parents.ts';
import type { CartImport } from './cart.rest.ts';
import type { Entity, Sent } from '../../rest/entities.ts';

/** A cart with the type under which it was read. */
export type CartParent = Entity<'Cart'> & { type: Sent<'CartType'> };

export type CartItemParent = Entity<'CartItem'>;

/** A cart that has changed; read only when the payload's `cart` is selected. */
export interface CartPayloadParent {
  type: Sent<'CartType'>;
}

/** As CartPayloadParent, with the article and its new quantity. */
export interface SetCartQtyPayloadParent extends CartPayloadParent {
  article: ArticleParent;
}

/** As CartPayloadParent, with the back end's result of the import. */
export type ImportCartPayloadParent = CartPayloadParent & CartImport;
