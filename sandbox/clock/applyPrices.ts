import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Makes future prices the current ones from their day on. */
export async function applyPrices(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    update articles set price = future_price, future_price = null, future_price_date = null
    where future_price is not null and future_price_date <= (${now}::timestamptz at time zone 'UTC')::date`.execute(
    db,
  );
}
