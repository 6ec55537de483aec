import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReader } from '../../../contract/reader/createReader.ts';
import { loadContract } from '../../../sandbox/http/contract.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
let client: RestCaller;
beforeAll(async () => {
  sandbox = await startSandbox();
  client = await sandbox.as('client');
});
afterAll(() => sandbox.close());

interface Call {
  method?: 'GET' | 'POST';
  body?: object;
  token?: string | null;
}

/** Makes a call and returns the answer as it came, but for its compression. */
async function call(
  dialect: string,
  path: string,
  { method = 'GET', body, token = client.token }: Call = {},
) {
  const answer = await request(`${sandbox.url}/api/v3/${path}`, {
    method,
    headers: {
      'sandbox-dialect': dialect,
      'accept-encoding': 'gzip',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : null,
  });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  const isCompressed = answer.headers['content-encoding'] === 'gzip';
  const text = (isCompressed ? gunzipSync(bytes) : bytes).toString();
  return { status: answer.statusCode, headers: answer.headers, isCompressed, text };
}

const readAnswer = createReader(JSON.parse(readFileSync('contract/shapes.generated.json', 'utf8')));

/** All that the contract's reader finds in an answer, and what it could not read. */
function readAll(operationId: string, text: string): { value: unknown; unreadable: string[] } {
  const unreadable: string[] = [];
  const value = toPlain(readAnswer(operationId, JSON.parse(text), (property) => unreadable.push(property)));
  return { value, unreadable };
}

/** Entities have getters on their prototypes. Some dialects write whole seconds. */
function toPlain(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\.\d{3}Z$/, 'Z');
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  const plain: Record<string, unknown> = {};
  for (const key in value) plain[key] = toPlain(Reflect.get(value, key));
  return plain;
}

/** Every read that needs no id, but for the one that ends the session; and the longest of the others. */
async function listReads(): Promise<{ operationId: string; path: string }[]> {
  const plain = [...loadContract().operations.values()].filter(
    ({ operationId, method, url, parameters, answers, successStatus }) =>
      method === 'GET' &&
      operationId !== 'logout' &&
      !url.includes(':') &&
      parameters.every(({ required }) => !required) &&
      answers.get(successStatus)?.has('application/json') === true,
  );
  const { items: orders } = await client.ok('listOrders');
  const { items: articles } = await client.ok('searchArticles');
  const { items: invoices } = await client.ok('listInvoices');
  const { items: merged } = await client.ok('listMergedInvoices');
  const { items: credits } = await client.ok('listCreditInvoices');
  return [
    ...plain.map(({ operationId, url }) => ({ operationId, path: url.replace('/api/v3/', '') })),
    ...orders.map(({ id }) => ({ operationId: 'getOrder', path: `orders/${String(id)}` })),
    ...articles.map(({ id }) => ({ operationId: 'getArticle', path: `articles/${String(id)}` })),
    ...(
      [
        ['getInvoice', 'invoices', invoices],
        ['getMergedInvoice', 'merged-invoices', merged],
        ['getCreditInvoice', 'credit-invoices', credits],
      ] as const
    ).flatMap(([operationId, type, items]) =>
      items.slice(0, 5).map(({ id }) => ({ operationId, path: `documents/${type}/${String(id)}` })),
    ),
  ];
}

/** Values of java that the contract does not know, and what they stand for. */
const newer = {
  quality_check: 'collected',
  handed_over: 'packed',
  notice: 'info',
  equivalent: 'partial',
};
const toKnown = (text: string): string =>
  Object.entries(newer).reduce((known, [value, old]) => known.replaceAll(`"${value}"`, `"${old}"`), text);

test.each(['php', 'java'])(
  'every read in dialect %s says the same as in the contract, in other JSON',
  async (dialect) => {
    let different = 0;
    for (const { operationId, path } of await listReads()) {
      const [standard, other] = await Promise.all([call('standard', path), call(dialect, path)]);
      expect(other.status).toBe(standard.status);
      if (standard.status !== 200) continue;
      expect(readAll(operationId, toKnown(other.text)), path).toEqual(readAll(operationId, standard.text));
      if (other.text !== standard.text) different++;
    }
    expect(different).toBeGreaterThan(30);
  },
);

test('php writes texts for numbers, 0 and 1, maps for lists, and days as DD-MM-YYYY', async () => {
  const { headers, text } = await call('php', 'orders?limit=3');
  expect(headers['content-type']).toBe('text/html; charset=UTF-8');
  const standard = await client.ok('listOrders', { query: { limit: 3 } });
  const answer: unknown = JSON.parse(text);
  expect(answer).toMatchObject({
    items: Object.fromEntries(
      standard.items.map(({ id, paid, createdAt }, index) => [
        index + 1,
        { id: String(id), paid: paid ? '1' : '0', createdAt: toPhp(createdAt) },
      ]),
    ),
    meta: { total: String(standard.meta.total) },
  });
});

const toPhp = (iso: string): string =>
  iso.replace(
    /^(\d+)-(\d+)-(\d+)T([\d:]+).*$/,
    (_all, year, month, day, time) => `${day}-${month}-${year} ${time}`,
  );

test('php gives the token as a cookie alone, and tells nothing of a write', async () => {
  const body = { username: 'client@demo.test', password: 'demo-client' };
  const logIn = await call('php', 'login_check', { method: 'POST', body, token: null });
  expect(logIn.text).toBe('');
  const [cookie = ''] = [logIn.headers['set-cookie']].flat();
  const token = /^BEARER=([^;]+)/.exec(cookie)?.[1] ?? null;
  expect((await call('standard', 'loggedin', { token })).status).toBe(200);
});

test('java leaves out nulls and empty lists, and compresses for callers that accept it', async () => {
  const { headers, isCompressed, text } = await call('java', 'orders');
  expect(headers['content-type']).toBe('application/hal+json;charset=UTF-8');
  expect(isCompressed).toBe(true);
  expect(text).not.toMatch(/:null|:\[\]/);
  expect(text).toMatch(/T\d\d:\d\d:\d\d\.\d{3}\+02:00"/);
  const plain = await request(`${sandbox.url}/api/v3/countries`, { headers: { 'sandbox-dialect': 'java' } });
  expect(plain.headers).not.toHaveProperty('content-encoding');
});

test.each([
  ['standard', 400, { fields: [{ field: 'type', message: 'Please select a value.' }] }],
  ['php', 400, { errors: { type: 'Please select a value.' } }],
  ['java', 422, { violations: [{ field: 'type', message: 'Please select a value.' }] }],
])('%s answers invalid input with %i', async (dialect, status, body) => {
  const answer = await call(dialect, 'cart?type=none');
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toMatchObject(body);
});
