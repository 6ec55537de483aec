import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { startPortal, type Portal } from '../../support/startPortal.ts';

let portal: Portal;
/** Global id of Estonia. */
let country: string;

beforeAll(async () => {
  portal = await startPortal();
  const { id } = await portal.sandbox.db
    .selectFrom('countries')
    .select('id')
    .where('code', '=', 'EE')
    .executeTakeFirstOrThrow();
  country = toGlobalId('Country', id);
});
afterAll(() => portal.close());

const place = (companyName: string) => ({
  companyName,
  regCode: '14562378',
  vat: 'EE102345678',
  customsCode: 'EE1234567',
  country,
  region: 'Harju',
  city: 'Tallinn',
  postalCode: '10621',
  street: 'Mustamäe tee 5',
  firstName: 'Anna',
  lastName: 'Saar',
  phone: '+372 5550 0000',
  email: 'office@garage.test',
});
const registration = (email: string) => ({
  agent: { businessName: 'Garage OÜ' },
  billingAddress: place('Garage OÜ'),
  deliveryAddress: { ...place('Garage warehouse'), city: 'Tartu' },
  contact: { firstName: 'Anna', lastName: 'Saar', position: 'Buyer', email, workPhone: '+372 5550 0001' },
});

const mutation = `mutation SignUp($input: SignupInput!) {
  signup(input: $input) {
    __typename
    ... on Problem { message }
    ... on InvalidInput { fieldErrors { path message } }
    ... on Rejected { messages }
    ... on SignupPayload { userId }
  }
}`;
type Result = {
  signup: {
    __typename: string;
    userId?: string;
    messages?: string[];
    fieldErrors?: { path: string; message: string }[];
  };
};

test('AUTH-32 AUTH-35 GAP-22 a visitor registers both addresses and the contact in one call, and can log in', async () => {
  const input = registration('anna@garage.test');
  const { answer, calls } = await portal.visitor.watch<Result>(mutation, { input });
  expect(answer.errors).toEqual([]);
  expect(answer.data.signup.__typename).toBe('SignupPayload');
  expect(calls).toEqual(['signup']);

  const { db } = portal.sandbox;
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'anna@garage.test')
    .executeTakeFirstOrThrow();
  expect(user).toMatchObject({ first_name: 'Anna', last_name: 'Saar', position: 'Buyer' });
  expect(answer.data.signup.userId).toBe(toGlobalId('User', user.id));
  const addresses = await db
    .selectFrom('addresses as a')
    .innerJoin('accesses as c', 'c.customer_id', 'a.customer_id')
    .select(['a.type', 'a.company_name', 'a.city', 'a.region', 'a.reg_code', 'a.vat', 'a.customs_code'])
    .where('c.user_id', '=', user.id)
    .orderBy('a.type')
    .execute();
  const numbers = { region: 'Harju', reg_code: '14562378', vat: 'EE102345678', customs_code: 'EE1234567' };
  expect(addresses).toEqual([
    { type: 'billing', company_name: 'Garage OÜ', city: 'Tallinn', ...numbers },
    { type: 'shipping', company_name: 'Garage warehouse', city: 'Tartu', ...numbers },
  ]);

  const { body } = await db
    .selectFrom('mail_outbox')
    .select('body')
    .where('recipient', '=', 'anna@garage.test')
    .executeTakeFirstOrThrow();
  const password = /password is (\S+)/.exec(body)?.[1];
  const { login } = await portal.visitor.run(
    'mutation ($input: LoginInput!) { login(input: $input) { __typename } }',
    { input: { username: 'anna@garage.test', password } },
  );
  expect(login.__typename).toBe('LoginPayload');
});

test('AUTH-32 optional fields may be left out', async () => {
  const {
    regCode: _regCode,
    vat: _vat,
    customsCode: _eori,
    region: _region,
    ...required
  } = place('Small garage');
  const { position: _position, ...contact } = registration('small@garage.test').contact;
  const { signup } = await portal.visitor.run(mutation, {
    input: {
      agent: { businessName: 'Small garage' },
      billingAddress: required,
      deliveryAddress: required,
      contact,
    },
  });
  expect(signup.__typename).toBe('SignupPayload');
});

test('AUTH-26 AUTH-27 AUTH-30 AUTH-31 AUTH-34 GAP-113 GAP-158 field errors come back under the dotted names of the input', async () => {
  const input = registration('unknown');
  input.agent.businessName = '';
  input.billingAddress.city = '';
  input.deliveryAddress.email = 'not an e-mail';
  input.contact.workPhone = '1'.repeat(256);
  const { signup } = await portal.visitor.run<Result>(mutation, { input });
  expect(signup.__typename).toBe('InvalidInput');
  expect(signup.fieldErrors?.map(({ path }) => path).sort()).toEqual([
    'agent.businessName',
    'billingAddress.city',
    'contact.email',
    'contact.workPhone',
    'deliveryAddress.email',
  ]);
});

test('AUTH-34 GAP-21 GAP-22 an e-mail already in use is a field error of contact.email', async () => {
  const { signup } = await portal.visitor.run(mutation, { input: registration('client@demo.test') });
  expect(signup).toMatchObject({ fieldErrors: [{ path: 'contact.email' }] });
});

test('AUTH-36 a country that does not exist is a field error; an id of something else is a bad request', async () => {
  const input = registration('other@garage.test');
  input.deliveryAddress.country = toGlobalId('Country', 999_999);
  const { signup } = await portal.visitor.run(mutation, { input });
  expect(signup).toMatchObject({ fieldErrors: [{ path: 'deliveryAddress.country' }] });

  input.deliveryAddress.country = toGlobalId('User', 1);
  const { answer, calls } = await portal.visitor.watch<Result>(mutation, { input });
  expect(answer.errors[0]?.extensions.code).toBe('BAD_REQUEST');
  expect(calls).toEqual([]);
});

test('GAP-159 refusals without fields are Rejected, ConfirmationRequired or Forbidden; a failure is an error, or its outcome is unknown', async () => {
  const input = registration('later@garage.test');
  const messages = ['Registration is closed today.'];
  await portal.breakNext('signup', { kind: 'status', status: 400, body: { messages } });
  expect((await portal.visitor.run(mutation, { input })).signup).toMatchObject({
    __typename: 'Rejected',
    messages,
  });
  await portal.breakNext('signup', { kind: 'status', status: 402, body: { messages } });
  expect((await portal.visitor.run(mutation, { input })).signup.__typename).toBe('ConfirmationRequired');
  await portal.breakNext('signup', { kind: 'status', status: 500, body: {} });
  expect((await portal.visitor.run(mutation, { input })).signup.__typename).toBe('OutcomeUnknown');
  await portal.breakNext('signup', { kind: 'status', status: 503, body: {} });
  const { errors } = await portal.visitor.send<Result>(mutation, { input });
  expect(errors[0]?.extensions.code).toBe('UPSTREAM_ERROR');
});

test('GAP-160 a confirmed registration is sent with force=1', async () => {
  const input = { ...registration('forced@garage.test'), force: true };
  const { received } = await portal.visitor.watch<Result>(mutation, { input });
  expect(received.map(({ operationId, query }) => ({ operationId, query }))).toEqual([
    { operationId: 'signup', query: { force: '1' } },
  ]);
});
