import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReceivedRequest } from '../../../sandbox/support/faults.ts';
import { graphql } from '../../support/graphql.ts';
import { startGateway } from '../../support/startGateway.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

interface List {
  viewer: { invoices: { edges: { node: { dbId: string; orders: { dbId: string }[] } }[] } | null };
}

const withOrders = /* GraphQL */ `
  query InvoicesWithOrders($first: Int) {
    viewer {
      invoices(first: $first) {
        edges {
          node {
            dbId
            orders {
              dbId
              status
              payer {
                companyName
              }
              items {
                articleName
                qty
              }
            }
          }
        }
      }
    }
  }
`;

test('promise: fan-out: GAP-178 twenty invoices with their orders are one call for the list and one for each order', async () => {
  const gateway = await startGateway({ upstreamUrl: portal.sandbox.url, operationBudget: 21 });
  await fetch(`${portal.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  const { data, errors } = await graphql<List>(gateway, {
    query: withOrders,
    variables: { first: 20 },
    ...(client.bearer === undefined ? {} : { bearer: client.bearer }),
  });
  await gateway.close();
  expect(errors).toEqual([]);
  const received = (await (
    await fetch(`${portal.sandbox.url}/sandbox/requests`)
  ).json()) as ReceivedRequest[];
  const [page, ...reads] = received.map(({ operationId }) => operationId);
  expect(page).toBe('listInvoices');
  expect(reads).toEqual(Array.from({ length: 20 }, () => 'getOrder'));
  const orders = (data.viewer.invoices?.edges ?? []).flatMap(({ node }) => node.orders);
  expect(new Set(orders.map(({ dbId }) => dbId)).size).toBe(20);
  expect(orders[0]).toMatchObject({ payer: { companyName: 'Baltic Auto Supply OÜ' } });
});

test('promise: fan-out: more invoices with their orders than the budget has calls for are refused before any call', async () => {
  const { answer, calls } = await client.watch(withOrders, { first: 20 });
  expect(answer.errors[0]?.extensions).toMatchObject({
    code: 'OPERATION_TOO_EXPENSIVE',
    estimate: 21,
    budget: 20,
  });
  expect(calls).toEqual([]);
});

test('the order of two invoices is read once', async () => {
  const { viewer } = await client.run(
    '{ viewer { invoices(first: 2) { edges { node { dbId orders { dbId } } } } } }',
  );
  const [one, other] = (viewer.invoices?.edges ?? []).map(({ node }) => node);
  if (!one || !other) throw new Error('no two invoices');
  await portal.sandbox.db
    .updateTable('document_orders')
    .set({ order_id: Number(one.orders[0]?.dbId) })
    .where('document_id', '=', Number(other.dbId))
    .execute();
  const { answer, calls } = await client.watch(withOrders, { first: 2 });
  expect(answer.data.viewer.invoices?.edges.map(({ node }) => node.orders[0]?.dbId)).toEqual([
    one.orders[0]?.dbId,
    one.orders[0]?.dbId,
  ]);
  expect(calls).toEqual(['listInvoices', 'getOrder']);
});

test.each([
  ['dbId', []],
  ['dbId shipments { id }', ['listShipments']],
  ['dbId status', ['getOrder']],
  ['status shipments { id }', ['getOrder', 'listShipments']],
])('promise: fan-out: reading %j of an invoice’s order takes the calls %j', async (fields, expected) => {
  const query = `query OrdersOfInvoices { viewer { invoices(first: 1) { edges { node { orders { ${fields} } } } } } }`;
  const { answer, calls } = await client.watch(query, {});
  expect(answer.errors).toEqual([]);
  expect(calls[0]).toBe('listInvoices');
  expect(calls.slice(1).toSorted()).toEqual(expected);
});

test('promise: every answer under faults: an order that cannot be read has its id, each other field says why; the next is whole', async () => {
  await portal.breakNext('getOrder', { kind: 'status', status: 500 });
  const { answer } = await client.watch(
    '{ viewer { invoices(last: 2) { edges { node { orders { dbId payer { companyName } items { qty } } } } } } }',
    {},
  );
  const orders = answer.data.viewer.invoices.edges.flatMap(({ node }) => node.orders);
  const broken = orders.findIndex(({ payer }) => payer === null);
  expect(orders[broken]).toEqual({ dbId: expect.stringMatching(/^\d+$/), payer: null, items: null });
  const [whole] = orders.filter((_order, index) => index !== broken);
  expect(whole).toMatchObject({ payer: { companyName: expect.any(String) }, items: expect.any(Array) });
  expect(answer.errors.map(({ path }) => path?.at(-1)).toSorted()).toEqual(['items', 'payer']);
  for (const { extensions } of answer.errors) expect(extensions).toMatchObject({ code: 'UPSTREAM_ERROR' });
});
