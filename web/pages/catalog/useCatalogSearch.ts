import { useNavigate, useSearchParams } from 'react-router-dom';
import { catalogUrl, readCatalogSearch, type CatalogSearch } from '../../parts/catalog/catalog.urls.ts';
import { usePendingSearch } from '../../ui/links/pendingLocation.ts';

/**
 * The search on the screen, or the one on its way, so that a choice shows at once; and how to go to another one. Every
 * choice is a step of the browser's history (CAT-05) and begins on page 1.
 */
export function useCatalogSearch(): [CatalogSearch, (change: Partial<CatalogSearch>) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readCatalogSearch(usePendingSearch() ?? params);
  const go = (change: Partial<CatalogSearch>) =>
    void navigate(catalogUrl({ ...search, page: 1, ...change }), { preventScrollReset: true });
  return [search, go];
}
