import type { Insertable, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Most rows per statement, which keeps its JSON parameter at a few MB. */
const batch = 10_000;

/**
 * Inserts rows with one JSON parameter per batch (`json_to_recordset`), which is much faster than one per value.
 * Every row has the keys of the first; a value that is an object or array goes into a jsonb or array column as text.
 *
 * @example
 * await insertRows(db, 'agreements', agreementTexts.map((_texts, n) => ({ id: n + 1, sort: n })));
 */
export async function insertRows<T extends keyof Database & string>(
  db: Kysely<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const types = await columnTypes(db, table);
  const typeOf = (column: string) => types.get(column) ?? 'text';
  const list = sql.join(columns.map((column) => sql.ref(column)));
  // A jsonb column's value is JSON text already: read as text and cast, else it would become a JSON string.
  const record = sql.join(
    columns.map(
      (column) => sql`${sql.ref(column)} ${sql.raw(typeOf(column) === 'jsonb' ? 'text' : typeOf(column))}`,
    ),
  );
  const values = sql.join(
    columns.map((column) => (typeOf(column) === 'jsonb' ? sql`${sql.ref(column)}::jsonb` : sql.ref(column))),
  );
  for (let start = 0; start < rows.length; start += batch) {
    const json = JSON.stringify(rows.slice(start, start + batch));
    await sql`insert into ${sql.table(table)} (${list})
      select ${values} from json_to_recordset(${json}::json) as row(${record})`.execute(db);
  }
}

async function columnTypes(db: Kysely<Database>, table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** Moves a table's id sequence past the ids inserted explicitly. */
export async function resetIdentity(
  db: Kysely<Database>,
  tables: readonly (keyof Database & string)[],
): Promise<void> {
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))`.execute(
      db,
    );
  }
}
