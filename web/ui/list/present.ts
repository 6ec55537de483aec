/** What could be read of a list: a null stands for an entry that could not, or for a list that could not. */
export const present = <Entry>(
  list: readonly (Entry | null | undefined)[] | null | undefined,
): readonly Entry[] => (list ?? []).filter((entry): entry is Entry => entry != null);
