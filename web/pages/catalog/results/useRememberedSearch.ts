import { useEffect } from 'react';
import { catalogUrl, vinOf, type CatalogSearch } from '../../../parts/catalog/catalog.urls.ts';
import { lastSearch } from '../../../parts/catalog/lastSearch.ts';
import { rememberPlace } from '../../../parts/search/recentPlaces.ts';
import { useSession } from '../../../shell/session/useSession.ts';

/**
 * Remembers a search that found something: its address for the way back from an article, and the search itself for the
 * catalog's start page (DAY-58, DAY-59).
 *
 * @param vehicle the vehicle that it is for, in words; null for none
 */
export function useRememberedSearch(
  { search, address }: { search: CatalogSearch; address: string },
  vehicle: string | null,
  hasResults: boolean,
): void {
  const user = useSession().user?.dbId ?? '';
  const { type } = search;
  const title = type === 'part' ? search.cross || search.searchString : vehicle;
  // A car is one place, whichever of its parts were looked at.
  const to = catalogUrl({ ...search, page: 1, ...(type === 'part' ? {} : { group: '', subgroup: '' }) });
  const vin = type === 'vin' ? vinOf(search) : '';
  useEffect(() => {
    if (!hasResults) return;
    lastSearch.set(address);
    if (title) rememberPlace(user, { title, kind: vin, to }, type === 'part' ? 'searches' : 'cars');
  }, [user, address, title, to, vin, type, hasResults]);
}
