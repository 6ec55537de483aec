import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

interface List {
  viewer: {
    backorderItems: {
      totalCount: number;
      edges: { node: { articleName: string; qty: number; orders: { dbId: string; status?: string }[] } }[];
    } | null;
  };
}
const list = (order: string) => `query Backorders($first: Int, $after: String) {
  viewer {
    backorderItems(first: $first, after: $after) {
      totalCount
      edges { node { articleName description qty orders { ${order} } createdAt updatedAt } }
    }
  }
}`;

test('BACK-02 CALL-054 a page of backorder items is one call, the ids of the orders included', async () => {
  const { answer, received } = await client.watch<List>(list('id dbId'), { first: 20 });
  expect(answer.errors).toEqual([]);
  expect(received).toMatchObject([{ operationId: 'listBackorderItems', query: { page: 1, limit: 20 } }]);
  expect(answer.data.viewer.backorderItems?.edges[0]?.node.orders[0]?.dbId).toMatch(/^\d+$/);
});

test('BACK-02 other requested fields of an order are read from that order', async () => {
  const { answer, calls } = await client.watch<List>(list('dbId status'), { first: 1 });
  const orders = answer.data.viewer.backorderItems?.edges[0]?.node.orders ?? [];
  expect(orders.every(({ status }) => status !== 'CANCELLED')).toBe(true);
  expect(calls).toEqual(['listBackorderItems', ...orders.map(() => 'getOrder')]);
});

test('BACK-01 GAP-28 without order_backorder the list is null and says FORBIDDEN', async () => {
  const { data, errors } = await (await portal.as('buyer')).send<List>(list('dbId'));
  expect(data.viewer.backorderItems).toBeNull();
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
});

test('a row leads to its article', async () => {
  const { viewer } = await client.run(
    '{ viewer { backorderItems(first: 2) { edges { node { articleName article { id name } } } } } }',
  );
  expect(viewer.backorderItems.edges.length).toBeGreaterThan(0);
  for (const { node } of viewer.backorderItems.edges)
    expect(node.article).toEqual({ id: expect.any(String), name: node.articleName });
});
