/** Where the user went by the search: what it said there, and the address. */
export type RecentPlace = { title: string; kind: string; to: string };

const most = 6;
const keyOf = (user: string) => `recent-places:${user}`;

/** The places that a user went to last on this device, the latest first; none where the list cannot be read. */
export function readRecentPlaces(user: string): readonly RecentPlace[] {
  try {
    const places: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a place on top of the list. */
export function rememberPlace(user: string, place: RecentPlace): void {
  const others = readRecentPlaces(user).filter(({ to }) => to !== place.to);
  localStorage.setItem(keyOf(user), JSON.stringify([place, ...others].slice(0, most)));
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
