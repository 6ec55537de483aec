import type { ServerResponse } from 'node:http';
import { getNamedType, isObjectType, isUnionType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { isWrite } from '../../../gateway/rest/isWrite.ts';
import { createSchema } from '../../../gateway/schema/createSchema.ts';
import type { MutationResolvers } from '../../../gateway/schema/resolvers.generated.ts';
import { graphql } from '../../support/graphql.ts';
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

/** How a back end that has done a write may answer. */
const answers: Record<string, (res: ServerResponse) => unknown> = {
  '204': (res) => res.writeHead(204).end(),
  'an empty 200': (res) => res.writeHead(200).end(),
  null: (res) => sendText(res, 'null'),
  '{}': (res) => sendText(res, '{}'),
  '"OK"': (res) => sendText(res, '"OK"'),
  'plain OK': (res) => res.writeHead(200, { 'content-type': 'text/plain' }).end('OK'),
  'another object': (res) => sendText(res, '{"id": 999999, "items": [{"id": 7}], "total": 5, "status": 12}'),
  'a list': (res) => sendText(res, '[1, "x", null, {"id": null}]'),
  'JSON that ends early': (res) => sendText(res, '{"orders": [{"id": 1'),
  HTML: (res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Done</body></html>'),
  'a broken connection': (res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': 4096 });
    res.write('{"orders": [', () => res.destroy());
  },
};
const sendText = (res: ServerResponse, text: string) =>
  res.writeHead(200, { 'content-type': 'application/json' }).end(text);

let sandbox: TestSandbox;
let backEnd: Proxy;
let gateway: TestGateway;
let answer: (res: ServerResponse) => unknown;

beforeAll(async () => {
  sandbox = await startSandbox();
  backEnd = await startProxy(sandbox.url, (call, res) => {
    if (!isWrite(call) || isSearch(call)) return false;
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

/** The search of addLines changes nothing. */
let field: Field;
const isSearch = ({ operationId }: { operationId: string }): boolean =>
  field === 'addLines' && operationId === 'oemBatchSearch';

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
  const writes = backEnd.received.slice(from).filter((call) => isWrite(call) && !isSearch(call));
  return { told: data?.[field]?.__typename, errors, writes };
}

/** All but the check of a file, which only reads. */
const writing = (Object.keys(inputs) as Field[]).filter((name) => name !== 'checkClaimFile');

describe.each(writing)('%s', (name) => {
  test.each(Object.keys(answers))(
    'done and answered with %s: told as done, and not done again',
    async (form) => {
      field = name;
      answer = answers[form] ?? answer;
      const { token } = await sandbox.as('client');
      keys += 1;
      const { told, errors, writes } = await send(token ?? '', `matrix-${keys}`);
      expect(errors).toEqual([]);
      // Log-out is a GET, which a broken connection makes us send again: ending a session twice does no harm.
      expect(writes).toHaveLength(form === 'a broken connection' && name === 'logout' ? 3 : 1);
      if (form === 'a broken connection') expect(told).toBe('OutcomeUnknown');
      // Without a token there is no session.
      else if (name === 'login') expect(told).toBe('Rejected');
      else expect(told).toMatch(/Payload$/);
      if (name === 'login' || name === 'logout') return;
      const again = await send(token ?? '', `matrix-${keys}`);
      expect(again.errors).toEqual([]);
      expect(again.told).toBe(told);
      expect(again.writes).toEqual([]);
    },
  );
});

test('AUTH-16 a log-out whose answer is lost has an unknown outcome, and ends the session in the browser', async () => {
  field = 'logout';
  answer = answers['a broken connection'] ?? answer;
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
