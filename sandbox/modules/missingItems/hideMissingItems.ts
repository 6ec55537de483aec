import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';
import { missingConditions, type MissingItemsChoice } from './missingConditions.ts';

/**
 * Hides a missing item or shows it again (CALL-061, CALL-062, MISS-07); doing either twice changes nothing.
 * @throws NotFound when it is not in the customer's report.
 */
export async function hideMissingItem(
  db: Kysely<Database>,
  { customer }: Session,
  id: number,
  hidden: boolean,
): Promise<Record<string, never>> {
  const found = await db
    .updateTable('missing_items')
    .set({ hidden })
    .where('id', '=', id)
    .where('customer_id', '=', customer.id)
    .returning('id')
    .executeTakeFirst();
  if (found === undefined) throw new NotFound('This is not among your missing items.');
  return {};
}

/** Hides all missing items, or those that match the filter (CALL-063, CALL-073, MISS-10, GAP-134). */
export async function hideAllMissingItems(
  db: Kysely<Database>,
  session: Session,
  filter: MissingItemsChoice['filter'],
): Promise<Record<string, never>> {
  const matching = db
    .selectFrom('missing_items as m')
    .innerJoin('articles as a', 'a.id', 'm.article_id')
    .select('m.id')
    .where(missingConditions(session, { hidden: 0, filter }));
  await db
    .updateTable('missing_items')
    .set({ hidden: true })
    .where(sql<boolean>`id in (${matching})`)
    .execute();
  return {};
}
