import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';

/**
 * Adds the statements of every month that ended before a day: for each customer one a month, from the month of its first
 * invoice. Those that exist are kept.
 */
export async function addStatements(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`
    insert into statements (customer_id, year, month, created_at)
    select first.customer_id, extract(year from m), extract(month from m), m + interval '1 month'
    from (select customer_id, date_trunc('month', min(date)::timestamp) as month
      from documents where kind = 'invoice' group by customer_id) first
    cross join lateral generate_series(
      first.month, date_trunc('month', ${before}::timestamptz at time zone 'UTC') - interval '1 month', interval '1 month') m
    order by m, first.customer_id
    on conflict do nothing`.execute(db);
}
