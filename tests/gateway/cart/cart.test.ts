import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { bestStock, findBuyable, type BuyableArticle, warehouseIds } from '../../support/shopping.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
let article: BuyableArticle;
let other: BuyableArticle;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  const [first, second] = await findBuyable(client, 2);
  if (!first || !second) throw new Error('nothing to buy');
  article = first;
  other = second;
});
beforeEach(async () => {
  for (const type of ['REGULAR', 'RESERVATION', 'BACKORDER']) await change('clearCart', { type });
});
afterAll(() => portal.close());

interface Line {
  id: string;
  dbId: string;
  article: { id: string; name: string };
  calculatedPrice: { value: number; currencyCode: string };
  qty: number;
  requestedQty: number;
  totalAmount: { value: number; currencyCode: string };
  stocks: { warehouse: { dbId: string }; stockAmount: number; backorderAmount: number }[];
}

interface Cart {
  id: string;
  type: string;
  qty: number;
  requestedQty: number;
  total: { value: number; currencyCode: string };
  items: Line[];
}

const cartFields = /* GraphQL */ `
  fragment Whole on Cart {
    id
    type
    qty
    requestedQty
    total {
      value
      currencyCode
    }
    hints {
      requestedNo
      requestedQty
      article {
        id
        name
      }
      calculatedPrice {
        value
        currencyCode
      }
      stock {
        amount
        warehouse {
          dbId
          name
        }
      }
    }
    items {
      id
      dbId
      article {
        id
        name
        description
        multiple
      }
      calculatedPrice {
        value
        currencyCode
      }
      qty
      requestedQty
      totalAmount {
        value
        currencyCode
      }
      stocks {
        warehouse {
          dbId
          name
        }
        stockAmount
        backorderAmount
      }
      valid
    }
  }
`;

const cartDocument = /* GraphQL */ `
  query Cart($type: CartType!, $warehouses: [ID!], $useBackorder: Boolean) {
    viewer {
      cart(type: $type, warehouses: $warehouses, useBackorder: $useBackorder) {
        ...Whole
      }
    }
  }
  ${cartFields}
`;

interface Result {
  __typename: string;
  message?: string;
  fieldErrors?: { path: string; message: string }[];
  cart?: Cart;
  [field: string]: unknown;
}

const inputs: Record<string, string> = {
  setCartQty: 'SetCartQty',
  updateCartItem: 'UpdateCartItem',
  removeCartItem: 'RemoveCartItem',
  clearCart: 'ClearCart',
  importCart: 'ImportCart',
};

/** A mutation of the cart, with the requested fields of its payload and problems. */
const changeDocument = (mutation: string, selection: string): string => {
  const payload = ['setCartQty', 'importCart'].includes(mutation)
    ? `${inputs[mutation]}Payload`
    : 'CartPayload';
  return `mutation Change($input: ${inputs[mutation]}Input!) {
    ${mutation}(input: $input) {
      __typename
      ... on ${payload} { ${selection || '__typename'} }
      ... on Problem { message }
      ... on InvalidInput { fieldErrors { path message } }
    }
  }
  ${selection.includes('...Whole') ? cartFields : ''}`;
};

async function change(mutation: string, input: object, selection = '', caller = client): Promise<Result> {
  const data = await caller.run<Record<string, Result>>(changeDocument(mutation, selection), { input });
  const result = data[mutation];
  if (!result) throw new Error('no result');
  return result;
}

async function readCart(variables: object = {}): Promise<Cart> {
  const { viewer } = await client.run<{ viewer: { cart: Cart } }>(cartDocument, {
    type: 'REGULAR',
    ...variables,
  });
  return viewer.cart;
}

test('CART-55 GAP-47 the quantity is set, not added, and 0 removes the article', async () => {
  await change('setCartQty', { article: article.id, qty: 2 * article.multiple });
  await change('setCartQty', { article: article.id, qty: article.multiple });
  expect((await readCart()).items).toMatchObject([
    { article: { id: article.id }, requestedQty: article.multiple },
  ]);
  await change('setCartQty', { article: article.id, qty: 0 });
  expect((await readCart()).items).toEqual([]);
});

test('CART-40 CART-41 CART-42 the cart is one call with type, warehouses and useBackorder', async () => {
  await change('setCartQty', { article: article.id, qty: 2 * article.multiple });
  const { warehouse } = bestStock(article);
  const { answer, received } = await client.watch<{ viewer: { cart: Cart } }>(cartDocument, {
    type: 'REGULAR',
    warehouses: warehouseIds(warehouse.dbId),
    useBackorder: true,
  });
  expect(answer.errors).toEqual([]);
  expect(received).toMatchObject([
    {
      operationId: 'getCart',
      query: { type: 'regular', warehouses: [Number(warehouse.dbId)], useBackorder: 1 },
    },
  ]);
  const { cart } = answer.data.viewer;
  expect(cart).toMatchObject({
    type: 'REGULAR',
    qty: 2 * article.multiple,
    id: toGlobalId('Cart', `regular/${warehouse.dbId}/1`),
  });
  const [line] = cart.items;
  const money = { value: expect.any(Number), currencyCode: 'EUR' };
  expect(line).toEqual({
    id: expect.any(String),
    dbId: expect.stringMatching(/^\d+$/),
    article: {
      id: article.id,
      name: article.name,
      description: expect.stringMatching(/./),
      multiple: article.multiple,
    },
    calculatedPrice: money,
    qty: 2 * article.multiple,
    requestedQty: 2 * article.multiple,
    totalAmount: money,
    stocks: [
      {
        warehouse: { dbId: warehouse.dbId, name: expect.any(String) },
        stockAmount: 2 * article.multiple,
        backorderAmount: 0,
      },
    ],
    valid: true,
  });
  const pieces = 2 * article.multiple;
  expect(line?.totalAmount.value).toBeCloseTo((line?.calculatedPrice.value ?? 0) * pieces, 5);
  expect(cart.total).toEqual(line?.totalAmount);
});

test('CART-09 CART-08 without warehouses the cart is previewed for the first one that may be ordered from', async () => {
  const { received } = await client.watch(cartDocument, { type: 'REGULAR' });
  expect(received).toMatchObject([
    { operationId: 'listWarehouses' },
    { operationId: 'getCart', query: { type: 'regular', warehouses: [1] } },
  ]);
});

test('GAP-157 the price of a line is Money, whatever its name on the wire, in the requested currency', async () => {
  await change('setCartQty', { article: article.id, qty: article.multiple });
  const { data } = await client.send<{ viewer: { cart: Cart } }>(
    cartDocument,
    { type: 'REGULAR' },
    { currency: 'GBP' },
  );
  const [line] = data.viewer.cart.items;
  expect(line?.calculatedPrice).toEqual({ value: expect.any(Number), currencyCode: 'GBP' });
  expect(line?.totalAmount.currencyCode).toBe('GBP');
});

test.each([
  ['in the one that was asked for', { currency: 'USD' }, 'USD', ['getCart']],
  ['in the session’s, which is read for it', {}, 'EUR', ['getCart', 'getLoggedIn']],
])('GAP-157 an amount without a currency is %s', async (_which, extra, currencyCode, expected) => {
  await portal.breakNext('getCart', {
    kind: 'status',
    status: 200,
    body: { items: [], qty: 0, requestedQty: 0, total: { value: 12.5 }, hints: [] },
  });
  const { answer, calls } = await client.watch<{ viewer: { cart: Cart } }>(
    cartDocument,
    { type: 'BACKORDER' },
    extra,
  );
  expect(answer.data.viewer.cart.total).toEqual({ value: 12.5, currencyCode });
  expect(calls).toEqual(expected);
});

test('CART-07 GAP-46 warehouses and backorder are sent for the regular cart only', async () => {
  const { received } = await client.watch(cartDocument, {
    type: 'RESERVATION',
    warehouses: warehouseIds('1'),
    useBackorder: true,
  });
  expect(received[0]?.query).toEqual({ type: 'reservation' });
});

test('CART-55 setting a quantity returns the article with its quantity in that cart, without a further call', async () => {
  const document = changeDocument('setCartQty', 'article { id name multiple inReservationQty }');
  const { answer, calls } = await client.watch<{ setCartQty: Result }>(document, {
    input: { article: article.id, qty: article.multiple, type: 'RESERVATION' },
  });
  expect(answer.data.setCartQty['article']).toEqual({
    id: article.id,
    name: article.name,
    multiple: article.multiple,
    inReservationQty: article.multiple,
  });
  expect(calls).toEqual(['setCartQty']);
});

test('CART-38 the payload reads the cart and the article again when they are requested', async () => {
  const document = changeDocument(
    'setCartQty',
    `article { inCartQty inBackorderQty } cart(warehouses: ["${warehouseIds(1).join()}"]) { ...Whole }`,
  );
  const { answer, calls } = await client.watch<{ setCartQty: Result }>(document, {
    input: { article: article.id, qty: 3 * article.multiple },
  });
  expect(answer.data.setCartQty).toMatchObject({
    article: { inCartQty: 3 * article.multiple, inBackorderQty: 0 },
    cart: { requestedQty: 3 * article.multiple },
  });
  expect(calls[0]).toBe('setCartQty');
  expect(calls.slice(1).toSorted()).toEqual(['getArticle', 'getCart']);
});

test('CART-23 a line’s quantity is changed by its id, with the cart’s type', async () => {
  await change('setCartQty', { article: article.id, qty: article.multiple, type: 'BACKORDER' });
  const [line] = (await readCart({ type: 'BACKORDER' })).items;
  const { answer, received } = await client.watch<{ updateCartItem: Result }>(
    changeDocument('updateCartItem', `cart(warehouses: ["${warehouseIds(1).join()}"]) { ...Whole }`),
    { input: { item: line?.id, qty: 2 * article.multiple } },
  );
  expect(answer.data.updateCartItem.cart?.items).toMatchObject([
    { id: line?.id, requestedQty: 2 * article.multiple },
  ]);
  expect(received.map(({ path }) => path)).toEqual([`/api/v3/cart/${line?.dbId}`, '/api/v3/cart']);
});

test('CART-24 CART-25 a line is removed, then the cart is emptied', async () => {
  await change('setCartQty', { article: article.id, qty: article.multiple });
  await change('setCartQty', { article: other.id, qty: other.multiple });
  const line = (await readCart()).items.find((one) => one.article.id === article.id);
  const removed = await change('removeCartItem', { item: line?.id }, 'cart { ...Whole }');
  expect(removed.cart?.items.map((one) => one.article.id)).toEqual([other.id]);
  const cleared = await change('clearCart', {}, 'cart { ...Whole }');
  expect(cleared.cart).toMatchObject({ items: [], qty: 0, total: { value: 0 } });
});

test('CART-24 a line that no longer exists is NotFound', async () => {
  const result = await change('removeCartItem', { item: toGlobalId('CartItem', 'regular/1/0/99999999') });
  expect(result).toMatchObject({ __typename: 'NotFound', message: 'This line is not in the cart.' });
});

test('GAP-49 ERR-02 a quantity that is not a multiple is InvalidInput on qty', async () => {
  const { id } = await portal.sandbox.db
    .selectFrom('articles')
    .select('id')
    .where('multiple', '>', 1)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  const result = await change('setCartQty', { article: toGlobalId('Article', id), qty: 1 });
  expect(result).toMatchObject({
    __typename: 'InvalidInput',
    message: expect.stringContaining('multiple'),
    fieldErrors: [{ path: 'qty', message: expect.stringContaining('multiple') }],
  });
});

test('CART-05 CART-06 ERR-06 the other carts are separate, and Forbidden without their attribute', async () => {
  await change('setCartQty', { article: article.id, qty: article.multiple, type: 'BACKORDER' });
  expect((await readCart({ type: 'BACKORDER' })).items).toHaveLength(1);
  expect((await readCart()).items).toEqual([]);
  const buyer = await portal.as('buyer');
  const input = { article: article.id, qty: article.multiple, type: 'RESERVATION' };
  expect(await change('setCartQty', input, '', buyer)).toMatchObject({ __typename: 'Forbidden' });
});

test('CART-01 without order_management the cart is FORBIDDEN', async () => {
  const basic = await portal.as('basic');
  const { data, errors } = await basic.send<{ viewer: { cart: Cart | null } }>(cartDocument, {
    type: 'REGULAR',
  });
  expect(data.viewer.cart).toBeNull();
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', status: 403 });
});

test('GAP-162 cart and line are read again by their global ids', async () => {
  await change('setCartQty', { article: article.id, qty: article.multiple, type: 'BACKORDER' });
  const [line] = (await readCart({ type: 'BACKORDER' })).items;
  const document = `query Node($id: ID!) {
    node(id: $id) { id ... on CartItem { requestedQty } ... on Cart { requestedQty } }
  }`;
  const node = { requestedQty: article.multiple };
  expect(await client.run(document, { id: line?.id })).toEqual({ node: { id: line?.id, ...node } });
  const id = toGlobalId('Cart', 'backorder');
  expect(await client.run(document, { id })).toEqual({ node: { id, ...node } });
  for (const gone of [
    toGlobalId('CartItem', 'backorder/99999999'),
    toGlobalId('CartItem', `regular/1/0/${line?.dbId}`),
    toGlobalId('CartItem', line?.dbId ?? ''),
    toGlobalId('Cart', 'regular'),
    toGlobalId('Cart', 'regular/1,x/0'),
  ])
    expect(await client.run(document, { id: gone })).toEqual({ node: null });
});

test('GAP-162 previews for other warehouses are other objects: a client that stores objects by id keeps them apart', async () => {
  const qty = 2 * article.multiple;
  await change('setCartQty', { article: article.id, qty });
  const full = bestStock(article).warehouse.dbId;
  const empty = article.stock.find(({ amount }) => amount === 0)?.warehouse.dbId ?? '5';
  const document = /* GraphQL */ `
    query Two($full: [ID!], $empty: [ID!]) {
      viewer {
        id
        full: cart(warehouses: $full) {
          ...Whole
        }
        empty: cart(warehouses: $empty) {
          ...Whole
        }
        backorder: cart(warehouses: $full, useBackorder: true) {
          ...Whole
        }
      }
    }
    ${cartFields}
  `;
  const answer = await client.run<{ viewer: Record<'full' | 'empty' | 'backorder', Cart> }>(document, {
    full: warehouseIds(full),
    empty: warehouseIds(empty),
  });
  const { viewer } = answer;
  expect([viewer.full.qty, viewer.empty.qty]).toEqual([qty, 0]);
  expect(new Set([viewer.full.id, viewer.empty.id, viewer.backorder.id]).size).toBe(3);
  expect(viewer.full.items[0]?.dbId).toBe(viewer.empty.items[0]?.dbId);
  expect(throughCache(answer)).toEqual(answer);

  for (const cart of [viewer.full, viewer.empty, viewer.backorder]) {
    const again = `query Again($id: ID!) { node(id: $id) { ...Whole } } ${cartFields}`;
    expect(await client.run(again, { id: cart.id })).toEqual({ node: cart });
    const [line] = cart.items;
    const lineAgain = 'query Line($id: ID!) { node(id: $id) { ... on CartItem { id qty requestedQty } } }';
    expect(await client.run(lineAgain, { id: line?.id })).toEqual({
      node: { id: line?.id, qty: line?.qty, requestedQty: qty },
    });
  }
});

/** An answer after it was stored as normalised caches store it: the fields of all objects with one id in one record. */
function throughCache(answer: object): unknown {
  const records = new Map<string, Record<string, unknown>>();
  const store = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(store);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, store(field)]));
    if (typeof fields['id'] !== 'string') return fields;
    const record = Object.assign(records.get(fields['id']) ?? {}, fields);
    records.set(fields['id'], record);
    return record;
  };
  return store(answer);
}

test('CART-34 CART-37 GAP-53 a file’s good lines are in the cart, the others are reported line by line', async () => {
  const text = `article;qty\n${article.name};${article.multiple}\nNO-SUCH-NUMBER-1;2\n${other.name};many\n`;
  const { data, errors } = await client.send<{ importCart: Result }>(
    changeDocument('importCart', 'isComplete errors { line content message } cart { ...Whole }'),
    { input: { file: null } },
    { files: { 'variables.input.file': new File([text], 'order.csv', { type: 'text/csv' }) } },
  );
  expect(errors).toEqual([]);
  expect(data.importCart['isComplete']).toBe(false);
  expect(data.importCart['errors']).toMatchObject([
    { line: 3, content: 'NO-SUCH-NUMBER-1;2' },
    { line: 4, content: `${other.name};many` },
  ]);
  expect(data.importCart.cart?.items.map((one) => one.article.name)).toEqual([article.name]);
});

const sendFile = (file: File) =>
  client.send<{ importCart: Result }>(
    changeDocument('importCart', 'isComplete errors { line }'),
    { input: { file: null } },
    { files: { 'variables.input.file': file } },
  );

test('CART-34 ERR-02 a file that is not a list is InvalidInput; a good one has no errors', async () => {
  const bad = await sendFile(new File(['x'], 'order.exe'));
  expect(bad.data.importCart).toMatchObject({ __typename: 'InvalidInput', fieldErrors: [{ path: 'file' }] });
  const good = await sendFile(new File([`${article.name},${article.multiple}`], 'order.txt'));
  expect(good.data.importCart).toMatchObject({
    __typename: 'ImportCartPayload',
    isComplete: true,
    errors: [],
  });
});

test('anything but a warehouse’s id is a BAD_REQUEST that names the field and the type, without a call', async () => {
  for (const [wrong, found] of [
    [toGlobalId('Country', 1), 'This is an id of type Country.'],
    ['1', '"1" is not an id.'],
    [warehouseIds('Tallinn')[0] ?? '', `${JSON.stringify(warehouseIds('Tallinn')[0])} is not an id.`],
  ] as const) {
    const { answer, calls } = await client.watch(cartDocument, {
      type: 'REGULAR',
      warehouses: [...warehouseIds(1), wrong],
    });
    const message = `warehouses[1] takes an id of type Warehouse. ${found}`;
    expect(answer.errors[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_REQUEST', fields: [{ field: 'warehouses[1]', message }] },
    });
    expect(calls).toEqual([]);
  }
});

async function totals(caller: PortalCaller): Promise<{ lines: number; total: { amount: string } } | null> {
  const { viewer } = await caller.run('{ viewer { cartTotals { lines total { amount } } } }');
  return viewer.cartTotals;
}

test('DAY-61 the totals are those of the pieces asked for, from whichever warehouse, and exact; the cart itself says the same', async () => {
  expect(await totals(client)).toEqual({ lines: 0, total: { amount: '0.00' } });
  const qty = 999 * article.multiple;
  await change('setCartQty', { article: article.id, qty });
  await change('setCartQty', { article: other.id, qty: other.multiple });
  const cents = (await readCart()).items.reduce(
    (sum, line) => sum + Math.round(line.calculatedPrice.value * 100) * line.requestedQty,
    0,
  );
  const total = { amount: (cents / 100).toFixed(2) };
  expect(await totals(client)).toEqual({ lines: 2, total });
  const { viewer } = await client.run('{ viewer { cart { requestedTotal { amount } } } }');
  expect(viewer.cart).toEqual({ requestedTotal: total });
  expect(await totals(await portal.as('basic'))).toBeNull();
});

async function readSlowTotals(wait: boolean): Promise<object> {
  await portal.breakNext('getCart', { kind: 'slow', ms: 1_500 });
  const query = 'query ($wait: Boolean!) { viewer { cartTotals(wait: $wait) { lines } } }';
  return (await client.run(query, { wait })).viewer;
}

test('totals that take more than a second to read are null, unless the caller waits for them', async () => {
  expect(await readSlowTotals(false)).toEqual({ cartTotals: null });
  expect(await readSlowTotals(true)).toEqual({ cartTotals: { lines: expect.any(Number) } });
});

const arrivals = `query ($type: CartType!) {
  viewer { cart(type: $type) { items { article { name } inTransit { qty minimalDate maximalDate } } } }
}`;
interface Arrivals {
  viewer: { cart: { items: { article: { name: string }; inTransit: object | null }[] } };
}

test('DAY-88 the lines of a reservation cart say when their goods arrive, in one call for all, and null when that call fails; other carts do not ask', async () => {
  const { viewer } = await client.run(`{
    viewer {
      inTransitItems(first: 2) {
        edges { node { article { id name multiple inTransit { qty minimalDate maximalDate } } } }
      }
    }
  }`);
  const expected = new Map<string, object>();
  for (const { node } of viewer.inTransitItems.edges) {
    const { id, name, multiple, inTransit } = node.article;
    expected.set(name, inTransit);
    for (const type of ['REGULAR', 'RESERVATION'])
      await change('setCartQty', { article: id, qty: multiple, type });
  }
  const read = async (type: string) => {
    const { answer, calls } = await client.watch<Arrivals>(arrivals, { type });
    expect(answer.errors).toEqual([]);
    const { items } = answer.data.viewer.cart;
    return { calls, lines: new Map(items.map((line) => [line.article.name, line.inTransit])) };
  };
  expect(await read('RESERVATION')).toEqual({ calls: ['getCart', 'oemBatchSearch'], lines: expected });
  const unknown = new Map([...expected.keys()].map((name) => [name, null]));
  expect(await read('REGULAR')).toMatchObject({ lines: unknown });
  expect((await read('REGULAR')).calls).not.toContain('oemBatchSearch');
  await portal.breakNext('oemBatchSearch', { kind: 'status', status: 500 });
  expect((await read('RESERVATION')).lines).toEqual(unknown);
});
