import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';

/** Articles with this number, ignoring dashes, dots, spaces and case (CALL-113). */
export async function findExactArticleIds(db: Kysely<Database>, normalised: string): Promise<number[]> {
  if (normalised === '') return [];
  const rows = await db
    .selectFrom('articles')
    .select('id')
    .where('sku_normalised', '=', normalised)
    .where('active', '=', true)
    .orderBy('eol')
    .orderBy('sku')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id);
}
