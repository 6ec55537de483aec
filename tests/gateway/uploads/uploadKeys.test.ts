import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBuyable } from '../../support/shopping.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';
import { beginUpload, partsOf, sendPiece } from '../../support/beginUpload.ts';

let portal: Portal;
let client: PortalCaller;
/** Two lists of equal length: an article with its smallest quantity, and with a different one. */
let list: string;
let other: string;
let keys = 0;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  const [article] = await findBuyable(client, 1);
  if (!article) throw new Error('nothing to buy');
  list = `${article.name};${article.multiple}\n`;
  other = `${article.name};0\n`.padEnd(list.length);
});
beforeEach(() => fetch(`${portal.sandbox.url}/sandbox/faults`, { method: 'DELETE' }));
afterAll(() => portal.close());

const document = /* GraphQL */ `
  mutation ($input: ImportCartInput!) {
    importCart(input: $input) {
      __typename
      ... on ImportCartPayload {
        isComplete
      }
      ... on OutcomeUnknown {
        check
      }
    }
  }
`;
const newKey = (): string => `upload-key-${(keys += 1)}`;
const importFile = (idempotencyKey: string, content = list, name = 'cart.csv') =>
  client.watch(
    document,
    { input: { file: null, idempotencyKey } },
    { files: { 'variables.input.file': new File([content], name, { type: 'text/csv' }) } },
  );
const done = { importCart: { __typename: 'ImportCartPayload', isComplete: true } };
const inCart = async (): Promise<number> => {
  const { viewer } = await client.run('{ viewer { cart(type: REGULAR) { items { id } } } }');
  return viewer.cart.items.length;
};

test('promise: double click: a file sent again with its key gets the first response, and is not sent upstream', async () => {
  const key = newKey();
  const first = await importFile(key);
  expect(first.answer.data).toEqual(done);
  expect(first.calls).toEqual(['getLoggedIn', 'importCart']);
  const second = await importFile(key);
  expect(second.answer.data).toEqual(done);
  // The business that the key belongs to is asked for each time: programs may switch it at the back end.
  expect(second.calls).toEqual(['getLoggedIn']);
});

test('promise: double click: two uploads at once are one import', async () => {
  const key = newKey();
  await fetch(`${portal.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      client.send(
        document,
        { input: { file: null, idempotencyKey: key } },
        { files: { 'variables.input.file': new File([list], 'cart.csv', { type: 'text/csv' }) } },
      ),
    ),
  );
  expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 5 }, () => done));
  const requests: { operationId: string }[] = await (
    await fetch(`${portal.sandbox.url}/sandbox/requests`)
  ).json();
  expect(requests.filter(({ operationId }) => operationId === 'importCart')).toHaveLength(1);
});

test.each([
  ['content, of the same length', () => [other, 'cart.csv']],
  ['name', () => [list, 'other.csv']],
])('a key used before with a file of another %s is refused', async (_what, another) => {
  const key = newKey();
  await importFile(key);
  const [content, name] = another();
  const { answer, calls } = await importFile(key, content, name);
  expect(answer.errors[0]?.extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(calls).toEqual(['getLoggedIn']);
});

test.each([400, 402, 503])('a file refused with %i may be sent again with its key', async (status) => {
  const key = newKey();
  await portal.breakNext('importCart', { kind: 'status', status, body: { messages: ['No.'] } });
  await importFile(key);
  expect((await importFile(key)).answer.data).toEqual(done);
});

test.each(['cut', 'reset', 'html'] as const)(
  'after %s of the response to a file the outcome is unknown, and stays unknown for that key and file, which is not sent again',
  async (kind) => {
    const key = newKey();
    await portal.breakNext('importCart', { kind });
    const unknown = { importCart: { __typename: 'OutcomeUnknown', check: 'CART' } };
    expect((await importFile(key)).answer.data).toEqual(unknown);
    const second = await importFile(key);
    expect(second.answer.data).toEqual(unknown);
    expect(second.calls).toEqual(['getLoggedIn']);
  },
);

test('a truncated file was not imported, and may be sent again with its key', async () => {
  await client.run('mutation { clearCart(input: {}) { __typename } }');
  const idempotencyKey = newKey();
  const parts = partsOf(
    document,
    { input: { file: null, idempotencyKey } },
    { name: 'cart.csv', content: list + '\n'.repeat(300_000) },
  );
  const { request, answer, body } = beginUpload(portal, parts, {
    headers: { authorization: `Bearer ${client.bearer}` },
  });
  answer.catch(() => undefined);
  await sendPiece(request, body.subarray(0, 200_000));
  request.destroy();
  // The key is held until the gateway learns of it; callers arriving meanwhile wait.
  expect((await importFile(idempotencyKey)).answer.data).toEqual(done);
  expect(await inCart()).toBe(1);
});

test('a file that is too large is 413, imports nothing and leaves its key free', async () => {
  await client.run('mutation { clearCart(input: {}) { __typename } }');
  const key = newKey();
  const { answer } = await importFile(key, list + '\n'.repeat(25 * 1024 * 1024));
  expect([answer.status, answer.errors[0]?.extensions.code]).toEqual([413, 'TOO_LARGE']);
  expect(await inCart()).toBe(0);
  expect((await importFile(key)).answer.data).toEqual(done);
});
