import { afterAll, beforeAll, expect, test } from 'vitest';
import { advanceOrders } from '../../../sandbox/clock/advanceOrders.ts';
import { addLongInvoice } from '../../../sandbox/demo/addLongInvoice.ts';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import type { DocumentKind } from '../../../sandbox/db/tables.ts';
import { eachDatabase } from '../../support/databases.ts';
import { readPdf } from '../../support/readPdf.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('documents', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  async function documentOf(kind: DocumentKind, customer = 1): Promise<{ id: number; doc_number: string }> {
    return sandbox.db
      .selectFrom('documents')
      .select(['id', 'doc_number'])
      .where('kind', '=', kind)
      .where('customer_id', '=', customer)
      .orderBy('qty', 'desc')
      .executeTakeFirstOrThrow();
  }

  test.each(['proforma', 'invoice', 'packing_list', 'merged_invoice', 'credit_invoice'] as const)(
    'DOC-23 GAP-87 a %s opens as PDF, inline, under its number',
    async (kind) => {
      const { id, doc_number } = await documentOf(kind);
      const answer = await client.call('getDocumentPdf', { path: { id } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toContain(`inline; filename="${doc_number}.pdf"`);
      expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(answer.bytes.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
      const { title, pages } = readPdf(answer.bytes);
      expect(title).toContain(doc_number);
      expect(pages[0]).toContain(title);
    },
  );

  test('a document has a structure for screen readers: a heading, a table with heads, and no text outside of it', async () => {
    const { id } = await documentOf('invoice');
    const { bytes } = await client.call('getDocumentPdf', { path: { id } });
    const { tags, loose } = readPdf(bytes);
    const count = (type: string) => tags.filter((tag) => tag === type).length;
    const { items } = await sandbox.db
      .selectFrom('document_items')
      .select(({ fn }) => fn.countAll<string>().as('items'))
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([count('Document'), count('H1'), count('Table'), count('TH')]).toEqual([1, 1, 1, 6]);
    expect(count('TR')).toBe(Number(items) + 1);
    expect(count('TD')).toBe(6 * Number(items));
    expect(count('P')).toBeGreaterThan(0);
    expect(loose).toBe(0);
  });

  test('FMT-01 a document is written in the language of the Locale header', async () => {
    const { id } = await documentOf('invoice');
    const titles: string[] = [];
    for (const locale of ['en', 'ru', 'fr', 'de', 'it', 'sr', 'pl']) {
      const { bytes } = await client.call('getDocumentPdf', { path: { id }, headers: { Locale: locale } });
      titles.push(readPdf(bytes).title);
    }
    expect(titles[0]).toMatch(/^Invoice INV-\d+$/);
    expect(titles[1]).toMatch(/^Счёт INV-\d+$/);
    expect(new Set(titles).size).toBe(7);
  });

  test('a credit invoice names the invoice that it corrects, with its final invoice', async () => {
    const credit = await sandbox.db
      .selectFrom('documents as c')
      .innerJoin('document_orders as l', 'l.document_id', 'c.id')
      .innerJoin('document_orders as o', 'o.order_id', 'l.order_id')
      .innerJoin('documents as i', 'i.id', 'o.document_id')
      .innerJoin('documents as f', 'f.id', 'i.merged_invoice_id')
      .select(['c.id', 'i.doc_number as invoice', 'f.doc_number as final'])
      .where('c.kind', '=', 'credit_invoice')
      .where('c.customer_id', '=', 1)
      .executeTakeFirstOrThrow();
    const { bytes } = await client.call('getDocumentPdf', { path: { id: credit.id } });
    const text = readPdf(bytes).pages[0]?.join(' ');
    expect(text).toMatch(new RegExp(`Corrects invoice:.* ${credit.invoice} \\(${credit.final}\\)`));
  });

  test('a long document has several pages, each with its number, and carries its sum from page to page', async () => {
    const { id, doc_number } = await documentOf('merged_invoice');
    const { items, subtotal } = await client.ok('getMergedInvoice', { path: { id } });
    const { bytes } = await client.call('getDocumentPdf', { path: { id } });
    const { pages } = readPdf(bytes);
    expect(pages.length).toBeGreaterThan(1);
    let rows = 0;
    let carried: string | undefined;
    for (const [index, page] of pages.entries()) {
      expect(page.at(-1)).toBe(
        `Final invoice ${doc_number} · Page ${String(index + 1)} / ${String(pages.length)}`,
      );
      if (carried !== undefined) expect(afterLabel(page, 'first')).toBe(carried);
      const next = items.findIndex((_item, row) => row >= rows && !hasRow(page, row + 1));
      rows = next === -1 ? items.length : next;
      carried = afterLabel(page, 'last');
      if (rows === items.length) break;
      const sum = items.slice(0, rows).reduce((total, { totalPrice }) => total + cents(totalPrice), 0);
      expect(carried).toBe(written(sum));
    }
    expect(rows).toBe(items.length);
    expect(pages.flat()).toContain(`${written(cents(subtotal))} EUR`);

    /** Whether the row of that number is on the page: followed by its article. */
    function hasRow(page: readonly string[], line: number): boolean {
      const item = items[line - 1];
      const article = item?.articleName === 'DELIVERY' ? 'Delivery' : item?.articleName;
      return page.some((text, place) => text === String(line) && page[place + 1] === article);
    }
  });

  test('an invoice of 5,000 lines opens as JSON, PDF and file, all with the same sum', async () => {
    const { invoiceId, orderId } = await addLongInvoice(sandbox.db, 5_000);
    const path = { id: invoiceId };
    const invoice = await client.ok('getInvoice', { path });
    expect(invoice.items).toHaveLength(5_000);
    expect(invoice.orders).toEqual([orderId]);
    const sum = invoice.items.reduce((total, { totalPrice }) => total + cents(totalPrice), 0);
    expect(cents(invoice.subtotal)).toBe(sum);
    const { pages } = readPdf((await client.call('getDocumentPdf', { path })).bytes);
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.flat()).toContain(`${written(sum)} EUR`);
    const { bytes } = await client.call('getInvoice', { path, query: { export: { format: 'csv' } } });
    const rows = bytes.toString().trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(5_000);
    const prices = rows.map((row) => Math.round(Number(row.split(';').at(-2)) * 100));
    expect(prices.reduce((total, price) => total + price, 0)).toBe(sum);
  });

  test('a document of another customer, or a missing one, is not found; without order_view it is forbidden', async () => {
    const { id } = await documentOf('invoice');
    const buyer = await sandbox.as('buyer');
    expect((await buyer.call('getDocumentPdf', { path: { id } })).status).toBe(404);
    expect((await client.call('getDocumentPdf', { path: { id: 1 } })).status).toBe(404);
    const basic = await sandbox.as('basic');
    expect((await basic.call('getDocumentPdf', { path: { id } })).status).toBe(403);
    expect((await sandbox.visitor.call('getDocumentPdf', { path: { id } })).status).toBe(401);
  });

  test('GAP-75 the distributor’s clock brings a confirmed order to the customer, with packing list, track codes and invoice', async () => {
    const before = await stock();
    const items = [{ article: demoArticles.ordinary, qty: 4 }];
    const body = { type: 'regular' as const, warehouses: [1], items, useBackorder: 0 as const };
    const { orders } = await client.ok('createOrders', { body, query: { force: 1 } });
    const path = { id: orders[0]?.id ?? 0 };
    const address = (await client.ok('listAddresses')).find(
      (each) => each.type === 'shipping' && each.default,
    );
    const query = { country: address?.country?.id ?? 0, index: address?.index ?? '' };
    const options = await client.ok('listShippingOptions', { path, query });
    const express = options.find(({ name }) => name === 'Express parcel');
    await client.ok('completeOrder', {
      path,
      body: { shippingAddress: address?.id ?? null, shippingCourier: express?.id ?? null },
    });
    await client.ok('changeOrderStatus', { body: { orders: [path.id], status: 'confirmed' } });

    const seen: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      await sandbox.db
        .updateTable('orders')
        .set({ status_changed_at: new Date(0) })
        .where('id', '=', path.id)
        .execute();
      expect(await advanceOrders(sandbox.db, new Date(1))).toBe(1);
      const { status } = await client.ok('getOrder', { path });
      seen.push(status);
      const shipments = await client.ok('listShipments', { path });
      if (status === 'packed') {
        expect(shipments).toMatchObject([
          { status: 'packed', parcels: [{ number: '1/1', trackCode: null }] },
        ]);
      }
      if (status === 'shipped') {
        expect(shipments[0]?.status).toBe('shipped');
        expect(shipments[0]?.carrier?.name).toBe('Euroline Express');
        const parcel = shipments[0]?.parcels[0];
        expect(parcel?.trackingUrl).toContain(parcel?.trackCode);
      }
    }
    expect(seen).toEqual(['in_progress', 'collected', 'packed', 'shipped', 'delivered']);
    const { documents } = await client.ok('getOrder', { path });
    for (const kind of ['proforma', 'packing_list', 'invoice'] as const) {
      expect(documents[kind]).toHaveLength(1);
      const answer = await client.call('getDocumentPdf', { path: { id: documents[kind][0]?.id ?? 0 } });
      expect(answer.status).toBe(200);
    }
    const after = await stock();
    expect(after).toEqual({ amount: before.amount - 4, reserved: before.reserved });
    expect(await advanceOrders(sandbox.db, new Date(1))).toBe(0);
  });

  async function stock(): Promise<{ amount: number; reserved: number }> {
    return sandbox.db
      .selectFrom('stock')
      .select(['amount', 'reserved'])
      .where('article_id', '=', demoArticles.ordinary)
      .where('warehouse_id', '=', 1)
      .executeTakeFirstOrThrow();
  }
});

const cents = (amount: { value: number }) => Math.round(amount.value * 100);

/** Cents as a document writes them. */
const written = (amount: number) =>
  (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }).replaceAll(',', ' ');

/** The sum in the first or last row that carries one. */
function afterLabel(page: readonly string[], which: 'first' | 'last'): string | undefined {
  const label = 'Carried forward';
  const place = which === 'first' ? page.indexOf(label) : page.lastIndexOf(label);
  return page[place + 2];
}
