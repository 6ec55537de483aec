import { type Kysely, sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';

type ArticleChoice = components['schemas']['ArticleChoice'];

/** Articles as select boxes show them (CART-27, CART-29), in the order of the ids. */
export async function readArticleChoices(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ArticleChoice[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'sku as name', 'brand', 'description', 'multiple'])
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .execute();
  const choices = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => choices.get(id)).filter((choice) => choice !== undefined);
}
