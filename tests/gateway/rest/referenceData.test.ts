import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from './startUpstream.ts';

let upstream: SmallUpstream;
let perUser: TestGateway;
let shared: TestGateway;
let status: number;

beforeAll(async () => {
  upstream = await startUpstream(({ headers, url }, res) => {
    if (url.startsWith('/api/v3/cart')) sendJson(res, { message: 'No.' }, status);
    else if (url.startsWith('/api/v3/vehicles')) sendJson(res, [{ id: 1, name: headers.authorization }]);
    else sendJson(res, {});
  });
});
beforeEach(async () => {
  status = 403;
  upstream.received.length = 0;
  [perUser, shared] = await Promise.all([
    startGateway({ upstreamUrl: upstream.url }),
    startGateway({ upstreamUrl: upstream.url, referenceData: 'shared' }),
  ]);
});
afterEach(() => Promise.all([perUser.close(), shared.close()]));
afterAll(() => upstream.close());

/** The name of the first manufacturer: whom the back end answered. */
async function readBy(gateway: TestGateway, bearer: string): Promise<string | undefined> {
  const { data } = await graphql<{ viewer: { manufacturers: { name: string }[] } }>(gateway, {
    bearer,
    query: '{ viewer { manufacturers { name } } }',
  });
  return data.viewer.manufacturers[0]?.name;
}

test('promise: isolation: reference data is kept for the session that it was given to', async () => {
  for (const bearer of ['a', 'b', 'a', 'b']) expect(await readBy(perUser, bearer)).toBe(`Bearer ${bearer}`);
  expect(upstream.received).toHaveLength(2);
});

test('promise: isolation: with the setting it is kept for all, each admitted by the back end first', async () => {
  expect(await readBy(shared, 'a')).toBe('Bearer a');
  expect(await readBy(shared, 'b')).toBe('Bearer b');
  expect(await readBy(shared, 'a')).toBe('Bearer b');
  expect(upstream.received).toHaveLength(2);
});

test.each([
  ['a 403 of any call', 403, '{ viewer { wishlist(first: 1) { totalCount } } }'],
  ['a 401', 401, '{ viewer { wishlist(first: 1) { totalCount } } }'],
  ['another account', 200, 'mutation { switchAccount(input: { access: "QWNjZXNzOjE=" }) { __typename } }'],
  ['another user', 200, 'mutation { switchUser(input: { username: "a@demo.test" }) { __typename } }'],
  ['the old user', 200, 'mutation { resetSwitchUser(input: {}) { __typename } }'],
  ['a log-out', 200, 'mutation { logout(input: {}) { __typename } }'],
])(
  'promise: isolation: %s ends what was kept for a session, and for no other',
  async (_name, code, query) => {
    status = code;
    for (const gateway of [perUser, shared]) {
      await readBy(gateway, 'a');
      await readBy(gateway, 'b');
      await graphql(gateway, { bearer: 'a', query });
      upstream.received.length = 0;
      await readBy(gateway, 'b');
      expect(upstream.received).toHaveLength(0);
      await readBy(gateway, 'a');
      expect(upstream.received).toHaveLength(1);
    }
  },
);

test('promise: isolation: an answer that comes after the session has become another user is not kept for that one', async () => {
  let isSlow = true;
  let release: (() => void) | undefined;
  const slow = await startUpstream(({ url, headers }, res) => {
    if (!url.startsWith('/api/v3/vehicles')) return sendJson(res, {});
    const answer = (name: string): void => sendJson(res, [{ id: 1, name }]);
    if (!isSlow) return answer(`the new user of ${headers.authorization}`);
    isSlow = false;
    release = () => answer('the old user');
    return undefined;
  });
  const gateway = await startGateway({ upstreamUrl: slow.url });
  const first = readBy(gateway, 'a');
  await expect.poll(() => slow.received.length).toBe(1);
  await graphql(gateway, {
    bearer: 'a',
    query: 'mutation { switchUser(input: { username: "a@demo.test" }) { __typename } }',
  });
  release?.();
  expect(await first).toBe('the old user');
  expect(await readBy(gateway, 'a')).toBe('the new user of Bearer a');
  await gateway.close();
  await slow.close();
});
