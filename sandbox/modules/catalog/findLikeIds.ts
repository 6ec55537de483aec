import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { likeTerms } from '../../texts/translateAnswer.ts';
import { foldText } from '../../texts/foldText.ts';
import { findVehiclesNamed } from './findVehiclesNamed.ts';

/**
 * Articles for a text that finds nothing as it is written: words may have a letter or two wrong or an ending of the plural,
 * and may name a vehicle as people do, `golf 7 1.6 tdi`. Every word has to fit the article or its vehicle.
 *
 * @param filters further conditions on articles `a`
 */
export async function findLikeIds(
  db: Kysely<Database>,
  { text, locale }: { text: string; locale: string },
  filters: readonly RawBuilder<SqlBool>[],
  cap: number,
): Promise<number[]> {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const { vehicles, others } = await findVehiclesNamed(db, words);
  const conditions = [...filters];
  if (vehicles.length > 0)
    conditions.push(
      sql`a.id in (select article_id from article_vehicles where vehicle_id = any(${vehicles}::integer[]))`,
    );
  for (const word of others) {
    const terms = likeTerms(word, locale);
    if (terms.length === 0) return [];
    conditions.push(
      sql`(${sql.join(
        terms.map((term) => sql`a.search_text like ${`%${term}%`}`),
        sql` or `,
      )})`,
    );
  }
  if (words.length === 0 || conditions.length === filters.length) return [];
  const { rows } = await sql<{ id: number }>`
    select a.id from articles a where ${sql.join([sql`a.active`, ...conditions], sql` and `)}
    order by a.eol, a.sku, a.id limit ${cap + 1}`.execute(db);
  return rows.map(({ id }) => id);
}
