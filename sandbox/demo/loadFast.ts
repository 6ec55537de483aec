import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/tables.ts';

/**
 * Runs `work`, which fills these empty tables, with their foreign keys and secondary indexes dropped, and restores them
 * afterwards: checking and building once for all rows is much faster than row by row.
 */
export async function loadFast(
  trx: Kysely<Database>,
  tables: readonly (keyof Database & string)[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = any(${tables}::regclass[])`.execute(trx);
  const indexes = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any(${tables}::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(trx);
  for (const { table, name } of keys.rows) {
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(trx);
  }
  for (const { name } of indexes.rows) await sql.raw(`drop index ${name}`).execute(trx);
  await work();
  for (const { definition } of indexes.rows) await sql.raw(definition).execute(trx);
  for (const { table, name, definition } of keys.rows) {
    await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(trx);
  }
}
