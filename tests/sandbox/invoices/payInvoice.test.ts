import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('payment of invoices', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  /** Makes invoices unpaid, of orders in that status, and returns their ids. */
  async function unpaid(customer: number, status: 'packed' | 'delivered', count = 1): Promise<number[]> {
    const rows = await sandbox.db
      .selectFrom('documents as d')
      .innerJoin('document_orders as l', 'l.document_id', 'd.id')
      .select(['d.id', 'l.order_id', 'd.merged_invoice_id'])
      .where('d.customer_id', '=', customer)
      .where('d.kind', '=', 'invoice')
      .where('d.merged_invoice_id', 'is not', null)
      .orderBy('d.id')
      .limit(count)
      .execute();
    const documents = rows.flatMap(({ id, merged_invoice_id }) => [id, merged_invoice_id ?? 0]);
    await sandbox.db.updateTable('documents').set({ paid: false }).where('id', 'in', documents).execute();
    await sandbox.db
      .updateTable('orders')
      .set({ paid: false, paid_at: null, status })
      .where(
        'id',
        'in',
        rows.map(({ order_id }) => order_id),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  test('CALL-086 GAP-84 opening the link pays the invoice and its order once, in whole', async () => {
    const [id = 0] = await unpaid(1, 'delivered');
    const path = { id };
    const before = await client.ok('getInvoice', { path });
    expect(before).toMatchObject({ paid: false, allowToPay: true });
    const { status, headers, bytes } = await client.call('payInvoice', { path });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const { docNumber, grandTotal } = before;
    expect(bytes.toString()).toContain(
      `Invoice ${docNumber} is paid: ${grandTotal.value.toFixed(2)} ${grandTotal.currencyCode}.`,
    );
    expect(await client.ok('getInvoice', { path })).toMatchObject({ paid: true, allowToPay: false });
    for (const order of before.orders)
      expect(await client.ok('getOrder', { path: { id: order } })).toMatchObject({ paid: true });
    const again = await client.call('payInvoice', { path });
    expect(again.status).toBe(403);
    expect(again.bytes.toString()).toContain('This invoice is already paid.');
  });

  test('two payments at the same time: one is done, the other refused', async () => {
    const [id = 0] = await unpaid(1, 'delivered');
    const answers = await Promise.all([1, 2].map(() => client.call('payInvoice', { path: { id } })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test('a final invoice is paid with the last of its invoices', async () => {
    await unpaid(1, 'delivered', 1);
    const [id = 0] = await unpaid(1, 'delivered', 1);
    const { mergedInvoiceDocument } = await client.ok('getInvoice', { path: { id } });
    const merged = mergedInvoiceDocument?.id ?? 0;
    const { invoices } = await client.ok('getMergedInvoice', { path: { id: merged } });
    await unpaid(1, 'delivered', invoices.length);
    const paid = async () =>
      (
        await sandbox.db
          .selectFrom('documents')
          .select('paid')
          .where('id', '=', merged)
          .executeTakeFirstOrThrow()
      ).paid;
    for (const invoice of invoices) {
      expect(await paid()).toBe(false);
      await client.call('payInvoice', { path: { id: invoice.id } });
    }
    expect(await paid()).toBe(true);
  });

  test('GAP-82 nothing is paid while the goods are here, without the pay feature, or of another customer', async () => {
    const [packed = 0] = await unpaid(1, 'packed');
    expect((await client.call('payInvoice', { path: { id: packed } })).status).toBe(403);
    const limit = await sandbox.as('limit');
    const [delivered = 0] = await unpaid(4, 'delivered');
    expect(await limit.ok('getInvoice', { path: { id: delivered } })).toMatchObject({ allowToPay: true });
    expect((await limit.call('payInvoice', { path: { id: delivered } })).status).toBe(403);
    expect((await client.call('payInvoice', { path: { id: delivered } })).status).toBe(404);
    const lists = await sandbox.as('lists');
    expect((await lists.call('payInvoice', { path: { id: delivered } })).status).toBe(403);
    expect((await sandbox.visitor.call('payInvoice', { path: { id: delivered } })).status).toBe(401);
    expect(await limit.ok('getInvoice', { path: { id: delivered } })).toMatchObject({ paid: false });
  });
});
