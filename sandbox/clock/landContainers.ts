import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Days between the containers of one line, as many as all lines have together. */
const daysBetween = 84;

/**
 * Containers that have arrived: what was pre-ordered in them is confirmed, and the line's next container is announced with
 * the same goods.
 */
export async function landContainers(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const landed = await trx
      .selectFrom('containers')
      .select('id')
      .where('maximal_date', '<', now.toISOString().slice(0, 10))
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute();
    if (landed.length === 0) return;
    const ids = landed.map(({ id }) => id);
    await sql`
      update orders o set status = 'confirmed', status_changed_at = ${now}
      where o.status = 'pre_ordered' and exists (
        select from order_items i where i.order_id = o.id and i.container_id = any(${ids}::int[]))`.execute(
      trx,
    );
    await sql`
      update containers set
        minimal_date = minimal_date + ${daysBetween}::int * ceil((${now}::date - maximal_date + 1)::numeric / ${daysBetween}::int)::int,
        maximal_date = maximal_date + ${daysBetween}::int * ceil((${now}::date - maximal_date + 1)::numeric / ${daysBetween}::int)::int
      where id = any(${ids}::int[])`.execute(trx);
  });
}
