import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import { mergeInvoices } from '../modules/invoices/mergeInvoices.ts';
import { addStatements } from '../modules/statements/addStatements.ts';

/**
 * Closes every month that has ended: collects its invoices in final invoices, and adds the customers' statements. Does
 * nothing while no month is open.
 */
export async function closeMonths(db: Kysely<Database>, now: Date): Promise<void> {
  const { rows } = await sql<{ is_open: boolean }>`
    select exists (select from documents where kind = 'invoice' and merged_invoice_id is null and date < m.first_day)
      or not exists (select from statements where (year, month) = (extract(year from m.last_day), extract(month from m.last_day)))
      as is_open
    from (select f.first_day, (f.first_day - interval '1 day')::date as last_day
      from (select date_trunc('month', ${now}::timestamptz at time zone 'UTC')::date as first_day) f) m`.execute(
    db,
  );
  if (rows[0]?.is_open !== true) return;
  await db.transaction().execute(async (trx) => {
    await mergeInvoices(trx, now);
    await addStatements(trx, now);
  });
}
