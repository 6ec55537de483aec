import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

const systemAccesses = [
  { system: 1, group: 2 },
  { system: 4, group: 8 },
];

eachDatabase('sub-accounts', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  let person: { firstName: string; lastName: string; email: string };
  let count = 0;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    count += 1;
    person = { firstName: 'Ada', lastName: 'Byron', email: `ada${String(count)}@baltic.test` };
  });

  const create = (user: object = {}) =>
    client.ok('createAccountAccess', { body: { user: { ...person, ...user }, systemAccesses } });
  const logIn = (password: string) =>
    sandbox.visitor.call('loginCheck', { body: { username: person.email, password } });
  const mails = () =>
    sandbox.db
      .selectFrom('mail_outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', person.email)
      .orderBy('id')
      .execute();

  test('ACC-01 ACC-17 ACC-18 CALL-103 CALL-107 the customer’s users with their systems, without passwords', async () => {
    const systems = await client.ok('listSystems');
    expect(systems[0]).toEqual({
      id: 1,
      name: 'B2B portal',
      groups: [
        { id: 1, name: 'Purchasing' },
        { id: 2, name: 'Accounting' },
        { id: 3, name: 'Management' },
      ],
    });
    const accounts = await client.ok('listAccountAccesses');
    const emails = accounts.map(({ user }) => user?.email);
    expect(emails).toEqual(expect.arrayContaining(['client@demo.test', 'accountant@demo.test']));
    // The distributor's own people are not the customer's users.
    expect(emails).not.toContain('staff@demo.test');
    expect(accounts.find(({ user }) => user?.email === 'marika@baltic.test')).toEqual({
      id: expect.any(Number),
      user: {
        firstName: 'Marika',
        lastName: 'Kuusk',
        email: 'marika@baltic.test',
        createdAt: expect.any(String),
      },
      systemAccesses: [
        { system: { id: 1, name: 'B2B portal' }, group: { id: 1, name: 'Purchasing' } },
        { system: { id: 2, name: 'Electronic parts catalogue' }, group: { id: 4, name: 'Reader' } },
      ],
    });
    const limit = await sandbox.as('limit');
    expect((await limit.call('listAccountAccesses')).status).toBe(403);
    expect((await limit.call('listSystems')).status).toBe(403);
  });

  test('ACC-06 ACC-13 ACC-15 CALL-104 a new account logs in with its trimmed password, which is mailed unless that is not wanted', async () => {
    const created = await create({ password: '  pass word 1  ' });
    expect(created).toMatchObject({
      user: person,
      systemAccesses: [{ system: { id: 1 }, group: { id: 2 } }, { group: { name: 'Claims' } }],
    });
    expect(JSON.stringify(created)).not.toContain('pass word');
    expect((await logIn('pass word 1')).status).toBe(200);
    expect(await mails()).toEqual([
      {
        subject: 'Your account in the B2B portal',
        body: `Your username is ${person.email}, your password is pass word 1`,
      },
    ]);
    person.email = 'silent@baltic.test';
    await create({ password: 'secret-2', sendPassword: false });
    expect((await logIn('secret-2')).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  test('an account never holds permissions that its creator does not hold', async () => {
    await create({ password: 'secret-1' });
    const { body } = await logIn('secret-1');
    const { token } = body as { token: string };
    const session = await (
      await fetch(`${sandbox.url}/api/v3/loggedin`, { headers: { authorization: `Bearer ${token}` } })
    ).json();
    expect(session).toMatchObject({
      attributes: ['article_list', 'article_view', 'order_list', 'order_management', 'order_view'],
    });
  });

  test('ACC-13 without a password there is no mail and no way to log in until one is set', async () => {
    await create({ password: '' });
    expect(await mails()).toEqual([]);
    expect((await logIn('')).status).not.toBe(200);
    await sandbox.visitor.ok('forgotPassword', { body: { username: person.email } });
    expect(await mails()).toHaveLength(1);
  });

  test('a password has at least 8 characters', async () => {
    const refused = await client.call('createAccountAccess', {
      body: { user: { ...person, password: ' secret1 ' }, systemAccesses },
    });
    expect(refused.body).toMatchObject({
      fields: [{ field: 'user.password', message: 'Please enter a password of at least 8 characters.' }],
    });
  });

  test('ACC-06 GAP-109 CALL-105 a change without a password keeps it; a new one replaces it and ends the sessions', async () => {
    const { id } = await create({ password: 'secret-1' });
    const { token } = (await logIn('secret-1')).body as { token: string };
    const path = { id };
    const user = { ...person, lastName: 'King' };
    const changed = await client.ok('updateAccountAccess', {
      path,
      body: { user, systemAccesses: [{ system: 3, group: 7 }] },
    });
    expect(changed).toMatchObject({
      user: { lastName: 'King' },
      systemAccesses: [{ system: { id: 3 }, group: { id: 7 } }],
    });
    expect(changed.systemAccesses).toHaveLength(1);
    expect((await logIn('secret-1')).status).toBe(200);
    await client.ok('updateAccountAccess', {
      path,
      body: { user: { ...user, password: 'secret-2' }, systemAccesses },
    });
    expect((await logIn('secret-1')).status).toBe(401);
    expect((await logIn('secret-2')).status).toBe(200);
    const old = await fetch(`${sandbox.url}/api/v3/orders/regular`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(old.status).toBe(401);
  });

  test('ACC-07 ACC-08 ACC-09 ACC-10 ACC-16 GAP-31 wrong fields are named, rows by their place', async () => {
    const send = async (user: object, rows: object[]) =>
      (
        await client.send('createAccountAccess', {
          body: { user: { ...person, ...user }, systemAccesses: rows },
        })
      ).body;
    expect(await send({ firstName: ' ' }, systemAccesses)).toEqual({
      fields: [{ field: 'user.firstName', message: 'Please enter a value.' }],
    });
    expect(await send({}, [])).toMatchObject({ fields: [{ field: 'systemAccesses' }] });
    const twice = [systemAccesses[0] ?? {}, { system: 1, group: 1 }];
    expect(await send({}, twice)).toEqual({
      fields: [{ field: 'systemAccesses.1.system', message: 'This system is chosen in another row.' }],
    });
    expect(await send({}, [{ system: 1, group: 4 }])).toEqual({
      fields: [{ field: 'systemAccesses.0.group', message: 'Please select a value.' }],
    });
    expect(await send({}, [{ system: 99, group: 4 }])).toEqual({
      fields: [{ field: 'systemAccesses.0.system', message: 'Please select a value.' }],
    });
    const taken = { fields: [{ field: 'user.email', message: 'This email is registered already.' }] };
    expect(await send({ email: 'BUYER@demo.test' }, systemAccesses)).toEqual(taken);
    const { id } = await create();
    const other = await client.call('updateAccountAccess', {
      path: { id },
      body: { user: { ...person, email: 'buyer@demo.test' }, systemAccesses },
    });
    expect(other.body).toEqual(taken);
  });

  test('GAP-30 the account one is logged in with is neither changed nor removed; another customer’s is not found', async () => {
    const accounts = await client.ok('listAccountAccesses');
    const own = accounts.find(({ user }) => user?.email === 'client@demo.test');
    const path = { id: own?.id ?? 0 };
    const body = { user: person, systemAccesses };
    const refused = { messages: ['You cannot change the account you are logged in with.'] };
    expect(await client.call('updateAccountAccess', { path, body })).toMatchObject({
      status: 400,
      body: refused,
    });
    expect(await client.call('deleteAccountAccess', { path })).toMatchObject({ status: 400, body: refused });
    const dubai = await sandbox.as('dubai');
    expect((await dubai.call('updateAccountAccess', { path, body })).status).toBe(404);
    expect((await dubai.call('deleteAccountAccess', { path })).status).toBe(404);
  });

  test('a user of several businesses keeps name, e-mail and password; the systems can be changed', async () => {
    const second = await sandbox.as('second');
    const shared = (await second.ok('listAccountAccesses')).find(
      ({ user }) => user?.email === 'client@demo.test',
    );
    const path = { id: shared?.id ?? 0 };
    const user = { firstName: 'Kadri', lastName: 'Tamm', email: 'client@demo.test' };
    const takeOver = { user: { ...user, password: 'mine' }, systemAccesses };
    expect((await second.call('updateAccountAccess', { path, body: takeOver })).status).toBe(400);
    const renamed = { user: { ...user, email: 'mine@evil.test' }, systemAccesses };
    expect((await second.call('updateAccountAccess', { path, body: renamed })).status).toBe(400);
    const changed = await second.ok('updateAccountAccess', { path, body: { user, systemAccesses } });
    expect(changed.systemAccesses).toHaveLength(2);
    const again = await sandbox.visitor.call('loginCheck', {
      body: { username: 'client@demo.test', password: 'demo-client' },
    });
    expect(again.status).toBe(200);
  });

  test('ACC-05 CALL-106 a removed account cannot log in; added again it has no password but a new one', async () => {
    const { id } = await create({ password: 'secret-1' });
    expect(await client.ok('deleteAccountAccess', { path: { id } })).toEqual({});
    expect((await client.call('deleteAccountAccess', { path: { id } })).status).toBe(404);
    expect((await logIn('secret-1')).status).toBe(401);
    await create({ firstName: 'Augusta' });
    expect((await logIn('secret-1')).status).toBe(401);
    const again = (await client.ok('listAccountAccesses')).find(({ user }) => user?.email === person.email);
    expect(again?.user?.firstName).toBe('Augusta');
  });

  test('a write that is repeated with its key is done once', async () => {
    const headers = { 'idempotency-key': 'a-new-account' };
    const body = { user: { ...person, password: 'secret-1' }, systemAccesses };
    const first = await client.ok('createAccountAccess', { body, headers });
    expect(await client.ok('createAccountAccess', { body, headers })).toEqual(first);
    expect(await mails()).toHaveLength(1);
  });
});
