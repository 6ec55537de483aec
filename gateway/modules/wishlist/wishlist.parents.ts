import type { ArticleParent } from '../catalog/catalog.parents.ts';

/** An entry of the wishlist: nothing but its article, whose id is the entry's. */
export interface WishlistEntryParent {
  article: ArticleParent;
}
