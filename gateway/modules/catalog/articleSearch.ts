import type { GatewayContext } from '../../context.ts';
import { connection, type Connection } from '../../relay/connection.ts';
import { fromDbId } from '../../relay/ids.ts';
import type { Entity } from '../../rest/entities.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { ArticleSearchFilter, ViewerArticleSearchArgs } from '../../schema/resolvers.generated.ts';

/** A window of search results, whether the search was cut because it is too broad, and its vehicle (CAT-38, GAP-120). */
export async function articleSearch(
  { filter, ...window }: ViewerArticleSearchArgs,
  { rest }: GatewayContext,
): Promise<Connection<Entity<'ArticleHit'>> & Entity<'ArticleSearchPage'>['meta']['extra']> {
  const search = toWire(filter);
  const found = await connection(window, (page) =>
    rest.get('searchArticles', { query: { ...search, ...page } }),
  );
  return { ...found, ...found.page.meta.extra };
}

/** The type whose id each of these conditions holds. */
const idTypes = {
  manufacturer: 'Manufacturer',
  model: 'VehicleModelRef',
  engine: 'Submodel',
  group: 'ArticleGroup',
  subgroup: 'ArticleGroup',
} as const;

/** The search as /api/v3 takes it: text next to the filter, ids as numbers (GAP-114, GAP-116). */
function toWire({ type, searchString, cross, vehicleId, ...ids }: ArticleSearchFilter): {
  searchString?: string;
  filter: Entity<'SearchFilter'>;
} {
  const numbers: Partial<Record<keyof typeof ids, number>> = {};
  for (const name of ['manufacturer', 'model', 'engine', 'group', 'subgroup'] as const) {
    const dbId = ids[name];
    if (dbId != null) numbers[name] = fromDbId(idTypes[name], dbId);
  }
  return {
    ...(searchString == null ? {} : { searchString }),
    filter: {
      type: fromEnum(type),
      ...numbers,
      ...(cross == null ? {} : { cross }),
      ...(vehicleId == null ? {} : { vehicleId }),
    },
  };
}
