import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
/** Days with documents of all kinds: the two months up to the newest credit invoice. */
let from: string;
let until: string;
let days: string;

interface Document {
  id: number;
  kind: string;
  doc_number: string;
  date: string;
  subtotal: number;
  subtotal_vat: number;
  grand_total: number;
  currency_code: string;
  vat_percent: number;
}

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

const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

const open = (path: string, caller = client) =>
  fetch(`${portal.url}/exports/${path}`, {
    headers: { authorization: `Bearer ${caller.bearer}` },
    redirect: 'manual',
  });
const text = async (path: string) => {
  const answer = await open(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};
const rowsOf = async (path: string, delimiter: ',' | ';' = ','): Promise<string[][]> =>
  parse(await text(path), { delimiter, bom: true });

/** The client's documents of kinds of those days, by date as the lists have it. */
const documents = (...kinds: ('invoice' | 'merged_invoice' | 'credit_invoice')[]): Promise<Document[]> =>
  portal.sandbox.db
    .selectFrom('documents')
    .selectAll()
    .where('customer_id', '=', 1)
    .where('kind', 'in', kinds)
    .where('date', '>=', from)
    .where('date', '<=', until)
    .execute();

/** Rows for Sage 50 by their reference. */
const byNumber = (a: unknown[], b: unknown[]) => String(a[5]).localeCompare(String(b[5]));

const fixed = (cents: number) => (cents / 100).toFixed(2);

test('documents are one row each, with exact amounts; for users with final invoices they replace invoices', async () => {
  const answer = await open(`documents.csv?${days}&rows=documents`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining(`filename="documents-${from}-${until}.csv"`),
    'cache-control': 'private, no-store',
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  // No byte order mark: accounting programs read it as part of the first heading.
  expect(bytes[0]).toBe('K'.charCodeAt(0));
  const [head, ...rows] = parse(bytes.toString(), { delimiter: ',' });
  expect(head).toEqual(['Kind', 'Number', 'Date', 'Net', 'VAT', 'Gross', 'Currency', 'VAT %']);
  const expected = (await documents('merged_invoice', 'credit_invoice')).map((one) => [
    one.kind === 'merged_invoice' ? 'Final invoice' : 'Credit invoice',
    one.doc_number,
    one.date,
    fixed(one.subtotal),
    fixed(one.subtotal_vat),
    fixed(one.grand_total),
    one.currency_code,
    String(one.vat_percent),
  ]);
  expect(expected.length).toBeGreaterThan(1);
  expect(rows.toSorted()).toEqual(expected.toSorted());
});

test('lines are one row each, with the document’s data', async () => {
  const rows = await rowsOf(`documents.csv?${days}&kinds=credit-invoices`);
  const [head = []] = rows;
  const cell = (row: string[], name: string) => row[head.indexOf(name)];
  const expected = await portal.sandbox.db
    .selectFrom('document_items as i')
    .innerJoin('documents as d', 'd.id', 'i.document_id')
    .select(['d.doc_number', 'i.article_name', 'i.qty', 'i.price', 'i.total_price', 'i.order_id'])
    .where('d.customer_id', '=', 1)
    .where('d.kind', '=', 'credit_invoice')
    .where('d.date', '>=', from)
    .where('d.date', '<=', until)
    .execute();
  expect(
    rows
      .slice(1)
      .map((row) =>
        ['Number', 'Order', 'Article', 'Quantity', 'Price', 'Total price'].map((name) => cell(row, name)),
      )
      .toSorted(),
  ).toEqual(
    expected
      .map((one) => [
        one.doc_number,
        String(one.order_id ?? ''),
        one.article_name,
        String(one.qty),
        fixed(one.price),
        fixed(one.total_price),
      ])
      .toSorted(),
  );
  expect(cell(rows[1] ?? [], 'Seller')).not.toBe('');
});

test('for Excel: byte order mark, semicolons, decimal commas and German days; points by choice', async () => {
  const path = `documents.csv?${days}&rows=documents&preset=excel&kinds=credit-invoices`;
  const [first] = await documents('credit_invoice');
  const comma = Buffer.from(await (await open(path)).arrayBuffer());
  expect([...comma.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const row = [
    `;${first?.date.split('-').reverse().join('.')};`,
    `;${fixed(first?.grand_total ?? 0).replace('.', ',')};`,
  ];
  for (const part of row) expect(comma.toString()).toContain(part);
  expect(await text(`${path}&decimal=point`)).toContain(`,${fixed(first?.grand_total ?? 0)},`);
});

test('xlsx has numbers as numbers, and article numbers as text', async () => {
  const answer = await open(`documents.xlsx?${days}&kinds=credit-invoices`);
  const book = read(new Uint8Array(await answer.arrayBuffer()));
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const rows: Record<string, unknown>[] = utils.sheet_to_json(sheet);
  expect(rows[0]).toMatchObject({ Quantity: expect.any(Number), Price: expect.any(Number) });
  expect(typeof rows[0]?.['Article']).toBe('string');
});

test('for Xero: rows of one bill share a number, credits are negative, the due date is a setting', async () => {
  const rows = await rowsOf(
    `documents.csv?${days}&preset=xero&account=310&taxCode=Tax%20on%20Purchases&dueDays=30`,
  );
  const [head = [], ...bills] = rows;
  expect(head.filter((name) => name.startsWith('*'))).toEqual([
    '*ContactName',
    '*InvoiceNumber',
    '*InvoiceDate',
    '*DueDate',
    '*Quantity',
    '*UnitAmount',
    '*AccountCode',
    '*TaxType',
  ]);
  const cell = (row: string[], name: string) => row[head.indexOf(name)] ?? '';
  for (const document of await documents('merged_invoice', 'credit_invoice')) {
    const own = bills.filter((row) => cell(row, '*InvoiceNumber') === document.doc_number);
    const cents = own.reduce(
      (sum, row) => sum + Math.round(Number(cell(row, '*Quantity')) * Number(cell(row, '*UnitAmount')) * 100),
      0,
    );
    expect([document.doc_number, cents]).toEqual([
      document.doc_number,
      document.kind === 'credit_invoice' ? -document.subtotal : document.subtotal,
    ]);
    const due = addDays(document.date, 30);
    expect(own[0] && [cell(own[0], '*InvoiceDate'), cell(own[0], '*DueDate')]).toEqual(
      [document.date, due].map((day) => day.split('-').reverse().join('/')),
    );
    expect(own[0] && [cell(own[0], '*AccountCode'), cell(own[0], '*TaxType')]).toEqual([
      '310',
      'Tax on Purchases',
    ]);
  }
});

test('for Sage 50: PI and PC, net and tax of each document', async () => {
  const [, ...rows] = await rowsOf(
    `documents.csv?${days}&preset=sage50&supplier=PARTS01&account=5000&taxCode=T1`,
  );
  const expected = (await documents('merged_invoice', 'credit_invoice')).map((one) => [
    one.kind === 'credit_invoice' ? 'PC' : 'PI',
    'PARTS01',
    '5000',
    '0',
    one.date.split('-').reverse().join('/'),
    one.doc_number,
    expect.stringContaining(one.doc_number),
    fixed(one.subtotal),
    'T1',
    fixed(one.subtotal_vat),
  ]);
  expect(rows.toSorted(byNumber)).toEqual(expected.toSorted(byNumber));
});

const datev = 'preset=datev&consultant=1001&client=77&account=3400&supplier=70001&taxCode=9';

test('for DATEV: a posting a document in EUR, gross, against the supplier, in Windows-1252', async () => {
  const answer = await open(`documents.csv?${days}&yearStart=${from}&${datev}`);
  expect(answer.headers.get('content-disposition')).toContain('filename="EXTF_');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const lines = bytes.toString('latin1').split('\r\n');
  const [heading = '', columns = '', ...postings] = lines.slice(0, -1);
  expect(lines.at(-1)).toBe('');
  const fields = heading.split(';');
  expect(fields).toHaveLength(31);
  expect(fields.slice(0, 5)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"', '13']);
  expect(fields.slice(10, 15)).toEqual([
    '1001',
    '77',
    from.replaceAll('-', ''),
    '4',
    from.replaceAll('-', ''),
  ]);
  // ü is one byte.
  expect(columns).toContain('BU-Schlüssel');
  const all = await documents('merged_invoice', 'credit_invoice');
  const expected = all
    .filter((one) => one.currency_code === 'EUR')
    .map((one) => {
      const [, ofYear = '', day = ''] = one.date.split('-');
      return [
        fixed(one.grand_total).replace('.', ','),
        one.kind === 'credit_invoice' ? '"H"' : '"S"',
        '"EUR"',
        ';;""',
        '3400',
        '70001',
        '"9"',
        `${day}${ofYear}`,
        `"${one.doc_number}"`,
      ].join(';');
    });
  expect(postings.map((line) => line.split(';').slice(0, 11).join(';')).toSorted()).toEqual(
    expected.toSorted(),
  );
  for (const line of [columns, ...postings]) expect(line.split(';')).toHaveLength(125);
});

test('a month is its days from the first to the last', async () => {
  const month = until.slice(0, 7);
  const answer = await open(`documents.csv?month=${month}&rows=documents&kinds=credit-invoices`);
  const last = addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);
  expect(answer.headers.get('content-disposition')).toContain(
    `filename="credit-invoices-${month}-01-${last}.csv"`,
  );
  const [, ...rows] = parse(await answer.text(), { delimiter: ',' });
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(([, , date = '']) => date.slice(0, 7)))).toEqual(new Set([month]));
});

test.each([
  ['documents.csv?month=2026-13', 'month'],
  ['documents.csv?month=2026-01&from=2026-01-01', 'month'],
  ['documents.csv?kinds=orders', 'kinds'],
  ['documents.csv?preset=quickbooks', 'preset'],
  ['documents.csv?preset=xero&taxCode=x', 'account'],
  ['documents.csv?preset=sage50&account=5000&taxCode=T1', 'supplier'],
  [`documents.csv?${datev}`, 'from and until'],
  [`documents.csv?${datev}&from=2025-12-01&until=2026-01-31`, 'yearStart'],
  ['documents.csv?account=5000', 'account'],
  ['documents.xlsx?preset=excel', 'csv'],
])('%s is refused with 400 and the reason', async (path, reason) => {
  const answer = await open(path);
  const { code, messages } = (await answer.json()) as { code: string; messages: string[] };
  expect([answer.status, code, messages[0]]).toEqual([400, 'BAD_REQUEST', expect.stringContaining(reason)]);
});

test('a file for an accounting program is cut off when a document cannot be read', async () => {
  await portal.breakNext('getCreditInvoice', { kind: 'status', status: 404 });
  const answer = await open(`documents.csv?${days}&preset=xero&account=310&taxCode=x&kinds=credit-invoices`);
  await expect(answer.text()).rejects.toThrow('terminated');
});

test('a table says how many documents could not be read', async () => {
  await portal.breakNext('getCreditInvoice', { kind: 'status', status: 404 });
  const content = await text(`documents.csv?${days}&kinds=credit-invoices`);
  expect(content.trimEnd().split('\r\n').at(-1)).toBe('Documents that could not be read: 1');
});

test('only the documents that are named, as lines and as documents; one that is not found counts as not read', async () => {
  const named = (await documents('credit_invoice')).slice(0, 1);
  const ids = named.map(({ id }) => id).join(',');
  const path = `documents.csv?${days}&kinds=credit-invoices&only=${ids}`;
  const rows = await rowsOf(`${path}&rows=documents`);
  expect(rows.slice(1).map(([, number]) => number)).toEqual(named.map(({ doc_number }) => doc_number));
  const numbers = (await rowsOf(path)).slice(1).map(([, number]) => number);
  expect(new Set(numbers)).toEqual(new Set(named.map(({ doc_number }) => doc_number)));
  const short = await text(`${path},1&rows=documents`);
  expect(short.trimEnd().split('\r\n').at(-1)).toBe('Documents that could not be read: 1');
  const books = await open(`${path},1&preset=sage50&supplier=P&account=5000&taxCode=T1`);
  await expect(books.text()).rejects.toThrow('terminated');
});
