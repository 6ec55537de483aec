import { cartSelectionSearch, type CartSelection } from '../../../parts/cart/CartSelection.ts';
import type { CartWarehouse } from '../CartWarehouse.ts';

/** The figures by which two previews of the cart are compared. */
export type PlanFigures = {
  readonly qty: number;
  readonly orders: number;
  readonly total: { readonly value: number };
};

type Preview = { readonly [figure in 'qty' | 'orders']?: number | null | undefined } & {
  readonly total?: PlanFigures['total'] | null | undefined;
};

/** The figures of previews that are known completely. */
export function figuresOf(plans: ReadonlyMap<string, Preview>): ReadonlyMap<string, PlanFigures> {
  return new Map(
    [...plans].flatMap(([key, { qty, orders, total }]) =>
      qty == null || orders == null || !total ? [] : [[key, { qty, orders, total }] as const],
    ),
  );
}

/** Identifies a way to order. */
export const keyOf = (selection: CartSelection): string => String(cartSelectionSearch(selection));

/** So many warehouses are looked at by themselves to find the one that fills most. */
const mostSingles = 6;

/**
 * All combinations that are previewed when the comparison opens: the current choice, each warehouse alone, all
 * warehouses, and all with backorder.
 */
export function combinationsToRead(
  current: CartSelection,
  warehouses: readonly CartWarehouse[],
  mayBackorder: boolean,
): CartSelection[] {
  const all = warehouses.map(({ dbId }) => dbId);
  const singles = all.slice(0, mostSingles).map((id) => ({ warehouses: [id], useBackorder: false }));
  return distinct([
    current,
    ...singles,
    { warehouses: all, useBackorder: false },
    ...(mayBackorder ? [{ warehouses: all, useBackorder: true }] : []),
  ]);
}

/**
 * The two to four combinations offered side by side: the current choice, the one warehouse that fills most, all
 * warehouses, and all with backorder for users who may.
 */
export function combinationsToOffer(
  current: CartSelection,
  warehouses: readonly CartWarehouse[],
  mayBackorder: boolean,
  plans: ReadonlyMap<string, PlanFigures>,
): CartSelection[] {
  const ways = combinationsToRead(current, warehouses, mayBackorder);
  const all = ways.filter((way) => way.warehouses.length === warehouses.length);
  const filledBy = (way: CartSelection) => plans.get(keyOf(way))?.qty ?? -1;
  const [best] = ways
    .filter((way) => way.warehouses.length === 1 && !way.useBackorder)
    .toSorted((one, other) => filledBy(other) - filledBy(one));
  return distinct([current, ...(best ? [best] : []), ...all]).slice(0, 4);
}

/**
 * The advantages of each plan, by index, for texts and not for colours alone. None where all are alike.
 * The total and the number of orders count among those that fill most: a way that leaves goods out is no
 * cheaper for it.
 */
export function advantagesOf(
  plans: readonly (PlanFigures | undefined)[],
): ('most' | 'cheapest' | 'fewest')[][] {
  const known = plans.filter((plan) => plan !== undefined);
  const most = Math.max(...known.map(({ qty }) => qty));
  const fullest = known.filter(({ qty }) => qty === most);
  const lowest = (figure: (plan: PlanFigures) => number): number | null => {
    const figures = fullest.map(figure);
    const value = Math.min(...figures);
    return figures.every((one) => one === value) ? null : value;
  };
  const cheapest = lowest(({ total }) => total.value);
  const fewest = lowest(({ orders }) => orders);
  return plans.map((plan) =>
    plan?.qty !== most
      ? []
      : [
          ...(fullest.length < known.length ? (['most'] as const) : []),
          ...(plan.total.value === cheapest ? (['cheapest'] as const) : []),
          ...(plan.orders === fewest ? (['fewest'] as const) : []),
        ],
  );
}

function distinct(ways: readonly CartSelection[]): CartSelection[] {
  return [...new Map(ways.map((way) => [keyOf(way), way])).values()];
}
