import type { RecordSourceProxy } from 'relay-runtime';

/** Empties the star of articles that have left the wishlist, wherever they show. */
export function unstar(store: Pick<RecordSourceProxy, 'get'>, articles: readonly string[]): void {
  for (const id of articles) store.get(id)?.setValue(false, 'inWishList');
}
