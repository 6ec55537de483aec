import { type Kysely, sql } from 'kysely';

/** Missing items keep the numbers they were requested by; the report is read by customer and day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table missing_items add column reference_nos text[] not null default '{}';
comment on column missing_items.reference_nos is 'the numbers the customer asked for the pieces by, where they differ from the SKU';
create index missing_items_list on missing_items (customer_id, hidden, created_at desc, id desc);
`,
    )
    .execute(db);
}
