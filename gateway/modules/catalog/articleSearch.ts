import type { GatewayContext } from '../../context.ts';
import { badRequest } from '../../errors/toGraphQLError.ts';
import { message } from '../../messages/message.ts';
import { connection } from '../../relay/connection.ts';
import type { RowKey } from '../../relay/cursors.ts';
import { lastFromGlobalId } from '../../relay/ids.ts';
import type { ListWindow } from '../../relay/ListWindow.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import { withoutUndefined } from '../../rest/withoutUndefined.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { ArticleSearchFilter, ViewerArticleSearchArgs } from '../../schema/resolvers.generated.ts';
import { vehicleFromGlobalId } from '../vehicles/vehicleFromGlobalId.ts';

const byId: RowKey<Entity<'ArticleHit'>> = { id: ({ id }) => id };

/** A window of search results, whether the search was cut because it is too broad, and its vehicle (CAT-38, GAP-120). */
export async function articleSearch(
  { filter, ...window }: ViewerArticleSearchArgs,
  { rest }: GatewayContext,
): Promise<FoundArticles> {
  const search = toWire(filter);
  const found = await connection(window, byId, (page) =>
    rest.get('searchArticles', { query: { ...search, ...page } }),
  );
  const extra = found.page.meta?.extra;
  return Object.assign(found, { limited: extra?.limited ?? null, vehicle: extra?.vehicle ?? null });
}

interface FoundArticles extends ListWindow<Entity<'ArticleHit'>> {
  limited: boolean | null;
  vehicle: Entity<'Vehicle'> | null;
}

/** The search as /api/v3 takes it: text next to the filter, ids as numbers (GAP-114, GAP-116). */
function toWire(filter: ArticleSearchFilter): { searchString?: string; filter: Sent<'SearchFilter'> } {
  const { type, searchString, cross, manufacturer, model, submodel, group, subgroup } = filter;
  return {
    ...(searchString == null ? {} : { searchString }),
    filter: withoutUndefined({
      type: fromEnum(type),
      manufacturer: idOf('manufacturer', 'Manufacturer', manufacturer),
      model: idOf('model', 'VehicleModelRef', model),
      engine: idOf('submodel', 'Submodel', submodel),
      group: idOf('group', 'ArticleGroup', group),
      subgroup: idOf('subgroup', 'ArticleGroup', subgroup),
      cross: cross ?? undefined,
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
