import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
let sku: string;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  const { sku: name } = await portal.sandbox.db
    .selectFrom('articles')
    .select('sku')
    .where('active', '=', true)
    .where('sku', 'like', '%/%')
    .executeTakeFirstOrThrow();
  sku = name;
});
afterAll(() => portal.close());

const pageDocument = /* GraphQL */ `
  query Page($name: String!) {
    viewer {
      article(name: $name) {
        id
        dbId
        name
        brand
        description
        price {
          value
          currencyCode
        }
        attributes {
          name
          value
        }
        compatible {
          brand
          name
        }
        analogues {
          oem {
            brand
            name
          }
          analogue {
            brand
            name
          }
        }
        related {
          id
          name
          price {
            value
          }
          inWishList
        }
        quantityOptions {
          id
          name
        }
        vehicles {
          name
          models {
            name
            variants {
              number
              engineVolume
              fuel
            }
          }
        }
        photoUrl(size: S640)
        schemeUrl(size: S1600)
      }
    }
  }
`;

test('ART-23 GAP-121 the page of a SKU takes two calls: the article and its vehicles', async () => {
  const { answer, received } = await client.watch(pageDocument, { name: sku });
  expect(answer.errors).toEqual([]);
  const { article } = answer.data.viewer;
  expect(article).toMatchObject({ name: sku, id: toGlobalId('Article', article?.dbId ?? '') });
  expect(received.map(({ operationId }) => operationId).toSorted()).toEqual([
    'getArticle',
    'listArticleVehicles',
  ]);
});

test('ART-21 the vehicles are requested together with the article, even when it turns out not to exist', async () => {
  const { calls } = await client.watch(pageDocument, { name: 'NO SUCH SKU' });
  expect(calls.toSorted()).toEqual(['getArticle', 'listArticleVehicles']);
});

test('ART-06 pictures are found by the SKU, URL-encoded, in three sizes', async () => {
  const { viewer } = await client.run(pageDocument, { name: sku });
  const encoded = encodeURIComponent(sku);
  expect(viewer.article?.photoUrl).toBe(`/product_photos/640/photos/${encoded}.jpg`);
  expect(viewer.article?.schemeUrl).toBe(`/product_photos/1600/schemes/${encoded}.png`);
});

test('ERR-07 a SKU that does not exist is NOT_FOUND, once', async () => {
  const { data, errors } = await client.send(pageDocument, { name: 'NO SUCH / SKU' });
  expect(data.viewer.article).toBeNull();
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ path: ['viewer', 'article'], extensions: { code: 'NOT_FOUND' } });
});

test('ART-01 without article_view the page is FORBIDDEN', async () => {
  const lists = await portal.as('lists');
  const { errors } = await lists.send(pageDocument, { name: sku });
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', status: 403 });
});

test('CALL-121 where the article is known only in part, its other numbers take a separate call', async () => {
  const { answer, calls } = await client.watch(
    /* GraphQL */ `
      query Select($text: String!) {
        viewer {
          articleSelect(searchString: $text) {
            name
            analogues {
              oem {
                name
              }
              analogue {
                name
              }
            }
          }
        }
      }
    `,
    { text: sku },
  );
  expect(answer.errors).toEqual([]);
  expect(answer.data.viewer.articleSelect.map(({ name }) => name)).toContain(sku);
  expect(new Set(calls)).toEqual(new Set(['simpleSearchArticles', 'listArticleAnalogues']));
});

test('a field that a short response lacks is read from the article’s page, once per article', async () => {
  const { answer, calls } = await client.watch(
    /* GraphQL */ `
      query Select($text: String!) {
        viewer {
          articleSelect(searchString: $text) {
            name
            price {
              value
            }
            attributes {
              name
            }
            inCartQty
          }
        }
      }
    `,
    { text: sku },
  );
  expect(answer.errors).toEqual([]);
  const { length } = answer.data.viewer.articleSelect;
  expect(calls.filter((call) => call === 'getArticle')).toHaveLength(length);
  expect(calls).toHaveLength(1 + length);
});

test('GAP-162 an article is read again by its global id; one that does not exist is null', async () => {
  const { viewer } = await client.run(pageDocument, { name: sku });
  const nodeDocument = 'query Node($id: ID!) { node(id: $id) { id ... on Article { name description } } }';
  const again = await client.run(nodeDocument, { id: viewer.article?.id });
  expect(again.node).toMatchObject({ name: sku });
  expect(await client.run(nodeDocument, { id: toGlobalId('Article', 999_999_999) })).toEqual({ node: null });
  expect(await client.run(nodeDocument, { id: toGlobalId('Article', sku) })).toEqual({ node: null });
});

test('GAP-121 an id that is also the SKU of another article never gives that other article', async () => {
  const { db } = portal.sandbox;
  const [one, other] = await db
    .selectFrom('articles')
    .select(['id', 'sku'])
    .where('active', '=', true)
    .orderBy('id')
    .limit(2)
    .execute();
  if (!one || !other) throw new Error('The demo has no articles.');
  await db
    .updateTable('articles')
    .set({ sku: String(one.id) })
    .where('id', '=', other.id)
    .execute();
  const { data, errors } = await client.send(
    'query Node($id: ID!) { node(id: $id) { ... on Article { name } } }',
    { id: toGlobalId('Article', one.id) },
  );
  expect(data.node).toBeNull();
  expect(errors[0]?.extensions.code).toBe('UPSTREAM_ERROR');
});

test('GAP-56 warehouses: the user’s own, or all of them', async () => {
  const { answer, calls } = await client.watch(
    '{ viewer { own: warehouses { id name type readonly } all: warehouses(all: true) { id name type } } }',
  );
  const { own, all } = answer.data.viewer;
  expect(calls.toSorted()).toEqual(['listAllWarehouses', 'listWarehouses']);
  expect(all.length).toBeGreaterThan(own.length);
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['REGULAR', 'CONSIGNATION', 'TRANSIT']));
});

test('GAP-162 node gives a warehouse by its id, and null for any other notation of the id without a call', async () => {
  const query = 'query ($id: ID!) { node(id: $id) { ... on Warehouse { dbId name } } }';
  const read = (dbId: string) => client.watch(query, { id: toGlobalId('Warehouse', dbId) });
  expect((await read('1')).answer.data).toMatchObject({ node: { dbId: '1' } });
  for (const dbId of ['0x1', '1e0', ' 1', '01', '1.0', 'x']) {
    const { answer, calls } = await read(dbId);
    expect({ dbId, node: answer.data, errors: answer.errors, calls }).toEqual({
      dbId,
      node: { node: null },
      errors: [],
      calls: [],
    });
  }
});

test('API-11 a type of warehouse that the schema does not know is OTHER and breaks nothing', async () => {
  await portal.breakNext('listAllWarehouses', {
    kind: 'status',
    status: 200,
    body: [{ id: 77, name: 'Cross dock', readonly: false, type: 'cross_dock' }],
  });
  expect(await client.run('{ viewer { warehouses(all: true) { dbId name type } } }')).toEqual({
    viewer: { warehouses: [{ dbId: '77', name: 'Cross dock', type: 'OTHER' }] },
  });
});
