import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../support/graphql.ts';
import { startGateway } from '../support/startGateway.ts';
import { startPortal, type Portal } from '../support/startPortal.ts';

/** Runs in the copy to which `scripts/testGuides.ts` has added the field. */
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const query = `query ($filter: OrderFilter) {
  viewer { orders(first: 100, type: REGULAR, filter: $filter) { edges { node { dbId deliveryNote } } } }
}`;

interface Order {
  dbId: string;
  deliveryNote: string | null;
}

interface Data {
  viewer: { orders: { edges: { node: Order }[] } };
}

test('an order has the new field, and the list is narrowed by it', async () => {
  const client = await portal.as('client');
  const notesOf = async (filter: object) => {
    const { viewer } = await client.run<Data>(query, { filter });
    return viewer.orders.edges.map(({ node }) => node.deliveryNote);
  };
  const all = await notesOf({});
  const note = all.find((each) => each !== null);
  expect(note).toMatch(/./);
  expect(all).toContain(null);
  expect(await notesOf({ deliveryNote: { eq: note } })).toEqual([note]);
});

const report = `{
  viewer { missingItems(first: 8) { edges { node { linkedOrders { dbId deliveryNote } } } } }
}`;

interface Report {
  viewer: { missingItems: { edges: { node: { linkedOrders: Order[] } }[] } };
}

test('an order of which a list holds a part is read for the new field', async () => {
  const client = await portal.as('client');
  // As many calls as a distributor may allow.
  const gateway = await startGateway({ upstreamUrl: portal.sandbox.url, operationBudget: 200 });
  const { data } = await graphql<Report>(gateway, { query: report, bearer: client.bearer ?? '' });
  await gateway.close();
  const linked = data.viewer.missingItems.edges.flatMap(({ node }) => node.linkedOrders);
  expect(linked.some(({ deliveryNote }) => deliveryNote !== null)).toBe(true);
  for (const { dbId, deliveryNote } of linked) {
    const { viewer } = await client.run<{ viewer: { order: { deliveryNote: string | null } } }>(
      'query ($dbId: String!) { viewer { order(dbId: $dbId) { deliveryNote } } }',
      { dbId },
    );
    expect(deliveryNote).toBe(viewer.order.deliveryNote);
  }
});
