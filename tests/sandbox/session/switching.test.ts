import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('switching user and account', (database) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
  });
  afterAll(() => sandbox.close());

  test('AUTH-54 GAP-16 a holder of faker acts as a wholesale user and keeps the original user', async () => {
    const staff = await sandbox.as('staff');
    expect(await staff.ok('switchUser', { query: { username: 'Buyer@demo.test' } })).toEqual({});
    expect(await staff.ok('getLoggedIn')).toMatchObject({
      isUserFaked: true,
      user: { email: 'buyer@demo.test' },
      originalUser: { email: 'staff@demo.test' },
      branch: 'fbg',
      currencyCodes: ['GBP', 'EUR'],
    });
  });

  test('GAP-16 while impersonating, the next target is reached from the original user', async () => {
    const staff = await sandbox.as('staff');
    await staff.ok('switchUser', { query: { username: 'buyer@demo.test' } });
    await staff.ok('switchUser', { query: { username: 'payer@demo.test' } });
    expect(await staff.ok('getLoggedIn')).toMatchObject({
      user: { email: 'payer@demo.test' },
      originalUser: { email: 'staff@demo.test' },
    });
  });

  test('AUTH-55 a reset restores the original user, and without impersonation changes nothing', async () => {
    const staff = await sandbox.as('staff');
    await staff.ok('switchUser', { query: { username: 'buyer@demo.test' } });
    expect(await staff.ok('resetSwitchUser')).toEqual({});
    expect(await staff.ok('resetSwitchUser')).toEqual({});
    const session = await staff.ok('getLoggedIn');
    expect(session).toMatchObject({ isUserFaked: false, user: { email: 'staff@demo.test' } });
    expect(session).not.toHaveProperty('originalUser');
  });

  test('GAP-16 without faker 403; a target of the staff 403; an unknown one is a field error (AUTH-57)', async () => {
    const client = await sandbox.as('client');
    expect((await client.call('switchUser', { query: { username: 'buyer@demo.test' } })).status).toBe(403);
    const staff = await sandbox.as('staff');
    expect((await staff.call('switchUser', { query: { username: 'staff@demo.test' } })).status).toBe(403);
    const unknown = await staff.call('switchUser', { query: { username: 'unknown@demo.test' } });
    expect(unknown).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'username', message: 'User not found.' }] },
    });
  });

  test('AUTH-51 AUTH-52 the user search of kind wholesale finds by name or email, never the staff', async () => {
    const staff = await sandbox.as('staff');
    const byName = await staff.ok('searchUsersByKind', {
      path: { kind: 'wholesale' },
      query: { value: 'WHITF' },
    });
    expect(byName).toEqual([
      { id: expect.any(Number), email: 'buyer@demo.test', firstName: 'Grace', lastName: 'Whitfield' },
    ]);
    const wholesale = { path: { kind: 'wholesale' as const }, query: { value: 'staff@' } };
    expect(await staff.ok('searchUsersByKind', wholesale)).toEqual([]);
    expect(await staff.ok('searchUsers', { query: { value: 'staff@' } })).toHaveLength(1);
    expect(await staff.ok('searchUsers', { query: { value: '%' } })).toEqual([]);
  });

  test('AUTH-51 the user search is for those who may impersonate', async () => {
    const client = await sandbox.as('client');
    expect((await client.call('searchUsers', { query: { value: 'a' } })).status).toBe(403);
  });

  test('AUTH-58 GAP-16 a switch to one’s own access changes customer and attributes; another’s is not found', async () => {
    const client = await sandbox.as('client');
    const before = await client.ok('getLoggedIn');
    if (!before.isLoggedIn) throw new Error('not logged in');
    const other = before.accesses.find(({ businessName }) => businessName === 'Kfz-Teile Nord GmbH');
    expect(await client.ok('switchAccount', { path: { id: other?.id ?? 0 } })).toEqual({});
    const after = await client.ok('getLoggedIn');
    if (!after.isLoggedIn) throw new Error('not logged in');
    expect(after).toMatchObject({ selectedAccess: other, branch: 'nrd', lz: { pt: 'comma', py: false } });
    expect(after.attributes).not.toContain('merged_invoice_list');
    expect((await client.call('switchAccount', { path: { id: 999_999 } })).status).toBe(404);
    await client.ok('switchAccount', { path: { id: before.selectedAccess?.id ?? 0 } });
  });

  test('the business that staff chooses while acting is not where the user logs in next', async () => {
    const before = await (await sandbox.as('client')).ok('getLoggedIn');
    if (!before.isLoggedIn) throw new Error('The user is not logged in.');
    const other = before.accesses.find(({ id }) => id !== before.selectedAccess?.id);
    const staff = await sandbox.as('staff');
    await staff.ok('switchUser', { query: { username: 'client@demo.test' } });
    await staff.ok('switchAccount', { path: { id: other?.id ?? 0 } });
    expect(await staff.ok('getLoggedIn')).toMatchObject({ selectedAccess: { id: other?.id } });
    expect(await (await sandbox.as('client')).ok('getLoggedIn')).toMatchObject({
      selectedAccess: { id: before.selectedAccess?.id },
    });
  });

  test('GAP-24 a new password ends the sessions in which the user acts as somebody else, and the other links', async () => {
    const staff = await sandbox.as('staff');
    await staff.ok('switchUser', { query: { username: 'buyer@demo.test' } });
    const tokens: string[] = [];
    for (let n = 0; n < 2; n++) {
      await sandbox.visitor.ok('forgotPassword', { body: { username: 'staff@demo.test' } });
      const { body } = await sandbox.db
        .selectFrom('mail_outbox')
        .select('body')
        .where('recipient', '=', 'staff@demo.test')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      tokens.push(body.split('token=')[1] ?? '');
    }
    const [first = '', second = ''] = tokens;
    await sandbox.visitor.ok('completeForgotPassword', { body: { token: first } });
    expect(await staff.ok('getLoggedIn')).toEqual({ isLoggedIn: false });
    const other = await sandbox.visitor.call('completeForgotPassword', { body: { token: second } });
    expect(other).toMatchObject({ status: 400, body: { messages: ['This link is not valid any more.'] } });
    const again = await sandbox.visitor.call('completeForgotPassword', { body: { token: first } });
    expect(again).toMatchObject({
      status: 400,
      body: {
        messages: [
          expect.stringMatching(/^A new password was sent at \d\d:\d\d\. Please look for a second mail\.$/),
        ],
      },
    });
  });
});
