import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { components } from '../../../gateway/rest/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { normaliseNumber } from '../../http/normaliseNumber.ts';
import { matchText, type TextMatch } from './matchText.ts';
import { readVehicleId } from './vehicleFilter.ts';

/** What somebody searches for. */
export interface ArticleSearch {
  text: string;
  filter: components['schemas']['SearchFilter'];
}

/** Ids in order of relevance; limited = the search was cut because it is too broad (GAP-120). */
export interface FoundArticles {
  ids: number[];
  limited: boolean;
}

/**
 * Articles that are sold and fit the search: own number first (whole, from its start, anywhere), then numbers of
 * other makers, then words of brand and description; within that, articles that are not at their end of life first.
 * A search with nothing to go by (no filter and no text of three characters) is too broad and finds nothing.
 * @param cap the most that is found; more is cut.
 * @throws InvalidFields when filter.vehicleId is neither an id nor VIN##id.
 */
export async function findArticleIds(
  db: Kysely<Database>,
  { text, filter }: ArticleSearch,
  cap: number,
): Promise<FoundArticles> {
  const conditions = filterConditions(filter);
  const matches = matchText(text, conditions.length > 0);
  if (matches.length === 0 || (text.trim() === '' && conditions.length === 0)) {
    return { ids: [], limited: true };
  }
  const branches = matches.map((match) => branch(match, conditions, cap));
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(branches, sql` union all `)}) found
    group by id, eol, sku order by min(rank), eol, sku limit ${cap + 1}`.execute(db);
  return { ids: rows.slice(0, cap).map(({ id }) => id), limited: rows.length > cap };
}

/** One way to match; sorted before it is cut, so that a page never depends on how the database happened to read. */
function branch(
  { rank, condition }: TextMatch,
  filters: RawBuilder<SqlBool>[],
  cap: number,
): RawBuilder<unknown> {
  return sql`(select a.id, a.sku, a.eol, ${sql.lit(rank)} as rank from articles a
    where ${sql.join([sql`a.active`, condition, ...filters], sql` and `)} order by a.id limit ${cap + 1})`;
}

function filterConditions(filter: ArticleSearch['filter']): RawBuilder<SqlBool>[] {
  const { manufacturer, model, engine, group, subgroup, vehicleId, cross } = filter;
  const conditions: RawBuilder<SqlBool>[] = [];
  const vehicle = vehicleId === undefined ? engine : readVehicleId(vehicleId);
  if (vehicle !== undefined) {
    conditions.push(sql`a.id in (select article_id from article_vehicles where vehicle_id = ${vehicle})`);
  } else if (model !== undefined) {
    conditions.push(sql`a.id in (select av.article_id from vehicles v
      join article_vehicles av on av.vehicle_id = v.id where v.model_id = ${model})`);
  } else if (manufacturer !== undefined) {
    conditions.push(sql`a.id in (select av.article_id from vehicle_models m join vehicles v on v.model_id = m.id
      join article_vehicles av on av.vehicle_id = v.id where m.manufacturer_id = ${manufacturer})`);
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
