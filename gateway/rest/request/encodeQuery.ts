import { stringify } from 'qs';

/**
 * A query string as /api/v3 reads it (GAP-35): `filter[key]=v`, `filter[key][op]=v`, `filter[key][]=v` for
 * several values, true and false as 1 and 0 (LIST-13); null and undefined are left out.
 * Starts with `?`, or is empty.
 */
export function encodeQuery(query: object | null | undefined): string {
  if (!query) return '';
  return stringify(query, {
    addQueryPrefix: true,
    arrayFormat: 'brackets',
    skipNulls: true,
    filter: (_prefix, value: unknown) => (typeof value === 'boolean' ? Number(value) : value),
  });
}
