import { loadAhead } from '../../ui/loading/loadAhead.tsx';

export const [CarSearch, loadCarSearch] = loadAhead(
  async () => (await import('./vehicle/CarSearch.tsx')).CarSearch,
);
export const [VinSearch, loadVinSearch] = loadAhead(
  async () => (await import('./vehicle/VinSearch.tsx')).VinSearch,
);
export const [OemSearch, loadOemSearch] = loadAhead(
  async () => (await import('./oem/OemSearch.tsx')).OemSearch,
);
export const [SearchResults, loadSearchResults] = loadAhead(
  async () => (await import('./results/SearchResults.tsx')).SearchResults,
);
