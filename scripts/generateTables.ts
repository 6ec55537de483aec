import { writeFileSync } from 'node:fs';
import { columnTypes } from '../sandbox/db/columnTypes.ts';
import { openDatabase } from '../sandbox/db/openDatabase.ts';

/** How kysely and the driver of `openDatabase` read and write a type of PostgreSQL. */
const types: Readonly<Record<string, string>> = {
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  numeric: 'number',
  text: 'string',
  boolean: 'boolean',
  date: 'string',
  uuid: 'string',
};

type Column = {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isComputed: boolean;
  comment: string | null;
};

const columnsQuery = `
  select table_name as "table", column_name as name, data_type as type, is_nullable = 'YES' as "isNullable",
    column_default is not null or is_identity = 'YES' as "hasDefault", is_generated = 'ALWAYS' as "isComputed",
    col_description(format('%I.%I', table_schema, table_name)::regclass, ordinal_position) as comment
  from information_schema.columns
  where table_schema = 'public' and table_name not like 'kysely%'
  order by table_name, ordinal_position`;

const checksQuery = `
  select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'c'`;

/**
 * Writes sandbox/db/tables.generated.ts: the tables that the migrations make, as kysely's types. A column checked against a
 * list of texts has their union as its type; what SQL cannot say of a column is in `columnTypes`.
 * @throws when a type of PostgreSQL is not known here, or `columnTypes` names a column that does not exist.
 */
export async function generateTables(): Promise<void> {
  const { lite, close } = await openDatabase();
  if (!lite) throw new Error('Types are generated from the embedded database.');
  const { rows: columns } = await lite.query<Column>(columnsQuery);
  const { rows: checks } = await lite.query<{ table: string; definition: string }>(checksQuery);
  await close();
  writeFileSync('sandbox/db/tables.generated.ts', writeTables(columns, readUnions(checks)));
}

/** The texts that a column may hold, by `table.column`. */
function readUnions(checks: readonly { table: string; definition: string }[]): Map<string, string> {
  const unions = new Map<string, string>();
  for (const { table, definition } of checks) {
    const [, column, list] = /^CHECK \(+(\w+)(?:\)?::text)? = ANY \(+ARRAY\[(.*?)\]/.exec(definition) ?? [];
    if (column === undefined || list === undefined) continue;
    unions.set(`${table}.${column}`, [...list.matchAll(/'[^']*'/g)].join(' | '));
  }
  return unions;
}

function writeTables(columns: readonly Column[], unions: ReadonlyMap<string, string>): string {
  const unused = new Set(Object.keys(columnTypes));
  const tables = Map.groupBy(columns, ({ table }) => table);
  const interfaces = [...tables].map(([table, own]) => {
    const lines = own.map((column) => {
      unused.delete(`${table}.${column.name}`);
      const comment = column.comment === null ? '' : `    /** ${column.comment} */\n`;
      return `${comment}    ${column.name}: ${typeOf(column, unions)};\n`;
    });
    return `  ${table}: {\n${lines.join('')}  };\n`;
  });
  if (unused.size > 0) throw new Error(`columnTypes names no column: ${[...unused].join(', ')}`);
  return `/* Generated from sandbox/db/migrations by scripts/generateTables.ts. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type * as types from './columnTypes.ts';

type Time = ColumnType<Date, Date | string, Date | string>;
type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export type Tables = {
${interfaces.join('')}};
`;
}

function typeOf(column: Column, unions: ReadonlyMap<string, string>): string {
  const place = `${column.table}.${column.name}`;
  const named = columnTypes[place];
  if (named !== undefined) return `types.${named}`;
  if (column.type === 'timestamp with time zone') {
    if (column.isNullable) return 'MaybeTime';
    return column.hasDefault ? 'Stamp' : 'Time';
  }
  const type = unions.get(place) ?? types[column.type];
  if (type === undefined) throw new Error(`${place} needs a type in columnTypes: it is ${column.type}.`);
  const value = column.isNullable ? `${type} | null` : type;
  if (column.isComputed) return `GeneratedAlways<${value}>`;
  return column.hasDefault ? `Generated<${value}>` : value;
}
