import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('login', (database) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
  });
  afterAll(() => sandbox.close());

  test('GAP-11 a visitor gets {isLoggedIn: false} and no error', async () => {
    expect(await sandbox.visitor.ok('getLoggedIn')).toEqual({ isLoggedIn: false });
  });

  test('AUTH-08 GAP-12 a login returns a token and sets it as HttpOnly cookie BEARER', async () => {
    const body = { username: 'client@demo.test', password: 'demo-client' };
    const { status, headers } = await sandbox.visitor.call('loginCheck', { body });
    expect(status).toBe(200);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^BEARER=[\w.-]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    const byCookie = await sandbox.visitor.ok('getLoggedIn', {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect(byCookie.isLoggedIn).toBe(true);
  });

  test('AUTH-07 spaces around username and password do not matter, nor does the case of the username', async () => {
    const body = { username: ' Client@DEMO.test ', password: ' demo-client ' };
    expect((await sandbox.visitor.call('loginCheck', { body })).status).toBe(200);
  });

  test('invisible characters of a pasted user name do not count, and a password counts in whichever form its letters are written', async () => {
    const username = '\u200bclient@demo\u00ad.test\ufeff';
    expect(
      (await sandbox.visitor.call('loginCheck', { body: { username, password: 'demo-client' } })).status,
    ).toBe(200);
  });

  test.each([
    ['a wrong password', 'client@demo.test', 'demo-buyer'],
    ['an unknown user', 'unknown@demo.test', 'demo-client'],
  ])('AUTH-12 %s is refused', async (_case, username, password) => {
    const { status } = await sandbox.visitor.call('loginCheck', { body: { username, password } });
    expect(status).toBe(401);
  });

  test('AUTH-13 an empty field comes back as a field error', async () => {
    const { status, body } = await sandbox.visitor.send('loginCheck', {
      body: { username: '', password: 'x' },
    });
    expect(status).toBe(400);
    expect(body).toEqual({ fields: [{ field: 'username', message: 'Please enter a value.' }] });
  });

  test('AUTH-18 the current user carries user, attributes, branch, accesses, currencies and flags', async () => {
    const client = await sandbox.as('client');
    const session = await client.ok('getLoggedIn');
    expect(session).toMatchObject({
      isLoggedIn: true,
      isUserFaked: false,
      user: { email: 'client@demo.test', firstName: 'Kadri', lastName: 'Tamm' },
      branch: 'fed',
      closed: false,
      selectedCurrencyCode: 'EUR',
      currencyCodes: ['EUR', 'USD', 'GBP'],
      lz: { pt: 'dot', py: true },
    });
    expect(session).not.toHaveProperty('originalUser');
  });

  test('API-03 GAP-20 header CC chooses the currency when the customer has it, in upper or lower case', async () => {
    const client = await sandbox.as('client');
    const inDollar = await client.ok('getLoggedIn', { headers: { cc: 'usd' } });
    const unknown = await client.ok('getLoggedIn', { headers: { cc: 'AED' } });
    expect(inDollar).toMatchObject({ selectedCurrencyCode: 'USD' });
    expect(unknown).toMatchObject({ selectedCurrencyCode: 'EUR' });
  });

  test('AUTH-16 after logout the token is no longer valid', async () => {
    const client = await sandbox.as('client');
    expect(await client.ok('logout')).toEqual({});
    expect((await client.call('getAccount')).status).toBe(401);
    expect(await client.ok('getLoggedIn')).toEqual({ isLoggedIn: false });
  });

  test('AUTH-17 a call without a session, or with a made-up token, gives 401', async () => {
    expect((await sandbox.visitor.call('getAccount')).status).toBe(401);
    const forged = new RestCaller(sandbox.url, 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln');
    expect((await forged.call('getAccount')).status).toBe(401);
  });

  test('AUTH-17 an expired session gives 401', async () => {
    const client = await sandbox.as('buyer');
    await sandbox.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect((await client.call('getAccount')).status).toBe(401);
  });
});
