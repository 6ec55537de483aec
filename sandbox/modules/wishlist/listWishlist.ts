import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { readPage, rowCount } from '../../http/paging.ts';
import type { Session } from '../../http/session.ts';
import { stockOf } from '../catalog/stockOf.ts';

/**
 * A page of the access's wishlist, the latest first (CALL-055, GAP-38), each article with its free stock in every
 * warehouse the customer may see (WISH-09). Articles that are no longer sold stay until they are removed.
 */
export async function listWishlist(
  db: Kysely<Database>,
  session: Session,
  query: { page?: number; limit?: number },
): Promise<components['schemas']['WishlistPage']> {
  const own = db.selectFrom('wishlist_items as wi').where('wi.access_id', '=', session.accessId);
  const list = own
    .innerJoin('articles as a', 'a.id', 'wi.article_id')
    .select(['a.id', 'a.sku', 'a.description'])
    .select(stockOf(db, session.customer.id).as('stocks'))
    .orderBy('wi.created_at', 'desc')
    .orderBy('a.id', 'desc');
  return readPage(query, own.select(rowCount), list, ({ id, sku, description, stocks }) => ({
    article: {
      id,
      name: sku,
      description,
      stocks: stocks.map((stock) => ({ warehouse: { id: stock.id }, amount: stock.amount })),
    },
  }));
}
