import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { bestStock, findBuyable, type BuyableArticle, warehouseIds } from '../../support/shopping.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
let article: BuyableArticle;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  const [first] = await findBuyable(client, 1);
  if (!first) throw new Error('nothing to buy');
  article = first;
});
afterAll(() => portal.close());

interface Result {
  __typename: string;
  message?: string;
  messages?: string[];
  fieldErrors?: { path: string }[];
  orders?: { id: string; dbId: string; status: string; type: string; warehouse: { dbId: string } }[];
  missingItems?: { article: { name: string }; requestedQty: number; qty: number; missingQty: number }[];
  viewer?: { notCompletedOrders: number };
}

const document = /* GraphQL */ `
  mutation Create($input: CreateOrdersInput!) {
    createOrders(input: $input) {
      __typename
      ... on CreateOrdersPayload {
        orders {
          id
          dbId
          status
          type
          warehouse {
            dbId
            name
          }
          grandTotal {
            value
            currencyCode
          }
        }
        missingItems {
          article {
            name
            description
          }
          requestedQty
          qty
          missingQty
        }
        viewer {
          notCompletedOrders
        }
      }
      ... on Problem {
        message
      }
      ... on ConfirmationRequired {
        messages
      }
      ... on InvalidInput {
        fieldErrors {
          path
          message
        }
      }
    }
  }
`;

const order = (qty: number, more: object = {}) => ({
  warehouses: warehouseIds(bestStock(article).warehouse.dbId),
  items: [{ article: article.id, qty }],
  ...more,
});

async function create(input: object, caller = client): Promise<Result> {
  return (await caller.run(document, { input })).createOrders;
}

test('CART-47 GAP-59 the body holds numbers, the response one not completed order per warehouse', async () => {
  const { answer, received } = await client.watch<{ createOrders: Result }>(document, {
    input: order(article.multiple),
  });
  const { createOrders } = answer.data;
  expect(createOrders).toMatchObject({
    __typename: 'CreateOrdersPayload',
    orders: [{ status: 'NOT_COMPLETED', type: 'REGULAR', warehouse: bestStock(article).warehouse }],
    missingItems: [],
  });
  expect(createOrders.viewer?.notCompletedOrders).toBeGreaterThanOrEqual(1);
  // The orders came with the response; only the count is read again (CART-51).
  expect(received.map(({ operationId }) => operationId)).toEqual(['createOrders', 'getAccount']);
  expect(received[0]?.query).toEqual({});
});

test('CART-46 with matchesCart nothing is ordered when the cart holds something else, and the differences are named', async () => {
  const second = await portal.as('second');
  const [one, other] = await findBuyable(second, 2);
  if (!one || !other) throw new Error('nothing to buy');
  const fill = (id: string, qty: number) =>
    second.run('mutation ($input: SetCartQtyInput!) { setCartQty(input: $input) { __typename } }', {
      input: { article: id, qty },
    });
  await second.run('mutation { clearCart(input: {}) { __typename } }');
  await fill(one.id, 2 * one.multiple);
  await fill(other.id, other.multiple);
  const lines = (times: number) => [
    { article: one.id, qty: times * one.multiple },
    { article: other.id, qty: other.multiple },
  ];
  const input = { warehouses: warehouseIds(bestStock(one).warehouse.dbId), matchesCart: true };
  const differing = /* GraphQL */ `
    mutation ($input: CreateOrdersInput!) {
      createOrders(input: $input) {
        __typename
        ... on CartChanged {
          message
          differences {
            article {
              name
            }
            expectedQty
            cartQty
          }
        }
      }
    }
  `;
  const differ = async (items: object[]) => {
    const { answer, received } = await second.watch<{ createOrders: object }>(differing, {
      input: { ...input, items },
    });
    expect(received.map(({ operationId }) => operationId)).not.toContain('createOrders');
    return answer.data.createOrders;
  };
  expect(await differ(lines(3))).toEqual({
    __typename: 'CartChanged',
    message: 'Nothing was ordered: the cart has changed. Check its lines and order again.',
    differences: [{ article: { name: one.name }, expectedQty: 3 * one.multiple, cartQty: 2 * one.multiple }],
  });
  expect(await differ(lines(2).slice(0, 1))).toMatchObject({
    differences: [{ article: { name: other.name }, expectedQty: 0, cartQty: other.multiple }],
  });
  expect(await create({ ...input, items: lines(2) }, second)).toMatchObject({
    __typename: 'CreateOrdersPayload',
  });
  // What was ordered has left the cart: the same lines again are no longer there.
  expect(await differ(lines(2))).toMatchObject({
    differences: [
      { article: { name: one.name }, expectedQty: 2 * one.multiple, cartQty: 0 },
      { article: { name: other.name }, expectedQty: other.multiple, cartQty: 0 },
    ],
  });
});

test('CART-47 what stays unordered of a line is in the answer: its pieces leave the cart with it', async () => {
  const second = await portal.as('second');
  const [one] = await findBuyable(second, 1);
  if (!one) throw new Error('nothing to buy');
  await second.run('mutation { clearCart(input: {}) { __typename } }');
  const fill = (times: number) =>
    second.run('mutation ($input: SetCartQtyInput!) { setCartQty(input: $input) { __typename } }', {
      input: { article: one.id, qty: times * one.multiple },
    });
  const unordered = async () => {
    const { createOrders } = await second.run(
      `mutation ($input: CreateOrdersInput!) { createOrders(input: $input) { ... on CreateOrdersPayload {
        orders { dbId } unordered { article { name } expectedQty cartQty } } } }`,
      {
        input: {
          warehouses: warehouseIds(bestStock(one).warehouse.dbId),
          items: [{ article: one.id, qty: one.multiple }],
          force: true,
        },
      },
    );
    return createOrders.unordered;
  };
  await fill(3);
  expect(await unordered()).toEqual([
    { article: { name: one.name }, expectedQty: one.multiple, cartQty: 3 * one.multiple },
  ]);
  const { viewer } = await second.run('{ viewer { cart { items { id } } } }');
  expect(viewer.cart.items).toEqual([]);
  await fill(1);
  expect(await unordered()).toEqual([]);
  await fill(3);
  await portal.breakNext('getCart', { kind: 'status', status: 500 });
  expect(await unordered()).toBeNull();
});

test('CART-48 GAP-57 articles that could not be ordered are reported, one by one', async () => {
  const { amount } = bestStock(article);
  const wanted = (Math.floor(amount / article.multiple) + 5) * article.multiple;
  const { missingItems, orders } = await create(order(wanted, { force: true }));
  expect(orders).toHaveLength(1);
  expect(missingItems).toMatchObject([{ article: { name: article.name }, requestedQty: wanted }]);
  const [missing] = missingItems ?? [];
  expect(missing && missing.qty + missing.missingQty).toBe(wanted);
});

test('GAP-46 with useBackorder the shortage becomes an order of type backorder', async () => {
  const { orders } = await create(order(999 - (999 % article.multiple), { useBackorder: true, force: true }));
  expect(orders?.map(({ type }) => type)).toContain('BACKORDER');
});

test('GAP-60 ERR-03 ERR-04 promise: 402: above the credit limit: ConfirmationRequired, and the same input with force goes through', async () => {
  const second = await portal.as('second');
  await portal.sandbox.db.updateTable('customers').set({ credit_limit: 1 }).where('id', '=', 10).execute();
  const [buyable] = await findBuyable(second, 1);
  const input = {
    warehouses: warehouseIds(buyable ? bestStock(buyable).warehouse.dbId : ''),
    items: [{ article: buyable?.id, qty: buyable?.multiple }],
  };
  const refused = await second.watch<{ createOrders: Result }>(document, { input });
  expect(refused.answer.status).toBe(200);
  expect(refused.answer.data.createOrders).toMatchObject({
    __typename: 'ConfirmationRequired',
    message: expect.stringContaining('credit limit'),
    messages: [expect.stringContaining('credit limit')],
  });
  expect(refused.calls).toEqual(['createOrders']);
  const forced = await second.watch<{ createOrders: Result }>(document, { input: { ...input, force: true } });
  expect(forced.answer.data.createOrders.orders).toHaveLength(1);
  expect(forced.received[0]?.query).toEqual({ force: 1 });
});

test('ERR-02 CART-52 a missing warehouse is InvalidInput on warehouses', async () => {
  expect(await create(order(article.multiple, { warehouses: [] }))).toMatchObject({
    __typename: 'InvalidInput',
    fieldErrors: [{ path: 'warehouses' }],
  });
});

test('ERR-06 CART-01 without order_management: Forbidden', async () => {
  expect(await create(order(article.multiple), await portal.as('basic'))).toMatchObject({
    __typename: 'Forbidden',
  });
});

test('an article that is not there is refused with the field that names it', async () => {
  const items = [{ article: toGlobalId('Article', 99_999_999), qty: 1 }];
  expect(await create(order(1, { items }))).toMatchObject({ __typename: 'InvalidInput' });
});

test('a write is sent once, also when the connection is lost', async () => {
  await portal.breakNext('createOrders', { kind: 'reset' });
  const { answer, calls } = await client.watch<{ createOrders: Result }>(document, {
    input: order(article.multiple),
  });
  expect(answer.data.createOrders).toMatchObject({ __typename: 'OutcomeUnknown' });
  expect(calls).toEqual(['createOrders']);
});
