import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import { idempotentRoute, route, type Route } from '../../http/route.ts';
import { listWishlist } from './listWishlist.ts';
import { takeFromWishlist } from './takeFromWishlist.ts';

/**
 * The wishlist on the wire (CALL-055 to CALL-059). Every user may add and remove the star of an article; doing so twice
 * changes nothing. The list needs `order_list` (WISH-01), moving into the cart order_management.
 */
export const wishlistRoutes: Route[] = [
  route('listWishlist', 'order_list', ({ query, session, db }) => listWishlist(db, session, query)),

  idempotentRoute('clearWishlist', 'order_list', async ({ session, db }) => {
    await db.deleteFrom('wishlist_items').where('access_id', '=', session.accessId).execute();
    return {};
  }),

  idempotentRoute('takeFromWishlist', 'order_management', ({ body, session, db }) =>
    takeFromWishlist(db, session, body.items),
  ),

  idempotentRoute('addToWishlist', null, async ({ db, path, session }) => {
    await requireArticle(db, path.articleId);
    await db
      .insertInto('wishlist_items')
      .values({ access_id: session.accessId, article_id: path.articleId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return {};
  }),

  idempotentRoute('removeFromWishlist', null, async ({ db, path, session }) => {
    await requireArticle(db, path.articleId);
    await db
      .deleteFrom('wishlist_items')
      .where('access_id', '=', session.accessId)
      .where('article_id', '=', path.articleId)
      .execute();
    return {};
  }),
];

async function requireArticle(db: Kysely<Database>, id: number): Promise<void> {
  const article = await db.selectFrom('articles').select('id').where('id', '=', id).executeTakeFirst();
  if (article === undefined) throw new NotFound('Article not found.');
}
