import { afterAll, beforeAll, expect, test } from 'vitest';
import { advanceOrders } from '../../../sandbox/clock/advanceOrders.ts';
import { advanceProduction } from '../../../sandbox/clock/advanceProduction.ts';
import { keepBusy } from '../../../sandbox/clock/keepBusy.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
let client: RestCaller;
beforeAll(async () => {
  sandbox = await startSandbox();
  client = await sandbox.as('client');
});
afterAll(() => sandbox.close());

const hour = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * hour);

/** Everything that the distributor has to do is done by then. */
async function workUntil(time: Date): Promise<void> {
  while ((await advanceOrders(sandbox.db, time)) > 0);
  while ((await advanceProduction(sandbox.db, time)) > 0);
}

test.each([1, 24, 30 * 24, 300 * 24])(
  '%i hours after the start the demo shows what it can do',
  async (hours) => {
    await workUntil(later(hours));
    await keepBusy(sandbox.db, later(hours), later(hours + 20));

    const statuses = ['confirmed', 'in_progress', 'collected', 'packed', 'shipped', 'pre_ordered'] as const;
    for (const status of statuses) {
      const { items } = await client.ok('listOrders', { query: { filter: { status: [status] }, limit: 1 } });
      expect(items, status).toHaveLength(1);
    }
    const { items: invoices } = await client.ok('listInvoices', { query: { limit: 100 } });
    expect(invoices.filter(({ paid, allowToPay }) => !paid && !allowToPay).length).toBeGreaterThan(0);
    expect(invoices.filter(({ paid, allowToPay }) => !paid && allowToPay).length).toBeGreaterThan(0);
    const { items: requests } = await client.ok('listProductionApplications', { query: { limit: 100 } });
    expect(new Set(requests.map(({ status }) => status))).toEqual(
      new Set(['pending', 'submitted', 'feedback_received', 'accepted', 'rejected']),
    );
    const { items: coming } = await client.ok('listContainers', { query: { limit: 100 } });
    const { items: ordered } = await client.ok('listOrders', {
      query: { filter: { type: 'reservation', status: ['pre_ordered'] }, limit: 1 },
    });
    const { items: lines = [] } = await client.ok('getOrder', { path: { id: ordered[0]?.id ?? 0 } });
    const known = new Set(coming.map(({ articleName }) => articleName));
    expect(lines.filter(({ articleName }) => known.has(articleName)).length).toBeGreaterThan(0);
  },
);

test('an invoice of the last month differs from its order, and only one', async () => {
  const differing = await sandbox.db
    .selectFrom('documents as d')
    .innerJoin('document_items as i', 'i.document_id', 'd.id')
    .innerJoin('order_items as o', (join) =>
      join.onRef('o.order_id', '=', 'i.order_id').onRef('o.article_name', '=', 'i.article_name'),
    )
    .select(['d.id', 'd.subtotal', 'd.subtotal_vat', 'd.grand_total'])
    .where('d.kind', '=', 'invoice')
    .where('d.customer_id', '=', 1)
    .whereRef('i.price', '<>', 'o.price')
    .execute();
  expect(differing).toHaveLength(1);
  const [invoice] = differing;
  expect((invoice?.subtotal ?? 0) + (invoice?.subtotal_vat ?? 0)).toBe(invoice?.grand_total);
});

test('nothing is made twice, and what is free to order stays as it was', async () => {
  const read = async () => {
    const { rows } = await client
      .ok('listOrders', { query: { limit: 1 } })
      .then(({ meta }) => ({ rows: meta?.total }));
    const stock = await sandbox.db
      .selectFrom('stock')
      .select(({ fn, eb }) => fn.sum<string>(eb('amount', '-', eb.ref('reserved'))).as('free'))
      .executeTakeFirstOrThrow();
    return { orders: rows, free: stock.free };
  };
  const before = await read();
  await keepBusy(sandbox.db, later(301 * 24), later(302 * 24));
  expect(await read()).toEqual(before);
});
