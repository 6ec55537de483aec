import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const clear =
  'mutation ($input: ClearCartInput!) { done: clearCart(input: $input) { __typename ... on Problem { message } } }';
const switchAccount =
  'mutation ($input: SwitchAccountInput!) { done: switchAccount(input: $input) { __typename } }';
const switchUser = 'mutation ($input: SwitchUserInput!) { done: switchUser(input: $input) { __typename } }';

/** The account that a page of this session shows, and another business account of the user. */
async function look(caller: PortalCaller): Promise<{ account: string; other: string }> {
  const { viewer } = await caller.run(
    '{ viewer { user { dbId } originalUser { dbId } selectedAccess { id dbId } accesses { id dbId } } }',
  );
  const { user, originalUser, selectedAccess, accesses } = viewer;
  return {
    account: `${user.dbId}:${originalUser?.dbId ?? ''}:${selectedAccess.dbId}`,
    other: accesses.find(({ id }) => id !== selectedAccess.id)?.id ?? '',
  };
}

const from = (account: string) => ({ headers: { account } });
let keys = 0;
const keyed = (input: object = {}) => ({ input: { ...input, idempotencyKey: `write-${++keys}` } });

test('a write from a page of another user is refused as OtherAccount, and nothing reaches the back end but the question who it is', async () => {
  const second = await portal.as('second');
  const { account } = await look(await portal.as('client'));
  for (const variables of [keyed(), { input: {} }]) {
    const { answer, calls } = await second.watch(clear, variables, from(account));
    expect(answer.data.done).toEqual({
      __typename: 'OtherAccount',
      message: 'This page belongs to another account. Nothing was changed. Reload the page.',
    });
    expect(calls.filter((call) => call !== 'getLoggedIn')).toEqual([]);
  }
});

test('a write from a page of the same account is done without a further call, and so is one that names no account', async () => {
  const client = await portal.as('client');
  const { account } = await look(client);
  await client.run(clear, keyed(), from(account));
  const named = await client.watch(clear, keyed(), from(account));
  expect(named.answer.data.done.__typename).toBe('CartPayload');
  const unnamed = await client.watch(clear, keyed());
  expect(unnamed.answer.data.done.__typename).toBe('CartPayload');
  expect(named.calls).toEqual(unnamed.calls);
});

test('after a switch of the business account, pages of the account before cannot write, nor switch again; the right page can', async () => {
  const client = await portal.as('client');
  const { account, other } = await look(client);
  await client.run(switchAccount, keyed({ access: other }), from(account));
  expect(await client.run(clear, keyed(), from(account))).toMatchObject({
    done: { __typename: 'OtherAccount' },
  });
  expect(await client.run(switchAccount, keyed({ access: other }), from(account))).toMatchObject({
    done: { __typename: 'OtherAccount' },
  });
  const now = await look(client);
  expect(await client.run(clear, keyed(), from(now.account))).toMatchObject({
    done: { __typename: 'CartPayload' },
  });
});

test('a session that the back end switched by itself within the minute is asked for again before its own page is refused', async () => {
  const client = await portal.as('client');
  const before = await look(client);
  await client.run(clear, keyed(), from(before.account));
  const [, access] = atob(before.other).split(':');
  const switched = await fetch(`${portal.sandbox.url}/api/v3/authentication/switch-account/${access}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.bearer}` },
  });
  expect(switched.ok).toBe(true);
  const { account } = await look(client);
  expect(account).not.toBe(before.account);
  expect(await client.run(clear, keyed(), from(account))).toMatchObject({
    done: { __typename: 'CartPayload' },
  });
});

test('a page of the user cannot write while staff acts as somebody in the same session', async () => {
  const staff = await portal.as('staff');
  const { account } = await look(staff);
  await staff.run(switchUser, keyed({ username: 'client@demo.test' }), from(account));
  const acting = await look(staff);
  const ofClient = await look(await portal.as('client'));
  for (const shown of [account, ofClient.account]) {
    expect(await staff.run(clear, keyed(), from(shown))).toMatchObject({
      done: { __typename: 'OtherAccount' },
    });
  }
  expect(await staff.run(clear, keyed(), from(acting.account))).toMatchObject({
    done: { __typename: 'CartPayload' },
  });
});

test.each(['', ':', 'x', '1:2', '::::', 'ü'])(
  'a header Account of %j that names no user refuses the write',
  async (account) => {
    const client = await portal.as('client');
    expect(
      await client.run(clear, keyed(), { headers: { account: encodeURIComponent(account) } }),
    ).toMatchObject({
      done: { __typename: 'OtherAccount' },
    });
  },
);
