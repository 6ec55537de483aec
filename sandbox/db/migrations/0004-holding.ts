import { type Kysely, sql } from 'kysely';

/** Goods of an order in the checkout are held for a limited time; then others may order them (GAP-69). */
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
