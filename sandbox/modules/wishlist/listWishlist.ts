import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { paged, pageOf } from '../../http/paging.ts';
import type { Session } from '../../http/session.ts';

/**
 * A page of the access's wishlist, the latest first (CALL-055, GAP-38), each article with its free stock in every
 * warehouse the customer may see (WISH-09). Articles that are no longer sold stay until they are removed.
 */
export async function listWishlist(
  db: Kysely<Database>,
  session: Session,
  query: { page?: number; limit?: number },
): Promise<components['schemas']['WishlistPage']> {
  const page = pageOf(query);
  const own = db.selectFrom('wishlist_items as wi').where('wi.access_id', '=', session.accessId);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .innerJoin('articles as a', 'a.id', 'wi.article_id')
    .select(['a.id', 'a.sku', 'a.description'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('customer_warehouses as cw')
          .innerJoin('warehouses as w', 'w.id', 'cw.warehouse_id')
          .leftJoin('stock as s', (join) =>
            join.onRef('s.warehouse_id', '=', 'w.id').onRef('s.article_id', '=', 'a.id'),
          )
          .select('w.id')
          .select(sql<number>`coalesce(s.amount - s.reserved, 0)`.as('amount'))
          .where('cw.customer_id', '=', session.customer.id)
          .orderBy('w.sort')
          .orderBy('w.id'),
      ).as('stocks'),
    )
    .orderBy('wi.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const items = rows.map(({ id, sku, description, stocks }) => ({
    article: {
      id,
      name: sku,
      description,
      stocks: stocks.map((stock) => ({ warehouse: { id: stock.id }, amount: stock.amount })),
    },
  }));
  return paged(items, page, total);
}
