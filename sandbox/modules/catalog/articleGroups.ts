import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import { textLanguage } from '../../texts/textLanguage.ts';

type ArticleGroup = components['schemas']['ArticleGroup'];

/** The name of the category in a table or alias, in a language. */
export const nameOf = (table: string, locale: string): RawBuilder<string> =>
  sql`coalesce(${sql.ref(`${table}.names`)} ->> ${textLanguage(locale)}, ${sql.ref(`${table}.name`)})`;

/** Groups by name; with a vehicle those that have parts for it (CALL-125). */
export function listGroups(
  db: Kysely<Database>,
  vehicleId: number | undefined,
  locale: string,
): Promise<ArticleGroup[]> {
  return db
    .selectFrom('categories as g')
    .select(['g.id', nameOf('g', locale).as('name')])
    .where('g.parent_id', 'is', null)
    .$if(vehicleId !== undefined, (query) =>
      query.where('g.id', 'in', (eb) =>
        eb
          .selectFrom('article_vehicles as av')
          .innerJoin('articles as a', 'a.id', 'av.article_id')
          .innerJoin('categories as s', 's.id', 'a.category_id')
          .select((inner) => inner.fn.coalesce('s.parent_id', 's.id').as('id'))
          .where('av.vehicle_id', '=', vehicleId ?? 0)
          .where('a.active', '=', true),
      ),
    )
    .orderBy('name')
    .execute();
}

/**
 * Subgroups of a group by name; with a vehicle those that have parts for it (CALL-126).
 * @throws NotFound for an unknown group.
 */
export async function listSubgroups(
  db: Kysely<Database>,
  group: number,
  vehicleId: number | undefined,
  locale: string,
): Promise<ArticleGroup[]> {
  const found = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', group)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw new NotFound('Group not found.');
  return db
    .selectFrom('categories as s')
    .select(['s.id', nameOf('s', locale).as('name')])
    .where('s.parent_id', '=', group)
    .$if(vehicleId !== undefined, (query) =>
      query.where('s.id', 'in', (eb) =>
        eb
          .selectFrom('article_vehicles as av')
          .innerJoin('articles as a', 'a.id', 'av.article_id')
          .select('a.category_id')
          .where('av.vehicle_id', '=', vehicleId ?? 0)
          .where('a.active', '=', true),
      ),
    )
    .orderBy('name')
    .execute();
}
