/**
 * What could be read of a list, without the nulls that stand for entries, or for a list, that could not be read.
 *
 * @example
 * present(order.items).map(({ id }) => id);
 */
export const present = <Entry>(
  list: readonly (Entry | null | undefined)[] | null | undefined,
): readonly Entry[] => (list ?? []).filter((entry): entry is Entry => entry != null);
