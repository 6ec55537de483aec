import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../gateway/rest/apiV3.generated.ts';
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
  total: number;
}

/** Articles the customer waits for, with the living backorders that hold them (CALL-054, BACK-02), newest first. */
export async function listBackorderItems(
  db: Kysely<Database>,
  session: Session,
  query: { page?: number; limit?: number },
): Promise<components['schemas']['BackorderItemPage']> {
  const page = pageOf(query);
  const { rows } = await sql<BackorderRow>`
    select a.sku, a.description, sum(i.qty)::int as qty, array_agg(distinct o.id order by o.id) as orders,
      min(o.created_at) as created_at, max(o.status_changed_at) as updated_at, count(*) over ()::int as total
    from order_items i
    join orders o on o.id = i.order_id
    join articles a on a.id = i.article_id
    where o.customer_id = ${session.customer.id} and i.part = 'backorder' and i.qty > 0
      and o.status in ('not_completed', 'not_confirmed', 'ordered', 'confirmed', 'in_progress', 'collected')
    group by a.id
    order by max(o.status_changed_at) desc, a.id desc
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return paged(
    rows.map((row) => ({
      sku: row.sku,
      description: row.description,
      qty: row.qty,
      orders: row.orders,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    })),
    page,
    rows[0]?.total ?? (page.offset === 0 ? 0 : await countBackorderItems(db, session)),
  );
}

/** How many articles there are, for a page past the end, which has no row to say so. */
async function countBackorderItems(db: Kysely<Database>, session: Session): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct i.article_id)::int as total
    from order_items i join orders o on o.id = i.order_id
    where o.customer_id = ${session.customer.id} and i.part = 'backorder' and i.qty > 0
      and o.status in ('not_completed', 'not_confirmed', 'ordered', 'confirmed', 'in_progress', 'collected')`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
