import { type Kysely, sql } from 'kysely';

/** Names of categories in other languages, for files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table categories add column names jsonb not null default '{}';
comment on column categories.names is 'the name by language, where it differs from the English one';
`,
    )
    .execute(db);
}
