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

interface Address {
  id: string;
  type: string;
  default: boolean;
  city: string;
  vat: string | null;
}
interface Result {
  result: {
    __typename: string;
    message?: string;
    messages?: string[];
    fieldErrors?: { path: string }[];
    address?: Address | null;
    addresses?: Address[];
    resultCode?: number | null;
    contact?: { id: string };
    deletedId?: string;
  };
}
const mutation = (field: string, payload: string) => {
  const name = field.charAt(0).toUpperCase() + field.slice(1);
  return `mutation Change($input: ${name}Input!) {
    result: ${field}(input: $input) {
      __typename ... on Problem { message } ... on Rejected { messages }
      ... on InvalidInput { fieldErrors { path } } ... on ${payload}
    }
  }`;
};
const fields = 'id type default city vat';
const createAddress = mutation('createAddress', `CreateAddressPayload { address { ${fields} } }`);
const updateAddress = mutation('updateAddress', `UpdateAddressPayload { address { ${fields} } resultCode }`);
const deleteAddress = mutation('deleteAddress', 'DeleteAddressPayload { deletedId }');
const setDefault = mutation('setDefaultAddress', `SetDefaultAddressPayload { addresses { ${fields} } }`);

const address = {
  name: 'Yard',
  companyName: 'Parts OÜ',
  country: toGlobalId('Country', 1),
  city: 'Tartu',
  postalCode: '50090',
  street: 'Riia 1',
  phone: '+372 1',
  email: 'yard@parts.test',
};
const list = async (caller = client): Promise<Address[]> =>
  (await caller.run<{ viewer: { addresses: Address[] } }>(`{ viewer { addresses { ${fields} } } }`)).viewer
    .addresses;
async function created(): Promise<string> {
  const { result } = await client.run<Result>(createAddress, { input: { type: 'SHIPPING', address } });
  return result.address?.id ?? JSON.stringify(result);
}

test('PROF-04 PROF-11 GAP-105 CALL-089 CALL-090 an address is changed, which answers it and result code 0, and deleted', async () => {
  const id = await created();
  const input = { id, type: 'SHIPPING', address: { ...address, city: 'Narva' } };
  const { calls, answer } = await client.watch<Result>(updateAddress, { input });
  expect(calls).toEqual(['updateAddress']);
  expect(answer.data.result).toEqual({
    __typename: 'UpdateAddressPayload',
    address: { id, type: 'SHIPPING', default: false, city: 'Narva', vat: null },
    resultCode: 0,
  });
  const { result } = await client.run<Result>(deleteAddress, { input: { id } });
  expect(result).toEqual({ __typename: 'DeleteAddressPayload', deletedId: id });
  expect((await list()).map((one) => one.id)).not.toContain(id);
});

test('PROF-10 field errors of a change name its fields in the input', async () => {
  const id = await created();
  const input = { id, type: 'SHIPPING', address: { ...address, postalCode: '', street: '', email: 'x' } };
  const { result } = await client.run<Result>(updateAddress, { input });
  expect(result.fieldErrors?.map(({ path }) => path).toSorted()).toEqual([
    'address.email',
    'address.postalCode',
    'address.street',
  ]);
});

test('PROF-12 a billing address of another payer stays, and result code 126 says that an account was created, once per key', async () => {
  const payer = await portal.as('payer');
  const billing = (await list(payer)).find(({ type }) => type === 'BILLING');
  const input = {
    id: billing?.id,
    type: 'BILLING',
    address: { ...address, companyName: 'Garage Deux', vat: 'FR99999999999' },
    idempotencyKey: 'another-payer',
  };
  const { result } = await payer.run<Result>(updateAddress, { input });
  expect(result).toEqual({ __typename: 'UpdateAddressPayload', address: billing, resultCode: 126 });
  expect((await payer.run<Result>(updateAddress, { input })).result).toEqual(result);
  const { viewer } = await payer.run('{ viewer { accesses { businessName } } }');
  expect(viewer.accesses.filter(({ businessName }) => businessName === 'Garage Deux')).toHaveLength(1);
});

test('PROF-05 PROF-06 PROF-07 GAP-106 CALL-091 one shipping address is the default; it cannot be deleted, and a billing address cannot be it', async () => {
  const id = await created();
  const { calls, answer } = await client.watch<Result>(setDefault, { input: { id } });
  expect(calls).toEqual(['setDefaultAddress', 'listAddresses']);
  const marked = answer.data.result.addresses?.filter(
    ({ type, default: isDefault }) => isDefault && type === 'SHIPPING',
  );
  expect(marked?.map((one) => one.id)).toEqual([id]);
  const refused = await client.run<Result>(deleteAddress, { input: { id } });
  expect(refused.result).toMatchObject({
    __typename: 'Rejected',
    messages: ['The default address cannot be deleted.'],
  });
  const billing = (await list()).find(({ type }) => type === 'BILLING');
  const other = await client.run<Result>(setDefault, { input: { id: billing?.id } });
  expect(other.result.__typename).toBe('Rejected');
});

test('PROF-17 PROF-19 PROF-20 CALL-092 CALL-093 CALL-094 CALL-095 a contact is added, changed, read by its id and deleted', async () => {
  const everything = 'id firstName lastName position email workPhone mobilePhone';
  const create = mutation('createContact', `ContactPayload { contact { ${everything} } }`);
  const update = mutation('updateContact', `ContactPayload { contact { ${everything} } }`);
  const contact = {
    firstName: 'Ada',
    lastName: 'Byron',
    position: 'Purchasing',
    email: 'ada@parts.test',
    workPhone: '+372 1',
  };
  const { calls, answer } = await client.watch<Result>(create, { input: { contact } });
  expect(calls).toEqual(['createContact']);
  const id = answer.data.result.contact?.id;
  expect(answer.data.result.contact).toEqual({ id, ...contact, mobilePhone: null });
  const changed = { ...contact, mobilePhone: '+372 5' };
  const { result } = await client.run<Result>(update, { input: { id, contact: changed } });
  expect(result.contact).toEqual({ id, ...changed });
  const node = 'query Node($id: ID!) { node(id: $id) { ... on Contact { lastName } } }';
  expect(await client.run(node, { id })).toEqual({ node: { lastName: 'Byron' } });
  const { viewer } = await client.run('{ viewer { contacts { id } } }');
  expect(viewer.contacts.map((one) => one.id)).toContain(id);
  const wrong = await client.run<Result>(update, { input: { id, contact: { ...contact, position: '' } } });
  expect(wrong.result.fieldErrors).toEqual([{ path: 'contact.position' }]);
  const remove = mutation('deleteContact', 'DeleteContactPayload { deletedId }');
  expect((await client.run<Result>(remove, { input: { id } })).result.deletedId).toBe(id);
  expect(await client.run(node, { id })).toEqual({ node: null });
});
