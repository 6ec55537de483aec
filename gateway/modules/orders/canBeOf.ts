import type { Entity } from '../../rest/entities.ts';

/**
 * Whether an order's lines can be some of those sent, each with no more pieces: the rest is in other orders or could not
 * be ordered. Null where a line cannot be read.
 */
export function canBeOf(
  items: Entity<'NotCompletedOrder'>['items'],
  quantities: readonly number[],
): boolean | null {
  const ordered = items.map((item) => item?.quantity ?? null);
  if (ordered.length === 0 || ordered.includes(null)) return null;
  const sent = descending(quantities);
  return descending(ordered).every((qty, index) => qty <= (sent[index] ?? 0));
}

const descending = (values: readonly (number | null)[]): number[] =>
  values.map(Number).toSorted((one, other) => other - one);
