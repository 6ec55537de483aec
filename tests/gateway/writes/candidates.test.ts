import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { graphql } from '../../support/graphql.ts';
import {
  bestStock,
  warehouseIds,
  createOrder,
  findBuyable,
  type BuyableArticle,
} from '../../support/shopping.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';
import { startProxy, type Proxy } from '../../support/startProxy.ts';

let portal: Portal;
let backEnd: Proxy;
let client: PortalCaller;
/** A gateway whose back end knows keys. */
let trusting: TestGateway;
let articles: BuyableArticle[];
/** The operation whose next answer is lost, and whether the write was done before. */
let loses: { operationId: string; isDone: boolean } | null = null;
/** Changes the list of orders to complete, as other back ends would write it. */
let rewrite: ((body: string) => { text: string; hasClock: boolean }) | null = null;
let keys = 0;

beforeAll(async () => {
  portal = await startPortal({
    through: async (url) => {
      backEnd = await startProxy(url, async (call, res) => {
        if (call.operationId === 'listNotCompletedOrders' && rewrite) {
          const { status, headers, body } = await call.pass();
          const { text, hasClock } = rewrite(body);
          res.sendDate = hasClock;
          delete headers['date'];
          res.writeHead(status, headers).end(text);
          return true;
        }
        if (call.operationId !== loses?.operationId) return false;
        if (loses.isDone) await call.pass();
        loses = null;
        res.destroy();
        return true;
      });
      return backEnd.url;
    },
  });
  trusting = await startGateway({ upstreamUrl: backEnd.url, upstreamHonoursKeys: true });
  client = await portal.as('client');
  articles = await findBuyable(client, 12);
});
afterEach(() => {
  loses = null;
  rewrite = null;
});
afterAll(async () => {
  await trusting.close();
  await portal.close();
  await backEnd.close();
});

interface Candidate {
  matches: string[];
  node: { __typename: string; id: string; [field: string]: unknown };
}
interface Told {
  __typename: string;
  check?: string;
  candidates?: Candidate[] | null;
}

const details = /* GraphQL */ `
  __typename
  ... on OutcomeUnknown {
    check
    candidates {
      matches
      node {
        __typename
        id
        ... on CheckoutOrder { dbId items { articleName qty } }
        ... on Order { dbId status clientOrderId }
        ... on OrderComment { message }
        ... on Address { companyName }
        ... on Integration { name }
        ... on CartItem { requestedQty article { name } }
        ... on WishlistEntry { article { name } }
      }
    }
  }
`;

/** Sends a mutation and returns its answer, with the calls that came to the back end for it. */
async function send(
  field: string,
  input: object,
  {
    at = portal.url,
    select = details,
    files,
  }: { at?: string; select?: string; files?: Record<string, File> } = {},
) {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input!`;
  const from = backEnd.received.length;
  const { data, errors } = await graphql<{ told: Told }>(
    { url: at },
    {
      query: `mutation ($input: ${type}) { told: ${field}(input: $input) { ${select} } }`,
      variables: { input },
      ...(client.bearer === undefined ? {} : { bearer: client.bearer }),
      ...(files ? { files } : {}),
    },
  );
  const calls = backEnd.received.slice(from).map(({ operationId }) => operationId);
  return { told: data?.told, errors, calls: calls.filter((call) => call !== 'getLoggedIn') };
}

const newKey = (): string => `candidate-key-${(keys += 1)}`;
const article = (index: number): BuyableArticle => articles[index] as BuyableArticle;
const address = (companyName: string) => ({
  type: 'SHIPPING',
  address: {
    companyName,
    country: toGlobalId('Country', 1),
    city: 'Tallinn',
    postalCode: '10111',
    street: 'Street 1',
    phone: '1',
    email: 'a@b.test',
  },
});
const integration = (name: string) => ({
  connectionType: 'FTP',
  ftpServer: '127.0.0.1',
  ftpPort: 21,
  ftpUser: 'us',
  ftpPassword: 'secret',
  ftpPathToFolder: '/',
  ftpSSL: false,
  ftpPassiveMode: true,
  name,
  frequency: 1,
  active: false,
  type: 'FTP_RRP',
  fileName: 'prices',
  fileColumnSeparator: ';',
  filePriceSeparator: '.',
  fileAddSeparatorLine: false,
  fileAddDateLine: false,
  fileLanguage: 'en',
  fields: [{ name: 'sku', visibleName: 'SKU' }],
  excludedWarehouses: [],
});
const orders = (index: number, pieces = 1) => ({
  warehouses: warehouseIds(bestStock(article(index)).warehouse.dbId),
  items: [{ article: article(index).id, qty: pieces * article(index).multiple }],
  force: true,
});

/** A missing item of an article in stock. */
async function missingItem(index: number): Promise<string> {
  const { id } = await portal.sandbox.db
    .insertInto('missing_items')
    .values({ customer_id: 1, article_id: Number(article(index).dbId), qty: article(index).multiple })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'article_id']).doUpdateSet({ applied_qty: 0, hidden: false }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return toGlobalId('MissingItem', id);
}

/** Orders that other tests have made are older than any write of the next test. */
const ageOrders = () =>
  portal.sandbox.db
    .updateTable('orders')
    .set({ created_at: new Date(Date.now() - 60_000).toISOString() })
    .where('status', '=', 'not_completed')
    .execute();

interface Case {
  field: string;
  /** The call whose answer is lost. */
  call: string;
  /** The call that finds the candidates. */
  list: string;
  /** Prepares and returns an input that differs for each run. */
  input: (run: string) => object | Promise<object>;
  /** The candidate expected after a write that was done. */
  found: () => object;
  /** The calls of the mutation before the one that is lost. */
  before?: string[];
}

const freeArticle = (run: string, one: number): BuyableArticle => article(run === 'done' ? one : one + 1);

const cases: Case[] = [
  {
    field: 'createOrders',
    call: 'createOrders',
    list: 'listNotCompletedOrders',
    input: (run) => orders(run === 'done' ? 0 : 1),
    found: () => ({
      matches: ['CREATED_SINCE', 'FITS_INPUT'],
      node: {
        __typename: 'CheckoutOrder',
        items: [{ articleName: article(0).name, qty: article(0).multiple }],
      },
    }),
  },
  {
    field: 'createOrderFromMissing',
    call: 'createOrderFromMissing',
    list: 'listNotCompletedOrders',
    input: async (run) => ({ items: [{ item: await missingItem(run === 'done' ? 2 : 3) }], force: true }),
    found: () => ({
      matches: ['CREATED_SINCE'],
      node: { __typename: 'CheckoutOrder', items: [{ articleName: article(2).name }] },
    }),
  },
  {
    field: 'completeOrder',
    call: 'completeOrder',
    list: 'getOrder',
    input: async (run) => {
      const { checkoutId } = await createOrder(client, article(4));
      const { viewer } = await client.run('{ viewer { addresses(type: SHIPPING) { id } } }');
      return {
        order: checkoutId,
        shippingAddress: viewer.addresses[0]?.id,
        shippingCourier: 'delay',
        relatedOrderNumber: `PO ${run}`,
      };
    },
    found: () => ({
      matches: ['FITS_INPUT'],
      node: { __typename: 'Order', status: 'NOT_CONFIRMED', clientOrderId: 'PO done' },
    }),
  },
  {
    field: 'createAddress',
    call: 'createAddress',
    list: 'listAddresses',
    input: (run) => address(`Address ${run}`),
    found: () => ({
      matches: ['FITS_INPUT'],
      node: { __typename: 'Address', companyName: 'Address done' },
    }),
  },
  {
    field: 'createIntegration',
    call: 'createIntegration',
    list: 'listIntegrations',
    input: (run) => integration(`Integration ${run}`),
    found: () => ({
      matches: ['FITS_INPUT'],
      node: { __typename: 'Integration', name: 'Integration done' },
    }),
  },
  {
    field: 'addOrderComment',
    call: 'addOrderComment',
    list: 'getOrder',
    input: async (run) => ({ order: (await createOrder(client, article(5))).id, message: `Comment ${run}` }),
    found: () => ({
      matches: ['CREATED_SINCE', 'FITS_INPUT'],
      node: { __typename: 'OrderComment', message: 'Comment done' },
    }),
  },
  {
    field: 'addToWishlist',
    call: 'addToWishlist',
    list: 'getArticle',
    input: async (run) => {
      const { id } = freeArticle(run, 6);
      await client.run('mutation { clearWishlist(input: {}) { __typename } }');
      return { article: id };
    },
    found: () => ({
      matches: ['FITS_INPUT'],
      node: { __typename: 'WishlistEntry', article: { name: article(6).name } },
    }),
  },
  {
    field: 'addLines',
    call: 'importCart',
    list: 'getCart',
    before: ['oemBatchSearch'],
    input: (run) => {
      const { name, multiple } = freeArticle(run, 8);
      return { lines: [{ number: ` ${name.toLowerCase()} `, qty: multiple }] };
    },
    found: () => ({
      matches: ['FITS_INPUT'],
      node: {
        __typename: 'CartItem',
        requestedQty: article(8).multiple,
        article: { name: article(8).name },
      },
    }),
  },
  {
    field: 'setCartQty',
    call: 'setCartQty',
    list: 'getCart',
    input: (run) => {
      const { id, multiple } = freeArticle(run, 10);
      return { article: id, qty: 2 * multiple };
    },
    found: () => ({
      matches: ['FITS_INPUT'],
      node: {
        __typename: 'CartItem',
        requestedQty: 2 * article(10).multiple,
        article: { name: article(10).name },
      },
    }),
  },
  {
    field: 'takeFromWishlist',
    call: 'takeFromWishlist',
    list: 'getCart',
    input: async (run) => {
      const { id, multiple } = freeArticle(run, 6);
      await client.run(
        'mutation ($article: ID!) { addToWishlist(input: { article: $article }) { __typename } }',
        {
          article: id,
        },
      );
      return { items: [{ article: id, qty: multiple }] };
    },
    found: () => ({
      matches: ['FITS_INPUT'],
      node: { __typename: 'CartItem', requestedQty: article(6).multiple, article: { name: article(6).name } },
    }),
  },
  {
    field: 'moveMissingItems',
    call: 'moveMissingItems',
    list: 'getCart',
    input: async (run) => {
      await missingItem(run === 'done' ? 2 : 3);
      return { articles: [freeArticle(run, 2).id] };
    },
    found: () => ({
      matches: ['FITS_INPUT'],
      node: { __typename: 'CartItem', requestedQty: article(2).multiple, article: { name: article(2).name } },
    }),
  },
];

/** Empties the cart, so that no line of another test is there. */
const emptyCart = () => client.run('mutation { clearCart(input: { type: REGULAR }) { __typename } }');

describe.each(cases)('$field with a lost answer', ({ field, call, list, input, found, before = [] }) => {
  test('after the write names what it has made, by one read', async () => {
    await ageOrders();
    await emptyCart();
    const sent = { ...(await input('done')), idempotencyKey: newKey() };
    loses = { operationId: call, isDone: true };
    const { told, errors, calls } = await send(field, sent);
    expect(errors).toEqual([]);
    expect(calls).toEqual([...before, call, list]);
    expect(told?.candidates).toHaveLength(1);
    expect(told?.candidates).toMatchObject([found()]);

    // The object can be read by its id, and a repeat finds it again without a write.
    const id = told?.candidates?.[0]?.node.id;
    const { node } = await client.run('query ($id: ID!) { node(id: $id) { id } }', {
      id,
    });
    expect(node).toEqual({ id });
    const again = await send(field, sent);
    expect(again.told).toEqual(told);
    expect(again.calls).toEqual([list]);
  });

  test('before the write names nothing', async () => {
    await ageOrders();
    await emptyCart();
    const sent = { ...(await input('not done')), idempotencyKey: newKey() };
    await ageOrders();
    loses = { operationId: call, isDone: false };
    const { told, errors, calls } = await send(field, sent);
    expect(errors).toEqual([]);
    expect(told).toMatchObject({ __typename: 'OutcomeUnknown', candidates: [] });
    expect(calls).toEqual([...before, call, list]);
  });
});

test('candidates are read only if they are selected', async () => {
  loses = { operationId: 'createOrders', isDone: true };
  const { calls } = await send(
    'createOrders',
    { ...orders(0), idempotencyKey: newKey() },
    { select: '__typename ... on OutcomeUnknown { check }' },
  );
  expect(calls).toEqual(['createOrders']);
});

test('orders of other quantities are no candidates of createOrders', async () => {
  await ageOrders();
  const key = newKey();
  loses = { operationId: 'createOrders', isDone: false };
  await send('createOrders', { ...orders(0), idempotencyKey: key });
  await createOrder(client, article(0), 3 * article(0).multiple);
  const { told } = await send('createOrders', { ...orders(0), idempotencyKey: key });
  expect(told?.candidates).toEqual([]);
});

test('a repeat later finds what was made since the first request', async () => {
  await ageOrders();
  const sent = { ...orders(0), idempotencyKey: newKey() };
  loses = { operationId: 'createOrders', isDone: false };
  expect((await send('createOrders', sent)).told?.candidates).toEqual([]);
  // The slow back end does it after all.
  const { dbId } = await createOrder(client, article(0));
  const { told } = await send('createOrders', sent);
  expect(told?.candidates).toMatchObject([{ node: { dbId } }]);
});

const withDates =
  (toDate: (date: string) => string | null, hasClock = true) =>
  (body: string) => ({
    text: body.replaceAll(/"date":"([^"]+)"/g, (_, date: string) => `"date":${JSON.stringify(toDate(date))}`),
    hasClock,
  });

test.each([
  ['days only', withDates((date) => date.slice(0, 10)), ['CREATED_SINCE', 'FITS_INPUT']],
  ['no times of orders', withDates(() => null), ['FITS_INPUT']],
  ['no time of the answer', withDates((date) => date, false), ['FITS_INPUT']],
])('where the back end tells %s, an order that was made is still found', async (_, change, matches) => {
  await portal.sandbox.db
    .updateTable('orders')
    .set({ created_at: '2026-01-01T10:00:00Z', status: 'not_confirmed' })
    .where('status', '=', 'not_completed')
    .execute();
  rewrite = change;
  loses = { operationId: 'createOrders', isDone: true };
  const { told } = await send('createOrders', { ...orders(0), idempotencyKey: newKey() });
  expect(told?.candidates).toMatchObject([{ matches, node: { __typename: 'CheckoutOrder' } }]);
});

test('a back end that knows keys is asked by a repeat: candidates are null', async () => {
  const sent = { ...orders(0), idempotencyKey: newKey() };
  loses = { operationId: 'createOrders', isDone: true };
  const { told, calls } = await send('createOrders', sent, { at: trusting.url });
  expect(told).toEqual({ __typename: 'OutcomeUnknown', check: 'ORDERS', candidates: null });
  expect(calls).toEqual(['createOrders']);
  const again = await send('createOrders', sent, { at: trusting.url });
  expect(again.told?.__typename).toBe('CreateOrdersPayload');
});

test('a write without a key has candidates, whatever the back end knows', async () => {
  await ageOrders();
  loses = { operationId: 'createOrders', isDone: true };
  const { told } = await send('createOrders', orders(0), { at: trusting.url });
  expect(told?.candidates).toMatchObject([{ node: { __typename: 'CheckoutOrder' } }]);
});

test('candidates are null where nothing lists what was written, and where the list cannot be read', async () => {
  const { name, multiple } = article(0);
  const files = {
    'variables.input.file': new File([`${name};${multiple}\n`], 'cart.csv', { type: 'text/csv' }),
  };
  loses = { operationId: 'importCart', isDone: true };
  const imported = await send('importCart', { file: null, idempotencyKey: newKey() }, { files });
  expect(imported.told).toEqual({ __typename: 'OutcomeUnknown', check: 'CART', candidates: null });
  expect(imported.calls).toEqual(['importCart']);

  const sent = { ...address('Hidden'), idempotencyKey: newKey() };
  loses = { operationId: 'createAddress', isDone: true };
  await send('createAddress', sent);
  await portal.breakNext('listAddresses', { kind: 'status', status: 403 });
  const { told, errors } = await send('createAddress', sent);
  expect(errors).toEqual([]);
  expect(told).toEqual({ __typename: 'OutcomeUnknown', check: 'PAGE', candidates: null });
});

test('addLines that may have added replacements does not claim that nothing was added', async () => {
  await emptyCart();
  const { name, multiple } = article(8);
  loses = { operationId: 'importCart', isDone: false };
  const { told } = await send('addLines', {
    lines: [{ number: name, qty: multiple }],
    accept: ['EXACT', 'REPLACED'],
    idempotencyKey: newKey(),
  });
  expect(told?.candidates).toBeNull();
});
