import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';
import { rounds } from '../../support/explore.ts';

let sandbox: TestSandbox;
let gateway: TestGateway;
let bearer: string;
let all: string[];
let cursors: string[];

interface Orders {
  viewer: {
    orders: {
      totalCount: number;
      edges: { cursor: string; node: { dbId: string } }[];
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
      pageCursors: { around: { page: number; isCurrent: boolean }[] };
    };
  };
}

const window = async (variables: object): Promise<Orders['viewer']['orders']> => {
  const { data, errors } = await graphql<Orders>(gateway, {
    bearer,
    query: `query ($first: Int, $after: String) { viewer { orders(type: REGULAR, first: $first, after: $after) {
      totalCount edges { cursor node { dbId } } pageInfo { hasNextPage hasPreviousPage }
      pageCursors { around { page isCurrent } } } } }`,
    variables,
  });
  expect(errors).toEqual([]);
  return data.viewer.orders;
};

beforeAll(async () => {
  sandbox = await startSandbox({ faults: true });
  gateway = await startGateway({ upstreamUrl: sandbox.url });
  bearer = (await sandbox.as('client')).token ?? '';
  all = [];
  cursors = [];
  for (let after: string | undefined; ;) {
    const { edges, pageInfo } = await window({ first: 100, after });
    all.push(...edges.map(({ node }) => node.dbId));
    cursors.push(...edges.map(({ cursor }) => cursor));
    if (!pageInfo.hasNextPage) break;
    after = edges.at(-1)?.cursor;
  }
});
afterAll(async () => {
  await gateway.close();
  await sandbox.close();
});

test('GAP-161 any window of the orders, of 1 to 40 rows from row 0 to 120, is correct in two REST pages at most', async () => {
  expect(all.length).toBeGreaterThan(120);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 120 }),
      fc.boolean(),
      async (first, offset, isByRow) => {
        await fetch(`${sandbox.url}/sandbox/requests`, { method: 'DELETE' });
        const after = (isByRow ? cursors[offset - 1] : undefined) ?? String(offset - 1);
        const orders = await window({ first, after });
        expect(orders.edges.map(({ node }) => node.dbId)).toEqual(all.slice(offset, offset + first));
        expect(orders.edges.map(({ cursor }) => cursor)).toEqual(cursors.slice(offset, offset + first));
        expect(orders.totalCount).toBe(all.length);
        expect(orders.pageInfo.hasPreviousPage).toBe(offset > 0);
        expect(orders.pageInfo.hasNextPage).toBe(offset + first < all.length);
        const received: unknown[] = await (await fetch(`${sandbox.url}/sandbox/requests`)).json();
        expect(received.length).toBeLessThanOrEqual(2);
      },
    ),
    { numRuns: rounds(20, 500) },
  );
});

test('LIST-02 page sizes above 100 are refused, as literal and as variable', async () => {
  for (const request of [
    { query: '{ viewer { orders(first: 101) { totalCount } } }' },
    { query: 'query ($n: Int) { viewer { orders(first: $n) { totalCount } } }', variables: { n: 1000 } },
  ]) {
    const { errors } = await graphql(gateway, { bearer, ...request });
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
    expect(errors[0]?.message).toContain('100');
  }
});

test('open orders that are confirmed page by page are all read, each once', async () => {
  const open = `query ($first: Int!, $after: String) { viewer { orders(
    filter: { status: [NOT_CONFIRMED] }, first: $first, after: $after
  ) { edges { cursor node { id } } pageInfo { hasNextPage isPositionUncertain } } } }`;
  interface Open {
    viewer: {
      orders: {
        edges: { cursor: string; node: { id: string } }[];
        pageInfo: { hasNextPage: boolean; isPositionUncertain: boolean };
      };
    };
  }
  const readOpen = async (variables: object) => {
    const { data, errors } = await graphql<Open>(gateway, { bearer, query: open, variables });
    expect(errors).toEqual([]);
    return data.viewer.orders;
  };
  const idsOf = ({ edges }: Open['viewer']['orders']) => edges.map(({ node }) => node.id);
  const openOrders = idsOf(await readOpen({ first: 100 }));
  expect(openOrders.length).toBeGreaterThan(2);

  const seen: string[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await readOpen({ first: 1, after });
    const orders = idsOf(page);
    seen.push(...orders);
    expect(page.pageInfo.isPositionUncertain).toBe(false);
    const { errors, data } = await graphql<{ changeOrderStatus: object }>(gateway, {
      bearer,
      query: `mutation ($orders: [ID!]!) {
        changeOrderStatus(input: { orders: $orders, status: CONFIRMED }) { __typename }
      }`,
      variables: { orders },
    });
    expect(errors).toEqual([]);
    expect(data.changeOrderStatus).toEqual({ __typename: 'ChangeOrderStatusPayload' });
    if (!page.pageInfo.hasNextPage) break;
    after = page.edges.at(-1)?.cursor;
  }
  expect(seen).toEqual(openOrders);
  expect(idsOf(await readOpen({ first: 100 }))).toEqual([]);
});
