import type { CatalogSearch } from '../../../parts/catalog/catalog.urls.ts';
import { wireFilter } from '../searchVariables.ts';

/** Path and query of all results of a search; the download dialog adds its export options (CAT-29, GAP-116). */
export function searchExportUrl(search: CatalogSearch): string {
  const { searchString, ...filter } = wireFilter(search);
  const params = new URLSearchParams();
  if (searchString) params.set('searchString', searchString);
  params.set('filter[type]', search.type);
  for (const [name, value] of Object.entries(filter)) params.set(`filter[${name}]`, value);
  return `/api/v3/articles/search?${params}`;
}
