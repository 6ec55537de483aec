import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

const cents = (amount: { value: number }) => Math.round(amount.value * 100);

eachDatabase('invoices', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  let buyer: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
    buyer = await sandbox.as('buyer');
    // Final invoices are monthly: on the first days of a month each invoice has one.
    const newest = sandbox.db
      .selectFrom('documents')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('customer_id', '=', 1)
      .where('kind', '=', 'invoice')
      .where('shipping_address', 'is not', null);
    await sandbox.db
      .updateTable('documents')
      .set({ merged_invoice_id: null })
      .where('id', '=', newest)
      .execute();
  });
  afterAll(() => sandbox.close());

  const list = async (filter: object) =>
    (await client.ok('listInvoices', { query: { limit: 100, filter } })).items;

  /** An invoice of the client whose goods went to a separate address, with or without a final invoice. */
  async function invoice(isMerged = true): Promise<number> {
    const { id } = await sandbox.db
      .selectFrom('documents')
      .select('id')
      .where('customer_id', '=', 1)
      .where('kind', '=', 'invoice')
      .where('shipping_address', 'is not', null)
      .where('merged_invoice_id', isMerged ? 'is not' : 'is', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  }

  test('INV-01 CALL-076 GAP-38 the list holds the customer’s invoices, newest first, in pages', async () => {
    const first = await client.ok('listInvoices', { query: { limit: 10 } });
    const second = await client.ok('listInvoices', { query: { limit: 10, page: 2 } });
    const { count } = await sandbox.db
      .selectFrom('documents')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', 1)
      .where('kind', '=', 'invoice')
      .executeTakeFirstOrThrow();
    expect(first.meta).toEqual({ page: 1, limit: 10, total: count });
    const rows = [...first.items, ...second.items];
    expect(new Set(rows.map(({ id }) => id)).size).toBe(20);
    const times = rows.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('INV-22 GAP-178 a row of the list has the data of the invoice’s page, including its orders', async () => {
    for (const row of (await list({})).slice(0, 5)) {
      expect(await client.ok('getInvoice', { path: { id: row.id } })).toMatchObject(row);
      expect(row.orders.length).toBeGreaterThan(0);
    }
  });

  test('GAP-98 every filter narrows the list according to its operator', async () => {
    const [sample] = await list({});
    if (sample?.warehouse == null) throw new Error('no invoice with a warehouse');
    expect(await list({ id: String(sample.id) })).toMatchObject([{ id: sample.id }]);
    expect(await list({ docNumber: sample.docNumber })).toMatchObject([{ id: sample.id }]);
    expect(await list({ docNumber: { like: sample.docNumber.toLowerCase() } })).toMatchObject([
      { id: sample.id },
    ]);

    const between = await list({ grandTotal: { '=>': '500', '<': '1500' } });
    expect(between.length).toBeGreaterThan(0);
    expect(between.every(({ grandTotal }) => grandTotal.value >= 500 && grandTotal.value < 1500)).toBe(true);

    const warehouse = sample.warehouse.id;
    const there = await list({ warehouses: [String(warehouse)] });
    expect(new Set(there.map((row) => row.warehouse?.id))).toEqual(new Set([warehouse]));

    const day = sample.createdAt.slice(0, 10);
    const written = day.split('-').toReversed().join('.');
    const ofDay = await list({ createdAt: { from: written, until: written } });
    expect(ofDay.map(({ id }) => id)).toContain(sample.id);
    expect(ofDay.every(({ createdAt }) => createdAt.startsWith(day))).toBe(true);

    const payable = await list({ allowToPay: '1' });
    expect(payable.length).toBeGreaterThan(0);
    expect(payable.every(({ allowToPay }) => allowToPay)).toBe(true);
    const others = await list({ allowToPay: '0' });
    expect(others.length).toBeGreaterThan(0);
    expect(others.some(({ allowToPay }) => allowToPay)).toBe(false);

    const { status, body } = await client.send('listInvoices', { query: { filter: { grandTotal: 'much' } } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ field: 'filter.grandTotal' }] });
  });

  test('INV-22 INV-23 INV-24 INV-25 an invoice carries its parties, documents, weights and rows, and adds up to its order', async () => {
    const id = await invoice();
    const found = await client.ok('getInvoice', { path: { id } });
    expect(found).toMatchObject({ id, docNumber: `INV-${String(id)}`, vatPercent: 24 });
    expect(found.billingAddress.companyName).toBe('Baltic Auto Supply OÜ');
    expect(found.shippingAddress?.country).toMatchObject({ name: 'Estonia', originalName: 'Eesti' });
    const german = await client.ok('getInvoice', { path: { id }, headers: { locale: 'de' } });
    expect([german.billingAddress, german.sellerAddress].map(({ country }) => country?.name)).toEqual([
      'Estland',
      'Estland',
    ]);
    expect(found.sellerAddress.vatNumber).toBe('EE101234560');
    expect(found.packingListDocument?.docNumber).toMatch(/^PL-\d+$/);
    expect(found.mergedInvoiceDocument?.docNumber).toMatch(/^FIN-\d+$/);
    expect(found.totalGrossWeight).toBeGreaterThan(found.totalNetWeight);

    const sum = found.items.reduce((total, { totalPrice }) => total + cents(totalPrice), 0);
    expect(cents(found.subtotal)).toBe(sum);
    expect(cents(found.subtotalVat)).toBe(Math.round((sum * found.vatPercent) / 100));
    expect(cents(found.grandTotal)).toBe(sum + cents(found.subtotalVat));
    for (const { qty, price, totalPrice } of found.items) expect(cents(totalPrice)).toBe(qty * cents(price));
    expect(found.orders).toHaveLength(1);
    expect(new Set(found.items.map(({ referenceOrderId }) => referenceOrderId))).toEqual(
      new Set(found.orders),
    );
    const order = await client.ok('getOrder', { path: { id: found.orders[0] ?? 0 } });
    expect(found.grandTotal).toEqual(order.grandTotal);
    expect(order.documents.invoice).toEqual([{ id, docNumber: found.docNumber }]);
  });

  test('INV-22 an invoice not yet in a final invoice names none', async () => {
    const found = await client.ok('getInvoice', { path: { id: await invoice(false) } });
    expect(found.mergedInvoiceDocument).toBeNull();
  });

  test('an invoice keeps its own currency, whatever currency is requested', async () => {
    const query = { limit: 100 };
    const { items } = await client.ok('listInvoices', { query, headers: { CC: 'USD' } });
    expect(await client.ok('listInvoices', { query, headers: { CC: 'EUR' } })).toMatchObject({ items });
    expect(new Set(items.map(({ grandTotal }) => grandTotal.currencyCode))).toEqual(
      new Set(['EUR', 'USD', 'GBP']),
    );
    for (const { id, grandTotal } of items.filter(
      ({ grandTotal: { currencyCode } }) => currencyCode !== 'EUR',
    )) {
      const { items: rows } = await client.ok('getInvoice', { path: { id } });
      expect(new Set(rows.map(({ price }) => price.currencyCode))).toEqual(
        new Set([grandTotal.currencyCode]),
      );
    }
  });

  test('GAP-82 an unpaid invoice can be paid once all its orders are shipped or delivered, a paid one never', async () => {
    const id = await invoice(false);
    const { orders } = await client.ok('getInvoice', { path: { id } });
    const states = async (paid: boolean, status: 'packed' | 'shipped') => {
      await sandbox.db.updateTable('documents').set({ paid }).where('id', '=', id).execute();
      await sandbox.db.updateTable('orders').set({ status }).where('id', 'in', orders).execute();
      const { allowToPay } = await client.ok('getInvoice', { path: { id } });
      expect(await list({ id: String(id) })).toMatchObject([{ paid, allowToPay }]);
      return allowToPay;
    };
    expect(await states(false, 'packed')).toBe(false);
    expect(await states(false, 'shipped')).toBe(true);
    expect(await states(true, 'shipped')).toBe(false);
  });

  test('INV-04 GAP-29 the list needs order_list, an invoice order_view; another’s, or another kind of document, is not found', async () => {
    const path = { id: await invoice() };
    const basic = await sandbox.as('basic');
    expect((await basic.call('listInvoices')).status).toBe(403);
    expect((await basic.call('getInvoice', { path })).status).toBe(403);
    const lists = await sandbox.as('lists');
    expect((await lists.call('listInvoices')).status).toBe(200);
    expect((await lists.call('getInvoice', { path })).status).toBe(403);
    expect((await sandbox.visitor.call('listInvoices')).status).toBe(401);
    expect((await buyer.call('getInvoice', { path })).status).toBe(404);
    const { packingListDocument } = await client.ok('getInvoice', { path });
    const packingList = { id: packingListDocument?.id ?? 0 };
    expect((await client.call('getInvoice', { path: packingList })).status).toBe(404);
  });
});
