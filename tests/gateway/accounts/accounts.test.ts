import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

interface Account {
  id: string;
  user: { email: string };
  systemAccesses: { system: { name: string }; group: { id: string; name: string } }[];
}
interface Result {
  result: {
    __typename: string;
    messages?: string[];
    fieldErrors?: { path: string }[];
    accountAccess?: Account;
    deletedId?: string;
  };
}
const fields = `id user { firstName lastName email createdAt }
  systemAccesses { system { id name } group { id dbId name } }`;
const mutation = (field: string, payload: string) => {
  const name = field.charAt(0).toUpperCase() + field.slice(1);
  return `mutation Change($input: ${name}Input!) {
    result: ${field}(input: $input) {
      __typename ... on Rejected { messages } ... on InvalidInput { fieldErrors { path } } ... on ${payload}
    }
  }`;
};
const create = mutation('createAccountAccess', `AccountAccessPayload { accountAccess { ${fields} } }`);
const update = mutation('updateAccountAccess', `AccountAccessPayload { accountAccess { ${fields} } }`);
const remove = mutation('deleteAccountAccess', 'DeleteAccountAccessPayload { deletedId }');

const row = (system: number, group: number) => ({
  system: toGlobalId('System', system),
  group: toGlobalId('SystemGroup', system, group),
});
const person = (email: string) => ({ firstName: 'Ada', lastName: 'Byron', email });
async function created(email: string): Promise<string> {
  const input = { user: person(email), systemAccesses: [row(1, 2)] };
  const { result } = await client.run<Result>(create, { input });
  return result.accountAccess?.id ?? JSON.stringify(result);
}

test('ACC-01 ACC-17 ACC-18 CALL-103 CALL-107 accounts and systems are one call each', async () => {
  const { calls, answer } = await client.watch<{
    viewer: { accountAccesses: Account[]; systems: { name: string; groups: { name: string }[] }[] };
  }>(`{ viewer { accountAccesses { ${fields} } systems { id name groups { id dbId name } } } }`);
  expect(calls.toSorted()).toEqual(['listAccountAccesses', 'listSystems']);
  const { accountAccesses, systems } = answer.data.viewer;
  expect(systems[1]).toEqual({
    id: toGlobalId('System', 2),
    name: 'Electronic parts catalogue',
    groups: [
      { id: toGlobalId('SystemGroup', 2, 4), dbId: '4', name: 'Reader' },
      { id: toGlobalId('SystemGroup', 2, 5), dbId: '5', name: 'Reader with prices' },
    ],
  });
  const marika = accountAccesses.find(({ user }) => user.email === 'marika@baltic.test');
  expect(marika).toMatchObject({
    user: { firstName: 'Marika', lastName: 'Kuusk', createdAt: expect.any(String) },
    systemAccesses: [
      { system: { name: 'B2B portal' }, group: { id: toGlobalId('SystemGroup', 1, 1), name: 'Purchasing' } },
      { system: { name: 'Electronic parts catalogue' }, group: { name: 'Reader' } },
    ],
  });
  const node = `query Node($id: ID!) {
    node(id: $id) { __typename ... on SystemGroup { name } ... on System { name } }
  }`;
  expect(await client.run(node, { id: toGlobalId('SystemGroup', 2, 5) })).toEqual({
    node: { __typename: 'SystemGroup', name: 'Reader with prices' },
  });
  expect(await client.run(node, { id: toGlobalId('SystemGroup', 1, 5) })).toEqual({ node: null });
  expect(await client.run(node, { id: toGlobalId('System', 3) })).toEqual({
    node: { __typename: 'System', name: 'Training academy' },
  });
});

test('the groups of a system that an account names are read from the list of systems, once', async () => {
  const { calls } = await client.watch(
    '{ viewer { accountAccesses { systemAccesses { system { groups { name } } } } } }',
  );
  expect(calls.toSorted()).toEqual(['listAccountAccesses', 'listSystems']);
});

test('ACC-05 ACC-06 ACC-13 ACC-15 CALL-104 CALL-105 CALL-106 an account is added, its password mailed by default, changed and removed', async () => {
  const email = 'ada@baltic.test';
  const added = await client.watch<Result>(create, {
    input: { user: { ...person(email), password: 'secret-1' }, systemAccesses: [row(1, 2), row(3, 6)] },
  });
  expect(added.calls).toEqual(['createAccountAccess']);
  const id = added.answer.data.result.accountAccess?.id;
  expect(added.answer.data.result.accountAccess).toMatchObject({
    user: person(email),
    systemAccesses: [{ group: { name: 'Accounting' } }, { group: { name: 'Participant' } }],
  });
  const mails = await portal.sandbox.db
    .selectFrom('mail_outbox')
    .select('body')
    .where('recipient', '=', email)
    .execute();
  expect(mails).toEqual([{ body: `Your username is ${email}, your password is secret-1` }]);
  const user = { ...person(email), lastName: 'King', password: 'secret-2', sendPassword: false };
  const { result } = await client.run<Result>(update, { input: { id, user, systemAccesses: [row(4, 9)] } });
  expect(result.accountAccess).toMatchObject({
    id,
    user: { lastName: 'King' },
    systemAccesses: [{ group: { name: 'Approvals' } }],
  });
  const { result: removed } = await client.run<Result>(remove, { input: { id } });
  expect(removed).toEqual({ __typename: 'DeleteAccountAccessPayload', deletedId: id });
});

test('ACC-08 ACC-10 ACC-16 field errors name user and row; a group of another system is a wrong id', async () => {
  const errors = async (user: object, systemAccesses: object[]) =>
    (await client.run<Result>(create, { input: { user, systemAccesses } })).result.fieldErrors?.map(
      ({ path }) => path,
    );
  expect(await errors({ ...person('nowhere'), firstName: '' }, [row(1, 1)])).toEqual(
    expect.arrayContaining(['user.firstName', 'user.email']),
  );
  expect(await errors(person('ok@baltic.test'), [])).toEqual(['systemAccesses']);
  expect(await errors(person('ok@baltic.test'), [row(1, 1), row(1, 2)])).toEqual(['systemAccesses.1.system']);
  const mixed = { system: toGlobalId('System', 1), group: toGlobalId('SystemGroup', 2, 4) };
  const answer = await client.send(create, {
    input: { user: person('ok@baltic.test'), systemAccesses: [mixed] },
  });
  expect(answer.errors[0]).toMatchObject({
    message: 'input.systemAccesses[0].group is not a group of the system in the same row.',
    extensions: { code: 'BAD_REQUEST' },
  });
});

test('GAP-30 the own account cannot be changed; others need user_list', async () => {
  const { viewer } = await client.run('{ viewer { accountAccesses { id user { email } } } }');
  const own = viewer.accountAccesses.find(({ user }) => user.email === 'client@demo.test');
  const { result } = await client.run<Result>(remove, { input: { id: own?.id } });
  expect(result).toEqual({
    __typename: 'Rejected',
    messages: ['You cannot change the account you are logged in with.'],
  });
  const id = await created('other@baltic.test');
  const limit = await portal.as('limit');
  expect((await limit.run<Result>(remove, { input: { id } })).result.__typename).toBe('Forbidden');
  const stranger = await portal.as('dubai');
  expect((await stranger.run<Result>(remove, { input: { id } })).result.__typename).toBe('NotFound');
});

test('a password of blanks alone, with which no one could log in, is a field error and is not sent', async () => {
  const input = {
    user: { ...person('blank@demo.test'), password: '  \u00a0 ' },
    systemAccesses: [row(1, 2)],
  };
  const { answer, calls } = await client.watch<Result>(create, { input });
  expect(answer.data.result).toEqual({
    __typename: 'InvalidInput',
    fieldErrors: [{ path: 'user.password' }],
  });
  expect(calls).toEqual([]);
});

test('a password in decomposed letters logs in however its letters are written', async () => {
  const composed = 'geh\u00e4use-7';
  const input = {
    user: { ...person('letters@demo.test'), password: composed.normalize('NFD') },
    systemAccesses: [row(1, 2)],
  };
  await client.run<Result>(create, { input });
  const logIn = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';
  for (const form of ['NFC', 'NFD'] as const) {
    const login = { username: 'letters@demo.test', password: composed.normalize(form) };
    expect(await portal.visitor.run(logIn, { input: login })).toEqual({
      login: { __typename: 'LoginPayload' },
    });
  }
});
