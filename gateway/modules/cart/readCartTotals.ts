import { setTimeout } from 'node:timers/promises';
import type { Entity } from '../../rest/entities.ts';
import { orNull } from '../../rest/orNull.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { fromCents, toCents } from '../../schema/cents.ts';

/** Milliseconds after which a page goes on without the totals. */
const patience = 1_000;

/** Size and value of a cart. */
export interface CartTotalsParent {
  lines: number;
  total: Entity<'Cart'>['total'];
}

/** Size and value of the regular cart; null where the user has none, and where reading it fails or takes too long. */
export async function readCartTotals(rest: RestClient): Promise<CartTotalsParent | null> {
  const cart = orNull(rest.get('getCart', { query: { type: 'regular' } }));
  const read = await Promise.race([cart, setTimeout(patience, null, { ref: false })]);
  // Pieces without lines are lines that the back end left out; what cannot be read may be any number of lines.
  if (!read || (read.items.length === 0 && read.requestedQty !== 0) || read.items.includes(null)) return null;
  return { lines: read.items.length, total: valueOf(read.items) };
}

type Lines = Entity<'Cart'>['items'];

/** The exact price of the pieces asked for; null where a line cannot be read or currencies differ. */
function valueOf(lines: Lines): CartTotalsParent['total'] {
  let cents = 0;
  let currencyCode: string | null = null;
  for (const line of lines) {
    const price = line?.calculatedPrice;
    if (!price || line.requestedQty === null) return null;
    if (cents > 0 && price.currencyCode !== currencyCode) return null;
    ({ currencyCode } = price);
    cents += toCents(price.value * line.requestedQty);
  }
  return { value: fromCents(cents), currencyCode };
}
