import { isDbId } from '../../../contract/isDbId.ts';
import { toGlobalId } from '../../relay/globalId.ts';
/** The choices that the regular cart is previewed for; they live in the URL (CART-12). */
export type CartSelection = {
  /** dbIds of the warehouses to order from; empty means the first one (CART-09). */
  warehouses: readonly string[];
  /** Whether a shortage becomes a backorder. */
  useBackorder: boolean;
};

/** The choice that a URL's query string holds: `warehouses=1&warehouses=2` (or `1,2`) and `useBackorder=1`. */
export function readCartSelection(search: URLSearchParams): CartSelection {
  const warehouses = search.getAll('warehouses').flatMap((value) => value.split(','));
  return {
    warehouses: [...new Set(warehouses.filter(isDbId))],
    useBackorder: search.get('useBackorder') === '1',
  };
}

/** Whether a URL's query string holds a choice. */
export const hasCartSelection = (search: URLSearchParams): boolean =>
  search.has('warehouses') || search.has('useBackorder');

/** The query string of a choice. */
export function cartSelectionSearch({ warehouses, useBackorder }: CartSelection): URLSearchParams {
  return new URLSearchParams([
    ...warehouses.map((id): [string, string] => ['warehouses', id]),
    ['useBackorder', useBackorder ? '1' : '0'],
  ]);
}

/** Whether two choices order the same way; the order of the warehouses counts, it is that of preference. */
export function isSameSelection(one: CartSelection, other: CartSelection): boolean {
  return String(cartSelectionSearch(one)) === String(cartSelectionSearch(other));
}

/** A choice as variables of a query or write: with global ids of the warehouses. */
export const toCartVariables = <Choice extends CartSelection>(choice: Choice) => ({
  ...choice,
  warehouses: choice.warehouses.map((dbId) => toGlobalId('Warehouse', dbId)),
});
