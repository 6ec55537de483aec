import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../../../sandbox/createSandbox.ts';
import type { Mail } from '../../../sandbox/mail/sendMail.ts';
import { eachDatabase, defaultDatabase } from '../../support/databases.ts';
import { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

const address = {
  companyName: 'Nový autodíl s.r.o.',
  country: 8,
  city: 'Kraków',
  index: '30-001',
  address: 'Długa 1',
  firstName: 'Jan',
  lastName: 'Nowak',
  phone: '+48 12 345 67 89',
  email: 'biuro@nowy.test',
};

function registration(email: string) {
  return {
    agent: { businessName: 'Nový autodíl s.r.o.' },
    billingAddress: { ...address, vat: 'PL1234567890' },
    deliveryAddress: address,
    contact: { firstName: 'Jan', lastName: 'Nowak', email, workPhone: '+48 1' },
  };
}

eachDatabase('sign-up and password recovery', (database) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
  });
  afterAll(() => sandbox.close());

  async function lastMail(recipient: string): Promise<string> {
    const mail = await sandbox.db
      .selectFrom('mail_outbox')
      .select('body')
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return mail.body;
  }

  async function logIn(username: string, password: string): Promise<number> {
    return (await sandbox.visitor.call('loginCheck', { body: { username, password } })).status;
  }

  test('AUTH-35 GAP-22 a registered customer gets its password by mail and can log in at once', async () => {
    const { id } = await sandbox.visitor.ok('signup', { body: registration('jan@nowy.test') });
    expect(id).toBeGreaterThan(0);
    const password = /password is (\S+)$/.exec(await lastMail('jan@nowy.test'))?.[1] ?? '';
    expect(password).toHaveLength(16);
    expect(await logIn('jan@nowy.test', password)).toBe(200);
    const stored = await sandbox.db
      .selectFrom('user_passwords')
      .select('hash')
      .where('user_id', '=', id)
      .execute();
    expect(stored[0]?.hash).toMatch(/^scrypt\$/);
    expect(stored[0]?.hash).not.toContain(password);
  });

  test.each([
    ['de', 'comma'],
    ['en', 'dot'],
  ])('who registers in the language %s has the decimal style %s', async (locale, style) => {
    const email = `${locale}@nowy.test`;
    await sandbox.visitor.ok('signup', { body: registration(email), headers: { locale } });
    const customer = await sandbox.db
      .selectFrom('users as u')
      .innerJoin('accesses as a', 'a.user_id', 'u.id')
      .innerJoin('customers as c', 'c.id', 'a.customer_id')
      .select('c.decimal_style')
      .where('u.email', '=', email)
      .executeTakeFirstOrThrow();
    expect(customer.decimal_style).toBe(style);
  });

  test('GAP-22 an email already in use is a field error on contact.email, in upper or lower case, and nothing is stored', async () => {
    const count = () => sandbox.db.selectFrom('customers').select('id').execute();
    const before = await count();
    const { status, body } = await sandbox.visitor.call('signup', { body: registration('CLIENT@demo.test') });
    expect(status).toBe(400);
    expect(body).toEqual({
      fields: [{ field: 'contact.email', message: 'This email is registered already.' }],
    });
    expect(await count()).toHaveLength(before.length);
  });

  test('AUTH-26 AUTH-27 AUTH-31 GAP-158 missing fields come back with dotted names, all at once', async () => {
    const { contact, ...rest } = registration('x');
    const { status, body } = await sandbox.visitor.send('signup', {
      body: {
        ...rest,
        agent: { businessName: '' },
        billingAddress: { ...address, city: undefined },
        contact,
      },
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      fields: expect.arrayContaining([
        { field: 'agent.businessName', message: 'Please enter a value.' },
        { field: 'billingAddress.city', message: 'Please enter a value.' },
        { field: 'contact.email', message: 'Please enter a valid email address.' },
      ]),
    });
  });

  test('AUTH-36 an unknown country is a field error', async () => {
    const body = { ...registration('y@nowy.test'), deliveryAddress: { ...address, country: 4711 } };
    const answer = await sandbox.visitor.call('signup', { body });
    expect(answer.body).toEqual({
      fields: [{ field: 'deliveryAddress.country', message: 'Please select a country.' }],
    });
  });

  test('AUTH-41 GAP-23 forgot password gives the same response for known and unknown users', async () => {
    expect(await sandbox.visitor.ok('forgotPassword', { body: { username: 'payer@demo.test' } })).toEqual({});
    expect(await sandbox.visitor.ok('forgotPassword', { body: { username: 'no@demo.test' } })).toEqual({});
  });

  test('AUTH-42 GAP-24 a reset link works once, ends the sessions and mails a new password', async () => {
    const open = await sandbox.as('workshop');
    await sandbox.visitor.ok('forgotPassword', { body: { username: 'workshop@demo.test' } });
    const token = (await lastMail('workshop@demo.test')).split('token=')[1] ?? '';
    expect(await sandbox.visitor.ok('completeForgotPassword', { body: { token } })).toEqual({});
    expect((await open.call('getAccount')).status).toBe(401);
    expect(await logIn('workshop@demo.test', 'demo-workshop')).toBe(401);
    const password = /password is (\S+)$/.exec(await lastMail('workshop@demo.test'))?.[1] ?? '';
    expect(await logIn('workshop@demo.test', password)).toBe(200);
    expect((await sandbox.visitor.call('completeForgotPassword', { body: { token } })).status).toBe(400);
  });

  test('AUTH-44 GAP-24 a made-up token and one older than 24 hours give 400', async () => {
    expect((await sandbox.visitor.call('completeForgotPassword', { body: { token: 'x' } })).status).toBe(400);
    await sandbox.visitor.ok('forgotPassword', { body: { username: 'payer@demo.test' } });
    const token = (await lastMail('payer@demo.test')).split('token=')[1] ?? '';
    await sandbox.db
      .updateTable('password_resets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await sandbox.visitor.call('completeForgotPassword', { body: { token } })).status).toBe(400);
  });
});

test('a listener gets each mail that the sandbox would send', async () => {
  const { options, drop } = await defaultDatabase.copy();
  const mails: Mail[] = [];
  const sandbox = await createSandbox({ ...options, onMail: (mail) => mails.push(mail) });
  try {
    const visitor = new RestCaller(await sandbox.listen(), null);
    await visitor.ok('forgotPassword', { body: { username: 'client@demo.test' } });
    expect(mails).toEqual([
      {
        recipient: 'client@demo.test',
        subject: 'New password',
        body: expect.stringMatching(/^\/forgot-password\/complete\?token=[\w-]{43}$/),
      },
    ]);
  } finally {
    await sandbox.close();
    await drop();
  }
});

test('mails are in the language of who causes them, and lead to the portal', async () => {
  const { options, drop } = await defaultDatabase.copy();
  const mails: Mail[] = [];
  const portalUrl = 'https://portal.test';
  const sandbox = await createSandbox({ ...options, portalUrl, onMail: (mail) => mails.push(mail) });
  try {
    const visitor = new RestCaller(await sandbox.listen(), null);
    const headers = { locale: 'de' };
    await visitor.ok('forgotPassword', { body: { username: 'client@demo.test' }, headers });
    const [, token = ''] = /token=(.+)$/.exec(mails[0]?.body ?? '') ?? [];
    await visitor.ok('completeForgotPassword', { body: { token }, headers });
    expect(mails).toEqual([
      {
        recipient: 'client@demo.test',
        subject: 'Neues Passwort',
        body: `Wählen Sie hier ein neues Passwort:\n\nhttps://portal.test/forgot-password/complete?token=${token}`,
      },
      {
        recipient: 'client@demo.test',
        subject: 'Ihr neues Passwort',
        body: expect.stringMatching(
          /^Ihr Benutzername ist client@demo\.test, Ihr Passwort ist \S{16}\n\nhttps:\/\/portal\.test\/login$/,
        ),
      },
    ]);
  } finally {
    await sandbox.close();
    await drop();
  }
});
