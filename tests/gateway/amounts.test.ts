import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuyableArticle, createOrder, findBuyable, warehouseIds } from '../support/shopping.ts';
import { startPortal, type Portal, type PortalCaller } from '../support/startPortal.ts';

/*
 * Amounts of a document are its own: another currency of the caller neither converts nor relabels them. Only what has
 * no document yet, prices and carts, is in the requested currency, and then with other amounts.
 */

let portal: Portal;
let client: PortalCaller;
let article: BuyableArticle;
let orderId: string;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  const [first] = await findBuyable(client, 1);
  if (!first) throw new Error('nothing to buy');
  article = first;
  orderId = (await createOrder(client, article)).dbId;
});
afterAll(() => portal.close());

const inCurrency = <Data>(query: string, currency: string, variables: object = {}) =>
  client.run<Data>(query, variables, { headers: { CC: currency } });

interface Amount {
  value: number;
  currencyCode: string;
}

/** Every amount in a response, in order of appearance. */
function amountsIn(data: unknown): Amount[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('value' in data && 'currencyCode' in data) return [data as Amount];
  return Object.values(data).flatMap(amountsIn);
}

const money = '{ value currencyCode }';

test.each([
  [
    'ORD-05 API-03 the orders list',
    `{ viewer { orders(first: 50) { edges { node { dbId grandTotal ${money} } } } } }`,
  ],
  [
    'ORD-18 API-03 the page of an order',
    `query Order($id: String!) { viewer { order(dbId: $id) {
      grandTotal ${money} items { price ${money} totalPrice ${money} }
      stockSummary { subtotal ${money} subtotalVat ${money} grandTotal ${money} }
    } } }`,
  ],
  [
    'CHK-01 API-03 the orders in the checkout',
    `{ viewer { checkoutOrders { order { dbId grandTotal ${money} items { price ${money} totalPrice ${money} } } } } }`,
  ],
])('%s keeps its amounts, whatever currency is requested', async (_name, query) => {
  const inEuros = amountsIn(await inCurrency(query, 'EUR', { id: orderId }));
  const inDollars = amountsIn(await inCurrency(query, 'USD', { id: orderId }));
  expect(inEuros.length).toBeGreaterThan(0);
  expect(inDollars).toEqual(inEuros);
  // In dollars they would all be in dollars.
  expect(inDollars.some(({ currencyCode }) => currencyCode === 'EUR')).toBe(true);
});

test('CART-47 API-03 an order made in dollars stays in dollars next to those in euros', async () => {
  const { createOrders } = await inCurrency<{ createOrders: { orders: { dbId: string }[] } }>(
    `mutation Create($input: CreateOrdersInput!) {
      createOrders(input: $input) { ... on CreateOrdersPayload { orders { dbId } } }
    }`,
    'USD',
    {
      input: {
        warehouses: warehouseIds('1', '2', '3', '4'),
        items: [{ article: article.id, qty: article.multiple }],
      },
    },
  );
  const id = createOrders.orders[0]?.dbId ?? '';
  const query = `query Order($id: String!) { viewer { order(dbId: $id) { grandTotal ${money} } } }`;
  const [made] = amountsIn(await inCurrency(query, 'USD', { id }));
  expect(made?.currencyCode).toBe('USD');
  expect(amountsIn(await inCurrency(query, 'EUR', { id }))).toEqual([made]);
});

test('FMT-07 API-03 a cart is in the requested currency: other amounts, not other labels', async () => {
  const query = `{ viewer { cart { items { article { name } totalAmount ${money} } } } }`;
  const inEuros = amountsIn(await inCurrency(query, 'EUR')).filter(({ value }) => value > 0);
  const inDollars = amountsIn(await inCurrency(query, 'USD')).filter(({ value }) => value > 0);
  expect(inEuros.length).toBeGreaterThan(0);
  expect(inEuros.every(({ currencyCode }) => currencyCode === 'EUR')).toBe(true);
  expect(inDollars.every(({ currencyCode }) => currencyCode === 'USD')).toBe(true);
  for (const [index, { value }] of inEuros.entries()) expect(inDollars[index]?.value).not.toBe(value);
});

test('FMT-07 GAP-157 a cart that the back end prices in euros stays in euros for a caller who requests dollars', async () => {
  const query = `{ viewer { cart { total ${money} items { calculatedPrice ${money} } } } }`;
  const [, priceInDollars] = amountsIn(await inCurrency(query, 'USD'));
  const caller = await portal.sandbox.as('client');
  const cart = await caller.ok('getCart', { query: { type: 'regular' }, headers: { CC: 'EUR' } });
  await portal.breakNext('getCart', { kind: 'status', status: 200, body: cart });
  const amounts = amountsIn(await inCurrency(query, 'USD'));
  const prices = cart.items.map(({ calculatedPrice: { amount, currencyCode } }) => ({
    currencyCode,
    value: amount,
  }));
  expect(amounts).toEqual([cart.total, ...prices]);
  expect(amounts.every(({ currencyCode }) => currencyCode === 'EUR')).toBe(true);
  expect(prices[0]?.value).not.toBe(priceInDollars?.value);
});

test('API-03 promise: values: a currency that the account does not have is refused for a program, and no price comes in another', async () => {
  const query = `{ viewer { currencyCodes cart { total ${money} } } }`;
  const answer = await client.send<{ viewer: { currencyCodes: string[]; cart: null } }>(
    query,
    {},
    {
      headers: { CC: 'AED' },
    },
  );
  const currencies = answer.data.viewer.currencyCodes;
  expect(currencies).not.toContain('AED');
  expect(answer.data.viewer.cart).toBeNull();
  expect(answer.errors.map(({ extensions }) => [extensions.code, extensions['fields']])).toEqual([
    [
      'BAD_REQUEST',
      [
        {
          field: 'CC',
          message: `CC is not a currency of this account. It has: ${currencies.join(', ')}.`,
        },
      ],
    ],
  ]);
  const { setCartQty } = await client.run(
    `mutation ($input: SetCartQtyInput!) {
      setCartQty(input: $input) { __typename ... on InvalidInput { fieldErrors { path } } } }`,
    { input: { article: article.id, qty: article.multiple } },
    { headers: { CC: 'AED' } },
  );
  expect(setCartQty).toEqual({ __typename: 'InvalidInput', fieldErrors: [{ path: 'CC' }] });
  const bulk = await fetch(`${portal.url}/exports/orders.csv`, {
    headers: { authorization: `Bearer ${client.bearer}`, cc: 'AED' },
  });
  expect(bulk.status).toBe(400);
  for (const CC of currencies.flatMap((code) => [code, code.toLowerCase()]))
    expect((await client.send(query, {}, { headers: { CC } })).errors).toEqual([]);
  // A browser keeps the one that was chosen for an earlier account: the portal must open.
  const kept = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'parts-portal',
      cookie: `BEARER=${client.bearer}`,
      cc: 'AED',
    },
    body: JSON.stringify({ query }),
  });
  expect(await kept.json()).not.toHaveProperty('errors');
});

test.each(['selectedCurrencyCode', 'cartTotals { lines }', 'arrivals { unread }', 'cart { qty }'])(
  'API-03 viewer.%s refuses a currency that the account of a program does not have',
  async (field) => {
    const { errors } = await client.send(`{ viewer { ${field} } }`, {}, { headers: { CC: 'AED' } });
    expect(errors.map(({ extensions }) => [extensions.code, extensions['fields']])).toEqual([
      ['BAD_REQUEST', [{ field: 'CC', message: expect.stringContaining('EUR') }]],
    ]);
  },
);

test('GAP-157 an amount is exact text as well: two decimals at least, and the same as the number', async () => {
  const { viewer } = await client.run(
    '{ viewer { orders(first: 50) { edges { node { grandTotal { amount value } } } } } }',
  );
  expect(viewer.orders.edges.length).toBeGreaterThan(0);
  for (const { grandTotal } of viewer.orders.edges.map(({ node }) => node)) {
    expect(grandTotal.amount).toMatch(/^\d+\.\d\d$/);
    expect(Number(grandTotal.amount)).toBe(grandTotal.value);
  }
  await portal.breakNext('listOrders', {
    kind: 'status',
    status: 200,
    body: {
      items: [12, 12.5, '0.105', -3.4, '1234567.89'].map((value, id) => ({ id, grandTotal: { value } })),
    },
  });
  const odd = await client.run(
    '{ viewer { orders(first: 5) { edges { node { grandTotal { amount value } } } } } }',
  );
  expect(odd.viewer.orders.edges.map(({ node }) => node.grandTotal.amount)).toEqual([
    '12.00',
    '12.50',
    '0.105',
    '-3.40',
    '1234567.89',
  ]);
});
