import type { ArticleParent } from '../catalog/catalog.parents.ts';
import type { CartImport } from './cart.rest.ts';
import type { CartChanged, CartDifference } from './compareCart.ts';
import type { CartChoice } from './cartChoice.ts';
import type { Entity, Sent } from '../../rest/entities.ts';

/** A cart with the choice that it was read for. */
export type CartParent = Entity<'Cart'> & { choice: CartChoice };

/** A line with the choice of its cart, and all lines of that cart. */
export type CartItemParent = Entity<'CartItem'> & { choice: CartChoice; lines: CartParent['items'] };

/** A cart that has changed; read only when the payload's `cart` is selected. */
export interface CartPayloadParent {
  type: Sent<'CartType'>;
}

/** As CartPayloadParent, with the article and its new quantity. */
export interface SetCartQtyPayloadParent extends CartPayloadParent {
  article: ArticleParent;
  /** The short form that is kept for a repeat of this write, the most frequent one: the article is then read again. */
  toJSON?: () => object;
}

/** As CartPayloadParent, with the back end's result of the import. */
export type ImportCartPayloadParent = CartPayloadParent & CartImport;

export type CartChangedParent = CartChanged;
export type CartDifferenceParent = CartDifference;
