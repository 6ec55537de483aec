import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBuyable, warehouseIds } from '../../support/shopping.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  await client.run('mutation { clearCart(input: {}) { __typename } }');
  for (const { id, multiple } of await findBuyable(client, 3)) {
    await client.run('mutation ($input: SetCartQtyInput!) { setCartQty(input: $input) { __typename } }', {
      input: { article: id, qty: Math.floor(990 / multiple) * multiple },
    });
  }
});
afterAll(() => portal.close());

const query = `query ($combinations: [CartCombinationInput!]!) {
  viewer {
    cartPlans(combinations: $combinations) {
      warehouses useBackorder qty requestedQty shortLines orders total { value currencyCode }
      shortItems { qty requestedQty article { name } calculatedPrice { value } }
    }
  }
}`;

test('CALL-044 CART-40 plans of a cart are its previews, one call each, whatever the number of lines', async () => {
  const combinations = [
    { warehouses: warehouseIds('1'), useBackorder: false },
    { warehouses: warehouseIds('1', '2', '3', '4'), useBackorder: false },
    { warehouses: warehouseIds('1', '2', '3', '4'), useBackorder: true },
  ];
  const { answer, calls } = await client.watch(query, { combinations });
  expect(answer.errors).toEqual([]);
  expect(calls).toEqual(['getCart', 'getCart', 'getCart']);
  const plans = answer.data.viewer.cartPlans ?? [];
  expect(plans.map(({ warehouses, useBackorder }) => ({ warehouses, useBackorder }))).toEqual(combinations);
  const [one, all, waiting] = plans;
  expect(one?.qty).toBeLessThan(all?.qty ?? 0);
  expect(waiting).toMatchObject({ qty: waiting?.requestedQty, shortLines: 0 });
  expect(all?.shortLines).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan.shortItems.length).toBe(plan.shortLines);
    const missing = plan.shortItems.reduce((sum, { qty, requestedQty }) => sum + requestedQty - qty, 0);
    expect(missing).toBe(plan.requestedQty - plan.qty);
  }
});

test('GAP-59 a plan says how many orders result: as many as are then created', async () => {
  const combination = { warehouses: warehouseIds('1', '2', '3', '4'), useBackorder: true };
  const { viewer } = await client.run(query, { combinations: [combination] });
  const { viewer: read } = await client.run('{ viewer { cart { items { article { id } requestedQty } } } }');
  const items = read.cart.items.map(({ article, requestedQty }) => ({
    article: article.id,
    qty: requestedQty,
  }));
  const { createOrders } = await client.run(
    `mutation ($input: CreateOrdersInput!) {
      createOrders(input: $input) { ... on CreateOrdersPayload { orders { id } } }
    }`,
    { input: { ...combination, items, force: true } },
  );
  expect(viewer.cartPlans?.[0]?.orders).toBe(createOrders.orders.length);
});

test('more than ten ways at once are refused before any call', async () => {
  const combinations = Array.from({ length: 11 }, () => ({ warehouses: warehouseIds('1') }));
  const { answer, calls } = await client.watch(query, { combinations });
  expect(answer.errors[0]?.extensions?.code).toBe('BAD_REQUEST');
  expect(calls).toEqual([]);
});
