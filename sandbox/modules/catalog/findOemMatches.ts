import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { normaliseNumber } from '../../http/normaliseNumber.ts';
import type { OemListEntry } from './parseOemList.ts';

/** The matches of one entry of an OEM list, best first. */
export interface OemMatch {
  articleIds: number[];
  replacement: components['schemas']['OemRow']['replacement'];
}

/** An article that a number means, by its own number or by another maker's. */
interface Meant {
  id: number;
  /** Whose number it is. */
  brand: string;
  eol: boolean;
}

/** Most articles proposed for one number. */
const mostArticles = 20;

/**
 * The articles of each entry, in two or three queries for all: those whose own number it is, else those that
 * list it (OEM numbers, analogues); dashes, dots, spaces and case do not matter. Where an entry names a brand that has
 * the number, only that brand's counts. A text that nothing has as its number may be a brand before its number. When all of them are at their end of life, their replacements follow: the full
 * ones if there are any, else the partial ones.
 */
export async function findOemMatches(
  db: Kysely<Database>,
  entries: readonly OemListEntry[],
): Promise<OemMatch[]> {
  const texts = entries.flatMap(({ number, branded }) => [number, ...branded.map((one) => one.number)]);
  const numbers = [...new Set(texts.map((text) => normaliseNumber(text)))].filter(Boolean);
  const own = await findOwn(db, numbers);
  const others = await findOthers(
    db,
    numbers.filter((number) => !own.has(number)),
  );
  const meaning = (text: string) => {
    const number = normaliseNumber(text);
    return own.get(number) ?? others.get(number) ?? [];
  };
  const meant = entries.map(({ number, brand, branded }) => {
    const whole = meaning(number);
    if (whole.length === 0) {
      const readings = branded.map((one) => ofBrand(meaning(one.number), one.brand));
      return readings.find((articles) => articles.length > 0) ?? [];
    }
    const narrowed = brand === null ? [] : ofBrand(whole, brand);
    return narrowed.length > 0 ? narrowed : whole;
  });
  const ended = meant.filter((articles) => articles.every(({ eol }) => eol)).flat();
  const replacements = await findReplacements(
    db,
    ended.map(({ id }) => id),
  );
  return meant.map((articles) => toMatch(articles, replacements));
}

function toMatch(articles: readonly Meant[], replacements: ReadonlyMap<number, Replacement[]>): OemMatch {
  const ids = articles.map(({ id }) => id);
  const found = articles.every(({ eol }) => eol) ? ids.flatMap((id) => replacements.get(id) ?? []) : [];
  const full = found.filter(({ partial }) => !partial);
  const chosen = full.length > 0 ? full : found;
  return {
    articleIds: [...new Set([...ids, ...chosen.map(({ id }) => id)])].slice(0, mostArticles),
    replacement: chosen.length === 0 ? null : full.length > 0 ? 'full' : 'partial',
  };
}

function ofBrand(articles: readonly Meant[], brand: string): readonly Meant[] {
  const wanted = normaliseNumber(brand);
  return articles.filter((article) => normaliseNumber(article.brand) === wanted);
}

async function findOwn(db: Kysely<Database>, numbers: readonly string[]): Promise<Map<string, Meant[]>> {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'sku_normalised as number', 'brand', 'eol'])
    .where(sql<boolean>`sku_normalised = any(${numbers}::text[])`)
    .where('active', '=', true)
    .orderBy('eol')
    .orderBy('sku')
    .execute();
  return Map.groupBy(rows, ({ number }) => number);
}

async function findOthers(db: Kysely<Database>, numbers: readonly string[]): Promise<Map<string, Meant[]>> {
  const rows = await db
    .selectFrom('article_numbers as n')
    .innerJoin('articles as a', 'a.id', 'n.article_id')
    .select(['a.id', 'n.number_normalised as number', 'n.brand', 'a.eol'])
    .where(sql<boolean>`n.number_normalised = any(${numbers}::text[])`)
    .where('a.active', '=', true)
    .orderBy('a.eol')
    .orderBy('a.sku')
    .execute();
  return Map.groupBy(rows, ({ number }) => number);
}

interface Replacement {
  id: number;
  partial: boolean;
}

async function findReplacements(
  db: Kysely<Database>,
  articleIds: readonly number[],
): Promise<Map<number, Replacement[]>> {
  if (articleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('article_replacements as r')
    .innerJoin('articles as a', 'a.id', 'r.replacement_id')
    .select(['r.article_id', 'r.replacement_id as id', 'r.partial'])
    .where(sql<boolean>`r.article_id = any(${[...articleIds]}::int[])`)
    .where('a.active', '=', true)
    .orderBy('r.sort')
    .orderBy('a.sku')
    .execute();
  return Map.groupBy(rows, ({ article_id }) => article_id);
}
