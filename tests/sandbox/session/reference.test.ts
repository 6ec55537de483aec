import { afterAll, beforeAll, expect, test } from 'vitest';
import { attributes } from '../../../sandbox/http/attributes.ts';
import { demoUsers } from '../../../sandbox/demo/demoUsers.ts';
import { eachDatabase } from '../../support/databases.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('lists and counters of the session', (database) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
  });
  afterAll(() => sandbox.close());

  test('AUTH-36 API-10 countries are named and sorted in the requested language', async () => {
    const german = await sandbox.visitor.ok('listCountries', { headers: { locale: 'dg' } });
    const names = german.map(({ name }) => name);
    expect(names).toContain('Deutschland');
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    const english = await sandbox.visitor.ok('listCountries', { headers: { locale: 'xx' } });
    expect(english.find(({ name }) => name === 'Estonia')).toMatchObject({ originalName: 'Eesti' });
  });

  test('FMT-01 API-10 the locales are the portal’s eight', async () => {
    const codes = (await sandbox.visitor.ok('listLocales')).map(({ code }) => code);
    expect(codes).toEqual(['en', 'ru', 'fr', 'de', 'dg', 'it', 'sr', 'pl']);
  });

  test('AUTH-22 the account counts the orders of this access waiting in the checkout', async () => {
    const client = await sandbox.as('client');
    expect(await client.ok('getAccount')).toEqual({ meta: { notCompletedOrders: 5 } });
    const staff = await sandbox.as('staff');
    expect(await staff.ok('getAccount')).toEqual({ meta: { notCompletedOrders: 0 } });
  });

  test('SHELL-20 GAP-06 attentions hold only counters above 0 that this user may see', async () => {
    const client = await sandbox.as('client');
    const counters = await client.ok('getAttentions');
    expect(counters).toMatchObject({
      orders: { value: expect.any(Number), level: 'warning' },
      missing_items: { value: expect.any(Number), level: 'info' },
      announcements: { value: 2, level: 'info' },
    });
    const basic = await sandbox.as('basic');
    expect(Object.keys(await basic.ok('getAttentions'))).toEqual(['announcements']);
  });

  test('CART-53 GAP-44 the cart shows announcements in force for the branch, newest first', async () => {
    const client = await sandbox.as('client');
    expect(await client.ok('listCartAnnouncements')).toHaveLength(1);
    const british = await sandbox.as('buyer');
    const shown = await british.ok('listCartAnnouncements');
    expect(shown).toHaveLength(2);
    expect(shown.map(({ createdAt }) => createdAt)).toEqual(
      shown
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
  });

  test('AUTH-19 every attribute is held by one demo user and not by another', () => {
    for (const attribute of attributes) {
      const holders = demoUsers.filter(({ accesses }) => accesses[0]?.attributes.includes(attribute));
      expect(holders.length, attribute).toBeGreaterThan(0);
      expect(holders.length, attribute).toBeLessThan(demoUsers.length);
    }
  });

  test('AUTH-20 AUTH-21 SHELL-32 the flags differ between the demo users', async () => {
    const sessions = await Promise.all(
      ['client', 'buyer', 'payer', 'basic', 'closed', 'closed-ser'].map(async (name) => {
        const session = await (await sandbox.as(name)).ok('getLoggedIn');
        if (!session.isLoggedIn) throw new Error(`${name} is not logged in`);
        return [name, session.lz.pt, session.lz.py, session.closed, session.branch];
      }),
    );
    expect(sessions).toEqual([
      ['client', 'dot', true, false, 'fed'],
      ['buyer', 'dot', false, false, 'fbg'],
      ['payer', 'comma', true, false, 'fed'],
      ['basic', 'comma', false, false, 'nrd'],
      ['closed', 'dot', false, true, 'ged'],
      ['closed-ser', 'dot', false, true, 'ser'],
    ]);
  });
});
