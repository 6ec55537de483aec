import type { Entity } from '../../rest/entities.ts';
import { fromCents, toCents } from '../../schema/cents.ts';

type Cart = Entity<'Cart'>;

/** Whether a cart has pieces without lines: lines that the back end left out. */
export const lacksLines = ({ items, requestedQty }: Cart): boolean =>
  items.length === 0 && requestedQty !== 0;

/**
 * The exact price of the pieces in a cart, without VAT (DAY-61, DAY-86); null where a line cannot be read or currencies
 * differ.
 */
export function requestedTotal(cart: Cart): Cart['total'] {
  if (lacksLines(cart)) return null;
  let cents = 0;
  // An empty cart has the currency of its total.
  let currencyCode = cart.total?.currencyCode ?? null;
  for (const line of cart.items) {
    const price = line?.calculatedPrice;
    if (!price || line.requestedQty === null) return null;
    if (cents > 0 && price.currencyCode !== currencyCode) return null;
    ({ currencyCode } = price);
    cents += toCents(price.value * line.requestedQty);
  }
  return { value: fromCents(cents), currencyCode };
}
