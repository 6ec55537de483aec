import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readZip } from '../../support/readZip.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
/** Days with documents of all kinds. */
let days: string;
let from: string;
let until: string;

const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  const { date } = await portal.sandbox.db
    .selectFrom('documents')
    .select('date')
    .where('customer_id', '=', 1)
    .where('kind', '=', 'credit_invoice')
    .orderBy('date', 'desc')
    .executeTakeFirstOrThrow();
  until = date;
  from = addDays(until, -60);
  days = `from=${from}&until=${until}`;
});
afterAll(() => portal.close());

const open = (query: string, init: RequestInit = {}, caller = client) =>
  fetch(`${portal.url}/exports/documents.zip?${query}`, {
    headers: { authorization: `Bearer ${caller.bearer}` },
    ...init,
  });

interface Summary {
  files: number;
  missing: number;
  unread: number;
  agrees: boolean;
  first: { id: string; kind: string | null; number: string | null; problem: string }[];
}
interface Pack {
  files: Record<string, Buffer>;
  summary: Summary;
  manifest: Record<string, string>[];
  check: Record<string, string>[];
}

const table = (content: Buffer | undefined): Record<string, string>[] =>
  parse(content ?? '', { columns: true, delimiter: ',' });

async function readPack(query: string, caller = client): Promise<Pack> {
  const answer = await open(query, {}, caller);
  expect(answer.status).toBe(200);
  const zip = Buffer.from(await answer.arrayBuffer());
  const files = Object.fromEntries(readZip(zip));
  // The last record of a ZIP ends with the length of its comment and the comment.
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const summary = JSON.parse(zip.subarray(end + 22).toString()) as Summary;
  return { files, summary, manifest: table(files['manifest.csv']), check: table(files['check.csv']) };
}

const documents = (...kinds: ('invoice' | 'merged_invoice' | 'credit_invoice')[]) =>
  portal.sandbox.db
    .selectFrom('documents')
    .selectAll()
    .where('customer_id', '=', 1)
    .where('kind', 'in', kinds)
    .where('date', '>=', from)
    .where('date', '<=', until)
    .execute();

const fixed = (cents: number) => (cents / 100).toFixed(2);
const signed = (kind: string, cents: number) => (kind === 'credit_invoice' ? -cents : cents);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('a pack has the PDF of every document and statement, named by month, kind and number', async () => {
  const { files, summary, manifest } = await readPack(days);
  const booked = await documents('merged_invoice', 'credit_invoice');
  expect(booked.length).toBeGreaterThan(1);
  for (const { kind, date, doc_number: number } of booked) {
    const word = kind === 'merged_invoice' ? 'final-invoice' : 'credit-invoice';
    const pdf = files[`${date.slice(0, 7)}_${word}_${number}.pdf`];
    expect(
      Buffer.from(pdf ?? [])
        .subarray(0, 5)
        .toString(),
      number,
    ).toBe('%PDF-');
  }
  const statements = manifest.filter((row) => row['Kind'] === 'Statement');
  expect(statements.length).toBeGreaterThan(0);
  expect(summary).toEqual({
    files: booked.length + statements.length,
    missing: 0,
    unread: 0,
    agrees: true,
    first: [],
  });
});

test('the manifest names every file with its amounts, negative for credit invoices, size and checksum', async () => {
  const { files, manifest } = await readPack(`${days}&kinds=merged-invoices,credit-invoices`);
  const expected = (await documents('merged_invoice', 'credit_invoice')).map((one) => ({
    Number: one.doc_number,
    Date: one.date,
    Net: fixed(signed(one.kind, one.subtotal)),
    VAT: fixed(signed(one.kind, one.subtotal_vat)),
    Gross: fixed(signed(one.kind, one.grand_total)),
    Currency: one.currency_code,
    Problem: '',
    Id: String(one.id),
  }));
  expect(manifest).toHaveLength(expected.length);
  for (const row of expected) expect(manifest).toContainEqual(expect.objectContaining(row));
  for (const { File = '', Bytes, 'SHA-256': sha } of manifest) {
    const content = files[File] ?? Buffer.alloc(0);
    expect([Bytes, sha]).toEqual([
      String(content.length),
      createHash('sha256').update(content).digest('hex'),
    ]);
  }
});

test('list, lines, the back end’s export and files are compared by count and sum', async () => {
  const { files, check } = await readPack(days);
  const credits = await documents('credit_invoice');
  const gross = fixed(-sum(credits.map((one) => one.grand_total)));
  const net = fixed(-sum(credits.map((one) => one.subtotal)));
  expect(check.find((row) => row['Kind'] === 'Credit invoice')).toEqual({
    Kind: 'Credit invoice',
    Currency: 'EUR',
    Listed: String(credits.length),
    'Listed gross': gross,
    'Listed net': net,
    'Lines net': net,
    Exported: String(credits.length),
    'Exported gross': gross,
    Files: String(credits.length),
    'Files gross': gross,
    Result: 'OK',
  });
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      `${from}_${until}_lines.csv`,
      `${from}_${until}_documents.csv`,
      `${from}_${until}_credit-invoices_export.csv`,
    ]),
  );
  const lines = table(files[`${from}_${until}_lines.csv`]);
  expect(new Set(lines.map((row) => row['Number']))).toEqual(
    new Set((await documents('merged_invoice', 'credit_invoice')).map((one) => one.doc_number)),
  );
});

test('a missing file is named with its reason, and can be fetched again alone', async () => {
  const [credit] = await documents('credit_invoice');
  await portal.breakNext('getDocumentPdf', { kind: 'status', status: 404 });
  const query = `${days}&kinds=credit-invoices`;
  const first = await readPack(query);
  const missing = first.manifest.filter((row) => row['Problem'] !== '');
  expect(missing).toEqual([
    expect.objectContaining({ File: '', Bytes: '', 'SHA-256': '', Problem: 'Not found.' }),
  ]);
  const [row] = missing;
  expect(first.summary).toMatchObject({
    missing: 1,
    agrees: false,
    first: [
      { id: row?.['Id'], kind: 'credit-invoices', number: row?.['Number'], problem: expect.any(String) },
    ],
  });
  expect(first.check[0]).toMatchObject({ Result: 'Differs: files' });
  const again = await readPack(`${query}&only=${row?.['Id']},999999999`);
  expect(Object.keys(again.files)).toEqual([
    expect.stringContaining(`_${row?.['Number']}.pdf`),
    'manifest.csv',
  ]);
  expect(again.summary).toMatchObject({ files: 1, missing: 1, first: [{ id: '999999999' }] });
  expect(credit).toBeDefined();
});

test('a file that fails is read again', async () => {
  await portal.breakNext('getDocumentPdf', { kind: 'status', status: 500, times: 2 });
  const { summary } = await readPack(`${days}&kinds=credit-invoices`);
  expect(summary).toMatchObject({ missing: 0, agrees: true });
});

test('a part of a pack says by its name how many files were asked for', async () => {
  const [document] = await documents('credit_invoice');
  if (!document) throw new Error('no credit invoice');
  const part = await open(`${days}&kinds=credit-invoices&only=${document.id}`);
  expect(part.headers.get('content-disposition')).toMatch(/_documents_1\.zip"/);
  await part.arrayBuffer();
});

test('statements alone are a pack of statements, without empty tables', async () => {
  const year = until.slice(0, 4);
  const answer = await open(`from=${year}-01-01&until=${year}-12-31&kinds=statements`);
  expect(answer.headers.get('content-disposition')).toContain(`"${year}_statements.zip"`);
  const names = [...readZip(Buffer.from(await answer.arrayBuffer())).keys()];
  expect(names.filter((name) => name.endsWith('.csv'))).toEqual(['manifest.csv']);
  expect(names.length).toBeGreaterThan(1);
});

const dotted = (day: string) => day.split('-').reverse().join('.');

test('the back end’s exports in a pack are those that it sends alone, byte by byte', async () => {
  const { files } = await readPack(`${days}&kinds=credit-invoices`);
  const alone = await fetch(`${portal.url}/api/v3/documents/credit-invoices/download`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      config: { format: 'csv', withHeaders: true },
      from: dotted(from),
      until: dotted(until),
    }),
  });
  const [, packed] =
    Object.entries(files).find(([name]) => name.endsWith('_credit-invoices_export.csv')) ?? [];
  expect(Buffer.from(packed ?? []).toString('hex')).toBe(
    Buffer.from(await alone.arrayBuffer()).toString('hex'),
  );
});

test('an answer other than a PDF is not passed off as one', async () => {
  await portal.breakNext('getDocumentPdf', { kind: 'html', status: 200 });
  const { summary } = await readPack(`${days}&kinds=credit-invoices`);
  expect(summary.first).toMatchObject([{ problem: 'The back end sent no file.' }]);
});

test('an export that lacks a document, or cannot be read, is said to differ', async () => {
  const [, ...others] = await documents('credit_invoice');
  const csv = ['Number;Total', ...others.map((one) => `${one.doc_number};${fixed(one.grand_total)}`)].join(
    '\n',
  );
  await portal.breakNext('downloadDocuments', { kind: 'status', status: 200, body: csv });
  const query = `${days}&kinds=credit-invoices`;
  const lacking = await readPack(query);
  expect(lacking.check[0]).toMatchObject({ Exported: String(others.length), Result: 'Differs: export' });
  await portal.breakNext('downloadDocuments', { kind: 'status', status: 500 });
  const failed = await readPack(query);
  expect(failed.check[0]).toMatchObject({ Exported: '', Result: 'Differs: export' });
  expect(failed.summary).toMatchObject({ missing: 0, agrees: false });
});

test('a month names the file; without documents the pack says so', async () => {
  const answer = await open('month=1999-12&kinds=credit-invoices');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="1999-12_documents.zip"',
  });
  const { summary, manifest } = await readPack('month=1999-12&kinds=credit-invoices');
  expect([summary.files, summary.missing, manifest]).toEqual([0, 0, []]);
});

test.each([
  ['', 'month'],
  ['from=2026-01-02&until=2026-01-01', 'until'],
  ['from=2024-01-01&until=2026-01-01', 'until'],
  ['month=2026-01&kinds=orders', 'kinds'],
  ['month=2026-01&only=abc', 'only'],
  ['month=2026-01&rows=lines', 'rows'],
])('?%s is refused with 400 and the reason', async (query, reason) => {
  const answer = await open(query);
  const { code, messages } = (await answer.json()) as { code: string; messages: string[] };
  expect([answer.status, code, messages[0]]).toEqual([400, 'BAD_REQUEST', expect.stringContaining(reason)]);
});

test('without a session a pack is 401, and a list that fails is an error instead of an empty pack', async () => {
  const visitor = await fetch(`${portal.url}/exports/documents.zip?${days}`);
  expect([visitor.status, await visitor.json()]).toEqual([
    401,
    expect.objectContaining({ code: 'UNAUTHENTICATED' }),
  ]);
});

test('a reader who goes away ends the calls', async () => {
  const gone = new AbortController();
  await fetch(`${portal.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  await portal.breakNext('getDocumentPdf', { kind: 'slow', ms: 3000, times: 100 });
  const answer = await open(`${days}&kinds=invoices`, { signal: gone.signal });
  expect(answer.status).toBe(200);
  const received = async () => {
    const list = (await (await fetch(`${portal.sandbox.url}/sandbox/requests`)).json()) as {
      operationId: string;
    }[];
    return list.filter(({ operationId }) => operationId === 'getDocumentPdf').length;
  };
  await expect.poll(received, { timeout: 30_000 }).toBeGreaterThan(0);
  gone.abort();
  const invoices = await documents('invoice');
  // Calls that were on their way arrive.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const before = await received();
  // Long enough for the slow files to be answered and the next ones to be asked for.
  await new Promise((resolve) => setTimeout(resolve, 5000));
  expect(await received()).toBe(before);
  expect(before).toBeLessThan(invoices.length);
});
