import type { ArticleParent } from '../catalog/catalog.parents.ts';

/** An entry of the wishlist: the article is all there is to it, and its id is the entry's. */
export interface WishlistEntryParent {
  article: ArticleParent;
}
