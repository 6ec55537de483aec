import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

interface Hit {
  article: { id: string; name: string; brand: string | null; price: { value: number; currencyCode: string } };
  analogues: { brand: string | null; name: string; matched: boolean }[];
}

interface Search {
  viewer: {
    articleSearch: {
      totalCount: number;
      limited: boolean;
      edges: { cursor: string; node: Hit }[];
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
    };
  };
}

const searchDocument = /* GraphQL */ `
  query Search($filter: ArticleSearchFilter!, $first: Int, $after: String) {
    viewer {
      articleSearch(filter: $filter, first: $first, after: $after) {
        totalCount
        limited
        pageInfo {
          hasNextPage
          hasPreviousPage
        }
        edges {
          cursor
          node {
            article {
              id
              name
              brand
              price {
                value
                currencyCode
              }
              stock {
                amount
                warehouse {
                  id
                  name
                  type
                  readonly
                }
              }
              inTransit {
                qty
              }
              eol {
                replacements {
                  dbId
                  name
                }
              }
              photoUrl(size: S200)
            }
            analogues {
              brand
              name
              matched
            }
          }
        }
      }
    }
  }
`;

const filter = { searchString: 'filter' };

test('CAT-05 CALL-111 a page of results is one upstream call, with all fields a result shows', async () => {
  const { answer, received } = await client.watch(searchDocument, { filter, first: 20 });
  expect(answer.errors).toEqual([]);
  const { totalCount, edges, pageInfo } = answer.data.viewer.articleSearch;
  expect(edges).toHaveLength(20);
  expect(totalCount).toBeGreaterThan(20);
  expect(pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
  expect(received).toMatchObject([
    {
      operationId: 'searchArticles',
      query: { searchString: 'filter', filter: { type: 'part' }, page: 1, limit: 20 },
    },
  ]);
});

const namesIn = ({ viewer }: Search) => viewer.articleSearch.edges.map(({ node }) => node.article.name);

test('GAP-161 the next page begins where the first ends', async () => {
  const whole = await client.run(searchDocument, { filter, first: 10 });
  const half = await client.run(searchDocument, { filter, first: 5 });
  const rest = await client.run(searchDocument, {
    filter,
    first: 5,
    after: half.viewer.articleSearch.edges.at(-1)?.cursor,
  });
  expect([...namesIn(half), ...namesIn(rest)]).toEqual(namesIn(whole));
});

test('CAT-13 CAT-39 a cross number finds its replacement, and the number that matched is marked', async () => {
  const { viewer } = await client.run(searchDocument, { filter, first: 20 });
  const other = viewer.articleSearch.edges.flatMap(({ node }) => node.analogues)[0];
  const found = await client.run(searchDocument, { filter: { cross: other?.name } });
  const { edges } = found.viewer.articleSearch;
  expect(edges.length).toBeGreaterThan(0);
  for (const { node } of edges) {
    expect(node.analogues.filter(({ matched }) => matched).map(({ name }) => name)).toContain(other?.name);
  }
});

test('API-02 API-03 Locale and CC reach the back end, and prices come in that currency', async () => {
  const { answer, received } = await client.watch(
    searchDocument,
    { filter, first: 1 },
    { locale: 'de', currency: 'USD' },
  );
  expect(received[0]?.headers).toMatchObject({ locale: 'de', cc: 'USD' });
  expect(answer.data.viewer.articleSearch.edges[0]?.node.article.price.currencyCode).toBe('USD');
});

test('GAP-116 ids of the filter go out as numbers; other text is a BAD_REQUEST without a call', async () => {
  const car = {
    type: 'CAR',
    manufacturer: toGlobalId('Manufacturer', 1),
    model: toGlobalId('VehicleModelRef', 1, 3),
    submodel: toGlobalId('Submodel', 3, 4),
    group: toGlobalId('ArticleGroup', 2),
    subgroup: toGlobalId('ArticleGroup', 2, 5),
  };
  const { received } = await client.watch(searchDocument, { filter: car });
  expect(received[0]?.query).toMatchObject({
    filter: { type: 'car', manufacturer: 1, model: 3, engine: 4, group: 2, subgroup: 5 },
  });
  const { answer, calls } = await client.watch(searchDocument, { filter: { type: 'CAR', model: 'Golf' } });
  expect(answer.errors[0]).toMatchObject({
    message: 'filter.model takes an id of type VehicleModelRef. "Golf" is not an id.',
    extensions: { code: 'BAD_REQUEST' },
  });
  expect(calls).toEqual([]);
});

test('CAT-32 a failed search carries the text of the back end’s `error`', async () => {
  await portal.breakNext('searchArticles', {
    kind: 'status',
    status: 400,
    body: { messages: ['Bad search'], error: 'The index is being rebuilt' },
  });
  const { data, errors } = await client.send(searchDocument, { filter });
  expect(data.viewer.articleSearch).toBeNull();
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', error: 'The index is being rebuilt' });
});

test.each([
  [500, 1],
  // Requested three times.
  [503, 3],
])('CAT-32 the text in `error` is for the user whatever the status: %i', async (status, times) => {
  const body = { message: 'boom at db:5432', error: 'The index is being rebuilt. Try again in 5 minutes!' };
  await portal.breakNext('searchArticles', { kind: 'status', status, body, times });
  const { errors } = await client.send(searchDocument, { filter });
  expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_ERROR', error: body.error, messages: [] });
  // For other calls, no text of a 5xx is for callers.
  await portal.breakNext('listCountries', { kind: 'status', status, body, times });
  const other = await client.send('{ countries { name } }');
  expect(other.errors[0]?.extensions).toMatchObject({ error: null, messages: [] });
});

test.each([
  'SQLSTATE[42S02]: Base table or view not found',
  'connect ECONNREFUSED 10.0.0.7:9200',
  'getaddrinfo ENOTFOUND search.internal',
  'open /srv/erp/index.json failed',
  'TypeError: x is undefined\n    at query (db.js:12:3)',
  '<h1>Internal error</h1>',
  'token=abc123 refused',
  'a'.repeat(201),
  '',
  { trace: 'at query' },
])(
  'promise: leaks: only a plain sentence passes from the `error` of a search with a 5xx, not %j',
  async (error) => {
    await portal.breakNext('searchArticles', { kind: 'status', status: 500, body: { error } });
    const { errors } = await client.send(searchDocument, { filter });
    expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_ERROR', error: null });
  },
);

test('CAT-33 ERR-08 a failed search without `error` says only that the back end failed', async () => {
  await portal.breakNext('searchArticles', {
    kind: 'status',
    status: 500,
    body: { message: 'boom at db:5432' },
  });
  const { errors } = await client.send(searchDocument, { filter });
  expect(errors[0]).toMatchObject({
    message: 'The back end failed. Try again later.',
    extensions: { code: 'UPSTREAM_ERROR', status: 500, error: null, messages: [] },
  });
});

test('CAT-01 without article_list the search is FORBIDDEN', async () => {
  const accountant = await portal.as('accountant');
  const { data, errors } = await accountant.send(searchDocument, { filter });
  expect(data.viewer.articleSearch).toBeNull();
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', status: 403 });
});

test('AUTH-17 a visitor is UNAUTHENTICATED', async () => {
  const { errors } = await portal.visitor.send(searchDocument, { filter });
  expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
});

const strictDocument = /* GraphQL */ `
  query Strict($text: String!) {
    viewer {
      strictSearch(searchString: $text) {
        article {
          name
        }
      }
    }
  }
`;

test('GAP-119 an exact number is found regardless of dashes, dots, spaces and case', async () => {
  const { viewer } = await client.run(searchDocument, { filter, first: 1 });
  const name = viewer.articleSearch.edges[0]?.node.article.name ?? '';
  const found = await client.run(strictDocument, {
    text: name.toLowerCase().replaceAll(/[-. ]/g, ''),
  });
  expect(found.viewer.strictSearch?.map(({ article }) => article.name)).toContain(name);
});

test('CAT-31 a failed strict search is an empty list, an expired session is an error', async () => {
  await portal.breakNext('strictSearchArticles', { kind: 'status', status: 500 });
  expect(await client.run(strictDocument, { text: 'anything' })).toEqual({
    viewer: { strictSearch: [] },
  });
  await portal.breakNext('strictSearchArticles', { kind: 'invalid-json' });
  expect(await client.run(strictDocument, { text: 'anything' })).toEqual({
    viewer: { strictSearch: [] },
  });
  const { data, errors } = await portal.visitor.send(strictDocument, { text: 'anything' });
  expect(data.viewer.strictSearch).toBeNull();
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

const typedDocument = /* GraphQL */ `
  query Typed($text: String!) {
    viewer {
      articleSuggestions(searchString: $text) {
        kind
        label
        articleName
        number
      }
      articleSelect(searchString: $text) {
        id
        name
        multiple
      }
    }
  }
`;

test('CAT-09 CART-31 there is no search below 3 characters, not counting surrounding spaces', async () => {
  const { answer, calls } = await client.watch(typedDocument, { text: ' fi ' });
  expect(answer.data.viewer).toEqual({ articleSuggestions: [], articleSelect: [] });
  expect(calls).toEqual([]);
});

test('CAT-12 CAT-14 suggestions lead to an article or to a search; both lists are one call each', async () => {
  const { answer, calls } = await client.watch(typedDocument, { text: 'filter' });
  const { articleSuggestions, articleSelect } = answer.data.viewer;
  expect(calls.toSorted()).toEqual(['shortSearchArticles', 'simpleSearchArticles']);
  expect(articleSelect.length).toBeGreaterThan(0);
  const found = articleSuggestions.find(({ kind }) => kind === 'ARTICLE');
  expect(found?.articleName).toBeTruthy();
  expect(articleSuggestions.find(({ kind }) => kind === 'TEXT')).toMatchObject({ number: 'filter' });
});

test('CAT-14 GAP-116 a part number is found regardless of the dashes, dots, spaces and case typed', async () => {
  const sku = skuOf(demoArticles.ordinary);
  const bare = sku.replaceAll(/[^0-9A-Z]/g, '');
  for (const typed of [
    sku,
    sku.toLowerCase(),
    bare,
    bare.toLowerCase(),
    [...bare].join('-'),
    [...bare].join(' . '),
  ]) {
    const { data } = await client.send(
      `query ($typed: String!) {
        viewer {
          strictSearch(searchString: $typed) { article { name } }
          articleSearch(filter: { searchString: $typed }) { edges { node { article { name } } } }
        }
      }`,
      { typed },
    );
    expect(data.viewer.strictSearch.map(({ article }) => article.name)).toEqual([sku]);
    expect(data.viewer.articleSearch.edges[0]?.node.article.name).toBe(sku);
  }
});
