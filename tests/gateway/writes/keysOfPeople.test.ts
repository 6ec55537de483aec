import { warehouseIds } from '../../support/shopping.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startProxy, type Proxy } from '../../support/startProxy.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
let backEnd: Proxy;
/** The one does not trust the back end's keys, the other does. */
let gateway: TestGateway;
let trusting: TestGateway;
/** The operation whose next answer is lost after it was done. */
let loses: string | null = null;

beforeAll(async () => {
  sandbox = await startSandbox();
  backEnd = await startProxy(sandbox.url, async (call, res) => {
    if (call.operationId !== loses) return false;
    loses = null;
    await call.pass();
    res.destroy();
    return true;
  });
  gateway = await startGateway({ upstreamUrl: backEnd.url });
  trusting = await startGateway({ upstreamUrl: backEnd.url, upstreamHonoursKeys: true });
});
afterEach(() => {
  loses = null;
});
afterAll(async () => {
  await gateway.close();
  await trusting.close();
  await backEnd.close();
  await sandbox.close();
});

const tokenOf = async (name: string): Promise<string> => (await sandbox.as(name)).token ?? '';

interface Written {
  __typename: string;
  [field: string]: unknown;
}

/** Sends a mutation; `select` is what it reads of its payload. */
async function write(
  at: TestGateway,
  bearer: string,
  { field, select = '', input }: { field: string; select?: string; input: object },
) {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input!`;
  const from = backEnd.received.length;
  const response = await fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({
      query: `mutation ($input: ${type}) { told: ${field}(input: $input) { __typename ${select} ... on OutcomeUnknown { check } } }`,
      variables: { input },
    }),
  });
  const { data, errors, extensions } = (await response.json()) as {
    data: { told: Written | null };
    errors?: { extensions: { code: string } }[];
    extensions?: { idempotency?: Record<string, string> };
  };
  const calls = backEnd.received.slice(from).map(({ operationId }) => operationId);
  return { told: data.told, errors: errors ?? [], idempotency: extensions?.idempotency, calls };
}

const orders = (key: string) => ({
  field: 'createOrders',
  select: '... on CreateOrdersPayload { orders { dbId } }',
  input: {
    warehouses: warehouseIds('1'),
    items: [{ article: toGlobalId('Article', 1), qty: 4 }],
    force: true,
    idempotencyKey: key,
  },
});
const lines = (key: string, numbers = ['PL-1611953']) => ({
  field: 'addLines',
  select: '... on AddLinesPayload { lines { code qty } }',
  input: { lines: numbers.map((number) => ({ number, qty: 4 })), roundUp: true, idempotencyKey: key },
});
const address = (key: string) => ({
  field: 'createAddress',
  select: '... on CreateAddressPayload { address { dbId } }',
  input: {
    type: 'SHIPPING',
    address: {
      companyName: 'Test',
      country: toGlobalId('Country', 1),
      city: 'Tallinn',
      postalCode: '10111',
      street: 'Street 1',
      phone: '1',
      email: 'a@b.test',
    },
    idempotencyKey: key,
  },
});

/** The pieces in a user's regular cart. */
async function piecesOf(bearer: string): Promise<number> {
  const { data } = await graphql<{ viewer: { cart: { items: { requestedQty: number }[] } } }>(gateway, {
    bearer,
    query: '{ viewer { cart { items { requestedQty } } } }',
  });
  return data.viewer.cart.items.reduce((sum, { requestedQty }) => sum + requestedQty, 0);
}

test.each([
  ['addLines', lines],
  ['createAddress', address],
  ['createOrders', orders],
])(
  'a key belongs to the person: %s with a fresh token and the same key is not done again',
  async (name, inputOf) => {
    const first = await write(gateway, await tokenOf('client'), inputOf(`person-${name}`));
    expect(first.errors).toEqual([]);
    expect(first.told?.__typename).toMatch(/Payload$/);
    expect(first.idempotency).toEqual({ told: 'written' });
    const token = await tokenOf('client');
    const before = await piecesOf(token);
    const again = await write(gateway, token, inputOf(`person-${name}`));
    expect(again.told).toEqual(first.told);
    expect(again.idempotency).toEqual({ told: 'replayed' });
    expect(again.calls.filter((call) => call !== 'getLoggedIn')).toEqual([]);
    expect(await piecesOf(token)).toBe(before);
  },
);

test("a key belongs to the account acted for: another person's write with it is another write", async () => {
  const first = await write(gateway, await tokenOf('client'), orders('shared'));
  const other = await write(gateway, await tokenOf('second'), orders('shared'));
  expect(other.idempotency).toEqual({ told: 'written' });
  expect(other.told).not.toEqual(first.told);
});

test('who a token stands for is asked at each write of a program, and a refused write is neither written nor replayed', async () => {
  const token = await tokenOf('client');
  const first = await write(gateway, token, lines('once-1'));
  expect(first.calls.filter((call) => call === 'getLoggedIn')).toHaveLength(1);
  const second = await write(gateway, token, lines('once-3'));
  expect(second.calls).toEqual(['getLoggedIn', 'oemBatchSearch', 'importCart']);
  const wrong = {
    ...orders('once-4'),
    input: { ...orders('once-4').input, items: [{ article: toGlobalId('Article', 999_999), qty: 1 }] },
  };
  const third = await write(gateway, token, wrong);
  expect(third.told?.__typename).not.toMatch(/Payload$/);
  expect(third.idempotency).toBeUndefined();
});

test('a user who fills their share of the memory loses answers and no keys, and another user loses nothing', async () => {
  const victim = await tokenOf('second');
  const made = await write(gateway, victim, orders('victim'));
  const filler = await tokenOf('buyer');
  const numbers = Array.from({ length: 4000 }, (_, index) => `unknown-part-number-${index}`);
  for (let index = 0; index < 12; index++) {
    const { told } = await write(gateway, filler, { ...lines(`fill-${index}`, numbers), select: '' });
    expect(told?.__typename).toBe('AddLinesPayload');
  }
  const oldest = await write(gateway, filler, { ...lines('fill-0', numbers), select: '' });
  expect([oldest.told?.__typename, oldest.calls]).toEqual(['OutcomeUnknown', ['getLoggedIn']]);
  const again = await write(gateway, victim, orders('victim'));
  expect(again.told).toEqual(made.told);
  expect(again.idempotency).toEqual({ told: 'replayed' });
});

describe('an answer that is lost after the write', () => {
  test.each([
    ['createOrders', 'createOrders', orders],
    ['createAddress', 'createAddress', address],
    ['addLines', 'importCart', lines],
  ])('%s: a repeat asks a back end that knows the key, and it is done once', async (name, call, inputOf) => {
    const token = await tokenOf('client');
    const before = await piecesOf(token);
    loses = call;
    const lost = await write(trusting, token, inputOf(`lost-${name}`));
    expect(lost.told?.__typename).toBe('OutcomeUnknown');
    const pieces = await piecesOf(token);
    const ids = await sandbox.db.selectFrom('orders').select('id').execute();
    const addresses = await sandbox.db.selectFrom('addresses').select('id').execute();
    const again = await write(trusting, token, inputOf(`lost-${name}`));
    expect(again.errors).toEqual([]);
    expect(again.told?.__typename).toMatch(/Payload$/);
    expect(again.calls).toContain(call);
    expect(await piecesOf(token)).toBe(pieces);
    expect(await sandbox.db.selectFrom('orders').select('id').execute()).toEqual(ids);
    expect(await sandbox.db.selectFrom('addresses').select('id').execute()).toEqual(addresses);
    if (name === 'addLines') expect(pieces).toBe(before + 4);
    const third = await write(trusting, token, inputOf(`lost-${name}`));
    expect(third.told).toEqual(again.told);
    expect(third.idempotency).toEqual({ told: 'replayed' });
  });

  test('createOrders of what the cart holds: a repeat gets its answer, though the cart has been emptied by it', async () => {
    const token = await tokenOf('second');
    await write(trusting, token, { field: 'clearCart', input: {} });
    await write(trusting, token, {
      field: 'setCartQty',
      input: { article: toGlobalId('Article', 1), qty: 4 },
    });
    const { input, ...field } = orders('lost-matching');
    const matching = { ...field, input: { ...input, matchesCart: true } };
    loses = 'createOrders';
    expect((await write(trusting, token, matching)).told?.__typename).toBe('OutcomeUnknown');
    expect((await write(trusting, token, matching)).told).toEqual({
      __typename: 'CreateOrdersPayload',
      orders: [{ dbId: expect.any(String) }],
    });
  });

  test('elsewhere a repeat asks only who it is, and says the same', async () => {
    const token = await tokenOf('client');
    loses = 'createOrders';
    const lost = await write(gateway, token, orders('lost-unknown'));
    const again = await write(gateway, token, orders('lost-unknown'));
    expect(lost.told).toEqual({ __typename: 'OutcomeUnknown', check: 'ORDERS' });
    expect(again.told).toEqual(lost.told);
    expect(again.calls).toEqual(['getLoggedIn']);
    expect(again.idempotency).toBeUndefined();
  });
});
