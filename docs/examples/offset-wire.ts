import type { Wire } from '../../gateway/rest/Wire.ts';

/** The contract's values for a call that leaves them out. */
const defaults = { page: 1, limit: 20 };

/** The window that a call of the contract asks for, by page number and page size. */
function windowOf(path: string): { page: number; limit: number } {
  const { searchParams } = new URL(path, 'http://back-end');
  return {
    page: Number(searchParams.get('page') ?? defaults.page),
    limit: Number(searchParams.get('limit') ?? defaults.limit),
  };
}

/**
 * For a back end below /rest that takes Accept-Language and X-Currency, and whose lists take `offset` and `size` and answer
 * `{data, count}`.
 */
export const wire: Wire = {
  call({ path, headers: { Locale, CC, ...headers } }) {
    const url = new URL(path.replace(/^\/api\/v3/, '/rest'), 'http://back-end');
    if (url.searchParams.has('page') || url.searchParams.has('limit')) {
      const { page, limit } = windowOf(path);
      url.searchParams.delete('page');
      url.searchParams.delete('limit');
      url.searchParams.set('offset', String((page - 1) * limit));
      url.searchParams.set('size', String(limit));
    }
    return {
      path: url.pathname + url.search,
      headers: {
        ...headers,
        ...(Locale && { 'Accept-Language': Locale }),
        ...(CC && { 'X-Currency': CC }),
      },
    };
  },

  answer(json, { path }) {
    if (typeof json !== 'object' || json === null || !('data' in json) || !('count' in json)) return json;
    const { data: items, count: total, ...others } = json;
    return { ...others, items, meta: { ...windowOf(path), total } };
  },
};
