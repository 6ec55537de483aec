import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

const bearer = () => ({ authorization: `Bearer ${client.bearer}` });

test('DOC-01 DOC-02 DOC-03 the master and photo files are listed with dates and links in one call', async () => {
  const { answer, calls } = await client.watch(
    '{ viewer { files { files { key date url } nextPriceScheduledAt } } }',
  );
  expect(answer.errors).toEqual([]);
  expect(calls).toEqual(['getFiles']);
  const { files } = answer.data.viewer.files;
  expect(files.map(({ key }) => key)).toEqual([
    'oem',
    'cross-references',
    'ktype',
    'categories',
    'photo-schemes-archive',
    'photo-archive',
    'master-photos',
  ]);
  for (const { key, date, url } of files) {
    expect(url).toBe(`/api/v3/files/${key}`);
    expect(Number.isNaN(Date.parse(date))).toBe(false);
  }
  const oem = await fetch(`${portal.url}${files[0]?.url}`, { headers: bearer() });
  expect([oem.status, oem.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="[^"]+"$/),
  ]);
  expect((await oem.arrayBuffer()).byteLength).toBeGreaterThan(0);
});

const config = '{ viewer { exportConfig { language format withHeaders fields { name visibleName sort } } } }';

test('DOC-08 DOC-12 the export of articles has defaults, which its link takes as they are', async () => {
  const { answer, calls } = await client.watch(config);
  expect(answer.errors).toEqual([]);
  expect(calls).toEqual(['getExportConfig']);
  const { exportConfig } = answer.data.viewer;
  expect(exportConfig).toMatchObject({ format: 'xlsx', language: 'en', withHeaders: true });
  expect(exportConfig.fields.map(({ sort }) => sort)).toEqual(exportConfig.fields.map((_one, at) => at));
  const { language, fields } = exportConfig;
  const body = { language, fields, config: { format: 'csv', withHeaders: true }, save: false };
  const file = await fetch(`${portal.url}/api/v3/articles/export`, {
    method: 'POST',
    headers: { ...bearer(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')]);
  const [head = ''] = (await file.text()).replace('\uFEFF', '').split('\r\n');
  expect(head.split(/[;,]/)).toEqual(fields.map(({ visibleName }) => visibleName));
});

test('DOC-20 errors of an export name the fields', async () => {
  const file = await fetch(`${portal.url}/api/v3/articles/export`, {
    method: 'POST',
    headers: { ...bearer(), 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'en', fields: [], config: { format: 'csv', withHeaders: true } }),
  });
  expect([file.status, await file.json()]).toEqual([
    400,
    expect.objectContaining({
      fields: expect.arrayContaining([expect.objectContaining({ field: 'fields' })]),
    }),
  ]);
});

test('STAT-02 STAT-03 STAT-04 statements have year, month and the link of their file, the newest first', async () => {
  const { answer, calls } = await client.watch(
    '{ viewer { statements(first: 100) { totalCount edges { node { dbId year month filename url } } } } }',
  );
  expect(answer.errors).toEqual([]);
  expect(calls).toEqual(['listStatements']);
  const rows = answer.data.viewer.statements.edges.map(({ node }) => node);
  const months = rows.map(({ year, month }) => year * 12 + month);
  expect(months.length).toBeGreaterThan(1);
  expect(months).toEqual(months.toSorted((a, b) => b - a));
  const [first] = rows;
  expect(first?.url).toBe(`/api/v3/accounting/statements/${first?.dbId}/${first?.filename}`);
  const file = await fetch(`${portal.url}${first?.url}`, { headers: bearer() });
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

test('STAT-01 statements need accounting_statements', async () => {
  const { data, errors } = await (await portal.as('buyer')).send('{ viewer { statements { totalCount } } }');
  expect(data.viewer.statements).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

interface Sums {
  count: number;
  subtotal: { amount: string; currencyCode: string };
  subtotalVat: { amount: string };
  grandTotal: { amount: string };
}

test.each([
  ['invoices', 'invoice', 'listInvoices'],
  ['mergedInvoices', 'merged_invoice', 'listMergedInvoices'],
  ['creditInvoices', 'credit_invoice', 'listCreditInvoices'],
] as const)(
  '%s: the rows of a window are summed up per currency, without another call',
  async (list, kind, call) => {
    const { answer, calls } = await client.watch<{
      viewer: Record<string, { sums: Sums[]; edges: { node: { dbId: string } }[] }>;
    }>(`{ viewer { ${list}(first: 30) {
    sums { count subtotal { amount currencyCode } subtotalVat { amount } grandTotal { amount } }
    edges { node { dbId } }
  } } }`);
    expect(answer.errors).toEqual([]);
    expect(calls).toEqual([call]);
    const { sums = [], edges = [] } = answer.data.viewer[list] ?? {};
    const rows = await portal.sandbox.db
      .selectFrom('documents')
      .selectAll()
      .where('kind', '=', kind)
      .where(
        'id',
        'in',
        edges.map(({ node }) => Number(node.dbId)),
      )
      .execute();
    const total = (of: typeof rows, key: 'subtotal' | 'subtotal_vat' | 'grand_total') =>
      (of.reduce((sum, row) => sum + row[key], 0) / 100).toFixed(2);
    const expected = [...Map.groupBy(rows, (row) => row.currency_code)].map(([currencyCode, of]) => ({
      count: of.length,
      subtotal: { amount: total(of, 'subtotal'), currencyCode },
      subtotalVat: { amount: total(of, 'subtotal_vat') },
      grandTotal: { amount: total(of, 'grand_total') },
    }));
    const byCurrency = (a: Sums, b: Sums) => a.subtotal.currencyCode.localeCompare(b.subtotal.currencyCode);
    expect(sums.toSorted(byCurrency)).toEqual(expected.toSorted(byCurrency));
  },
);

/** A document of 10.50 in a currency, or in none. */
const documentIn = (id: number, currencyCode: string | undefined) => {
  const money = { value: 10.5, currencyCode };
  return { id, subtotal: money, subtotalVat: money, grandTotal: money };
};

test('a document whose currency is not said has an amount without one, and is in no sum', async () => {
  await portal.breakNext('listInvoices', {
    kind: 'status',
    status: 200,
    body: {
      items: [documentIn(1, 'EUR'), documentIn(2, ''), documentIn(3, undefined), documentIn(4, 'EUR')],
      meta: { total: 4 },
    },
  });
  const { viewer } = await client.run(
    `{ viewer { invoices(first: 10) {
      sums { count grandTotal { amount currencyCode } }
      edges { node { grandTotal { amount currencyCode } } }
    } } }`,
    {},
    { currency: 'EUR' },
  );
  const inEuro = { amount: '10.50', currencyCode: 'EUR' };
  const inNone = { amount: '10.50', currencyCode: null };
  expect(viewer.invoices.edges.map(({ node }) => node.grandTotal)).toEqual([inEuro, inNone, inNone, inEuro]);
  expect(viewer.invoices.sums).toEqual([{ count: 2, grandTotal: { amount: '21.00', currencyCode: 'EUR' } }]);
});

test('INV-09 an invoice that can be paid has the link of its payment page, any other has none', async () => {
  const { viewer } = await client.run(
    '{ viewer { invoices(first: 100) { edges { node { dbId allowToPay paymentUrl } } } } }',
  );
  const rows = viewer.invoices.edges.map(({ node }) => node);
  expect(new Set(rows.map(({ allowToPay }) => allowToPay))).toEqual(new Set([true, false]));
  for (const { dbId, allowToPay, paymentUrl } of rows)
    expect(paymentUrl).toBe(allowToPay ? `/api/v3/payments/invoice/${dbId}` : null);
});
