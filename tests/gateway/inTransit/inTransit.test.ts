import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());
const list = /* GraphQL */ `
  query InTransit($first: Int, $after: String, $last: Int) {
    viewer {
      inTransitItems(first: $first, after: $after, last: $last) {
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
        }
        edges {
          cursor
          node {
            articleName
            description
            qty
            minimalDate
            maximalDate
          }
        }
      }
    }
  }
`;

test('TRN-02 CALL-075 a page of goods in transit is one call', async () => {
  const { answer, received } = await client.watch(list, { first: 10, after: '9' });
  expect(answer.errors).toEqual([]);
  expect(received).toMatchObject([{ operationId: 'listContainers', query: { page: 2, limit: 10 } }]);
  expect(answer.data.viewer.inTransitItems?.edges[0]?.node).toMatchObject({
    articleName: expect.any(String),
    qty: expect.any(Number),
    minimalDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('TRN-02 LIST-08 the last page ends the list', async () => {
  const { viewer } = await client.run(list, { last: 5 });
  expect(viewer.inTransitItems?.edges).toHaveLength(5);
  expect(viewer.inTransitItems?.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
  const after = viewer.inTransitItems?.edges.at(-1)?.cursor;
  const next = await client.run(list, { first: 5, after });
  expect(next.viewer.inTransitItems?.edges).toEqual([]);
  expect(next.viewer.inTransitItems?.pageInfo.hasNextPage).toBe(false);
});

test('TRN-01 without order_create_reservation the list is null and says FORBIDDEN', async () => {
  const { data, errors } = await (await portal.as('buyer')).send(list);
  expect(data.viewer.inTransitItems).toBeNull();
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
});

test('a row leads to its article, which is read once per row', async () => {
  const { answer, calls } = await client.watch(
    '{ viewer { inTransitItems(first: 2) { edges { node { articleName article { id name } } } } } }',
  );
  const rows = answer.data.viewer.inTransitItems.edges;
  expect(rows).toHaveLength(2);
  for (const { node } of rows)
    expect(node.article).toEqual({ id: expect.any(String), name: node.articleName });
  expect(calls).toEqual(['listContainers', 'getArticle', 'getArticle']);
});

test('goods in transit take conditions and an order; the default order is the back end’s', async () => {
  const filtered = /* GraphQL */ `
    query InTransitOf($filter: InTransitFilter, $order: InTransitOrder! = ARRIVAL) {
      viewer {
        inTransitItems(first: 10, filter: $filter, order: $order) {
          totalCount
        }
      }
    }
  `;
  const filter = { articleName: { like: 'a' }, arrival: { from: '2020-01-01', until: '2030-12-31' } };
  const { received } = await client.watch(filtered, { filter, order: 'QUANTITY' });
  expect(received).toMatchObject([
    {
      operationId: 'listContainers',
      query: {
        sort: 'qty',
        filter: { sku: { like: ['a'] }, arrival: { from: '01.01.2020', until: '31.12.2030' } },
      },
    },
  ]);
  const { received: plain } = await client.watch(filtered, {});
  expect(plain[0]?.query).not.toHaveProperty('sort');
  expect(plain[0]?.query).not.toHaveProperty('filter');
});
