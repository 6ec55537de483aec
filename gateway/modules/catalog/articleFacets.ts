import type { ReadMoney } from '../../../contract/reader/Read.ts';
import type { ArticleFacetsParent, FacetValueParent } from './catalog.parents.ts';
import type { FoundSet, Hit } from './readFound.ts';
import {
  attributeKey,
  compareTexts,
  meets,
  present,
  stockedIn,
  valuesOf,
  type Conditions,
} from './refineHits.ts';

/** Enough to choose by; more would hide the results. */
const mostAttributes = 8;
const mostValues = 50;

/**
 * Values to narrow a search by (DAY-51). Each property counts the articles that meet the conditions on all other
 * properties, so that a second value of the same property can still be chosen.
 */
export function articleFacets({ hits, isComplete }: FoundSet, conditions: Conditions): ArticleFacetsParent {
  const found = present(hits);
  const others = (key: string): Hit[] => found.filter((hit) => meets(hit, conditions, key));
  const inOthers = others('stock');
  const prices = others('price').flatMap(({ amount }) => amount ?? []);
  return {
    covered: found.length,
    isComplete,
    inStock: inOthers.filter((hit) => stockedIn(hit).length > 0).length,
    brands: countValues(others('brand').flatMap(({ brand }) => brand ?? [])).toSorted(mostFirst),
    warehouses: countWarehouses(found, inOthers),
    lowestPrice: extreme(prices, (one, other) => one < other),
    highestPrice: extreme(prices, (one, other) => one > other),
    attributes: attributeNames(found, conditions).map((name) => ({
      name,
      values: countValues(others(attributeKey(name)).flatMap((hit) => valuesOf(hit, name)))
        .toSorted(mostFirst)
        .slice(0, mostValues)
        .toSorted((one, other) => compareTexts(one.value, other.value)),
    })),
  };
}

/** The attributes that most articles have and that tell articles apart; those with a condition in any case. */
function attributeNames(found: readonly Hit[], conditions: Conditions): string[] {
  const counts = new Map<string, { count: number; values: Set<string> }>();
  for (const { attributes } of found) {
    for (const { name, value } of present(attributes)) {
      if (name === null || value === null) continue;
      const entry = counts.get(name) ?? { count: 0, values: new Set() };
      entry.count += 1;
      entry.values.add(value);
      counts.set(name, entry);
    }
  }
  const frequent = [...counts]
    .filter(([, { count, values }]) => values.size > 1 && count > 1)
    .toSorted(([, one], [, other]) => other.count - one.count)
    .slice(0, mostAttributes);
  const chosen = [...counts.keys()].filter((name) => conditions.has(attributeKey(name)));
  return [...new Set([...frequent.map(([name]) => name), ...chosen])];
}

/** The warehouses that have any article found, with the number of those in `hits`. */
function countWarehouses(found: readonly Hit[], hits: readonly Hit[]): ArticleFacetsParent['warehouses'] {
  const counts = new Map(
    found.flatMap(stockedIn).map((warehouse) => [warehouse.id, { warehouse, count: 0 }]),
  );
  for (const { id } of hits.flatMap(stockedIn)) {
    const entry = counts.get(id);
    if (entry) entry.count += 1;
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count);
}

function countValues(values: readonly string[]): FacetValueParent[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

const mostFirst = (one: FacetValueParent, other: FacetValueParent): number =>
  other.count - one.count || compareTexts(one.value, other.value);

function extreme(
  prices: readonly ReadMoney[],
  isBetter: (one: number, other: number) => boolean,
): ReadMoney | null {
  return prices.reduce<ReadMoney | null>(
    (best, price) => (best === null || isBetter(price.value, best.value) ? price : best),
    null,
  );
}
