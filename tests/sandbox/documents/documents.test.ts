import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advanceOrders } from '../../../sandbox/clock/advanceOrders.ts';
import { demoArticles } from '../../../sandbox/db/demo/demoArticles.ts';
import type { DocumentKind } from '../../../sandbox/db/tables/selling.ts';
import { eachDatabase } from '../../support/databases.ts';
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
      expect(pageContents(answer.bytes).length).toBeGreaterThan(0);
    },
  );

  test('FMT-01 a document is written in the language of the Locale header', async () => {
    const { id } = await documentOf('invoice');
    const titles: string[] = [];
    for (const locale of ['en', 'ru', 'fr', 'de', 'it', 'sr', 'pl']) {
      const { bytes } = await client.call('getDocumentPdf', { path: { id }, headers: { Locale: locale } });
      titles.push(titleOf(bytes));
    }
    expect(titles[0]).toMatch(/^Invoice INV-\d+$/);
    expect(titles[1]).toMatch(/^Счёт INV-\d+$/);
    expect(new Set(titles).size).toBe(7);
  });

  test('MINV-07 a long final invoice has several pages', async () => {
    const { id } = await documentOf('merged_invoice');
    const { bytes } = await client.call('getDocumentPdf', { path: { id } });
    expect(pageContents(bytes).length).toBeGreaterThan(1);
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

/** The content of every page: the streams that show text. */
function pageContents(pdf: Buffer): string[] {
  const contents: string[] = [];
  const text = pdf.toString('latin1');
  for (const match of text.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const data = pdf.subarray(start, start + Number(match[1]));
    if (data[0] !== 0x78) continue;
    const stream = inflateSync(data).toString('latin1');
    if (/\bBT\b[^]*\bTJ\b/.test(stream)) contents.push(stream);
  }
  return contents;
}

/** The title in a PDF's information: a separate text object, plain or UTF-16. */
function titleOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const object = /\/Title (\d+) 0 R/.exec(text)?.[1] ?? '';
  const raw = new RegExp(`\\n${object} 0 obj\\n\\(((?:\\\\.|[^\\\\)])*)\\)`, 's').exec(text)?.[1] ?? '';
  const bytes = Buffer.from(raw.replaceAll(/\\([\\()])/g, '$1'), 'latin1');
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? new TextDecoder('utf-16be').decode(bytes.subarray(2))
    : bytes.toString('latin1');
}
