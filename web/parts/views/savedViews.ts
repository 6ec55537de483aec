/** A saved view of a list. */
export type SavedView = {
  id: string;
  name: string;
  /** The filters as the list's URL has them. */
  filters: string;
  /** Keys of the columns; null where the list has no choice of columns. */
  columns: readonly string[] | null;
};

/** Takes the stored views of a list; an entry that cannot be read is left out. */
export const readViews = (stored: unknown): readonly SavedView[] =>
  Array.isArray(stored) ? stored.flatMap((entry) => readView(entry) ?? []) : [];

/** The views with this one changed, or added at the end. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] =>
  views.some(({ id }) => id === view.id)
    ? views.map((other) => (other.id === view.id ? view : other))
    : [...views, view];

/** The views without this one. */
export const withoutView = (views: readonly SavedView[], id: string): readonly SavedView[] =>
  views.filter((view) => view.id !== id);

/** Whether two views show the same; the order of filters and columns does not count. */
export function isSameView(
  one: Omit<SavedView, 'id' | 'name'>,
  other: Omit<SavedView, 'id' | 'name'>,
): boolean {
  return (
    sorted(one.filters) === sorted(other.filters) &&
    one.columns?.toSorted().join() === other.columns?.toSorted().join()
  );
}

const sorted = (filters: string): string =>
  [...new URLSearchParams(filters)].map(String).toSorted().join('\n');

function readView(entry: unknown): SavedView | null {
  if (typeof entry !== 'object' || entry === null) return null;
  if (!('id' in entry && 'name' in entry && 'filters' in entry && 'columns' in entry)) return null;
  const { id, name, filters, columns } = entry;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof filters !== 'string') return null;
  if (columns === null) return { id, name, filters, columns };
  return Array.isArray(columns) && columns.every((key) => typeof key === 'string')
    ? { id, name, filters, columns }
    : null;
}
