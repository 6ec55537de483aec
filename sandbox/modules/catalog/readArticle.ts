import { type Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import { type ArticleReader, type ArticleSummary, readArticleSummaries } from './readArticleSummaries.ts';

type Article = components['schemas']['Article'];
type ArticleAnalogues = components['schemas']['ArticleAnalogues'];

/**
 * An article with everything its page shows (ART-23).
 * @throws NotFound when it is not sold.
 */
export async function readArticle(reader: ArticleReader, id: number): Promise<Article> {
  const { db } = reader;
  const row = await db.selectFrom('articles').select('attributes').where('id', '=', id).executeTakeFirst();
  const links = await db
    .selectFrom('article_links')
    .select(['linked_id', 'kind'])
    .where('article_id', '=', id)
    .orderBy('sort')
    .orderBy('linked_id')
    .execute();
  const summaries = await readArticleSummaries(reader, [
    ...new Set([id, ...links.map(({ linked_id }) => linked_id)]),
  ]);
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  const summary = byId.get(id);
  if (row === undefined || summary === undefined) throw new NotFound('Article not found.');
  const linked = (wanted: 'related' | 'quantity_option'): ArticleSummary[] =>
    links
      .filter(({ kind }) => kind === wanted)
      .map(({ linked_id }) => byId.get(linked_id))
      .filter((article) => article !== undefined);
  const analogues = await readAnalogues(db, id);
  return {
    ...summary,
    compatible: analogues.oem,
    attributes: row.attributes,
    analogues,
    related: linked('related'),
    quantityOptions: linked('quantity_option'),
  };
}

/** Numbers of the same part at vehicle makers and at other brands (ART-24, CALL-121). */
export async function readAnalogues(db: Kysely<Database>, articleId: number): Promise<ArticleAnalogues> {
  const rows = await db
    .selectFrom('article_numbers')
    .select(['kind', 'brand', 'number as name'])
    .where('article_id', '=', articleId)
    .orderBy('brand')
    .orderBy('number')
    .execute();
  const ofKind = (wanted: 'oem' | 'analogue'): ArticleAnalogues['oem'] =>
    rows.filter(({ kind }) => kind === wanted).map(({ brand, name }) => ({ brand, name }));
  return { oem: ofKind('oem'), analogue: ofKind('analogue') };
}
