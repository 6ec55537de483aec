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
/** An amount of a document as a table has it: what a credit invoice takes back is negative. */
const signed = ({ kind }: Document, cents: number) => fixed(kind === 'credit_invoice' ? -cents : cents);

test('documents are one row each, with exact amounts; for users with final invoices they replace invoices', async () => {
  const answer = await open(`documents.csv?${days}&rows=documents`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining(`filename="documents-${from}-${until}.csv"`),
    'cache-control': 'private, no-store',
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  // No byte order mark: programs read it as part of the first heading.
  expect(bytes.subarray(0, 6).toString()).toBe('"Kind"');
  const [head, ...rows] = parse(bytes.toString(), { delimiter: ',' });
  expect(head).toEqual(['Kind', 'Number', 'Date', 'Net', 'VAT', 'Gross', 'Currency', 'VAT %']);
  const expected = (await documents('merged_invoice', 'credit_invoice')).map((one) => [
    one.kind === 'merged_invoice' ? 'Final invoice' : 'Credit invoice',
    one.doc_number,
    one.date,
    signed(one, one.subtotal),
    signed(one, one.subtotal_vat),
    signed(one, one.grand_total),
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
        String(-one.qty),
        fixed(one.price),
        fixed(-one.total_price),
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
    `;-${fixed(first?.grand_total ?? 0).replace('.', ',')};`,
  ];
  for (const part of row) expect(comma.toString()).toContain(part);
  expect(await text(`${path}&decimal=point`)).toContain(`,-${fixed(first?.grand_total ?? 0)},`);
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

const sage = 'preset=sage50&supplier=PARTS01&account=5000&taxCode=T1';

/** What the gateway says of a file in its header. */
const summaryOf = (answer: Response): unknown => JSON.parse(answer.headers.get('export-summary') ?? 'null');

test('for Sage 50: PI and PC, net and tax of each document in one currency; others are counted', async () => {
  const answer = await open(`documents.csv?${days}&${sage}&currency=EUR`);
  const [, ...rows] = parse(await answer.text(), { delimiter: ',' });
  const all = await documents('merged_invoice', 'credit_invoice');
  const euros = all.filter((one) => one.currency_code === 'EUR');
  const expected = euros.map((one) => [
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
  expect(answer.headers.get('content-disposition')).toContain(`"sage50-documents-${from}-${until}-EUR.csv"`);
  const others = Map.groupBy(
    all.filter((one) => one.currency_code !== 'EUR'),
    (one) => one.currency_code,
  );
  expect(others.size).toBeGreaterThan(0);
  expect(summaryOf(answer)).toEqual({
    documents: euros.length,
    leftOut: Object.fromEntries([...others].map(([code, group]) => [code, group.length])),
  });
});

test('Sage 50 books a file in the currency of one account: documents in several are refused, with their names', async () => {
  const answer = await open(`documents.csv?${days}&${sage}`);
  const { messages } = (await answer.json()) as { messages: string[] };
  const all = await documents('merged_invoice', 'credit_invoice');
  const currencies = [...new Set(all.map((one) => one.currency_code))].toSorted();
  expect(currencies.length).toBeGreaterThan(1);
  expect([answer.status, messages[0]]).toEqual([400, expect.stringContaining(currencies.join(', '))]);
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
  expect(columns.split(';').every((name) => name !== '')).toBe(true);
  expect(columns.split(';').slice(-2)).toEqual(['EU-Steuersatz (Ursprung)', 'Abw. Skontokonto']);
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
  expect(postings.join('\n')).toMatch(/"(Sammelrechnung|Gutschrift) /);
  const leftOut = all.filter((one) => one.currency_code !== 'EUR').length;
  const summary = summaryOf(answer) as { documents: number; leftOut: Record<string, number> };
  expect(summary.documents).toBe(postings.length);
  expect(Object.values(summary.leftOut).reduce((sum, count) => sum + count, 0)).toBe(leftOut);
});

/** Sums by currency, in cents. */
const ledger = (entries: readonly { currency: string; amount: number }[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { currency, amount } of entries)
    sums[currency] = (sums[currency] ?? 0) + Math.round(amount * 100);
  return sums;
};

const signOf = ({ kind }: Document) => (kind === 'credit_invoice' ? -1 : 1);

test('a ledger made of each preset has the sums of the documents, per currency to the cent', async () => {
  const all = await documents('merged_invoice', 'credit_invoice');
  const expected = (pick: (one: Document) => number) =>
    ledger(all.map((one) => ({ currency: one.currency_code, amount: (signOf(one) * pick(one)) / 100 })));
  const net = expected((one) => one.subtotal);
  const gross = expected((one) => one.grand_total);
  const currencies = Object.keys(net);
  expect(currencies.length).toBeGreaterThan(1);

  for (const [query, delimiter, toNumber] of [
    ['', ',', Number],
    ['&preset=excel', ';', (cell: string) => Number(cell.replace(',', '.'))],
  ] as const) {
    const [head = [], ...rows] = await rowsOf(`documents.csv?${days}&rows=documents${query}`, delimiter);
    const entries = (name: string) =>
      rows.map((row) => ({
        currency: row[head.indexOf('Currency')] ?? '',
        amount: toNumber(row[head.indexOf(name)] ?? ''),
      }));
    expect(ledger(entries('Net'))).toEqual(net);
    expect(ledger(entries('Gross'))).toEqual(gross);
    const [lineHead = [], ...lines] = await rowsOf(`documents.csv?${days}${query}`, delimiter);
    const totals = lines.map((row) => ({
      currency: row[lineHead.indexOf('Currency')] ?? '',
      amount: toNumber(row[lineHead.indexOf('Total price')] ?? ''),
    }));
    expect(ledger(totals)).toEqual(net);
  }

  const xero = await rowsOf(`documents.csv?${days}&preset=xero&account=310&taxCode=x&dueDays=30`);
  const bills = xero.slice(1).map((row) => ({
    currency: row[25] ?? '',
    amount: Math.round(Number(row[16]) * Number(row[17]) * 100) / 100,
  }));
  expect(ledger(bills)).toEqual(net);

  for (const currency of currencies) {
    const [, ...rows] = await rowsOf(`documents.csv?${days}&${sage}&currency=${currency}`);
    const entries = rows.map((row) => ({
      currency,
      amount: (row[0] === 'PC' ? -1 : 1) * (Number(row[7]) + Number(row[9])),
    }));
    expect(ledger(entries)).toEqual({ [currency]: gross[currency] });
  }

  const [, , ...postings] = (await text(`documents.csv?${days}&yearStart=${from}&${datev}`))
    .trimEnd()
    .split('\r\n');
  const entries = postings.map((line) => {
    const [amount = '', side] = line.split(';');
    return { currency: 'EUR', amount: (side === '"H"' ? -1 : 1) * Number(amount.replace(',', '.')) };
  });
  expect(ledger(entries)).toEqual({ EUR: gross['EUR'] });
});

test('for Xero it is worked out whose VAT will differ there, because it rounds each line', async () => {
  const path = `documents.csv?${days}&preset=xero&account=310&taxCode=x&dueDays=30`;
  const answer = await open(path);
  const [head = [], ...bills] = parse(await answer.text(), { delimiter: ',' }) as string[][];
  const { differences } = summaryOf(answer) as {
    differences: { count: number; first: { number: string; by: number | null }[] };
  };
  const expected: Record<string, number> = {};
  for (const one of await documents('merged_invoice', 'credit_invoice')) {
    const own = bills.filter((row) => row[head.indexOf('*InvoiceNumber')] === one.doc_number);
    const tax = own.reduce((sum, row) => {
      const cents = Math.round(Math.abs(Number(row[16]) * Number(row[17])) * 100);
      return sum + Math.round((cents * one.vat_percent) / 100);
    }, 0);
    if (tax !== one.subtotal_vat) expected[one.doc_number] = (tax - one.subtotal_vat) / 100;
  }
  expect(Object.keys(expected).length).toBeGreaterThan(0);
  expect(Object.fromEntries(differences.first.map(({ number, by }) => [number, by]))).toEqual(expected);
  expect(differences.count).toBe(Object.keys(expected).length);
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
  ['documents.csv?preset=xero&taxCode=x&dueDays=30', 'account'],
  ['documents.csv?preset=sage50&account=5000&taxCode=T1', 'supplier'],
  [`documents.csv?${datev}`, 'from and until'],
  [`documents.csv?${datev}&from=2025-12-01&until=2026-01-31`, 'yearStart'],
  [`documents.csv?${datev.replace('taxCode=9', 'taxCode=ABC')}&month=2026-01`, 'taxCode'],
  [`documents.csv?${datev.replace('taxCode=9', 'taxCode=40100')}&month=2026-01`, 'taxCode'],
  ['documents.csv?preset=xero&account=310&taxCode=x', 'dueDays'],
  ['documents.csv?preset=xero&account=310&taxCode=x&dueDays=0&kinds=invoices,merged-invoices', 'twice'],
  ['documents.csv?preset=sage50&supplier=P&account=5000&taxCode=T1&kinds=invoices,merged-invoices', 'twice'],
  [`documents.csv?${datev}&month=2026-01&kinds=merged-invoices,invoices`, 'twice'],
  ['documents.csv?account=5000', 'account'],
  ['documents.xlsx?preset=excel', 'csv'],
])('%s is refused with 400 and the reason', async (path, reason) => {
  const answer = await open(path);
  const { code, messages } = (await answer.json()) as { code: string; messages: string[] };
  expect([answer.status, code, messages[0]]).toEqual([400, 'BAD_REQUEST', expect.stringContaining(reason)]);
});

test('there is no file for an accounting program when a document cannot be read', async () => {
  await portal.breakNext('getCreditInvoice', { kind: 'status', status: 404 });
  const path = `documents.csv?${days}&preset=xero&account=310&taxCode=x&dueDays=30&kinds=credit-invoices`;
  const answer = await open(path);
  expect([answer.status, await answer.json()]).toEqual([
    502,
    expect.objectContaining({ code: 'UPSTREAM_ERROR' }),
  ]);
});

test('a user who may see no documents is refused their table and their pack', async () => {
  const basic = await portal.as('basic');
  for (const path of ['documents.csv', 'documents.zip']) {
    const refused = await open(`${path}?${days}`, basic);
    expect([path, refused.status, await refused.json()]).toEqual([
      path,
      403,
      expect.objectContaining({ code: 'FORBIDDEN' }),
    ]);
  }
});

test('a table says how many documents could not be read', async () => {
  await portal.breakNext('getCreditInvoice', { kind: 'status', status: 404 });
  const content = await text(`documents.csv?${days}&kinds=credit-invoices`);
  expect(content.trimEnd().split('\r\n').at(-1)).toBe('"Documents that could not be read: 1"');
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
  expect(short.trimEnd().split('\r\n').at(-1)).toBe('"Documents that could not be read: 1"');
  const books = await open(`${path},1&preset=sage50&supplier=P&account=5000&taxCode=T1`);
  expect(books.status).toBe(502);
});
