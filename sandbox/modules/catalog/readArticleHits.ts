import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import { normaliseNumber } from '../../http/normaliseNumber.ts';
import { isNumber } from './matchText.ts';
import { type ArticleReader, readArticleSummaries } from './readArticleSummaries.ts';

type ArticleHit = components['schemas']['ArticleHit'];
type MatchedAnalogue = components['schemas']['MatchedAnalogue'];

/**
 * Articles as search results show them: with their attributes, their analogue numbers, and OEM numbers that the
 * search matched; matched ones first (CAT-39).
 * @param numbers the searched numbers (typed text, cross number).
 */
export async function readArticleHits(
  reader: ArticleReader,
  ids: readonly number[],
  numbers: readonly string[],
): Promise<ArticleHit[]> {
  const summaries = await readArticleSummaries(reader, ids);
  const analogues = await readAnalogues(reader, ids, numbers.map(normaliseNumber).filter(isNumber));
  const attributes = await readAttributes(reader, ids);
  return summaries.map((summary) => ({
    ...summary,
    analogues: analogues.get(summary.id) ?? [],
    attributes: attributes.get(summary.id) ?? [],
  }));
}

async function readAttributes(
  { db }: ArticleReader,
  ids: readonly number[],
): Promise<Map<number, NonNullable<ArticleHit['attributes']>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'attributes'])
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .execute();
  return new Map(rows.map(({ id, attributes }) => [id, attributes]));
}

async function readAnalogues(
  { db }: ArticleReader,
  ids: readonly number[],
  searched: readonly string[],
): Promise<Map<number, MatchedAnalogue[]>> {
  const found = new Map<number, MatchedAnalogue[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('article_numbers')
    .select(['article_id', 'kind', 'brand', 'number', 'number_normalised'])
    .where(sql<boolean>`article_id = any(${[...ids]}::integer[])`)
    .orderBy('brand')
    .orderBy('number')
    .execute();
  for (const row of rows) {
    // A text may begin with the maker's name: `vw 06a115561b`.
    const branded = normaliseNumber(row.brand) + row.number_normalised;
    const matched = searched.some((text) => row.number_normalised.startsWith(text) || branded === text);
    if (row.kind === 'oem' && !matched) continue;
    const list = found.get(row.article_id) ?? [];
    list.push({ brand: row.brand, name: row.number, matched });
    found.set(row.article_id, list);
  }
  for (const list of found.values()) list.sort((one, other) => Number(other.matched) - Number(one.matched));
  return found;
}
