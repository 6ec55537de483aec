import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrder, findBuyable, type CreatedOrder } from '../../support/shopping.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
let created: CreatedOrder;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  const [article] = await findBuyable(client, 1);
  if (!article) throw new Error('nothing to buy');
  created = await createOrder(client, article);
});
afterAll(() => portal.close());

interface Row {
  id: string;
  dbId: string;
  status: string;
  type: string;
  createdAt: string;
  grandTotal: { value: number; currencyCode: string };
  warehouse: { id: string; name: string } | null;
  user: { lastName: string; firstName: string } | null;
}

const document = /* GraphQL */ `
  query Orders($type: OrderType!, $filter: OrderFilter, $first: Int) {
    viewer {
      orders(type: $type, filter: $filter, first: $first) {
        totalCount
        pageInfo {
          hasNextPage
        }
        pageCursors {
          around {
            page
            isCurrent
          }
        }
        edges {
          cursor
          node {
            id
            dbId
            status
            type
            paid
            allowToPay
            grandTotal {
              value
              currencyCode
            }
            clientOrderId
            warehouse {
              id
              name
            }
            user {
              firstName
              lastName
            }
            createdAt
            clientPaymentTerms
            vatPercent
          }
        }
      }
    }
  }
`;

async function list(filter: object = {}, type = 'REGULAR'): Promise<Row[]> {
  const { viewer } = await client.run(document, { type, filter, first: 100 });
  return (viewer.orders?.edges ?? []).map(({ node }) => node);
}

test('ORD-01 LIST-08 a page of orders is one call, whichever of the order’s fields a row shows', async () => {
  const { answer, received } = await client.watch(document, { type: 'REGULAR', first: 20 });
  expect(answer.errors).toEqual([]);
  expect(received).toMatchObject([
    { operationId: 'listOrders', query: { filter: { type: 'regular' }, page: 1, limit: 20 } },
  ]);
  expect(answer.data.viewer.orders?.edges[0]?.node).toMatchObject({
    dbId: created.dbId,
    id: created.id,
    status: 'NOT_COMPLETED',
    type: 'REGULAR',
  });
});

test('GAP-38 newest first, and only those of the type asked for', async () => {
  const rows = await list();
  expect(rows.map(({ createdAt }) => createdAt)).toEqual(
    rows.map(({ createdAt }) => createdAt).toSorted((a, b) => b.localeCompare(a)),
  );
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['REGULAR']));
});

test('type: null reads orders of all types that the user may see, newest first, in one call', async () => {
  const all = /* GraphQL */ `
    query All($type: OrderType, $first: Int) {
      viewer {
        orders(type: $type, first: $first) {
          totalCount
          edges {
            node {
              type
              createdAt
            }
          }
        }
      }
    }
  `;
  const { answer, received } = await client.watch(all, { type: null, first: 100 });
  expect(received).toMatchObject([{ operationId: 'listOrders' }]);
  expect(JSON.stringify(received[0]?.query)).not.toContain('"type"');
  const { edges = [], totalCount } = answer.data.viewer.orders ?? {};
  expect(new Set(edges.map(({ node }) => node.type))).toEqual(
    new Set(['REGULAR', 'RESERVATION', 'BACKORDER']),
  );
  const times = edges.map(({ node }) => node.createdAt);
  expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)));
  const counts = await Promise.all(
    ['REGULAR', 'RESERVATION', 'BACKORDER'].map(
      async (type) => (await client.run(all, { type, first: 1 })).viewer.orders?.totalCount ?? 0,
    ),
  );
  expect(totalCount).toBe(counts.reduce((sum, count) => sum + count, 0));
  expect((await client.run(all, { first: 1 })).viewer.orders?.totalCount).toBe(counts[0]);
});

test('ORD-11 GAP-35 by number', async () => {
  expect((await list({ dbId: { eq: created.dbId } })).map(({ dbId }) => dbId)).toEqual([created.dbId]);
});

test('ORD-11 GAP-36 a range of the grand total holds both conditions', async () => {
  const all = await list();
  const middle = Math.round(all[Math.floor(all.length / 2)]?.grandTotal.value ?? 0);
  const rows = await list({ grandTotal: { gte: middle, lt: middle + 200 } });
  for (const { grandTotal } of rows) {
    expect(grandTotal.value).toBeGreaterThanOrEqual(middle);
    expect(grandTotal.value).toBeLessThan(middle + 200);
  }
});

test('ORD-12 LIST-12 any of several statuses, any of several warehouses', async () => {
  const [first] = await list();
  const warehouses = [first?.warehouse?.id];
  const rows = await list({ status: ['NOT_COMPLETED', 'CONFIRMED'], warehouses });
  expect(rows.map(({ dbId }) => dbId)).toContain(created.dbId);
  for (const row of rows) {
    expect(['NOT_COMPLETED', 'CONFIRMED']).toContain(row.status);
    expect(row.warehouse?.id).toBe(first?.warehouse?.id);
  }
});

test('ORD-13 FMT-10 a range of days holds both its ends', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const rows = await list({ createdAt: { from: today, until: today } });
  expect(rows.map(({ dbId }) => dbId)).toContain(created.dbId);
  expect(rows.every(({ createdAt }) => createdAt.startsWith(today))).toBe(true);
  expect((await list({ createdAt: { until: '2001-01-01' } })).length).toBe(0);
});

test('an invalid day is refused before any call', async () => {
  const { answer, calls } = await client.watch(document, {
    type: 'REGULAR',
    filter: { createdAt: { from: '1.3.2026' } },
  });
  expect(answer.errors[0]?.message).toContain('2026-03-01');
  expect(calls).toEqual([]);
});

test('ORD-02 without order_list the list is FORBIDDEN', async () => {
  const basic = await portal.as('basic');
  const { data, errors } = await basic.send(document, { type: 'REGULAR' });
  expect(data.viewer.orders).toBeNull();
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', status: 403 });
});

test('a field that a row lacks is read from the order’s page, once per order', async () => {
  const { answer, calls } = await client.watch(
    '{ viewer { orders(first: 3) { edges { node { dbId payer { companyName } items { articleName } comments { message } } } } } }',
  );
  expect(answer.errors).toEqual([]);
  const { length } = answer.data.viewer.orders.edges;
  expect(length).toBe(3);
  expect(calls).toEqual(['listOrders', 'getOrder', 'getOrder', 'getOrder']);
});
