import { readListPage, type ListPage } from '../../ui/list/listState.ts';
import { readSavedVehicle } from './savedVehicle.ts';

/** The tabs of the catalog (CAT-02, GAP-114). */
const types = ['part', 'car', 'vin', 'oem'] as const;
export type CatalogType = (typeof types)[number];

/** The choices of the car search in their order: each list depends on the choices before it (CAT-16). */
export const carSteps = ['manufacturer', 'model', 'engine', 'group', 'subgroup'] as const;
export type CarStep = (typeof carSteps)[number];

/** The catalog's search and its page, as in the URL (CAT-05). Empty texts for none. */
export type CatalogSearch = ListPage &
  Record<CarStep, string> & {
    type: CatalogType;
    /** A number or text; on the VIN tab the VIN as it was typed. */
    searchString: string;
    /** A cross number: finds the articles that replace it (CAT-13, GAP-168). */
    cross: string;
    /** `VIN##vehicleId`: the vehicle chosen on the VIN tab (CAT-24). */
    vehicleId: string;
  };

/** Parameters of each tab, besides type, page and limit. */
const parametersOf = {
  part: ['searchString', 'cross'],
  car: carSteps,
  vin: ['searchString', 'vehicleId', 'group', 'subgroup'],
  oem: [],
} as const satisfies Record<CatalogType, readonly (keyof CatalogSearch)[]>;

const nothing = {
  searchString: '',
  cross: '',
  manufacturer: '',
  model: '',
  engine: '',
  group: '',
  subgroup: '',
  vehicleId: '',
};

/** The search a catalog URL stands for; what it does not say, or says wrongly, is the default (CAT-05, CAT-08). */
export function readCatalogSearch(params: URLSearchParams): CatalogSearch {
  const type = types.find((known) => known === params.get('type')) ?? 'part';
  const search: CatalogSearch = { ...nothing, type, ...readListPage(params) };
  for (const name of parametersOf[type]) search[name] = params.get(name)?.trim() ?? '';
  return withoutOrphans(search);
}

/** Without ids that are none, and without choices whose list nothing leads to. */
function withoutOrphans(search: CatalogSearch): CatalogSearch {
  const clean = { ...search };
  if (readSavedVehicle(clean.vehicleId) === null) clean.vehicleId = '';
  const chain = clean.type === 'vin' ? (['vehicleId', 'group', 'subgroup'] as const) : carSteps;
  let isBroken = false;
  for (const name of chain) {
    isBroken ||= name === 'vehicleId' ? clean.vehicleId === '' : !/^\d{1,9}$/.test(clean[name]);
    if (isBroken) clean[name] = '';
  }
  return clean;
}

/** The vehicle that the search is for, as its id; empty for none. */
export function vehicleOf({ type, engine, vehicleId }: Pick<CatalogSearch, 'type' | 'engine' | 'vehicleId'>) {
  return type === 'vin' ? (readSavedVehicle(vehicleId)?.id ?? '') : engine;
}

/** The VIN in the field: of the chosen vehicle, else as it was typed. */
export function vinOf({
  searchString,
  vehicleId,
}: Pick<CatalogSearch, 'searchString' | 'vehicleId'>): string {
  return readSavedVehicle(vehicleId)?.vin ?? searchString;
}

/** Whether there is anything to search for: a number or text, or a vehicle. */
export function isSearching(search: CatalogSearch): boolean {
  if (search.type === 'part') return search.searchString !== '' || search.cross !== '';
  return vehicleOf(search) !== '';
}

/**
 * The URL of the catalog with a search, its page and limit (CAT-05, GAP-33); `/catalog` alone for a part search without one.
 *
 * @example
 * <TextLink to={catalogUrl({ searchString: number })}>{number}</TextLink>
 */
export function catalogUrl(wanted: Partial<CatalogSearch> = {}): string {
  const search = withoutOrphans({
    ...nothing,
    type: 'part',
    ...readListPage(new URLSearchParams()),
    ...wanted,
  });
  const { type, page, limit } = search;
  if (type === 'part' && !isSearching(search)) return '/catalog';
  const params = new URLSearchParams({ type });
  for (const name of parametersOf[type]) if (search[name] !== '') params.set(name, search[name]);
  if (isSearching(search)) {
    params.set('page', String(page));
    params.set('limit', String(limit));
  }
  return `/catalog?${params}`;
}

/** An article's page (ART-01, GAP-121). */
export function articleUrl(articleName: string): string {
  return `/catalog/article/${encodeURIComponent(articleName)}`;
}
