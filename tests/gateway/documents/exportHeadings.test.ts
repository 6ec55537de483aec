import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from 'xlsx';
import { readZip } from '../../support/readZip.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
/** Days with documents of all kinds. */
let days: string;
let orderId: number;

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
  const from = new Date(Date.parse(date) - 60 * 86_400_000).toISOString().slice(0, 10);
  days = `from=${from}&until=${date}`;
  const order = await portal.sandbox.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', 1)
    .where('status', '=', 'delivered')
    .executeTakeFirstOrThrow();
  orderId = order.id;
});
afterAll(() => portal.close());

const open = async (path: string, locale?: string): Promise<Buffer> => {
  const headers = { authorization: `Bearer ${client.bearer}`, ...(locale ? { locale } : {}) };
  const answer = await fetch(`${portal.url}/exports/${path}`, { headers });
  expect(answer.status, path).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

type Table = string[][];
const table = (content: Buffer | undefined, delimiter = ','): Table =>
  parse(content ?? '', { delimiter, bom: true, relax_column_count: true });

/** Every table that the gateway writes for people. */
async function tablesIn(locale?: string): Promise<Record<string, Table>> {
  // One after the other, as a session may have only few such files at a time.
  const orders = await open(`orders.csv?only=${orderId}`, locale);
  const lines = await open(`documents.csv?kinds=credit-invoices&${days}`, locale);
  const documents = await open(`documents.csv?rows=documents&${days}`, locale);
  const zip = await open(`documents.zip?kinds=credit-invoices&${days}`, locale);
  const pack = Object.fromEntries(readZip(zip));
  return {
    orders: table(orders, ';'),
    lines: table(lines),
    documents: table(documents),
    manifest: table(pack['manifest.csv']),
    check: table(pack['check.csv']),
  };
}

const headsOf = (tables: Record<string, Table>) =>
  Object.fromEntries(Object.entries(tables).map(([name, [head]]) => [name, head]));

const english = {
  orders: [
    'Order',
    'Type',
    'Status',
    'Created',
    'Own number',
    'Warehouse',
    'Ordered by',
    'Article',
    'Description',
    'Requested quantity',
    'Quantity',
    'Price',
    'Total price',
    'Currency',
  ],
  lines: [
    'Kind',
    'Number',
    'Date',
    'Order',
    'Article',
    'Description',
    'Quantity',
    'Price',
    'Total price',
    'Currency',
    'VAT %',
    'Seller',
    'Seller VAT number',
  ],
  documents: ['Kind', 'Number', 'Date', 'Net', 'VAT', 'Gross', 'Currency', 'VAT %'],
  manifest: [
    'Kind',
    'Number',
    'Date',
    'Net',
    'VAT',
    'Gross',
    'Currency',
    'File',
    'Bytes',
    'SHA-256',
    'Problem',
    'Id',
  ],
  check: [
    'Kind',
    'Currency',
    'Listed',
    'Listed gross',
    'Listed net',
    'Lines net',
    'Exported',
    'Exported gross',
    'Files',
    'Files gross',
    'Result',
  ],
};

test('DAY-107 Headings and kinds in the tables that the gateway writes are in the caller’s Locale, without one in English; columns and their order are the same in every language.', async () => {
  const plain = await tablesIn();
  expect(headsOf(plain)).toEqual(english);
  expect(headsOf(await tablesIn('en'))).toEqual(english);
  expect(headsOf(await tablesIn('de'))).toMatchObject({
    documents: ['Art', 'Nummer', 'Datum', 'Nettobetrag', 'MwSt.', 'Gesamtbetrag', 'Währung', 'MwSt.-Satz'],
  });
  for (const locale of ['de', 'dg', 'fr', 'it', 'pl', 'ru', 'sr']) {
    const tables = await tablesIn(locale);
    for (const [name, [head = [], ...rows]] of Object.entries(tables)) {
      const [englishHead = [], ...englishRows] = plain[name] ?? [];
      expect(head, `${locale} ${name}`).toHaveLength(englishHead.length);
      expect(head, `${locale} ${name}`).not.toEqual(englishHead);
      expect(head.filter((heading) => heading === '')).toEqual([]);
      expect(rows).toHaveLength(englishRows.length);
      const kindAt = englishHead.indexOf('Kind');
      if (kindAt !== -1)
        for (const row of rows)
          expect(row[kindAt]).not.toMatch(/^(Invoice|Final invoice|Credit invoice|Statement)$/);
    }
    expect(tables['check']?.[1]?.at(-1)).toBe('OK');
  }
}, 120_000);

const sheetsIn = async (locale?: string) => [
  ...read(await open(`orders.xlsx?only=${orderId}`, locale)).SheetNames,
  ...read(await open(`documents.xlsx?rows=documents&${days}`, locale)).SheetNames,
];

test('the sheet of an xlsx file is named in the caller’s language', async () => {
  expect(await sheetsIn()).toEqual(['Orders', 'Documents']);
  expect(await sheetsIn('pl')).toEqual(['Zamówienia', 'Dokumenty']);
});

test('files for accounting programs have their columns in every language', async () => {
  const xero = `documents.csv?kinds=credit-invoices&${days}&preset=xero&account=310&taxCode=20&dueDays=30`;
  expect(table(await open(xero, 'fr'))[0]).toEqual(table(await open(xero))[0]);
  const sage = `documents.csv?kinds=credit-invoices&${days}&preset=sage50&supplier=S1&account=5000&taxCode=T1`;
  expect(table(await open(sage, 'fr'))).toEqual(table(await open(sage)));
});
