import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';

/** Pieces that could not be ordered, and the order that would have held them, when there is one. */
export interface MissingPieces {
  articleId: number;
  qty: number;
  orderId: number | null;
  /** The number the customer requested, when it is not the SKU. */
  reference: string | null;
}

/** Adds pieces that could not be ordered to the customer's missing-items report (GAP-57, MISS-20). */
export async function storeMissing(
  trx: Kysely<Database>,
  { customer }: Session,
  missing: readonly MissingPieces[],
): Promise<void> {
  const sorted = missing.toSorted((a, b) => a.articleId - b.articleId);
  for (const { articleId, qty, orderId, reference } of sorted) {
    const item = await trx
      .insertInto('missing_items')
      .values({
        customer_id: customer.id,
        article_id: articleId,
        qty,
        reference_nos: reference === null ? [] : [reference],
      })
      .onConflict((conflict) =>
        conflict.columns(['customer_id', 'article_id']).doUpdateSet({
          qty: sql<number>`missing_items.qty + excluded.qty`,
          hidden: false,
          reference_nos: sql<
            string[]
          >`array(select distinct unnest(missing_items.reference_nos || excluded.reference_nos) order by 1)`,
          created_at: sql<Date>`now()`,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    if (orderId === null) continue;
    await trx
      .insertInto('missing_item_orders')
      .values({ missing_item_id: item.id, order_id: orderId, qty })
      .onConflict((conflict) =>
        conflict
          .columns(['missing_item_id', 'order_id'])
          .doUpdateSet({ qty: sql<number>`missing_item_orders.qty + excluded.qty` }),
      )
      .execute();
  }
}
