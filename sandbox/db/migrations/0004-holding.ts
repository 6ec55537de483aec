import { type Kysely, sql } from 'kysely';

/** Goods are held for an order that waits in the checkout only so long: then others may have them (GAP-69). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table orders add column stock_held boolean not null default true;
comment on column orders.stock_held is 'whether the goods of the order''s stock lines are reserved for it';
create index orders_waiting on orders (created_at) where status = 'not_completed' and stock_held;
`,
    )
    .execute(db);
}
