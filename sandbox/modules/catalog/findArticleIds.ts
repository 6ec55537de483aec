import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { normaliseNumber } from '../../http/normaliseNumber.ts';
import { findLikeIds } from './findLikeIds.ts';
import { matchText, type TextMatch } from './matchText.ts';
import { readVehicleId } from './vehicleFilter.ts';

/** A search of the catalog. */
export interface ArticleSearch {
  text: string;
  filter: components['schemas']['SearchFilter'];
  /** The language in which words may be written, besides English. */
  locale: string;
}

/** Ids in order of relevance; limited = the search was cut because it is too broad (GAP-120). */
export interface FoundArticles {
  ids: number[];
  limited: boolean;
}

/**
 * Articles that are sold and fit the search: own number first (whole, from its start, anywhere), then numbers of
 * other makers, then words of brand and description; within that, articles that are not at their end of life first. When
 * nothing is written so, words that are like the ones of the text count (`findLikeIds`).
 * A search without a filter or a text of three characters is too broad and finds nothing.
 * @param cap the most ids returned.
 * @throws InvalidFields when filter.vehicleId is neither an id nor VIN##id.
 */
export async function findArticleIds(
  db: Kysely<Database>,
  { text, filter, locale }: ArticleSearch,
  cap: number,
): Promise<FoundArticles> {
  const conditions = filterConditions(filter);
  const matches = matchText(text, conditions.length > 0, locale);
  if (matches.length === 0 || (text.trim() === '' && conditions.length === 0)) {
    return { ids: [], limited: true };
  }
  const branches = matches.map((match) => branch(match, conditions, cap));
  const { rows } = await sql<{ id: number; branch: number }>`
    select id, branch from (${sql.join(branches.map(numbered), sql` union all `)}) found
    order by rank, eol, sku, id`.execute(db);
  const ids = [...new Set(rows.map(({ id }) => id))];
  if (ids.length === 0 && text.trim() !== '') {
    const like = await findLikeIds(db, { text, locale }, conditions, cap);
    return { ids: like.slice(0, cap), limited: like.length > cap };
  }
  const perBranch = branches.map((_branch, index) => rows.filter((row) => row.branch === index).length);
  return { ids: ids.slice(0, cap), limited: ids.length > cap || perBranch.some((count) => count > cap) };
}

function numbered(query: RawBuilder<unknown>, index: number): RawBuilder<unknown> {
  return sql`select found.*, ${sql.lit(index)} as branch from (${query}) found`;
}

/** One way to match; sorted before it is cut, so that pages do not depend on the database's reading order. */
function branch(
  { rank, condition, joinsNumbers, order }: TextMatch,
  filters: RawBuilder<SqlBool>[],
  cap: number,
): RawBuilder<unknown> {
  const numbers = joinsNumbers ? sql`join article_numbers n on n.article_id = a.id` : sql``;
  const sorted = order === undefined ? sql`a.id` : sql`${order}, a.id`;
  return sql`select a.id, a.sku, a.eol, ${sql.lit(rank)} as rank from articles a ${numbers}
    where ${sql.join([sql`a.active`, condition, ...filters], sql` and `)} order by ${sorted} limit ${cap + 1}`;
}

function filterConditions(filter: ArticleSearch['filter']): RawBuilder<SqlBool>[] {
  const { manufacturer, model, engine, group, subgroup, vehicleId, cross } = filter;
  const conditions: RawBuilder<SqlBool>[] = [];
  const vehicle = vehicleId === undefined ? engine : readVehicleId(vehicleId);
  if (vehicle !== undefined) {
    conditions.push(sql`a.id in (select article_id from article_vehicles where vehicle_id = ${vehicle})`);
  } else if (model !== undefined) {
    conditions.push(fits(sql`select id from vehicles where model_id = ${model}`));
  } else if (manufacturer !== undefined) {
    conditions.push(
      fits(
        sql`select v.id from vehicle_models m join vehicles v on v.model_id = m.id where m.manufacturer_id = ${manufacturer}`,
      ),
    );
  }
  if (group !== undefined) {
    conditions.push(
      sql`a.category_id in (select id from categories where id = ${group} or parent_id = ${group})`,
    );
  }
  if (subgroup !== undefined) conditions.push(sql`a.category_id = ${subgroup}`);
  if (cross !== undefined) {
    conditions.push(
      sql`a.id in (select article_id from article_numbers where number_normalised = ${normaliseNumber(cross)})`,
    );
  }
  return conditions;
}

/** The article fits one of these vehicles. */
function fits(vehicles: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`a.id in (select article_id from article_vehicles where vehicle_id = any(array(${vehicles})))`;
}
