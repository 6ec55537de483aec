import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import { inLanguage } from '../../texts/inLanguage.ts';

/** An article in a language. */
export interface WikiArticle {
  id: number;
  title: string;
  description: string | null;
  /** HTML. */
  content: string;
  lastEditedAt: Date;
}

/**
 * CALL-158 to CALL-160: the whole tree, or the children of a node (null = the top), in their order.
 * @throws NotFound when the node does not exist.
 */
export async function listNodes(
  db: Kysely<Database>,
  locale: string,
  parent?: number | null,
): Promise<components['schemas']['WikiNode'][]> {
  if (typeof parent === 'number') await readArticle(db, locale, parent);
  const rows = await db
    .selectFrom('wiki_nodes')
    .select(['id', 'parent_id', 'leaf', 'title', 'texts'])
    .$if(parent === null, (nodes) => nodes.where('parent_id', 'is', null))
    .$if(typeof parent === 'number', (nodes) => nodes.where('parent_id', '=', parent ?? null))
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: inLanguage<{ title: string }>(row, locale).title,
    leaf: row.leaf,
    parent: row.parent_id,
  }));
}

/** CALL-161: an article, or the text of a section. @throws NotFound */
export async function readArticle(db: Kysely<Database>, locale: string, id: number): Promise<WikiArticle> {
  const row = await db
    .selectFrom('wiki_nodes')
    .select(['id', 'title', 'description', 'content', 'texts', 'last_edited_at as lastEditedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new NotFound('Article not found.');
  return inLanguage<WikiArticle>(row, locale);
}
