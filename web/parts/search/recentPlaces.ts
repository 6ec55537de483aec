/** Where the user went by a search: what it said there, and the address. */
export type RecentPlace = { title: string; kind: string; to: string };

/** The lists that are kept: places that the header's search led to, and searches of the catalog. */
type List = 'places' | 'searches';
const most = { places: 6, searches: 12 } as const satisfies Record<List, number>;
const keyOf = (user: string, list: List) => `recent-${list}:${user}`;

/** The places that a user went to last on this device, the latest first; none where the list cannot be read. */
export function readRecentPlaces(user: string, list: List = 'places'): readonly RecentPlace[] {
  try {
    const places: unknown = JSON.parse(localStorage.getItem(keyOf(user, list)) ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace).slice(0, most[list]) : [];
  } catch {
    return [];
  }
}

/** Puts a place on top of the list. */
export function rememberPlace(user: string, place: RecentPlace, list: List = 'places'): void {
  const others = readRecentPlaces(user, list).filter(({ to }) => to !== place.to);
  localStorage.setItem(keyOf(user, list), JSON.stringify([place, ...others].slice(0, most[list])));
}

const isPlace = (place: unknown): place is RecentPlace =>
  typeof place === 'object' &&
  place !== null &&
  'title' in place &&
  typeof place.title === 'string' &&
  'kind' in place &&
  typeof place.kind === 'string' &&
  'to' in place &&
  // An address of this portal, whatever wrote the list.
  typeof place.to === 'string' &&
  /^\/(?!\/)/.test(place.to);
