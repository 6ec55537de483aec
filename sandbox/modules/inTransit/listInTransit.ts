import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { readDay, textConditions } from '../../http/filters.ts';
import { paged, pageOf } from '../../http/paging.ts';

type Schemas = components['schemas'];
type Order = 'arrival' | 'sku' | 'qty';

/**
 * A page of the articles on their way that can still be pre-ordered (CALL-075, TRN-02, GAP-141): one row per article
 * over all its containers, the earliest arrival first unless another order is asked for.
 */
export async function listInTransit(
  db: Kysely<Database>,
  query: { page?: number; limit?: number; filter?: Schemas['InTransitFilter']; sort?: Order },
): Promise<Schemas['InTransitItemPage']> {
  const page = pageOf(query);
  const { filter = {}, sort = 'arrival' } = query;
  const coming = db
    .selectFrom('container_items as ci')
    .innerJoin('containers as co', 'co.id', 'ci.container_id')
    .innerJoin('articles as a', 'a.id', 'ci.article_id')
    .where('a.active', '=', true)
    .where(sql<boolean>`ci.qty > ci.reserved`)
    .where('co.maximal_date', '>=', sql<string>`current_date`)
    .where(sql.join<boolean>([sql`true`, ...textConditions(sql.ref('a.sku'), filter.sku)], sql` and `))
    .groupBy('a.id')
    .having(arrivesIn(filter.arrival));
  const { total } = await db
    .selectFrom(coming.select('a.id').as('rows'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const items = await coming
    .select(['a.sku as articleName', 'a.description'])
    .select(sql<number>`sum(ci.qty - ci.reserved)`.as('qty'))
    .select(sql<string>`min(co.minimal_date)`.as('minimalDate'))
    .select(sql<string>`max(co.maximal_date)`.as('maximalDate'))
    .orderBy(orders[sort])
    .orderBy('a.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return paged(items, page, total);
}

const orders = {
  arrival: sql`min(co.minimal_date)`,
  sku: sql`a.sku`,
  qty: sql`sum(ci.qty - ci.reserved) desc`,
} as const;

/** Some of an article's pieces may arrive within these days. */
function arrivesIn(range: Schemas['DateRangeFilter'] | undefined): RawBuilder<SqlBool> {
  const from = readDay('arrival', range?.from);
  const until = readDay('arrival', range?.until);
  return sql<SqlBool>`(${from}::date is null or max(co.maximal_date) >= ${from}::date)
    and (${until}::date is null or min(co.minimal_date) <= ${until}::date)`;
}
