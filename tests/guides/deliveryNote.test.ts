import { afterAll, beforeAll, expect, test } from 'vitest';
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

interface Data {
  viewer: { orders: { edges: { node: { dbId: string; deliveryNote: string | null } }[] } };
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
