import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { startAlteredUpstream } from '../../support/startAlteredUpstream.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
let gateway: TestGateway;
let bearer: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  gateway = await startGateway({ upstreamUrl: sandbox.url });
  bearer = (await sandbox.as('client')).token ?? '';
});
afterAll(async () => {
  await gateway.close();
  await sandbox.close();
});

interface Address {
  id: string;
  type: string;
  default: boolean;
  name: string | null;
}

const list = async (type?: string): Promise<Address[]> => {
  const { data } = await graphql<{ viewer: { addresses: Address[] } }>(gateway, {
    bearer,
    query: 'query ($type: AddressType) { viewer { addresses(type: $type) { id type default name } } }',
    variables: { type },
  });
  return data.viewer.addresses;
};

const create = (address: object) =>
  graphql<{ createAddress: { __typename: string; address?: Address; fieldErrors?: { path: string }[] } }>(
    gateway,
    {
      bearer,
      query: `mutation ($address: AddressInput!) {
      createAddress(input: { type: SHIPPING, address: $address }) {
        __typename
        ... on CreateAddressPayload { address {
          id type default name companyName firstName lastName vat customsCode regCode country { id name originalName }
          region city postalCode street phone email
        } }
        ... on InvalidInput { message fieldErrors { path message } }
      }
    }`,
      variables: { address },
    },
  );

const countryId = (dbId: number): string => Buffer.from(`Country:${dbId}`).toString('base64');
const address = {
  name: 'Second yard',
  companyName: 'Parts OÜ',
  country: countryId(1),
  city: 'Tartu',
  postalCode: '50090',
  street: 'Riia 1',
  phone: '+372 1',
  email: 'yard@parts.test',
};

test('PROF-14 addresses are listed by type or together, each with its type and mark', async () => {
  const all = await list();
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['BILLING', 'SHIPPING']));
  const shipping = await list('SHIPPING');
  expect(shipping).toEqual(all.filter(({ type }) => type === 'SHIPPING'));
  expect(shipping.filter((each) => each.default)).toHaveLength(1);
});

test('an address whose type the back end does not say, or says in an unknown word, is in the list of each type', async () => {
  const altered = await startAlteredUpstream(sandbox.url);
  const before = await startGateway({ upstreamUrl: altered.url });
  const idsOf = async (type: string): Promise<string[]> => {
    const { data } = await graphql<{ viewer: { addresses: Address[] } }>(before, {
      bearer,
      query: 'query ($type: AddressType) { viewer { addresses(type: $type) { id } } }',
      variables: { type },
    });
    return data.viewer.addresses.map(({ id }) => id);
  };
  const all = (await list()).map(({ id }) => id);
  const billing = (await list('BILLING')).map(({ id }) => id);
  // Shipping addresses by another word; a billing address stays one.
  altered.alter('listAddresses', (key, value) =>
    key === 'type' && value === 'shipping' ? 'delivery' : value,
  );
  expect(await idsOf('SHIPPING')).toEqual(all.filter((id) => !billing.includes(id)));
  expect(await idsOf('BILLING')).toEqual(all);
  altered.alter('listAddresses', (key, value) => (key === 'type' ? undefined : value));
  expect(await idsOf('SHIPPING')).toEqual(all);
  await before.close();
  await altered.close();
});

test('PROF-04 an address is created, listed and read again by its id', async () => {
  const { data, errors } = await create(address);
  expect(errors).toEqual([]);
  expect(data.createAddress).toMatchObject({
    __typename: 'CreateAddressPayload',
    address: {
      type: 'SHIPPING',
      name: 'Second yard',
      companyName: 'Parts OÜ',
      country: { id: countryId(1) },
      vat: null,
    },
  });
  const id = data.createAddress.address?.id;
  expect((await list('SHIPPING')).map((each) => each.id)).toContain(id);
  const again = await graphql<{ node: unknown }>(gateway, {
    bearer,
    query: 'query ($id: ID!) { node(id: $id) { __typename ... on Address { name } } }',
    variables: { id },
  });
  expect(again.data.node).toEqual({ __typename: 'Address', name: 'Second yard' });
});

test('PROF-14 an address carries everything that was written into it, and the country in two languages', async () => {
  const whole = {
    ...address,
    firstName: 'Ada',
    lastName: 'Byron',
    vat: 'EE123456789',
    customsCode: 'EE12345',
    regCode: '14',
    region: 'Tartumaa',
  };
  const { data } = await create(whole);
  expect(data.createAddress.address).toEqual({
    ...whole,
    id: expect.any(String),
    type: 'SHIPPING',
    default: false,
    country: { id: countryId(1), name: 'Estonia', originalName: 'Eesti' },
  });
});

test('PROF-10 GAP-113 a field error of the back end is InvalidInput with its path', async () => {
  const { data } = await create({ ...address, email: 'not an e-mail' });
  expect(data.createAddress.__typename).toBe('InvalidInput');
  expect(data.createAddress.fieldErrors?.map(({ path }) => path)).toEqual(['address.email']);
});

test('GAP-158 a field error names the field as the input does: postalCode and street, not index and address', async () => {
  const { data } = await create({ ...address, postalCode: 'x'.repeat(256), street: '' });
  expect(data.createAddress.fieldErrors?.map(({ path }) => path).toSorted()).toEqual([
    'address.postalCode',
    'address.street',
  ]);
});

test('a country id of another type is a BAD_REQUEST that names the type', async () => {
  const { data, errors } = await create({ ...address, country: Buffer.from('Order:1').toString('base64') });
  expect(data).toEqual({ createAddress: null });
  expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  expect(errors[0]?.message).toContain('Country');
});

test('the addresses of one customer are not found by another', async () => {
  const [own] = await list('SHIPPING');
  const other = await graphql<{ node: unknown }>(gateway, {
    bearer: (await sandbox.as('buyer')).token ?? '',
    query: 'query ($id: ID!) { node(id: $id) { id } }',
    variables: { id: own?.id },
  });
  expect(other.data.node).toBeNull();
});
