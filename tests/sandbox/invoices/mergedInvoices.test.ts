import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

const cents = (amount: { value: number }) => Math.round(amount.value * 100);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
/** A day as in the REST API, DD.MM.YYYY. */
const written = (date: string) => date.split('-').toReversed().join('.');
/** The lines of a csv file without its byte order mark. */
const lines = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');

eachDatabase('merged and credit invoices', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  let buyer: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
    buyer = await sandbox.as('buyer');
  });
  afterAll(() => sandbox.close());

  const merged = async (filter: object = {}) =>
    (await client.ok('listMergedInvoices', { query: { limit: 100, filter } })).items;
  const credits = async (filter: object = {}) =>
    (await client.ok('listCreditInvoices', { query: { limit: 100, filter } })).items;

  /** The final invoice with the most pieces. */
  async function largest(): Promise<number> {
    const [first] = (await merged()).toSorted((a, b) => b.qty - a.qty);
    if (!first) throw new Error('no final invoice');
    return first.id;
  }

  test('CALL-079 CALL-084 GAP-38 the lists hold the customer’s documents of their kind, newest first, in pages', async () => {
    for (const [operation, number] of [
      ['listMergedInvoices', /^FIN-\d+$/],
      ['listCreditInvoices', /^CR-\d+$/],
    ] as const) {
      const first = await client.ok(operation, { query: { limit: 3 } });
      const second = await client.ok(operation, { query: { limit: 3, page: 2 } });
      expect(first.meta).toMatchObject({ page: 1, limit: 3 });
      expect(first.meta.total).toBeGreaterThan(6);
      const rows = [...first.items, ...second.items];
      expect(new Set(rows.map(({ id }) => id)).size).toBe(6);
      const times = rows.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted().toReversed());
      for (const row of rows) {
        expect(row.docNumber).toMatch(number);
        expect(row.clientName).toBe('Baltic Auto Supply OÜ');
        expect(cents(row.grandTotal)).toBe(cents(row.subtotal) + cents(row.subtotalVat));
      }
    }
  });

  test('MINV-02 GAP-39 every filter narrows both lists according to its operator', async () => {
    for (const list of [merged, credits]) {
      const all = await list();
      const [sample] = all;
      if (!sample) throw new Error('the list is empty');
      expect(await list({ id: String(sample.id) })).toEqual([sample]);
      expect(await list({ number: { like: sample.docNumber.toLowerCase() } })).toEqual([sample]);
      for (const key of ['grandTotal', 'subtotal', 'subtotalVat'] as const) {
        const limit = Math.floor(sample[key].value);
        expect(await list({ [key]: { '>': String(limit) } })).toEqual(
          all.filter((row) => row[key].value > limit),
        );
      }
      const day = written(sample.date);
      expect(await list({ date: { from: day, until: day } })).toEqual(
        all.filter(({ date }) => date === sample.date),
      );
      const made = sample.createdAt.slice(0, 10);
      expect(await list({ createdAt: { from: written(made), until: written(made) } })).toEqual(
        all.filter(({ createdAt }) => createdAt.startsWith(made)),
      );
    }
    const all = await merged();
    const [{ qty } = { qty: 0 }] = all;
    expect(await merged({ qty: String(qty) })).toEqual(all.filter((row) => row.qty === qty));
    expect(await merged({ clientName: { like: 'baltic' } })).toEqual(all);
    expect(await merged({ clientName: 'Unknown' })).toEqual([]);
  });

  test('MINV-12 MINV-13 a final invoice adds up: from its rows, its invoices and its orders', async () => {
    const found = await client.ok('getMergedInvoice', { path: { id: await largest() } });
    expect((await merged({ id: String(found.id) }))[0]).toEqual(
      expect.objectContaining({ docNumber: found.docNumber, qty: found.qty, grandTotal: found.grandTotal }),
    );
    expect(found.billingAddress.companyName).toBe('Baltic Auto Supply OÜ');
    expect(found.sellerAddress.vatNumber).toBe('EE101234560');
    expect(found.invoices.length).toBeGreaterThan(1);
    for (const key of ['subtotal', 'subtotalVat', 'grandTotal'] as const) {
      expect(sum(found.invoices.map((invoice) => cents(invoice[key])))).toBe(cents(found[key]));
    }
    expect(sum(found.items.map(({ totalPrice }) => cents(totalPrice)))).toBe(cents(found.subtotal));
    const goods = found.items.filter(({ articleName }) => articleName !== 'DELIVERY');
    expect(sum(goods.map(({ qty }) => qty))).toBe(found.qty);
    expect(sum(found.included_orders.map(({ grandTotal }) => cents(grandTotal)))).toBe(
      cents(found.grandTotal),
    );
    expect(new Set(found.items.map(({ referenceOrderId }) => referenceOrderId))).toEqual(
      new Set(found.included_orders.map(({ id }) => id)),
    );
    expect(found.packingLists).toHaveLength(found.invoices.length);

    const [part] = found.invoices;
    const invoice = await client.ok('getInvoice', { path: { id: part?.id ?? 0 } });
    expect(invoice).toMatchObject({ ...part });
    expect(invoice.mergedInvoiceDocument).toEqual({ id: found.id, docNumber: found.docNumber });
    expect(found.packingLists).toContainEqual(invoice.packingListDocument);
    const [order] = found.included_orders;
    expect(await client.ok('getOrder', { path: { id: order?.id ?? 0 } })).toMatchObject({ ...order });
  });

  test('CRED-05 a credit invoice has the same shape, its VAT rate, and the invoice it credits', async () => {
    const [row] = await credits();
    const found = await client.ok('getCreditInvoice', { path: { id: row?.id ?? 0 } });
    expect(found).toMatchObject({ ...row });
    expect(sum(found.items.map(({ totalPrice }) => cents(totalPrice)))).toBe(cents(found.subtotal));
    expect(cents(found.subtotalVat)).toBe(Math.round((cents(found.subtotal) * found.vatPercent) / 100));
    const [credited] = found.invoices;
    const invoice = await client.ok('getInvoice', { path: { id: credited?.id ?? 0 } });
    const sold = invoice.items.find(({ articleName }) => articleName === found.items[0]?.articleName);
    expect(sold?.qty).toBeGreaterThanOrEqual(found.items[0]?.qty ?? Infinity);
    expect(sold?.price).toEqual(found.items[0]?.price);
    expect(found.included_orders.map(({ id }) => id)).toEqual(invoice.orders);
  });

  test('MINV-14 GAP-103 a search finds at most ten final invoices by a part of their number, newest first', async () => {
    const all = await merged();
    expect(all.length).toBeGreaterThan(10);
    const hits = await client.ok('searchMergedInvoices', { query: { number: 'fin-' } });
    expect(hits).toEqual(all.slice(0, 10).map(({ id, docNumber, date }) => ({ id, docNumber, date })));
    const number = all.at(-1)?.docNumber ?? '';
    expect(await client.ok('searchMergedInvoices', { query: { number } })).toMatchObject([
      { docNumber: number },
    ]);
    expect(await client.ok('searchMergedInvoices', { query: { number: '%' } })).toEqual([]);
    expect((await client.call('searchMergedInvoices', { query: { number: '' } })).status).toBe(400);
  });

  const csv = { format: 'csv', withHeaders: 1, separator: ';', escape: '\\', enclosure: '"' } as const;

  test.each([
    ['csv', 'text/csv'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['xls', 'application/vnd.ms-excel'],
  ] as const)(
    'INV-14 MINV-15 invoices and final invoices are exported as %s under their number',
    async (format, type) => {
      const path = { id: await largest() };
      const { docNumber, items, invoices } = await client.ok('getMergedInvoice', { path });
      const answer = await client.call('getMergedInvoice', { path, query: { export: { ...csv, format } } });
      expect(answer.headers.get('content-type')).toContain(type);
      expect(answer.headers.get('content-disposition')).toContain(
        `attachment; filename="${docNumber}.${format}"`,
      );
      const [part] = invoices;
      const one = await client.call('getInvoice', {
        path: { id: part?.id ?? 0 },
        query: { export: { ...csv, format } },
      });
      expect(one.headers.get('content-disposition')).toContain(
        `attachment; filename="${part?.docNumber ?? ''}.${format}"`,
      );
      if (format !== 'csv') return;
      const [head, first, ...others] = lines(answer.bytes);
      expect(head).toBe('Order;Article;Description;Quantity;Price;Total price;Currency');
      expect(others).toHaveLength(items.length - 1);
      const { referenceOrderId, articleName, description, qty, price, totalPrice } = items[0] ?? {};
      expect(first).toBe(
        [referenceOrderId, articleName, description, qty, price?.value, totalPrice?.value, 'EUR'].join(';'),
      );
    },
  );

  test('MINV-15 CALL-083 a packing list is a file without prices, csv with headers unless asked otherwise', async () => {
    const { packingLists } = await client.ok('getMergedInvoice', { path: { id: await largest() } });
    const [packingList] = packingLists;
    const path = { id: packingList?.id ?? 0 };
    const plain = await client.call('exportPackingList', { path });
    expect(plain.headers.get('content-disposition')).toContain(`${packingList?.docNumber ?? ''}.csv`);
    expect(lines(plain.bytes)[0]).toBe('Order;Article;Description;Quantity');
    const bare = await client.call('exportPackingList', {
      path,
      query: { export: { ...csv, withHeaders: 0 } },
    });
    expect(lines(bare.bytes)).toEqual(lines(plain.bytes).slice(1));
    expect(lines(bare.bytes).join()).not.toContain('DELIVERY');
  });

  test('DOC-31 GAP-92 GAP-93 the documents of a range of days are one file, of these two kinds only', async () => {
    const config = { format: 'csv', withHeaders: true } as const;
    for (const [type, list] of [
      ['merged-invoices', await merged()],
      ['credit-invoices', await credits()],
    ] as const) {
      const days = list.map(({ date }) => date).toSorted();
      const [from, until] = [days[1] ?? '', days.at(-2) ?? ''];
      const body = { config, from: written(from), until: written(until) };
      const answer = await client.call('downloadDocuments', { path: { type }, body });
      expect(answer.headers.get('content-disposition')).toContain(`${type}.csv`);
      const [head, ...rows] = lines(answer.bytes);
      expect(head).toBe('Number;Client;Quantity;Total amount;Total price;VAT;Currency;Date;Created at');
      expect(rows.map((row) => row.split(';')[0])).toEqual(
        list.filter(({ date }) => date >= from && date <= until).map(({ docNumber }) => docNumber),
      );
      const reversed = { config, from: written(until), until: '01.01.2001' };
      expect((await client.call('downloadDocuments', { path: { type }, body: reversed })).body).toMatchObject(
        {
          fields: [{ field: 'until' }],
        },
      );
    }
    const body = { config, from: '01.01.2026', until: '02.01.2026' };
    expect((await client.call('downloadDocuments', { path: { type: 'invoices' }, body })).status).toBe(404);
  });

  test('GAP-29 lists need order_list, documents order_view; another’s, or another kind of document, is not found', async () => {
    const path = { id: await largest() };
    const [credit] = await credits();
    const basic = await sandbox.as('basic');
    expect((await basic.call('listMergedInvoices')).status).toBe(403);
    expect((await basic.call('listCreditInvoices')).status).toBe(403);
    expect((await basic.call('searchMergedInvoices', { query: { number: '1' } })).status).toBe(403);
    expect((await basic.call('getMergedInvoice', { path })).status).toBe(403);
    expect((await buyer.call('getMergedInvoice', { path })).status).toBe(404);
    expect((await buyer.call('getMergedInvoice', { path, query: { export: csv } })).status).toBe(404);
    expect((await client.call('getCreditInvoice', { path })).status).toBe(404);
    expect((await client.call('getMergedInvoice', { path: { id: credit?.id ?? 0 } })).status).toBe(404);
    expect((await client.call('exportPackingList', { path })).status).toBe(404);
  });
});
