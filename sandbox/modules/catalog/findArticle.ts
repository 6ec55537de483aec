import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';

const largestId = 2_147_483_647;

/**
 * The id of the article a path names by SKU or by numeric id (GAP-121); a SKU that looks like an id wins.
 * @throws NotFound when the article does not exist or is not on sale.
 */
export async function findArticle(db: Kysely<Database>, idOrSku: string): Promise<number> {
  const id = /^\d{1,10}$/.test(idOrSku) && Number(idOrSku) <= largestId ? Number(idOrSku) : -1;
  const article = await db
    .selectFrom('articles')
    .select('id')
    .where((eb) => eb.or([eb('sku', '=', idOrSku), eb('id', '=', id)]))
    .where('active', '=', true)
    .orderBy(sql`sku = ${idOrSku}`, 'desc')
    .executeTakeFirst();
  if (article === undefined) throw new NotFound('Article not found.');
  return article.id;
}
