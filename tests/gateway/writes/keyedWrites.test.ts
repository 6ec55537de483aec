import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bestStock, findBuyable, type BuyableArticle, warehouseIds } from '../../support/shopping.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
let article: BuyableArticle;
let keys = 0;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  const [first] = await findBuyable(client, 1);
  if (!first) throw new Error('nothing to buy');
  article = first;
});
beforeEach(() => fetch(`${portal.sandbox.url}/sandbox/faults`, { method: 'DELETE' }));
afterAll(() => portal.close());

interface Created {
  createOrders: { __typename: string; orders?: { dbId: string }[]; check?: string };
}

const document = /* GraphQL */ `
  mutation Create($input: CreateOrdersInput!) {
    createOrders(input: $input) {
      __typename
      ... on CreateOrdersPayload {
        orders {
          dbId
        }
      }
      ... on OutcomeUnknown {
        check
      }
    }
  }
`;

const newKey = (): string => `test-key-${(keys += 1)}`;
const input = (idempotencyKey: string, pieces = 1) => ({
  input: {
    warehouses: warehouseIds(bestStock(article).warehouse.dbId),
    items: [{ article: article.id, qty: pieces * article.multiple }],
    idempotencyKey,
  },
});
const create = (key: string, caller = client) => caller.watch<Created>(document, input(key));

/** The keys of the calls that created orders. */
const writes = (received: Awaited<ReturnType<typeof create>>['received']) =>
  received
    .filter(({ operationId }) => operationId === 'createOrders')
    .map(({ headers }) => headers['idempotency-key']);

test('CART-47 a double click creates one order: all callers with one key get the first result', async () => {
  const key = newKey();
  await fetch(`${portal.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.run<Created>(document, input(key))),
  );
  const { received } = await create(key);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.createOrders.orders).toHaveLength(1);
  // The last `watch` cleared the earlier calls, and made none itself.
  expect(writes(received)).toEqual([]);
});

test('an article that is put into the cart again with its key is read again, and not written', async () => {
  const variables = {
    input: { article: article.id, qty: article.multiple, type: 'REGULAR', idempotencyKey: newKey() },
  };
  const set = () =>
    client.watch(
      `mutation ($input: SetCartQtyInput!) {
        setCartQty(input: $input) { ... on SetCartQtyPayload { article { dbId name inCartQty } cart { type } } }
      }`,
      variables,
    );
  const first = await set();
  const again = await set();
  expect(first.answer.data).toMatchObject({
    setCartQty: { article: { inCartQty: article.multiple }, cart: { type: 'REGULAR' } },
  });
  expect(again.answer.data).toEqual(first.answer.data);
  expect([first.calls.includes('setCartQty'), again.calls.includes('setCartQty')]).toEqual([true, false]);
});

test('a key is sent to the back end; on repetition other fields of the result can be read without a write', async () => {
  const key = newKey();
  const { answer, received } = await create(key);
  expect(writes(received)).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  const again = await client.watch<{ createOrders: { orders: { dbId: string; status: string }[] } }>(
    `mutation ($input: CreateOrdersInput!) {
      createOrders(input: $input) { ... on CreateOrdersPayload { orders { dbId status grandTotal { value } } } }
    }`,
    input(key),
  );
  expect(writes(again.received)).toEqual([]);
  expect(again.answer.data.createOrders.orders).toMatchObject(answer.data.createOrders.orders ?? []);
});

test('without a key every request is a separate write', async () => {
  const { idempotencyKey: _key, ...unkeyed } = input('').input;
  const first = await client.run<Created>(document, { input: unkeyed });
  const second = await client.run<Created>(document, { input: unkeyed });
  expect(first.createOrders.orders?.[0]?.dbId).not.toBe(second.createOrders.orders?.[0]?.dbId);
});

test('a key used before with a different input is refused', async () => {
  const key = newKey();
  await create(key);
  const { errors } = await client.send(document, input(key, 2));
  expect(errors[0]?.extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test("a key belongs to its session: another user's write with the same key is a separate write", async () => {
  const key = newKey();
  await create(key);
  const { received } = await create(key, await portal.as('second'));
  expect(writes(received)).toHaveLength(1);
});

test.each(['', 'with space', 'ü', 'x'.repeat(201)])('%j is not a valid key', async (key) => {
  const { errors } = await client.send(document, input(key));
  expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
});

test.each([
  [400, { messages: ['No.'] }, 'Rejected'],
  [402, { messages: ['Sure?'] }, 'ConfirmationRequired'],
  [403, { message: 'No.' }, 'Forbidden'],
])('a write refused with %i may be tried again with the same key', async (status, body, problem) => {
  const key = newKey();
  await portal.breakNext('createOrders', { kind: 'status', status, body });
  const refused = await create(key);
  expect(refused.answer.data.createOrders.__typename).toBe(problem);
  const { answer } = await create(key);
  expect(answer.data.createOrders.__typename).toBe('CreateOrdersPayload');
});

test('a write that got 503, and so was not done, may be tried again', async () => {
  const key = newKey();
  await portal.breakNext('createOrders', { kind: 'status', status: 503 });
  const { answer: refused } = await create(key);
  expect(refused.errors[0]?.extensions.code).toBe('UPSTREAM_ERROR');
  const { answer } = await create(key);
  expect(answer.data.createOrders.__typename).toBe('CreateOrdersPayload');
});

test.each(['cut', 'reset', 'html'] as const)(
  'after %s the outcome is unknown, and stays unknown for that key without another call',
  async (kind) => {
    const key = newKey();
    await portal.breakNext('createOrders', { kind });
    const first = await create(key);
    expect(first.answer.data.createOrders).toEqual({ __typename: 'OutcomeUnknown', check: 'ORDERS' });
    const second = await create(key);
    expect(second.answer.data).toEqual(first.answer.data);
    expect(writes(second.received)).toEqual([]);
    // A new intent of the user, who has checked the cart.
    const third = await create(newKey());
    expect(third.answer.data.createOrders.__typename).toBe('CreateOrdersPayload');
  },
);

test('the outcome of a write that got 500 is unknown, as the first answer says', async () => {
  const key = newKey();
  await portal.breakNext('createOrders', { kind: 'status', status: 500 });
  const { answer } = await create(key);
  expect(answer.data.createOrders.__typename).toBe('OutcomeUnknown');
  const again = await create(key);
  expect(again.answer.data.createOrders.__typename).toBe('OutcomeUnknown');
  expect(writes(again.received)).toEqual([]);
});

test('a write continues when its caller disconnects, and the caller gets the result on returning with the key', async () => {
  const key = newKey();
  await portal.breakNext('createOrders', { kind: 'slow', ms: 500 });
  await fetch(`${portal.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  const gone = new AbortController();
  const left = client.send(document, input(key), { signal: gone.signal }).catch(() => 'left');
  const asked = async (): Promise<number> => {
    const received: unknown = await (await fetch(`${portal.sandbox.url}/sandbox/requests`)).json();
    return Array.isArray(received) ? received.length : 0;
  };
  // Whose the token is, and the write.
  await expect.poll(asked).toBe(2);
  gone.abort();
  expect(await left).toBe('left');
  const { answer, received } = await create(key);
  expect(answer.data.createOrders.orders).toHaveLength(1);
  expect(writes(received)).toEqual([]);
});

test('one operation may contain the same write twice: it is done once', async () => {
  const key = newKey();
  const { answer, received } = await client.watch<Record<'a' | 'b', { orders: unknown }>>(
    `mutation ($input: CreateOrdersInput!) {
      a: createOrders(input: $input) { ... on CreateOrdersPayload { orders { dbId } } }
      b: createOrders(input: $input) { ... on CreateOrdersPayload { orders { dbId } } }
    }`,
    input(key),
  );
  expect(answer.errors).toEqual([]);
  expect(answer.data.a).toEqual(answer.data.b);
  expect(writes(received)).toHaveLength(1);
});

test('the result of every kind of mutation is the same when it is repeated', async () => {
  const cart = `mutation ($input: SetCartQtyInput!) {
    setCartQty(input: $input) { __typename ... on SetCartQtyPayload { cart { items { qty article { name } } } } }
  }`;
  const wish = `mutation ($input: AddToWishlistInput!) {
    addToWishlist(input: $input) { __typename ... on WishlistPayload { article { name } } }
  }`;
  for (const [query, own] of [
    [cart, { article: article.id, qty: article.multiple, type: 'REGULAR' }],
    [wish, { article: article.id }],
  ] as const) {
    const variables = { input: { ...own, idempotencyKey: newKey() } };
    const first = await client.run<Record<string, { __typename: string }>>(query, variables);
    expect(Object.values(first)[0]?.__typename).toMatch(/Payload$/);
    const { answer, received } = await client.watch(query, variables);
    expect(answer.data).toEqual(first);
    expect(received.filter(({ method }) => method !== 'GET')).toEqual([]);
  }
});
