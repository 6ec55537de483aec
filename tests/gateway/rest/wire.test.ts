import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRecord } from '../../../contract/isRecord.ts';
import { graphql } from '../../support/graphql.ts';
import { readZip } from '../../support/readZip.ts';
import { runGateway, type GatewayProcess } from '../../support/runGateway.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';
import { readBulk } from '../bulk/bulkRead.ts';

let sandbox: TestSandbox;
let backEnd: { url: string; close(): void };
let original: TestGateway;
let wired: GatewayProcess;
let token: string;

/** Headers that it passes to the sandbox, with the sandbox's names where they differ. */
const passedHeaders: readonly [string, string?][] = [
  ['authorization'],
  ['content-type'],
  ['idempotency-key'],
  ['accept-language', 'Locale'],
  ['x-currency', 'CC'],
];

/** The sandbox as another back end: below /rest, paging by offset, with other headers and another envelope. */
async function startOffsetBackEnd(target: string): Promise<{ url: string; close(): void }> {
  const server = createServer((req, res) => {
    void (async () => {
      const url = new URL(req.url ?? '/', target);
      const { headers, method = 'GET' } = req;
      const asContract =
        !url.pathname.startsWith('/rest/') ||
        ['locale', 'cc'].some((name) => name in headers) ||
        ['page', 'limit'].some((name) => url.searchParams.has(name));
      if (asContract) return res.writeHead(400, { 'content-type': 'application/json' }).end('{}');
      url.pathname = url.pathname.replace('/rest', '/api/v3');
      const [offset, size] = ['offset', 'size'].map((name) => url.searchParams.get(name));
      if (typeof offset === 'string' && typeof size === 'string') {
        url.searchParams.delete('offset');
        url.searchParams.delete('size');
        url.searchParams.set('page', String(Number(offset) / Number(size) + 1));
        url.searchParams.set('limit', size);
      }
      const passed = new Headers();
      for (const [from, to = from] of passedHeaders) {
        const value = headers[from];
        if (typeof value === 'string') passed.set(to, value);
      }
      const body = Buffer.concat(await Array.fromAsync(req));
      const answer = await fetch(url, { method, headers: passed, ...(body.length > 0 && { body }) });
      const type = answer.headers.get('content-type') ?? '';
      let bytes: Buffer = Buffer.from(await answer.arrayBuffer());
      if (type.includes('json') && bytes.length > 0) {
        const json: unknown = JSON.parse(bytes.toString());
        if (isRecord(json) && isRecord(json['meta'])) {
          const { items, meta, ...rest } = json;
          bytes = Buffer.from(
            JSON.stringify({ ...rest, data: items, count: isRecord(meta) && meta['total'] }),
          );
        }
      }
      res.writeHead(answer.status, { 'content-type': type, version: '1002' }).end(bytes);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

beforeAll(async () => {
  sandbox = await startSandbox();
  backEnd = await startOffsetBackEnd(sandbox.url);
  [original, wired] = await Promise.all([
    startGateway({ upstreamUrl: sandbox.url }),
    runGateway({ UPSTREAM_URL: backEnd.url, UPSTREAM_WIRE: 'docs/examples/offset-wire.ts' }),
  ]);
  const body = { username: 'client@demo.test', password: 'demo-client' };
  ({ token } = await sandbox.visitor.ok('loginCheck', { body }));
});
afterAll(async () => {
  await original.close();
  await wired.stop();
  backEnd.close();
  await sandbox.close();
});

const headers = () => ({ authorization: `Bearer ${token}`, locale: 'de', cc: 'USD' });
const both = <Answer>(ask: (url: string) => Promise<Answer>) =>
  Promise.all([original.url, wired.url].map(ask));

/** What each answers to a query. */
const askBoth = (query: string, variables: object = {}) =>
  both(async (url) => {
    const { data, errors } = await graphql<unknown>({ url }, { query, variables, headers: headers() });
    return { data, errors };
  });

/** What each sends for a path. */
const fetchBoth = (path: string) =>
  both(async (url) => {
    const answer = await fetch(url + path, { headers: headers() });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  });

test('a list, its later pages and its texts are those of the original', async () => {
  const query = `query ($after: String) { viewer {
    orders(type: null, first: 7, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { dbId status items { articleName qty description price { value currencyCode } } } }
    }
    creditInvoices(first: 3) { totalCount edges { node { docNumber grandTotal { value currencyCode } } } }
  } }`;
  let after: string | undefined;
  for (let page = 1; page <= 3; page++) {
    const [expected, answer] = await askBoth(query, { after });
    expect(expected?.errors).toEqual([]);
    expect(answer).toEqual(expected);
    [, after] = /"endCursor":"([^"]+)"/.exec(JSON.stringify(expected)) ?? [];
    expect(after).toEqual(expect.any(String));
  }
});

test('a bulk read, an export, a pack and a file are those of the original', async () => {
  const query = '{ viewer { orders(type: null) { edges { node { dbId status createdAt } } } } }';
  const [expected, bulk] = await both((url) => readBulk(url, { query }, headers()));
  expect(expected?.rows.length).toBeGreaterThan(20);
  expect(bulk).toEqual(expected);

  const { date } = await sandbox.db
    .selectFrom('documents')
    .select('date')
    .where('customer_id', '=', 1)
    .orderBy('date', 'desc')
    .executeTakeFirstOrThrow();
  const year = date.slice(0, 4);
  const days = `from=${year}-01-01&until=${year}-12-31`;
  const [table, sameTable] = await fetchBoth(`/exports/documents.csv?${days}`);
  expect(table?.status).toBe(200);
  expect(sameTable).toEqual(table);
  const [pack, samePack] = await fetchBoth(`/exports/documents.zip?${days}&kinds=statements`);
  const contents = [pack, samePack].map((one) =>
    [...readZip(one?.bytes ?? Buffer.alloc(0))].map(([name]) => name),
  );
  expect(contents[0]?.length).toBeGreaterThan(1);
  expect(contents[1]).toEqual(contents[0]);

  const [links] = await askBoth('{ viewer { creditInvoices(first: 1) { edges { node { url } } } } }');
  const [, path = ''] = /"url":"([^"]+)"/.exec(JSON.stringify(links)) ?? [];
  const [file, sameFile] = await fetchBoth(path);
  expect(file?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(sameFile?.status).toBe(200);
  expect(sameFile?.bytes.length).toBe(file?.bytes.length);
});

test('a write arrives, and its refusal is the one of the original', async () => {
  const query = `mutation ($input: AddLinesInput!) { addLines(input: $input) {
    __typename
    ... on AddLinesPayload { lines { number code qty } }
  } }`;
  const { sku } = await sandbox.db
    .selectFrom('articles')
    .select('sku')
    .where('active', '=', true)
    .where('eol', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const lines = [
    { number: sku, qty: 3 },
    { number: 'no such article', qty: 1 },
  ];
  const { data, errors } = await graphql<unknown>(
    { url: wired.url },
    { query, variables: { input: { lines, roundUp: true } }, headers: headers() },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    addLines: {
      __typename: 'AddLinesPayload',
      lines: [
        { number: sku, code: 'ADDED', qty: expect.any(Number) },
        { number: 'no such article', code: 'UNKNOWN', qty: 0 },
      ],
    },
  });
});

test('a module without a wire stops the start, and one that throws is an error of the log and of the call', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wire-'));
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  for (const file of [join(folder, 'missing.ts'), write('other.mjs', 'export const wire = { calls() {} }')]) {
    const start = runGateway({ UPSTREAM_URL: sandbox.url, UPSTREAM_WIRE: file });
    await expect(start).rejects.toThrow(/ended with 1: [^]*UPSTREAM_WIRE/);
  }
  const UPSTREAM_WIRE = write(
    'throwing.mjs',
    'export const wire = { answer() { throw new Error("our mistake") } }',
  );
  const throwing = await runGateway({ UPSTREAM_URL: sandbox.url, UPSTREAM_WIRE });
  try {
    const query = '{ viewer { orders { totalCount } } }';
    const { errors } = await graphql({ url: throwing.url }, { query, headers: headers() });
    expect(errors[0]?.extensions.code).toBe('UPSTREAM_ERROR');
    await expect
      .poll(() =>
        throwing.log.filter((line) => line.includes('the wire failed')).map((line) => JSON.parse(line)),
      )
      .toContainEqual(
        expect.objectContaining({ level: 'error', err: expect.objectContaining({ message: 'our mistake' }) }),
      );
  } finally {
    await throwing.stop();
  }
});
