import type {
  ArticleSort,
  SearchResultsQuery$variables,
} from '../../../__generated__/SearchResultsQuery.graphql.ts';
import { toGlobalId } from '../../../relay/globalId.ts';

/** The orders of results, by their names in the URL; without one the most relevant come first (DAY-52). */
const sorts = {
  price: 'PRICE',
  '-price': 'PRICE_DESCENDING',
  stock: 'STOCK',
  brand: 'BRAND',
} as const satisfies Record<string, ArticleSort>;
export type SortName = keyof typeof sorts;
export const sortNames = ['price', '-price', 'stock', 'brand'] as const satisfies readonly SortName[];

/** The properties that results can be narrowed by, by their names in the URL (DAY-51). */
export type RefinementName = 'brand' | 'stock' | 'warehouse' | 'priceFrom' | 'priceTo' | 'attribute';
const names = ['brand', 'stock', 'warehouse', 'priceFrom', 'priceTo', 'attribute'] as const;

/** An attribute's condition in the URL. */
export const attributeText = (name: string, value: string): string => `${name}=${value}`;

/** The conditions of a URL, as name and value, in the order in which the panel has them. */
export const readConditions = (params: URLSearchParams): { name: RefinementName; value: string }[] =>
  names.flatMap((name) =>
    params.getAll(name).flatMap((value) => (isValid(name, value) ? { name, value } : [])),
  );

export const readSort = (params: URLSearchParams): SortName | null =>
  sortNames.find((known) => known === params.get('sort')) ?? null;

function isValid(name: RefinementName, value: string): boolean {
  if (name === 'stock') return value === '1';
  if (name === 'warehouse') return /^\d{1,9}$/.test(value);
  if (name === 'attribute') return /^[^=]+=./.test(value);
  return name === 'brand' ? value !== '' : /^\d{1,12}(\.\d{1,4})?$/.test(value);
}

/** The refinement in a URL as query variables; null without one, which takes fewer calls. */
export function readRefinement(params: URLSearchParams): SearchResultsQuery$variables['refine'] {
  const conditions = readConditions(params);
  const sort = readSort(params);
  if (conditions.length === 0 && sort === null) return null;
  const all = (wanted: RefinementName) =>
    conditions.flatMap(({ name, value }) => (name === wanted ? value : []));
  const attributes = Map.groupBy(all('attribute').map(splitAttribute), ([name]) => name);
  return {
    sort: sort === null ? 'RELEVANCE' : sorts[sort],
    brands: all('brand'),
    inStock: all('stock').length > 0,
    warehouses: all('warehouse').map((id) => toGlobalId('Warehouse', id)),
    lowestPrice: all('priceFrom')[0] ?? null,
    highestPrice: all('priceTo')[0] ?? null,
    attributes: [...attributes].map(([name, pairs]) => ({ name, values: pairs.map(([, value]) => value) })),
  };
}

/** Name and value of an attribute's condition. */
export function splitAttribute(text: string): [name: string, value: string] {
  const place = text.indexOf('=');
  return [text.slice(0, place), text.slice(place + 1)];
}

/** The URL with other values of one property; the results begin on page 1 again. */
export function withValues(
  params: URLSearchParams,
  name: RefinementName | 'sort',
  values: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(name);
  for (const value of values) next.append(name, value);
  next.set('page', '1');
  return next;
}

/** The URL without conditions; the order stays. */
export const withoutConditions = (params: URLSearchParams): URLSearchParams =>
  names.reduce((next, name) => withValues(next, name, []), params);
