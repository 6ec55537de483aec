import { sql, type Kysely } from 'kysely';
import type { Database } from '../sandbox/db/tables.ts';

/** Copies the regular orders of the first demo customer, with their lines, until there are at least so many. */
export async function copyOrders(db: Kysely<Database>, wanted: number): Promise<void> {
  const templates = sql`orders where customer_id = 1 and type = 'regular' and id < 1000000`;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${templates}`.execute(db);
  const copies = Math.ceil(wanted / (rows[0]?.count ?? 1));
  const [order, line] = [
    await columnsOf(db, 'orders', 'created_at'),
    await columnsOf(db, 'order_items', 'order_id'),
  ];
  await sql`insert into orders (id, created_at, ${order})
    select ${copyId('id')}, created_at - copy * interval '1 minute', ${order}
    from generate_series(1, ${copies}::int) as copy, ${templates}`.execute(db);
  await sql`insert into order_items (order_id, ${line})
    select ${copyId('order_id')}, ${line}
    from generate_series(1, ${copies}::int) as copy, order_items
    where order_id in (select id from ${templates})`.execute(db);
  await sql`analyze orders, order_items`.execute(db);
}

/** The id of a copied order. */
const copyId = (id: string) => sql.raw(`(${id} - 100000) + copy * 1000000`);

/** The columns of a table but `id` and one other. */
async function columnsOf(db: Kysely<Database>, table: string, other: string) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and column_name not in ('id', ${other})`.execute(db);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}
