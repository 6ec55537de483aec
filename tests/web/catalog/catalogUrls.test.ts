import { toGlobalId } from '../../../web/relay/globalId.ts';
import { describe, expect, test } from 'vitest';
import {
  articleUrl,
  catalogUrl,
  isSearching,
  readCatalogSearch,
} from '../../../web/parts/catalog/catalog.urls.ts';
import { searchExportUrl } from '../../../web/pages/catalog/results/searchExportUrl.ts';
import { searchVariables } from '../../../web/pages/catalog/searchVariables.ts';
import { suggestionUrl } from '../../../web/pages/catalog/part/suggestionUrl.ts';

const read = (query: string) => readCatalogSearch(new URLSearchParams(query));
const back = (url: string) => read(url.split('?')[1] ?? '');

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
    expect(read(url.split('?')[1] ?? '')).toMatchObject({ type: 'part', ...search });
  });

  test('CAT-05 CAT-13 a search by cross number comes back from its URL', () => {
    expect(read(catalogUrl({ cross: '1K0 615' }).split('?')[1] ?? '')).toMatchObject({ cross: '1K0 615' });
  });

  test('CAT-08 the page size is 20 where the URL has no size, or an invalid one', () => {
    expect(read('type=part&searchString=oil')).toMatchObject({ page: 1, limit: 20 });
    expect(read('searchString=oil&page=-1&limit=many')).toMatchObject({ page: 1, limit: 20 });
    expect(read('searchString=oil&page=2&limit=5000')).toMatchObject({ page: 2, limit: 100 });
  });

  test('CAT-05 without a search the URL has no parameters', () => {
    expect(catalogUrl()).toBe('/catalog');
    expect(catalogUrl({ page: 4 })).toBe('/catalog');
  });

  test('ART-01 GAP-121 the article page is found by the encoded SKU', () => {
    expect(articleUrl('W 712/75')).toBe('/catalog/article/W%20712%2F75');
  });

  test('CAT-29 the download is the search call with the filter query', () => {
    const url = new URL(searchExportUrl(read('searchString=brake+pad&page=7')), 'http://portal');
    expect(url.pathname).toBe('/api/v3/articles/search');
    expect([...url.searchParams]).toEqual([
      ['searchString', 'brake pad'],
      ['filter[type]', 'part'],
    ]);
  });
});

describe('the URL of a search by vehicle', () => {
  test('CAT-05 CAT-16 every choice of the car search is in the URL and comes back from it', () => {
    const url = catalogUrl({
      type: 'car',
      manufacturer: '1',
      model: '2',
      engine: '3',
      group: '4',
      subgroup: '5',
    });
    expect(url).toBe('/catalog?type=car&manufacturer=1&model=2&engine=3&group=4&subgroup=5&page=1&limit=20');
    expect(back(url)).toMatchObject({ type: 'car', manufacturer: '1', engine: '3', subgroup: '5' });
  });

  test('CAT-16 a choice whose list cannot be reached is ignored, and so is an id that is not a number', () => {
    expect(read('type=car&manufacturer=1&engine=3&group=4')).toMatchObject({
      model: '',
      engine: '',
      group: '',
    });
    expect(read('type=car&manufacturer=audi&model=2')).toMatchObject({ manufacturer: '', model: '' });
    expect(catalogUrl({ type: 'car', manufacturer: '1', subgroup: '5' })).toBe(
      '/catalog?type=car&manufacturer=1',
    );
  });

  test('CAT-16 a search by car starts once the submodel is chosen', () => {
    expect(isSearching(read('type=car&manufacturer=1&model=2'))).toBe(false);
    expect(isSearching(read('type=car&manufacturer=1&model=2&engine=3'))).toBe(true);
  });

  test.each([
    ['WVWZZZ##12', true],
    ['WVWZZZ##', false],
    ['##12', false],
    [' ##12', false],
    ['WVWZZZ##twelve', false],
    ['WVWZZZ#12', false],
    ['12', false],
  ])('CAT-24 the saved vehicle %s is valid: %s', (vehicleId, isValid) => {
    const search = read(new URLSearchParams({ type: 'vin', vehicleId, group: '4' }).toString());
    expect(search).toMatchObject(isValid ? { vehicleId, group: '4' } : { vehicleId: '', group: '' });
    expect(isSearching(search)).toBe(isValid);
  });

  test('CAT-05 CAT-24 a vehicle found by its VIN is searched for as it is saved, and downloaded the same way', () => {
    const search = back(
      catalogUrl({ type: 'vin', searchString: 'WVW ZZZ', vehicleId: 'WVWZZZ##12', group: '4' }),
    );
    expect(searchVariables(search)).toMatchObject({
      filter: {
        type: 'VIN',
        vin: 'WVWZZZ',
        vehicle: toGlobalId('Vehicle', '12'),
        group: toGlobalId('ArticleGroup', '4'),
      },
      withExactMatches: false,
    });
    expect(searchExportUrl(search)).toBe(
      '/api/v3/articles/search?filter%5Btype%5D=vin&filter%5BvehicleId%5D=WVWZZZ%23%2312&filter%5Bgroup%5D=4',
    );
  });

  test('CAT-05 an unknown type is the part search, and a tab does not change the parameters of the others', () => {
    expect(read('type=boat&searchString=oil')).toMatchObject({ type: 'part', searchString: 'oil' });
    expect(read('type=car&searchString=oil&vehicleId=A%23%231')).toMatchObject({
      searchString: '',
      vehicleId: '',
    });
  });
});

describe('where a suggestion leads', () => {
  const parts = { kind: 'TEXT', articleName: null, number: null };

  test('CAT-12 kind f goes to the article page', () => {
    expect(suggestionUrl({ ...parts, kind: 'ARTICLE', articleName: 'A/1' }, 'a1')).toBe(
      '/catalog/article/A%2F1',
    );
  });

  test('CAT-13 kind a searches by cross number', () => {
    expect(suggestionUrl({ ...parts, kind: 'CROSS_NUMBER', number: '5K0 1' }, '5k')).toBe(
      '/catalog?type=part&cross=5K0+1&page=1&limit=20',
    );
  });

  test('CAT-14 kind q searches free text, the typed text where the suggestion has none', () => {
    expect(suggestionUrl({ ...parts, number: 'oil filter' }, 'oil')).toContain('searchString=oil+filter');
    expect(suggestionUrl(parts, 'oil')).toContain('searchString=oil&');
  });
});

describe('requests to the gateway', () => {
  test('GAP-119 exact matches are requested with the first page of a search by text only', () => {
    const search = read('searchString=oil');
    expect(searchVariables(search)).toMatchObject({ withExactMatches: true, first: 20, after: '-1' });
    expect(searchVariables({ ...search, page: 2 })).toMatchObject({ withExactMatches: false, after: '19' });
    expect(searchVariables({ ...search, searchString: '', cross: '1' })).toMatchObject({
      withExactMatches: false,
      filter: { type: 'PART', cross: '1' },
    });
  });
});
