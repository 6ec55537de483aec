import { type Kysely, sql } from 'kysely';

/** Words are compared without accents, so that `skoda` finds Škoda (see `foldText`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table articles drop column search_text;
alter table articles add column search_text text not null generated always as
  (lower(regexp_replace(normalize(brand || ' ' || description, NFD), '[\\u0300-\\u036f]', '', 'g'))) stored;
create index articles_search_text on articles using gin (search_text gin_trgm_ops);
`,
    )
    .execute(db);
}
