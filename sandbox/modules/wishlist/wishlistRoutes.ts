import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import { route, type Route } from '../../http/route.ts';

/** The star of an article: add to the wishlist (CALL-056), take off (CALL-057). Doing either twice changes nothing. */
export const wishlistRoutes: Route[] = [
  route('addToWishlist', null, async ({ db, path, session }) => {
    await requireArticle(db, path.articleId);
    await db
      .insertInto('wishlist_items')
      .values({ access_id: session.accessId, article_id: path.articleId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return {};
  }),
  route('removeFromWishlist', null, async ({ db, path, session }) => {
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
  if (article === undefined) throw new NotFound('There is no such article.');
}
