import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { NotFound, Rejected } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';
import { missingConditions, type MissingItemsChoice } from './missingConditions.ts';

/** An item of the report, and the quantity to order of it. */
export interface OpenItem {
  id: number;
  articleId: number;
  /** Pieces. */
  qty: number;
}

/**
 * Reads items for a write: call it with the customer locked, so that no other call orders the same pieces meanwhile.
 */
function selectOpen(db: Kysely<Database>) {
  return db
    .selectFrom('missing_items as m')
    .innerJoin('articles as a', 'a.id', 'm.article_id')
    .select(['m.id', 'm.article_id as articleId'])
    .select(sql<number>`greatest(0, m.qty - m.applied_qty)`.as('qty'))
    .orderBy('m.id');
}

/**
 * The items a request names, in its order; without a quantity, the open quantity (GAP-136). An item without
 * open pieces is then left out.
 * @throws NotFound for an item that is not in the customer's report; Rejected when nothing is left to order.
 */
export async function readChosenItems(
  db: Kysely<Database>,
  { customer }: Session,
  wanted: components['schemas']['TakeItems']['items'],
): Promise<OpenItem[]> {
  const rows = await selectOpen(db)
    .where('m.customer_id', '=', customer.id)
    .where(sql<boolean>`m.id = any(${wanted.map(({ id }) => id)}::int[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return someOf(
    wanted.map(({ id, qty }) => {
      const row = byId.get(id);
      if (row === undefined) throw new NotFound('This is not among your missing items.');
      return { id, articleId: row.articleId, qty: qty ?? row.qty };
    }),
  );
}

/**
 * All items that match the filters, with their open quantities; articles that are no longer sold are left out.
 * @throws Rejected when nothing is left to order; InvalidFields for an invalid filter.
 */
export async function readMatchingItems(
  db: Kysely<Database>,
  session: Session,
  choice: MissingItemsChoice,
): Promise<OpenItem[]> {
  const rows = await selectOpen(db)
    .where(missingConditions(session, choice))
    .where('a.active', '=', true)
    .execute();
  return someOf(rows.map(({ id, articleId, qty }) => ({ id, articleId, qty })));
}

function someOf(items: OpenItem[]): OpenItem[] {
  const open = items.filter(({ qty }) => qty > 0);
  if (open.length === 0) throw new Rejected('All of these items have been ordered already.');
  return open;
}
