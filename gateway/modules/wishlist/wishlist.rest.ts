import type { RestClient } from '../../rest/RestClient.ts';

/** Puts an article into the wishlist (CALL-056); 404 for an article that is not there. */
export async function addToWishlist(rest: RestClient, articleId: number, force: boolean): Promise<void> {
  await rest.write('addToWishlist', { path: { articleId }, force });
}

/** Takes an article out of the wishlist (CALL-057). */
export async function removeFromWishlist(rest: RestClient, articleId: number, force: boolean): Promise<void> {
  await rest.write('removeFromWishlist', { path: { articleId }, force });
}
