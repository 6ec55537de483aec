import { setTimeout } from 'node:timers/promises';
import type { Entity } from '../../rest/entities.ts';
import { orNull } from '../../rest/orNull.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { lacksLines, requestedTotal } from './requestedTotal.ts';

/** Milliseconds after which a page goes on without the totals. */
const patience = 1_000;

/** Size and value of a cart. */
export interface CartTotalsParent {
  lines: number;
  total: Entity<'Cart'>['total'];
}

/**
 * Size and value of the regular cart; null where the user has none, where reading it fails, and without `wait` where it
 * takes too long.
 */
export async function readCartTotals(rest: RestClient, wait: boolean): Promise<CartTotalsParent | null> {
  const cart = orNull(rest.get('getCart', { query: { type: 'regular' } }));
  const read = await (wait ? cart : Promise.race([cart, setTimeout(patience, null, { ref: false })]));
  // What cannot be read may be any number of lines.
  if (!read || lacksLines(read) || read.items.includes(null)) return null;
  return { lines: read.items.length, total: requestedTotal(read) };
}
