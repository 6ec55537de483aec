import { fromGlobalIds } from '../../relay/ids.ts';
import type { Entity } from '../../rest/entities.ts';
import type { ArticleRefinement, ArticleSort } from '../../schema/types.generated.ts';
import type { Hit } from './readFound.ts';

/** The conditions of a refinement by what they are about: `brand`, `stock`, `price`, or `attribute:` and its name. */
export type Conditions = ReadonlyMap<string, (hit: Hit) => boolean>;

/** The key of the condition on an attribute. */
export const attributeKey = (name: string): string => `attribute:${name}`;

/** @throws BAD_REQUEST for an id that is not a warehouse's */
export function conditionsOf(refine: ArticleRefinement | null | undefined): Conditions {
  const conditions = new Map<string, (hit: Hit) => boolean>();
  if (!refine) return conditions;
  const { brands, inStock, warehouses, lowestPrice, highestPrice, attributes } = refine;
  if (brands?.length) conditions.set('brand', ({ brand }) => brand !== null && brands.includes(brand));
  if (inStock || warehouses?.length) {
    const wanted = fromGlobalIds('Warehouse', warehouses ?? [], 'refine.warehouses');
    conditions.set('stock', (hit) =>
      stockedIn(hit).some(({ id }) => wanted.length === 0 || wanted.some((one) => one === id)),
    );
  }
  if (lowestPrice != null || highestPrice != null) {
    const [lowest, highest] = [Number(lowestPrice ?? 0), Number(highestPrice ?? Infinity)];
    conditions.set('price', ({ amount }) =>
      amount === null ? false : amount.value >= lowest && amount.value <= highest,
    );
  }
  for (const { name, values } of attributes ?? []) {
    conditions.set(attributeKey(name), (hit) => values.some((value) => valuesOf(hit, name).includes(value)));
  }
  return conditions;
}

/** Whether an article meets all conditions, apart from those on `except`. */
export const meets = (hit: Hit, conditions: Conditions, except?: string): boolean =>
  [...conditions].every(([key, isMet]) => key === except || isMet(hit));

/** The warehouses that have an article; goods on consignation lie at a customer's (CAT-43). */
export const stockedIn = (hit: Hit): Entity<'Warehouse'>[] =>
  stockOf(hit).flatMap(({ warehouse, amount }) => (warehouse && (amount ?? 0) > 0 ? [warehouse] : []));

/** An article's values of an attribute. */
export const valuesOf = ({ attributes }: Hit, name: string): string[] =>
  present(attributes).flatMap((one) => (one.name === name && one.value !== null ? [one.value] : []));

/** Articles in another order; those that could not be read are last. */
export function sortHits(hits: readonly (Hit | null)[], sort: ArticleSort): readonly (Hit | null)[] {
  const compare = comparisons[sort];
  if (!compare) return hits;
  return hits.toSorted((one, other) =>
    one === null || other === null ? Number(one === null) - Number(other === null) : compare(one, other),
  );
}

type Compare = (one: Hit, other: Hit) => number;

const comparisons: Record<ArticleSort, Compare | null> = {
  RELEVANCE: null,
  PRICE: byNumber(({ amount }) => amount?.value ?? null, 1),
  PRICE_DESCENDING: byNumber(({ amount }) => amount?.value ?? null, -1),
  STOCK: byNumber((hit) => stockOf(hit).reduce((sum, { amount }) => sum + (amount ?? 0), 0), -1),
  BRAND: (one, other) => compareTexts(one.brand ?? '\uFFFF', other.brand ?? '\uFFFF'),
};

function byNumber(read: (hit: Hit) => number | null, direction: 1 | -1): Compare {
  const rank = (hit: Hit) => {
    const value = read(hit);
    return value === null ? Infinity : direction * value;
  };
  // Two that are missing would otherwise differ by NaN.
  return (one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other));
}

const texts = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The natural order of texts: `9 mm` before `10 mm`. */
export const compareTexts = (one: string, other: string): number => texts.compare(one, other);

const stockOf = ({ stock }: Hit) =>
  present(stock).filter(({ warehouse }) => warehouse?.type !== 'consignation');

/** The readable elements of a list. */
export const present = <T>(list: readonly (T | null)[] | undefined): T[] =>
  (list ?? []).filter((one) => one !== null);
