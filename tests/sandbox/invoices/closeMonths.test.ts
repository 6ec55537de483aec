import { afterAll, beforeAll, expect, test } from 'vitest';
import { advanceOrders } from '../../../sandbox/clock/advanceOrders.ts';
import { applyPrices } from '../../../sandbox/clock/applyPrices.ts';
import { closeMonths } from '../../../sandbox/clock/closeMonths.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

const cents = (amount: { value: number }) => Math.round(amount.value * 100);

eachDatabase('the end of a month', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  const now = new Date();
  const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  /** The month that ends, as statements name it. */
  const ending = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };

  const open = async () =>
    sandbox.db
      .selectFrom('documents')
      .select('id')
      .where('customer_id', '=', 1)
      .where('kind', '=', 'invoice')
      .where('merged_invoice_id', 'is', null)
      .orderBy('id')
      .execute();
  const total = async (operation: 'listMergedInvoices' | 'listStatements') =>
    (await client.ok(operation)).meta.total;

  test('before it nothing is closed', async () => {
    const before = [await total('listMergedInvoices'), await total('listStatements')];
    await closeMonths(sandbox.db, now);
    expect([await total('listMergedInvoices'), await total('listStatements')]).toEqual(before);
  });

  test('the distributor’s clock brings an order into a final invoice and a statement at the end of its month', async () => {
    // An order on its way is shipped, which makes its invoice.
    const { id: orderId } = await sandbox.db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', 1)
      .where('status', '=', 'collected')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    for (let step = 0; step < 3; step += 1) {
      await sandbox.db
        .updateTable('orders')
        .set({ status_changed_at: new Date(0) })
        .where('id', '=', orderId)
        .execute();
      await advanceOrders(sandbox.db, new Date(1));
    }
    const { documents } = await client.ok('getOrder', { path: { id: orderId } });
    const invoiceId = documents.invoice[0]?.id ?? 0;
    const waiting = (await open()).map(({ id }) => id);
    expect(waiting).toContain(invoiceId);
    const finals = await total('listMergedInvoices');

    await closeMonths(sandbox.db, nextMonth);
    expect(await open()).toEqual([]);
    const { mergedInvoiceDocument } = await client.ok('getInvoice', { path: { id: invoiceId } });
    const merged = await client.ok('getMergedInvoice', { path: { id: mergedInvoiceDocument?.id ?? 0 } });
    const lastDay = new Date(nextMonth.getTime() - 86_400_000).toISOString().slice(0, 10);
    expect(merged.date).toBe(lastDay);
    expect(merged.included_orders.map(({ id }) => id)).toContain(orderId);
    expect(merged.invoices.reduce((sum, { grandTotal }) => sum + cents(grandTotal), 0)).toBe(
      cents(merged.grandTotal),
    );
    expect(merged.items.reduce((sum, { totalPrice }) => sum + cents(totalPrice), 0)).toBe(
      cents(merged.subtotal),
    );
    expect((await client.ok('getOrder', { path: { id: orderId } })).documents.merged_invoice).toEqual([
      { id: merged.id, docNumber: merged.docNumber },
    ]);
    expect((await client.ok('listStatements')).items[0]).toMatchObject(ending);

    const closed = [await total('listMergedInvoices'), await total('listStatements')];
    expect(closed[0]).toBeGreaterThan(finals);
    await closeMonths(sandbox.db, nextMonth);
    expect([await total('listMergedInvoices'), await total('listStatements')]).toEqual(closed);
  });

  test('on its day the next price list is in force, and none is scheduled after it', async () => {
    const planned = await sandbox.db
      .selectFrom('articles')
      .select(['id', 'price', 'future_price'])
      .where('future_price', 'is not', null)
      .orderBy('id')
      .execute();
    expect(planned.length).toBeGreaterThan(0);
    await applyPrices(sandbox.db, now);
    expect((await client.ok('getFiles')).availability.nextPriceScheduledAt).not.toBeNull();
    await applyPrices(sandbox.db, nextMonth);
    const priced = await sandbox.db
      .selectFrom('articles')
      .select(['id', 'price'])
      .where(
        'id',
        'in',
        planned.map(({ id }) => id),
      )
      .orderBy('id')
      .execute();
    expect(priced).toEqual(planned.map(({ id, future_price }) => ({ id, price: future_price })));
    expect((await client.ok('getFiles')).availability.nextPriceScheduledAt).toBeNull();
  });
});
