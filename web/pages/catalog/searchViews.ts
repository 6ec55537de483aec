import { loadAhead } from '../../ui/loadAhead.tsx';

export const [CarSearch, loadCarSearch] = loadAhead(async () => (await import('./CarSearch.tsx')).CarSearch);
export const [VinSearch, loadVinSearch] = loadAhead(async () => (await import('./VinSearch.tsx')).VinSearch);
export const [OemSearch, loadOemSearch] = loadAhead(async () => (await import('./OemSearch.tsx')).OemSearch);
export const [SearchResults, loadSearchResults] = loadAhead(
  async () => (await import('./SearchResults.tsx')).SearchResults,
);
