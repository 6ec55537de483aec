import type { ServerResponse } from 'node:http';
import { getNamedType, isObjectType, isUnionType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { isWrite } from '../../../gateway/rest/request/isWrite.ts';
import { createSchema } from '../../../gateway/modules/createSchema.ts';
import type { MutationResolvers } from '../../../gateway/schema/resolvers.generated.ts';
import { graphql } from '../../support/graphql.ts';
import { variantsFor } from '../../support/matrix.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startProxy, type Proxy } from '../../support/startProxy.ts';
import { warehouseIds } from '../../support/shopping.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

type Field = keyof MutationResolvers;

const article = toGlobalId('Article', 1);
const address = {
  companyName: 'Test',
  country: toGlobalId('Country', 1),
  city: 'Tallinn',
  postalCode: '10111',
  street: 'Street 1',
  phone: '1',
  email: 'a@b.test',
};
const person = { ...address, firstName: 'Ann', lastName: 'Lee' };
const connection = { connectionType: 'FTP', ftpServer: 'ftp.example.test', ftpPort: 21 };
const integration = {
  ...connection,
  ftpSSL: false,
  ftpPassiveMode: true,
  name: 'Prices',
  frequency: 1,
  active: true,
  type: 'FTP_RRP',
  fileName: 'prices',
  fileColumnSeparator: ';',
  filePriceSeparator: '.',
  fileAddSeparatorLine: false,
  fileAddDateLine: false,
  fileLanguage: 'en',
  fields: [],
  excludedWarehouses: [],
};
const items = [{ item: toGlobalId('MissingItem', 1) }];
const part = { OENumber: '2K0 501 281 G', description: 'Wheel bolt', qty: 100, price: '1.20' };
const contact = { firstName: 'Ann', lastName: 'Lee', email: 'a@b.test', workPhone: '1' };
const colleague = { contact: { ...contact, position: 'Buyer' } };
const account = {
  user: { firstName: 'Ann', lastName: 'Lee', email: 'a@b.test' },
  systemAccesses: [{ system: toGlobalId('System', 1), group: toGlobalId('SystemGroup', 1, 1) }],
};

/** An input for every mutation; a file is sent where `file` is null. */
const inputs: Record<Field, object> = {
  addClaimComment: { claim: toGlobalId('Claim', 1), text: 'Hello' },
  addIssueComment: { issue: toGlobalId('Issue', 1), comment: 'Hello' },
  addLines: { lines: [{ number: 'PL-1611953', qty: 4 }] },
  addOrderComment: { order: toGlobalId('Order', 1), message: 'Hello' },
  addToWishlist: { article },
  cancelOrder: { order: toGlobalId('CheckoutOrder', 1) },
  changeOrderStatus: { orders: [toGlobalId('Order', 1)], status: 'CONFIRMED' },
  checkClaimFile: { file: null },
  clearCart: { type: 'REGULAR' },
  clearWishlist: {},
  completeForgotPassword: { token: 'abc' },
  completeOrder: { order: toGlobalId('CheckoutOrder', 1) },
  createAccountAccess: account,
  createAddress: { type: 'SHIPPING', address },
  createClaim: {
    type: 'RETURN',
    items: [
      {
        known: {
          line: toGlobalId('ClaimableLine', '1/1/PL-1611953'),
          articleName: 'PL-1611953',
          qty: 1,
          description: 'Wrong part',
        },
      },
    ],
  },
  createContact: colleague,
  createIntegration: integration,
  createIssue: {
    name: 'Wrong price',
    description: 'Too **high**.',
    department: toGlobalId('Department', 1),
    priority: 'LOW',
  },
  createOrderFromMissing: { items, mode: 'ALL' },
  createOrders: { warehouses: warehouseIds('1'), items: [{ article, qty: 1 }] },
  createProductionOffer: { ...part, justification: 'Sold out everywhere' },
  createProductionOrder: part,
  deleteAccountAccess: { id: toGlobalId('AccountAccess', 1) },
  deleteAddress: { id: toGlobalId('Address', 2) },
  deleteContact: { id: toGlobalId('Contact', 1) },
  deleteIntegration: { integration: toGlobalId('Integration', 1) },
  deleteOrderComment: { comment: toGlobalId('OrderComment', 1, 1) },
  forgotPassword: { username: 'client@demo.test' },
  hideAllMissingItems: {},
  hideMissingItem: { item: toGlobalId('MissingItem', 1) },
  importCart: { file: null, type: 'REGULAR' },
  login: { username: 'client@demo.test', password: 'demo-client' },
  logout: {},
  markAnnouncementNotified: { announcement: toGlobalId('Announcement', 1) },
  markAnnouncementViewed: { announcement: toGlobalId('Announcement', 1) },
  moveAvailableMissingItems: { warehouses: warehouseIds('1') },
  moveMissingItems: { articles: [article] },
  removeCartItem: { item: toGlobalId('CartItem', 'regular/1/0/1') },
  removeClaimAttachment: { attachment: toGlobalId('ClaimAttachment', 0, 1) },
  removeFromWishlist: { article },
  resetSwitchUser: {},
  runIntegrationUpload: { integration: toGlobalId('Integration', 1) },
  searchOemList: { file: null },
  setAgreementApproval: { agreement: toGlobalId('Agreement', 1), approval: true },
  setCartQty: { article, qty: 1, type: 'REGULAR' },
  setDefaultAddress: { id: toGlobalId('Address', 2) },
  signup: {
    agent: { businessName: 'Test' },
    billingAddress: person,
    deliveryAddress: person,
    contact,
  },
  switchAccount: { access: toGlobalId('Access', 1) },
  switchUser: { username: 'buyer@demo.test' },
  takeFromWishlist: { items: [{ article }] },
  takeMissingItems: { items },
  testIntegration: connection,
  unhideMissingItem: { item: toGlobalId('MissingItem', 1) },
  updateAccountAccess: { ...account, id: toGlobalId('AccountAccess', 1) },
  updateAddress: { id: toGlobalId('Address', 2), type: 'SHIPPING', address },
  updateCartItem: { item: toGlobalId('CartItem', 'regular/1/0/1'), qty: 2 },
  updateClaimItem: { item: toGlobalId('ClaimItem', 1, 1), qty: 1, description: 'Wrong part' },
  updateContact: { ...colleague, id: toGlobalId('Contact', 1) },
  updateIntegration: { ...integration, integration: toGlobalId('Integration', 1) },
  uploadClaimAttachment: { file: null },
  uploadWikiFile: { file: null },
};

type Answer = (res: ServerResponse) => unknown;

/** How a back end that has done a write may answer. */
const done: Record<string, Answer> = {
  '204': (res) => res.writeHead(204).end(),
  'an empty 200': (res) => res.writeHead(200).end(),
  null: (res) => sendText(res, 'null'),
  '{}': (res) => sendText(res, '{}'),
  '"OK"': (res) => sendText(res, '"OK"'),
  'plain OK': (res) => res.writeHead(200, { 'content-type': 'text/plain' }).end('OK'),
  'another object': (res) => sendText(res, '{"id": 999999, "items": [{"id": 7}], "total": 5, "status": 12}'),
  'a list': (res) => sendText(res, '[1, "x", null, {"id": null}]'),
  'JSON that ends early': (res) => sendText(res, '{"orders": [{"id": 1'),
};

const sendPage: Answer = (res) =>
  res
    .writeHead(200, { 'content-type': 'text/html' })
    .end('\n<!DOCTYPE html><html><body>Log in</body></html>');

/** Answers that say nothing of the write: a page of maintenance or of a log-in, a way to elsewhere, a failure. */
const unclear: Record<string, Answer> = {
  'a page': sendPage,
  'a redirect': (res) => res.writeHead(302, { location: '/login' }).end(),
  'a failure': (res) => res.writeHead(500).end('{"message": "Deadlock"}'),
  'a broken connection': (res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': 4096 });
    res.write('{"orders": [', () => res.destroy());
  },
};

/** Answers 200, and that nothing was done. */
const refuse =
  (form: object): Answer =>
  (res) =>
    sendText(res, JSON.stringify({ ...form, message: 'Not today.' }));

const sendText = (res: ServerResponse, text: string) =>
  res.writeHead(200, { 'content-type': 'application/json' }).end(text);

let sandbox: TestSandbox;
let backEnd: Proxy;
let gateway: TestGateway;
let answer: (res: ServerResponse) => unknown;

beforeAll(async () => {
  sandbox = await startSandbox();
  backEnd = await startProxy(sandbox.url, (call, res) => {
    if (!isWrite(call) && !(field === 'searchOemList' && call.operationId === 'oemBatchSearch')) return false;
    answer(res);
    return true;
  });
  gateway = await startGateway({ upstreamUrl: backEnd.url, trustedProxies: ['loopback'] });
});
afterAll(async () => {
  await gateway.close();
  await backEnd.close();
  await sandbox.close();
});

let field: Field;

const mutations = createSchema().getMutationType()?.getFields() ?? {};

/** Selects every field of a mutation's payload, of objects their id or typename. */
function selectPayload(name: Field): string {
  const union = getNamedType(mutations[name]?.type);
  if (!isUnionType(union)) throw new Error(`${name} has no union`);
  const payload = union.getTypes().find((one) => one.name.endsWith('Payload'));
  if (!payload) throw new Error(`${name} has no payload`);
  return `... on ${payload.name} { ${selectFields(payload)} } ... on OutcomeUnknown { check }`;
}

const selectFields = (type: GraphQLObjectType): string =>
  Object.values(type.getFields())
    .map(({ name, type: fieldType }) => {
      const named = getNamedType(fieldType);
      if (!isObjectType(named)) return name;
      return `${name} { ${'id' in named.getFields() ? 'id' : '__typename'} }`;
    })
    .join(' ');

/** Sign-up and forgotten passwords are limited for each account. */
function inputOf(name: Field, key: string): object {
  const email = `${key}@demo.test`;
  if (name === 'forgotPassword') return { username: email };
  if (name === 'signup') return { ...inputs.signup, contact: { ...contact, email } };
  return inputs[name];
}

let keys = 0;

async function send(bearer: string, key: string) {
  const input = { ...inputOf(field, key), idempotencyKey: key };
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input!`;
  const from = backEnd.received.length;
  const { data, errors } = await graphql<Record<string, { __typename: string } | null> | null>(gateway, {
    bearer,
    // Each trial has its own address: visitors' mutations are limited for each.
    headers: { 'x-forwarded-for': `10.0.${keys >> 8}.${keys & 255}` },
    query: `mutation ($input: ${type}) { ${field}(input: $input) { __typename ${selectPayload(field)} } }`,
    variables: { input },
    ...('file' in input
      ? { files: { 'variables.input.file': new File(['number\nA 1\n'], 'list.csv') } }
      : {}),
  });
  const writes = backEnd.received.slice(from).filter(isWrite);
  return { told: data?.[field]?.__typename, errors, writes };
}

/** All but the check of a file and the search by one, which only read. */
const writing = (Object.keys(inputs) as Field[]).filter(
  (name) => name !== 'checkClaimFile' && name !== 'searchOemList',
);

/** Logging in and out again does no harm: they are sent again. */
const isRepeated = (name: Field): boolean => name === 'login' || name === 'logout';

/** Sends a mutation to a back end that answers so, and again with the same key. */
async function sendTwice(name: Field, form: Answer) {
  field = name;
  answer = form;
  const { token } = await sandbox.as('client');
  keys += 1;
  const first = await send(token ?? '', `matrix-${keys}`);
  return { first, again: isRepeated(name) ? null : await send(token ?? '', `matrix-${keys}`) };
}

/** A connection test tells its result by the same words, and an import what it refused. */
const saysSo = (name: Field): boolean => ['importCart', 'addLines', 'testIntegration'].includes(name);

describe.each(writing)('%s', (name) => {
  test.each(variantsFor(name, Object.entries(done)))(
    'answered with %s: told as done, and not done again',
    async (_form, form) => {
      const { first, again } = await sendTwice(name, form);
      expect(first.errors).toEqual([]);
      expect(first.writes).toHaveLength(1);
      // Without a token there is no session.
      if (name === 'login') expect(first.told).toBe('Rejected');
      else expect(first.told).toMatch(/Payload$/);
      if (!again) return;
      expect(again.errors).toEqual([]);
      expect(again.told).toBe(first.told);
      expect(again.writes).toEqual([]);
    },
  );

  test.each(variantsFor(name, Object.entries(unclear)))(
    'answered with %s: told as unknown from the first answer on, and not done again',
    async (form, unclearly) => {
      const { first, again } = await sendTwice(name, unclearly);
      expect(first.errors).toEqual([]);
      expect(first.told).toBe('OutcomeUnknown');
      // Log-out is a GET, which a broken connection makes us send again.
      expect(first.writes).toHaveLength(form === 'a broken connection' && name === 'logout' ? 3 : 1);
      if (again) expect(again).toMatchObject({ errors: [], told: 'OutcomeUnknown', writes: [] });
    },
  );

  test('answered with {success: false}: told as refused, and may be tried again', async () => {
    if (saysSo(name)) return;
    const { first, again } = await sendTwice(name, refuse({ success: false }));
    expect(first).toMatchObject({ errors: [], told: 'Rejected' });
    if (again) expect(again).toMatchObject({ errors: [], told: 'Rejected', writes: [{}] });
  });
});

test.each([{ ok: 0 }, { status: 'error' }, { success: 'false' }])(
  'answered with %o: told as refused',
  async (form) => {
    const { first } = await sendTwice('createContact', refuse(form));
    expect(first).toMatchObject({ errors: [], told: 'Rejected' });
  },
);

const notLists = ['an empty 200', '"OK"', 'plain OK', 'JSON that ends early'];

test.each([...notLists.map((form) => [form, done[form]] as const), ['a page', sendPage] as const])(
  'a search by a file that is answered with %s has failed, and its numbers are not unknown',
  async (_form, badly) => {
    field = 'searchOemList';
    answer = badly ?? answer;
    const { token } = await sandbox.as('client');
    const lines = 'lines: [{ number: "PL-1611953", qty: 1 }]';
    for (const query of [
      `{ viewer { resolveLines(${lines}) { match } } }`,
      `mutation { addLines(input: { ${lines}, idempotencyKey: "search-${++keys}" }) { __typename } }`,
    ]) {
      const { errors } = await graphql(gateway, { bearer: token ?? '', query });
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_ERROR']);
    }
  },
);

test('a search by a file that failed does not use the key up: the lines are added by a repeat with it', async () => {
  const { token } = await sandbox.as('client');
  const query = `mutation { addLines(input: {
    lines: [{ number: "PL-1611953", qty: 4 }], idempotencyKey: "search-${++keys}"
  }) { ... on AddLinesPayload { lines { code qty } } ... on OutcomeUnknown { check } } }`;
  field = 'searchOemList';
  answer = (res) => res.writeHead(500).end();
  const failed = await graphql(gateway, { bearer: token ?? '', query });
  expect(failed.errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_ERROR']);
  // The import of what was found is no longer in the way.
  field = 'addLines';
  answer = (res) => sendText(res, '[]');
  const again = await graphql(gateway, { bearer: token ?? '', query });
  expect(again.data).toEqual({ addLines: { lines: [{ code: 'ADDED', qty: 4 }] } });
});

test('AUTH-16 a log-out whose answer is lost has an unknown outcome, and ends the session in the browser', async () => {
  field = 'logout';
  answer = unclear['a broken connection'] ?? answer;
  const { token } = await sandbox.as('client');
  const { data, errors, headers } = await graphql<{ logout: object }>(gateway, {
    cookie: `BEARER=${token}`,
    query: 'mutation { logout(input: {}) { __typename } }',
  });
  expect(errors).toEqual([]);
  expect(data.logout).toEqual({ __typename: 'OutcomeUnknown' });
  expect(headers.getSetCookie()[0]).toMatch(/^BEARER=;.*Max-Age=0/);
});

test('every mutation of the schema is in the table', () => {
  expect(Object.keys(inputs)).toEqual(Object.keys(mutations).toSorted());
});
