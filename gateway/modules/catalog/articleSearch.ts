import type { GatewayContext } from '../../context.ts';
import { connection, type Connection } from '../../relay/connection.ts';
import { numericDbId } from '../../relay/numericDbId.ts';
import type { Entity } from '../../rest/entities.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { ArticleSearchFilter, ViewerArticleSearchArgs } from '../../schema/resolvers.generated.ts';
import { searchArticles, type ArticleSearch } from './catalog.rest.ts';

/** A window of search results, whether the search was cut because it is too broad, and its vehicle (CAT-38, GAP-120). */
export async function articleSearch(
  { filter, ...window }: ViewerArticleSearchArgs,
  { rest }: GatewayContext,
): Promise<Connection<Entity<'ArticleHit'>> & Entity<'ArticleSearchPage'>['meta']['extra']> {
  const search = toWire(filter);
  const found = await connection(window, (page) => searchArticles(rest, search, page));
  return { ...found, ...found.page.meta.extra };
}

/** The search as /api/v3 takes it: text beside the filter, ids as numbers (GAP-116). */
function toWire({ type, searchString, cross, vehicleId, ...ids }: ArticleSearchFilter): ArticleSearch {
  const numbers: Partial<Record<keyof typeof ids, number>> = {};
  for (const name of ['manufacturer', 'model', 'engine', 'group', 'subgroup'] as const) {
    const dbId = ids[name];
    if (dbId != null) numbers[name] = numericDbId(`filter.${name}`, dbId);
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
