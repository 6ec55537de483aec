import type { GatewayContext } from '../../context/context.ts';
import { badRequest } from '../../errors/toGraphQLError.ts';
import { message } from '../../messages/message.ts';
import { connection } from '../../relay/connection.ts';
import type { RowKey } from '../../relay/cursors.ts';
import { lastFromGlobalId } from '../../relay/ids.ts';
import type { ListWindow } from '../../relay/ListWindow.ts';
import type { Entity } from '../../rest/entities.ts';
import { withoutUndefined } from '../../rest/withoutUndefined.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { ArticleSearchFilter, ViewerArticleSearchArgs } from '../../schema/types.generated.ts';
import { vehicleFromGlobalId } from '../vehicles/vehicleFromGlobalId.ts';
import { articleFacets } from './articleFacets.ts';
import type { ArticleFacetsParent } from './catalog.parents.ts';
import { readFound, type FoundSet, type Hit, type SearchQuery } from './readFound.ts';
import { conditionsOf, meets, sortHits } from './refineHits.ts';
import { toLatinNumber } from '../../../contract/toLatinNumber.ts';

const byId: RowKey<Hit> = { list: 'articles', id: ({ id }) => id };

/**
 * A window of search results, whether the search was cut because it is too broad, and its vehicle (CAT-38, GAP-120).
 * To refine the results or to count their values, the gateway reads everything that the search lists: /api/v3 can do
 * neither (DAY-51, DAY-52).
 *
 * @param withFacets whether the facets are asked for
 */
export async function articleSearch(
  { filter, refine, ...window }: ViewerArticleSearchArgs,
  { rest }: GatewayContext,
  withFacets: boolean,
): Promise<FoundArticles> {
  const search = toWire(filter);
  if (!refine && !withFacets) {
    const found = await connection(window, byId, (page) =>
      rest.get('searchArticles', { query: { ...search, ...page } }),
    );
    return withExtra(found, found.page, null);
  }
  const conditions = conditionsOf(refine);
  const set = await readFound(rest, search);
  // A row that could not be read meets no condition.
  const kept =
    conditions.size === 0 ? set.hits : set.hits.filter((hit) => hit !== null && meets(hit, conditions));
  const sorted = sortHits(kept, refine?.sort ?? 'RELEVANCE');
  const found = await connection(window, byId, ({ page, limit }) =>
    Promise.resolve({
      items: sorted.slice((page - 1) * limit, page * limit),
      // Where the back end does not say how many there are, how many are left is not known either.
      meta: { total: set.page.meta?.total == null ? null : sorted.length },
    }),
  );
  return withExtra(found, set.page, withFacets ? articleFacets(set, conditions) : null);
}

function withExtra(
  found: ListWindow<Hit>,
  { meta }: FoundSet['page'],
  facets: ArticleFacetsParent | null,
): FoundArticles {
  const { limited = null, vehicle = null } = meta?.extra ?? {};
  return Object.assign(found, { limited, vehicle, facets });
}

interface FoundArticles extends ListWindow<Hit> {
  limited: boolean | null;
  vehicle: Entity<'Vehicle'> | null;
  facets: ArticleFacetsParent | null;
}

/** The search as /api/v3 takes it: text next to the filter, ids as numbers (GAP-114, GAP-116). */
function toWire(filter: ArticleSearchFilter): SearchQuery {
  const { type, searchString, cross, manufacturer, model, submodel, group, subgroup } = filter;
  return {
    ...(searchString == null ? {} : { searchString: toLatinNumber(searchString) }),
    filter: withoutUndefined({
      type: fromEnum(type),
      manufacturer: idOf('manufacturer', 'Manufacturer', manufacturer),
      model: idOf('model', 'VehicleModelRef', model),
      engine: idOf('submodel', 'Submodel', submodel),
      group: idOf('group', 'ArticleGroup', group),
      subgroup: idOf('subgroup', 'ArticleGroup', subgroup),
      cross: cross == null ? undefined : toLatinNumber(cross),
      vehicleId: vehicleToWire(filter),
    }),
  };
}

/** The REST id in a condition; undefined without one. */
const idOf = (
  name: keyof ArticleSearchFilter,
  idType: string,
  id: string | null | undefined,
): number | undefined => (id == null ? undefined : lastFromGlobalId(idType, id, `filter.${name}`));

/** A vehicle, after its VIN where that led to it: `VIN##vehicleId` (CAT-24). */
function vehicleToWire({ vehicle, vin }: ArticleSearchFilter): string | undefined {
  if (vehicle == null) {
    if (vin != null)
      throw badRequest(
        message('INPUT.TOGETHER', { field: 'filter.vin', other: 'filter.vehicle' }),
        'filter.vin',
      );
    return undefined;
  }
  const id = vehicleFromGlobalId(vehicle, 'filter.vehicle');
  return vin == null ? String(id) : `${vin}##${id}`;
}
