import type { CarSearchQuery$variables } from '../../__generated__/CarSearchQuery.graphql.ts';
import type { SearchResultsQuery$variables } from '../../__generated__/SearchResultsQuery.graphql.ts';
import type { VinSearchQuery$variables } from '../../__generated__/VinSearchQuery.graphql.ts';
import { readSavedVehicle } from '../../parts/catalog/savedVehicle.ts';
import { toGlobalId } from '../../relay/globalId.ts';
import { pageWindow } from '../../ui/list/listState.ts';
import { carSteps, vehicleOf, vinOf, type CatalogSearch } from '../../parts/catalog/catalog.urls.ts';

const types = { part: 'PART', car: 'CAR', vin: 'VIN', oem: 'OEM' } as const;

/** The search's filters, without empty ones. A VIN has led to its vehicle: it is not a text to search for. */
export function wireFilter(search: CatalogSearch): Partial<Record<WireFilter, string>> {
  const names: readonly WireFilter[] =
    search.type === 'vin' ? ['vehicleId', 'group', 'subgroup'] : ['searchString', 'cross', ...carSteps];
  return Object.fromEntries(names.filter((name) => search[name] !== '').map((name) => [name, search[name]]));
}

type WireFilter = 'searchString' | 'cross' | 'vehicleId' | (typeof carSteps)[number];

/**
 * Variables of the results' query. Exact matches stand above the first page of a search by text (GAP-119), unless its
 * results are narrowed or sorted.
 */
export function searchVariables(
  search: CatalogSearch,
  { refine, withFacets }: Refined = { refine: null, withFacets: false },
): SearchResultsQuery$variables {
  const { searchString, type, page } = search;
  const filter = wireFilter(search);
  return {
    filter: { type: types[type], ...queryFilter(filter) },
    refine,
    searchString,
    withFacets,
    withExactMatches:
      refine == null && filter.searchString !== undefined && filter.cross === undefined && page === 1,
    ...pageWindow(search),
  };
}

/** How results are narrowed and sorted, and whether their facets are wanted (DAY-51, DAY-52). */
type Refined = Pick<SearchResultsQuery$variables, 'refine' | 'withFacets'>;

/** The same filters as queries take them: by global ids. The URL has the ids of all parents too. */
function queryFilter(
  filter: ReturnType<typeof wireFilter>,
): Omit<SearchResultsQuery$variables['filter'], 'type'> {
  const { searchString, cross, vehicleId, manufacturer, model, engine, group, subgroup } = filter;
  const saved = vehicleId === undefined ? null : readSavedVehicle(vehicleId);
  return {
    ...(searchString !== undefined && { searchString }),
    ...(cross !== undefined && { cross }),
    ...(saved && { vin: saved.vin, vehicle: toGlobalId('Vehicle', saved.id) }),
    ...(manufacturer !== undefined && { manufacturer: toGlobalId('Manufacturer', manufacturer) }),
    ...(manufacturer !== undefined && model !== undefined && { model: modelId(manufacturer, model) }),
    ...(model !== undefined && engine !== undefined && { submodel: toGlobalId('Submodel', model, engine) }),
    ...(group !== undefined && { group: toGlobalId('ArticleGroup', group) }),
    ...(group !== undefined &&
      subgroup !== undefined && { subgroup: toGlobalId('ArticleGroup', group, subgroup) }),
  };
}

const modelId = (manufacturer: string, model: string): string =>
  toGlobalId('VehicleModelRef', manufacturer, model);

/** Variables of the lists of the car search (CAT-16). */
export function carVariables({
  manufacturer,
  model,
  engine,
  group,
}: CatalogSearch): CarSearchQuery$variables {
  return {
    manufacturer: toGlobalId('Manufacturer', manufacturer),
    model: modelId(manufacturer, model),
    hasManufacturer: manufacturer !== '',
    hasModel: model !== '',
    ...groupVariables(engine, group),
  };
}

/** The VIN, and what the groups of its chosen vehicle depend on (CAT-20, CAT-24). */
export function vinVariables(search: CatalogSearch): VinSearchQuery$variables {
  return { vin: vinOf(search), ...groupVariables(vehicleOf(search), search.group) };
}

const groupVariables = (vehicle: string, group: string) => ({
  vehicle: toGlobalId('Vehicle', vehicle),
  group: toGlobalId('ArticleGroup', group),
  hasVehicle: vehicle !== '',
  hasGroup: group !== '',
});
