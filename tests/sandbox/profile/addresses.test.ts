import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

const input = {
  type: 'shipping' as const,
  companyName: 'Third store',
  country: 2,
  city: 'Rīga',
  index: 'LV-1050',
  address: 'Brīvības iela 1',
  phone: '+371 1',
  email: 'riga@demo.test',
};

eachDatabase('addresses', (database) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
  });
  afterAll(() => sandbox.close());

  test('PROF-14 addresses of both types, the default first, the country in the requested language', async () => {
    const client = await sandbox.as('client');
    const addresses = await client.ok('listAddresses', { headers: { locale: 'de' } });
    const shipping = addresses.filter(({ type }) => type === 'shipping');
    expect(shipping[0]).toMatchObject({
      default: true,
      name: 'Main store',
      country: { name: 'Estland', originalName: 'Eesti' },
    });
    expect(addresses.filter(({ type }) => type === 'billing')).toHaveLength(1);
  });

  test('PROF-04 GAP-67 an address can be added with the seven required fields alone; empty texts become null', async () => {
    const client = await sandbox.as('client');
    const created = await client.ok('createAddress', { body: { ...input, region: '  ' } });
    expect(created).toMatchObject({ ...input, country: { id: 2 }, default: false, name: null, region: null });
    expect(await client.ok('listAddresses')).toContainEqual(created);
  });

  test('CHK-18 GAP-170 a user who may order may add an address for delivery, even without the address book, and none for billing', async () => {
    const second = await sandbox.as('second');
    expect((await second.call('createAddress', { body: input })).status).toBe(200);
    expect((await second.call('createAddress', { body: { ...input, type: 'billing' } })).status).toBe(403);
    expect((await (await sandbox.as('basic')).call('createAddress', { body: input })).status).toBe(403);
  });

  test('PROF-10 GAP-113 wrong and unknown fields are field errors', async () => {
    const client = await sandbox.as('client');
    const { status, body } = await client.send('createAddress', {
      body: { ...input, city: '', email: 'nowhere', colour: 'red' },
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      fields: expect.arrayContaining([
        { field: 'city', message: 'Please enter a value.' },
        { field: 'email', message: 'Please enter a valid email address.' },
        { field: 'colour', message: 'This field is not known.' },
      ]),
    });
    const unknown = await client.call('createAddress', { body: { ...input, country: 4711 } });
    expect(unknown.body).toEqual({ fields: [{ field: 'country', message: 'Please select a country.' }] });
    const free = { phone: 'ask at the gate', index: '???', vat: 'none yet', companyName: 'x'.repeat(255) };
    expect(await client.ok('createAddress', { body: { ...input, ...free } })).toMatchObject(free);
    const tooLong = { ...input, ...free, companyName: 'x'.repeat(256) };
    expect((await client.call('createAddress', { body: tooLong })).body).toEqual({
      fields: [{ field: 'companyName', message: 'At most 255 characters.' }],
    });
  });

  test('PROF-11 GAP-105 an edit returns the address and result code 0', async () => {
    const client = await sandbox.as('client');
    const { id } = await client.ok('createAddress', { body: input });
    const answer = await client.ok('updateAddress', { path: { id }, body: { ...input, city: 'Jelgava' } });
    expect(answer).toMatchObject({ address: { id, city: 'Jelgava' }, resultCode: 0 });
  });

  test('CALL-088 who may only order adds shipping addresses for the checkout, and no billing ones', async () => {
    const sub = await sandbox.as('second');
    const added = await sub.call('createAddress', { body: { ...input, type: 'shipping' } });
    expect(added.status).toBe(200);
    expect((await sub.call('createAddress', { body: { ...input, type: 'billing' } })).status).toBe(403);
  });

  test('PROF-12 GAP-105 a different VAT number on a billing address opens a separate account: result code 126', async () => {
    const payer = await sandbox.as('payer');
    const billing = (await payer.ok('listAddresses')).find(({ type }) => type === 'billing');
    const path = { id: billing?.id ?? 0 };
    const body = { ...input, type: 'billing' as const, companyName: 'Garage Deux', vat: 'FR99999999999' };
    expect(await payer.ok('updateAddress', { path, body })).toEqual({ address: billing, resultCode: 126 });
    const session = await payer.ok('getLoggedIn');
    if (!session.isLoggedIn) throw new Error('not logged in');
    expect(session.accesses.map(({ businessName }) => businessName)).toContain('Garage Deux');
  });

  test('PROF-06 setting a default removes the mark from all others of the type', async () => {
    const client = await sandbox.as('client');
    const { id } = await client.ok('createAddress', { body: input });
    expect(await client.ok('setDefaultAddress', { path: { id } })).toEqual({});
    const defaults = (await client.ok('listAddresses')).filter(
      (each) => each.default && each.type === 'shipping',
    );
    expect(defaults.map((each) => each.id)).toEqual([id]);
  });

  test('PROF-05 GAP-106 a billing address cannot be made the default: 400 with a message', async () => {
    const client = await sandbox.as('client');
    const billing = (await client.ok('listAddresses')).find(({ type }) => type === 'billing');
    const answer = await client.call('setDefaultAddress', { path: { id: billing?.id ?? 0 } });
    expect(answer).toMatchObject({
      status: 400,
      body: { messages: ['Only a shipping address can be made the default.'] },
    });
  });

  test('PROF-07 GAP-106 a default address cannot be deleted, any other can, and is then not found', async () => {
    const client = await sandbox.as('client');
    const standard = (await client.ok('listAddresses')).find((each) => each.default);
    expect((await client.call('deleteAddress', { path: { id: standard?.id ?? 0 } })).status).toBe(400);
    const { id } = await client.ok('createAddress', { body: input });
    expect(await client.ok('deleteAddress', { path: { id } })).toEqual({});
    expect((await client.call('deleteAddress', { path: { id } })).status).toBe(404);
  });

  test('PROF-02 without account_address_management the address book cannot be changed', async () => {
    const second = await sandbox.as('second');
    const [address] = await second.ok('listAddresses');
    const path = { id: address?.id ?? 0 };
    expect((await second.call('updateAddress', { path, body: input })).status).toBe(403);
    expect((await second.call('deleteAddress', { path })).status).toBe(403);
    expect((await second.call('setDefaultAddress', { path })).status).toBe(403);
  });

  test("ERR-07 another customer's address is not found", async () => {
    const client = await sandbox.as('client');
    const foreign = (await (await sandbox.as('buyer')).ok('listAddresses'))[0];
    const path = { id: foreign?.id ?? 0 };
    expect((await client.call('updateAddress', { path, body: input })).status).toBe(404);
    expect((await client.call('deleteAddress', { path })).status).toBe(404);
  });
});
