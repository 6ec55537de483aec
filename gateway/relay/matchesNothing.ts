/** Whether no row can meet a filter: one of its conditions is an empty list of values. */
export const matchesNothing = (filter: object | null | undefined): boolean =>
  Object.values(filter ?? {}).some((value) => Array.isArray(value) && value.length === 0);

/** The page of a list that no row is in. */
export const noRows = async () => ({ items: [], meta: { total: 0, page: null, limit: null } });
