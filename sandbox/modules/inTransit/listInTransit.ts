import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { paged, pageOf } from '../../http/paging.ts';

/**
 * A page of the articles on their way that can still be pre-ordered (CALL-075, TRN-02, GAP-141): one row per article
 * over all its containers, earliest arrival first.
 */
export async function listInTransit(
  db: Kysely<Database>,
  query: { page?: number; limit?: number },
): Promise<components['schemas']['InTransitItemPage']> {
  const page = pageOf(query);
  const coming = db
    .selectFrom('container_items as ci')
    .innerJoin('containers as co', 'co.id', 'ci.container_id')
    .innerJoin('articles as a', 'a.id', 'ci.article_id')
    .where('a.active', '=', true)
    .where(sql<boolean>`ci.qty > ci.reserved`)
    .where('co.maximal_date', '>=', sql<string>`current_date`);
  const { total } = await coming
    .select(sql<number>`count(distinct a.id)`.as('total'))
    .executeTakeFirstOrThrow();
  const items = await coming
    .select(['a.sku as articleName', 'a.description'])
    .select(sql<number>`sum(ci.qty - ci.reserved)`.as('qty'))
    .select(sql<string>`min(co.minimal_date)`.as('minimalDate'))
    .select(sql<string>`max(co.maximal_date)`.as('maximalDate'))
    .groupBy('a.id')
    .orderBy('minimalDate')
    .orderBy('a.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return paged(items, page, total);
}
