import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

const input = {
  firstName: 'Ada',
  lastName: 'Byron',
  position: 'Purchasing',
  email: 'ada@parts.test',
  workPhone: '+372 1',
};

const fieldsOf = (answer: unknown) =>
  (answer as { fields: { field: string }[] }).fields.map(({ field }) => field).toSorted();

eachDatabase('contacts', (database) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
  });
  afterAll(() => sandbox.close());

  test('PROF-17 PROF-20 CALL-092 CALL-093 CALL-094 CALL-095 a contact is added, changed and deleted', async () => {
    const client = await sandbox.as('client');
    const created = await client.ok('createContact', { body: { ...input, firstName: ' Ada ' } });
    expect(created).toEqual({ ...input, id: expect.any(Number), mobilePhone: null });
    expect(await client.ok('listContacts')).toContainEqual(created);
    const path = { id: created.id };
    const changed = await client.ok('updateContact', { path, body: { ...input, mobilePhone: '+372 5' } });
    expect(changed).toEqual({ ...created, mobilePhone: '+372 5' });
    expect(await client.ok('deleteContact', { path })).toEqual({});
    expect((await client.call('deleteContact', { path })).status).toBe(404);
    expect((await client.call('updateContact', { path, body: input })).status).toBe(404);
  });

  test('PROF-18 PROF-19 empty required fields, spaces among them, are field errors; the mobile phone is optional', async () => {
    const client = await sandbox.as('client');
    const { status, body } = await client.send('createContact', { body: {} });
    expect(status).toBe(400);
    expect(fieldsOf(body)).toEqual(['email', 'firstName', 'lastName', 'position', 'workPhone']);
    const spaces = await client.call('createContact', { body: { ...input, position: '  ' } });
    expect(spaces.body).toEqual({ fields: [{ field: 'position', message: 'Please enter a value.' }] });
  });

  test('a character that cannot be stored is named, in the language of the user', async () => {
    const client = await sandbox.as('client');
    const body = { ...input, position: 'Purch\0asing' };
    expect((await client.call('createContact', { body })).body).toEqual({
      fields: [{ field: 'position', message: 'Please remove the control character.' }],
    });
    expect((await client.call('createContact', { body, headers: { locale: 'de' } })).body).toEqual({
      fields: [{ field: 'position', message: 'Bitte entfernen Sie das Steuerzeichen.' }],
    });
  });

  test('PROF-16 contacts need account_contact_management; another customer’s contact is not found', async () => {
    const buyer = await sandbox.as('buyer');
    expect((await buyer.call('listContacts')).status).toBe(403);
    expect((await buyer.call('createContact', { body: input })).status).toBe(403);
    const client = await sandbox.as('client');
    const payer = await sandbox.as('payer');
    const [foreign] = await client.ok('listContacts');
    const path = { id: foreign?.id ?? 0 };
    expect((await payer.call('updateContact', { path, body: input })).status).toBe(404);
    expect((await payer.call('deleteContact', { path })).status).toBe(404);
  });
});
