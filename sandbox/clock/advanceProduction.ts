import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database, ProductionStatus } from '../db/tables.ts';

/**
 * Advances every production request whose status is older than `until` by one step (GAP-142): it is submitted to the
 * factory, an offer gets feedback, and then it is accepted or, one in five, rejected.
 * @returns the number of requests advanced.
 */
export async function advanceProduction(db: Kysely<Database>, until: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('production_applications')
    .set({
      status: sql<ProductionStatus>`case
        when status = 'pending' then 'submitted'
        when status = 'submitted' and type = 'offer' then 'feedback_received'
        when id % 5 = 0 then 'rejected'
        else 'accepted'
      end`,
      status_changed_at: new Date(),
    })
    .where('status', 'not in', ['accepted', 'rejected'])
    .where('status_changed_at', '<=', until)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
