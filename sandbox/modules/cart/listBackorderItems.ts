import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { paged, pageOf } from '../../http/paging.ts';
import type { Session } from '../../http/session.ts';

interface BackorderRow {
  sku: string;
  description: string;
  qty: number;
  orders: number[];
  created_at: Date;
  updated_at: Date;
}

/** Articles the customer waits for, with their open backorders (CALL-054, BACK-02), newest first. */
export async function listBackorderItems(
  db: Kysely<Database>,
  session: Session,
  query: { page?: number; limit?: number },
): Promise<components['schemas']['BackorderItemPage']> {
  const page = pageOf(query);
  const waiting = sql`
    from order_items i
    join orders o on o.id = i.order_id
    join articles a on a.id = i.article_id
    where o.customer_id = ${session.customer.id} and i.part = 'backorder' and i.qty > 0
      and o.status in ('not_confirmed', 'ordered', 'confirmed', 'in_progress', 'collected')`;
  const count = await sql<{ total: number }>`select count(distinct a.id) as total ${waiting}`.execute(db);
  const { rows } = await sql<BackorderRow>`
    select a.sku, a.description, sum(i.qty) as qty, array_agg(distinct o.id order by o.id) as orders,
      min(o.created_at) as created_at, max(o.status_changed_at) as updated_at
    ${waiting}
    group by a.id
    order by updated_at desc, a.id desc
    limit ${page.limit} offset ${page.offset}`.execute(db);
  const items = rows.map((row) => ({
    sku: row.sku,
    description: row.description,
    qty: row.qty,
    orders: row.orders,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
  return paged(items, page, count.rows[0]?.total ?? 0);
}
