import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';

type ArticleGroup = components['schemas']['ArticleGroup'];

/** Groups by name; with a vehicle those that have parts for it (CALL-125). */
export function listGroups(db: Kysely<Database>, vehicleId: number | undefined): Promise<ArticleGroup[]> {
  return db
    .selectFrom('categories as g')
    .select(['g.id', 'g.name'])
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
    .orderBy('g.name')
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
    .select(['s.id', 's.name'])
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
    .orderBy('s.name')
    .execute();
}
