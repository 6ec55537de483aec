import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';

/** Ids of articles read at a time: other calls can use the database in between, and memory stays flat. */
const batch = 1_000;

/** Rows of all articles in the order of their ids, read in ranges of ids: above `after`, up to `last`. */
export async function* byArticle<Row>(
  db: Kysely<Database>,
  read: (after: number, last: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const { highest } = await db
    .selectFrom('articles')
    .select(({ fn }) => fn.max('id').as('highest'))
    .executeTakeFirstOrThrow();
  for (let after = 0; after < (highest ?? 0); after += batch) yield* await read(after, after + batch);
}
