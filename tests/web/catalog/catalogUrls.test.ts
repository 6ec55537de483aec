import { describe, expect, test } from 'vitest';
import {
  articleUrl,
  catalogUrl,
  readCatalogSearch,
  searchExportUrl,
} from '../../../web/pages/catalog/catalog.urls.ts';
import { searchVariables } from '../../../web/pages/catalog/searchVariables.ts';
import { suggestionUrl } from '../../../web/pages/catalog/suggestionUrl.ts';

const read = (query: string) => readCatalogSearch(new URLSearchParams(query));

describe('the URL of a search', () => {
  test('CAT-05 a search keeps its type, text, page and limit in the URL and comes back from it', () => {
    const search = { searchString: 'W 712/75 & öl', cross: '', page: 3, limit: 50 };
    const url = catalogUrl(search);
    expect([...new URL(url, 'http://portal').searchParams]).toEqual([
      ['type', 'part'],
      ['searchString', 'W 712/75 & öl'],
      ['page', '3'],
      ['limit', '50'],
    ]);
    expect(read(url.split('?')[1] ?? '')).toEqual(search);
  });

  test('CAT-05 CAT-13 a search by cross number comes back from its URL', () => {
    expect(read(catalogUrl({ cross: '1K0 615' }).split('?')[1] ?? '')).toMatchObject({ cross: '1K0 615' });
  });

  test('CAT-08 the page size is 20 where the URL says nothing, or nothing sensible', () => {
    expect(read('type=part&searchString=oil')).toMatchObject({ page: 1, limit: 20 });
    expect(read('searchString=oil&page=-1&limit=many')).toMatchObject({ page: 1, limit: 20 });
    expect(read('searchString=oil&page=2&limit=5000')).toMatchObject({ page: 2, limit: 100 });
  });

  test('CAT-05 without a search the URL is bare', () => {
    expect(catalogUrl()).toBe('/catalog');
    expect(catalogUrl({ page: 4 })).toBe('/catalog');
  });

  test('ART-01 GAP-121 the article page is found by the encoded SKU', () => {
    expect(articleUrl('W 712/75')).toBe('/catalog/article/W%20712%2F75');
  });

  test('CAT-29 the download is the search call with the filter query', () => {
    const url = new URL(
      searchExportUrl({ searchString: 'brake pad', cross: '', page: 7, limit: 20 }),
      'http://portal',
    );
    expect(url.pathname).toBe('/api/v3/articles/search');
    expect([...url.searchParams]).toEqual([
      ['searchString', 'brake pad'],
      ['filter[type]', 'part'],
    ]);
  });
});

describe('where a suggestion leads', () => {
  const parts = { kind: 'Q', articleName: null, number: null };

  test('CAT-12 kind f goes to the article page', () => {
    expect(suggestionUrl({ ...parts, kind: 'F', articleName: 'A/1' }, 'a1')).toBe('/catalog/article/A%2F1');
  });

  test('CAT-13 kind a searches by cross number', () => {
    expect(suggestionUrl({ ...parts, kind: 'A', number: '5K0 1' }, '5k')).toBe(
      '/catalog?type=part&cross=5K0+1&page=1&limit=20',
    );
  });

  test('CAT-14 kind q searches free text, the typed text where the suggestion has none', () => {
    expect(suggestionUrl({ ...parts, number: 'oil filter' }, 'oil')).toContain('searchString=oil+filter');
    expect(suggestionUrl(parts, 'oil')).toContain('searchString=oil&');
  });
});

describe('what is asked of the gateway', () => {
  test('GAP-119 exact matches are asked for with the first page of a search by text only', () => {
    const search = { searchString: 'oil', cross: '', page: 1, limit: 20 };
    expect(searchVariables(search)).toMatchObject({ withExactMatches: true, first: 20, after: '-1' });
    expect(searchVariables({ ...search, page: 2 })).toMatchObject({ withExactMatches: false, after: '19' });
    expect(searchVariables({ ...search, searchString: '', cross: '1' })).toMatchObject({
      withExactMatches: false,
      filter: { type: 'PART', cross: '1' },
    });
  });
});
