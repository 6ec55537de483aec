import { kept, readKept } from '../../i18n/kept.ts';

/** Where the user went by a search: what it said there, what kind it is (empty where the list tells), and the address. */
export type RecentPlace = { title: string; kind: string; to: string };

const most = 6;

/** The lists that are kept: places that the header's search led to, searches for a part, and vehicles that were looked at. */
export type RecentList = 'places' | 'searches' | 'cars';

const keyOf = (user: string, list: RecentList) => `recent-${list}:${user}`;

/** The places that a user went to last on this device, the latest first; none where the list cannot be read. */
export function readRecentPlaces(user: string, list: RecentList): readonly RecentPlace[] {
  const places = readKept(keyOf(user, list), (stored) => (Array.isArray(stored) ? stored : null)) ?? [];
  return places.filter(isPlace).slice(0, most);
}

/** Puts a place on top of its list; nowhere where the browser keeps nothing. */
export function rememberPlace(user: string, place: RecentPlace, list: RecentList): void {
  const others = readRecentPlaces(user, list).filter(({ to }) => to !== place.to);
  kept.keep(keyOf(user, list), JSON.stringify([place, ...others].slice(0, most)));
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
