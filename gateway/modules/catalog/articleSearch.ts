import type { GatewayContext } from '../../context.ts';
import { connection } from '../../relay/connection.ts';
import type { RowKey } from '../../relay/cursors.ts';
import { fromDbId } from '../../relay/ids.ts';
import type { ListWindow } from '../../relay/ListWindow.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { ArticleSearchFilter, ViewerArticleSearchArgs } from '../../schema/resolvers.generated.ts';

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
  filter: Sent<'SearchFilter'>;
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
