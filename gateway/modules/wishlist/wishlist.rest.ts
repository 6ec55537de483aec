import type { PageRequest } from '../../relay/connection.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';

/** One page of the wishlist, what came last first (CALL-055). */
export const listWishlist = (rest: RestClient, page: PageRequest): Promise<Entity<'WishlistPage'>> =>
  rest.get('listWishlist', { query: page });

/** Puts an article into the wishlist (CALL-056); 404 for an article that is not there. */
export async function addToWishlist(rest: RestClient, articleId: number, force: boolean): Promise<void> {
  await rest.write('addToWishlist', { path: { articleId }, force });
}

/** Takes an article out of the wishlist (CALL-057). */
export async function removeFromWishlist(rest: RestClient, articleId: number, force: boolean): Promise<void> {
  await rest.write('removeFromWishlist', { path: { articleId }, force });
}

/** Moves articles of the wishlist into the regular cart, all or none (CALL-059, GAP-136, GAP-139). */
export async function takeFromWishlist(
  rest: RestClient,
  body: Entity<'TakeItems'>,
  force: boolean,
): Promise<void> {
  await rest.write('takeFromWishlist', { body, force });
}

/** Empties the wishlist (CALL-058). */
export async function clearWishlist(rest: RestClient, force: boolean): Promise<void> {
  await rest.write('clearWishlist', { force });
}
