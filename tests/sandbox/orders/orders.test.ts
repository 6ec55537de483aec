import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderStatus } from '../../../sandbox/db/tables.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('orders', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  let buyer: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
    buyer = await sandbox.as('buyer');
  });
  afterAll(() => sandbox.close());

  const all = async (filter: object) => {
    const { body } = await client.send('listOrders', { query: { limit: 100, filter } });
    return body;
  };

  async function orderIn(status: OrderStatus, customer = 1, type = 'regular'): Promise<number> {
    const { id } = await sandbox.db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', customer)
      .where('status', '=', status)
      .where('type', '=', type === 'regular' ? 'regular' : 'reservation')
      .where('paid', '=', false)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  }

  test('ORD-01 GAP-38 a list holds the orders of its type, newest first, in pages', async () => {
    const query = { filter: { type: 'regular' as const }, limit: 10 };
    const first = await client.ok('listOrders', { query });
    const second = await client.ok('listOrders', { query: { ...query, page: 2 } });
    expect(first.meta).toMatchObject({ page: 1, limit: 10 });
    expect(first.meta.total).toBeGreaterThan(20);
    const rows = [...first.items, ...second.items];
    expect(new Set(rows.map(({ id }) => id)).size).toBe(20);
    expect(rows.every(({ type }) => type === 'regular')).toBe(true);
    const times = rows.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('GAP-34 a page past the end is empty and returns the total; the limit is clamped', async () => {
    const past = await client.ok('listOrders', { query: { page: 999 } });
    expect(past.items).toEqual([]);
    expect(past.meta.total).toBeGreaterThan(100);
    expect((await client.ok('listOrders', { query: { limit: 5000 } })).meta.limit).toBe(100);
  });

  test('ORD-11 ORD-12 ORD-13 every filter narrows the list according to its operator', async () => {
    const { items } = await client.ok('listOrders', { query: { filter: { type: 'regular' }, limit: 100 } });
    const sample = items.find(({ clientOrderId }) => clientOrderId !== null);
    if (sample?.clientOrderId === null || sample === undefined) throw new Error('no order with a number');
    const number = sample.clientOrderId;
    expect(await all({ id: String(sample.id) })).toMatchObject({ items: [{ id: sample.id }] });
    expect(await all({ clientOrderId: number })).toMatchObject({ items: [{ clientOrderId: number }] });
    expect(await all({ clientOrderId: { like: number.slice(1).toLowerCase() } })).toMatchObject({
      items: [{ clientOrderId: number }],
    });
    const others = await client.ok('listOrders', { query: { filter: { id: { '!=': String(sample.id) } } } });
    const everything = await client.ok('listOrders');
    expect(others.meta.total).toBe(everything.meta.total - 1);

    const between = await client.ok('listOrders', {
      query: { filter: { grandTotal: { '=>': '500', '<': '1500' } }, limit: 100 },
    });
    expect(between.items.length).toBeGreaterThan(0);
    expect(between.items.every(({ grandTotal }) => grandTotal.value >= 500 && grandTotal.value < 1500)).toBe(
      true,
    );

    // 269.53 * 100 is less than 26953 in binary: 13 % of all amounts are such.
    for (const minor of [26_953, 6_055, 113, 429, 820, 1_909]) {
      await sandbox.db
        .updateTable('orders')
        .set({ grand_total: minor })
        .where('id', '=', sample.id)
        .execute();
      const value = (minor / 100).toFixed(2);
      for (const grandTotal of [value, { '<=': value }, { '=>': value }])
        expect(await all({ id: String(sample.id), grandTotal })).toMatchObject({
          items: [{ id: sample.id }],
        });
    }

    const chosen = await client.ok('listOrders', {
      query: { filter: { warehouses: ['1', '2'], status: ['delivered', 'shipped'] }, limit: 100 },
    });
    expect(chosen.items.length).toBeGreaterThan(0);
    expect(new Set(chosen.items.map(({ status }) => status))).toEqual(new Set(['delivered', 'shipped']));
    expect(new Set(chosen.items.map(({ warehouse }) => warehouse?.id))).toEqual(new Set([1, 2]));

    const day = sample.createdAt.slice(0, 10);
    const written = day.split('-').toReversed().join('.');
    const ofDay = await client.ok('listOrders', {
      query: { filter: { createdAt: { from: written, until: written } }, limit: 100 },
    });
    expect(ofDay.items.map(({ id }) => id)).toContain(sample.id);
    expect(ofDay.items.every(({ createdAt }) => createdAt.startsWith(day))).toBe(true);
  });

  test('GAP-35 a percent sign in a like filter is a percent sign', async () => {
    expect(await all({ clientOrderId: { like: '%' } })).toMatchObject({ items: [] });
  });

  test('LIST-14 an invalid filter value is a field error', async () => {
    for (const [filter, field] of [
      [{ grandTotal: 'much' }, 'filter.grandTotal'],
      [{ createdAt: { from: '31.02.2026' } }, 'filter.createdAt.from'],
    ] as const) {
      const { status, body } = await client.send('listOrders', { query: { filter } });
      expect(status).toBe(400);
      expect(body).toMatchObject({ fields: [{ field }] });
    }
  });

  test('ORD-02 ORD-03 ORD-04 ORD-18 lists and orders need their permissions', async () => {
    const basic = await sandbox.as('basic');
    expect((await basic.call('listOrders')).status).toBe(403);
    for (const type of ['reservation', 'backorder'] as const) {
      expect((await buyer.call('listOrders', { query: { filter: { type } } })).status).toBe(403);
    }
    const { items } = await buyer.ok('listOrders', { query: { limit: 100 } });
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['regular']));
    const lists = await sandbox.as('lists');
    const [row] = (await lists.ok('listOrders')).items;
    expect((await lists.call('getOrder', { path: { id: row?.id ?? 0 } })).status).toBe(403);
  });

  test('ORD-56 an order carries parties, summaries, documents, comments and items that add up', async () => {
    const id = await orderIn('delivered');
    const order = await client.ok('getOrder', { path: { id } });
    expect(order).toMatchObject({ id, status: 'delivered', type: 'regular' });
    expect(order.payer?.companyName).toBe('Baltic Auto Supply OÜ');
    expect(order.receiver?.country).toMatchObject({ name: 'Estonia', originalName: 'Eesti' });
    const german = await client.ok('getOrder', { path: { id }, headers: { locale: 'de' } });
    expect([german.payer, german.receiver, german.seller].map((one) => one?.country?.name)).toEqual([
      'Estland',
      'Estland',
      'Estland',
    ]);
    expect(order.seller?.vatNumber).toBe('EE101234560');
    expect(order.documents.proforma).toHaveLength(1);
    expect(order.documents.invoice).toHaveLength(1);
    expect(order.documents.packing_list).toHaveLength(1);
    const cents = order.items.reduce((sum, { totalPrice }) => sum + Math.round(totalPrice.value * 100), 0);
    expect(Math.round((order.stockSummary?.subtotal.value ?? 0) * 100)).toBe(cents);
    expect(order.stockSummary?.grandTotal).toEqual(order.grandTotal);
  });

  test('an order of another customer is not found', async () => {
    const path = { id: await orderIn('delivered') };
    expect((await buyer.call('getOrder', { path })).status).toBe(404);
    expect((await buyer.call('listShipments', { path })).status).toBe(404);
    expect((await buyer.call('exportOrder', { path, query: { export: csv } })).status).toBe(404);
    expect((await buyer.call('addOrderComment', { path, body: { message: 'x' } })).status).toBe(404);
  });

  test('ORD-29 ORD-30 ORD-33 GAP-79 a comment is added, refused when empty, deleted only by users of the account', async () => {
    const id = await orderIn('delivered');
    const comment = await client.ok('addOrderComment', { path: { id }, body: { message: ' Thank you ' } });
    expect(comment.message).toBe('Thank you');
    const { comments } = await client.ok('getOrder', { path: { id } });
    expect(comments.at(-1)).toEqual(comment);
    const empty = await client.call('addOrderComment', { path: { id }, body: { message: '  ' } });
    expect(empty.body).toMatchObject({ fields: [{ field: 'message' }] });
    const path = { commentId: comment.id };
    expect((await buyer.call('deleteOrderComment', { path })).status).toBe(404);
    await (await sandbox.as('accountant')).ok('deleteOrderComment', { path });
    expect((await client.call('deleteOrderComment', { path })).status).toBe(404);
  });

  test('ORD-36 ORD-38 a shipped order has shipments with parcels, one in the checkout has none', async () => {
    const shipped = await client.ok('listShipments', { path: { id: await orderIn('shipped') } });
    expect(shipped.length).toBeGreaterThan(0);
    expect(shipped[0]?.status).toBe('shipped');
    expect(shipped[0]?.parcels[0]?.trackCode).not.toBeNull();
    expect(await client.ok('listShipments', { path: { id: await orderIn('not_completed') } })).toEqual([]);
  });

  const csv = { format: 'csv', withHeaders: 1, separator: ';', escape: '\\', enclosure: '"' } as const;

  test.each([
    ['csv', 'text/csv'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['xls', 'application/vnd.ms-excel'],
  ] as const)('ORD-46 ORD-51 an order is exported as %s', async (format, type) => {
    const id = await orderIn('delivered');
    const answer = await client.call('exportOrder', { path: { id }, query: { export: { ...csv, format } } });
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('content-disposition')).toContain(`order-${String(id)}.${format}`);
    if (format !== 'csv') return;
    const order = await client.ok('getOrder', { path: { id } });
    const lines = answer.bytes.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(order.items.length + 1);
    expect(lines[1]).toContain(order.items[0]?.articleName);
  });

  test('csv has decimals as a spreadsheet in the language of the call reads them', async () => {
    const id = await orderIn('delivered');
    const { items } = await client.ok('getOrder', { path: { id } });
    const pricesIn = async (locale: string) => {
      const query = { export: { ...csv, withHeaders: 0 as const } };
      const request = { path: { id }, query, headers: { locale } };
      const lines = (await client.call('exportOrder', request)).bytes.toString('utf8').trim().split('\r\n');
      return lines.map((line) => line.split(';').find((cell) => /^\d+[.,]\d+$/.test(cell)));
    };
    const withPoint = items.map(({ price }) => String(price.value)).filter((price) => price.includes('.'));
    expect(withPoint).not.toEqual([]);
    expect(await pricesIn('en')).toEqual(expect.arrayContaining(withPoint));
    expect(await pricesIn('de')).toEqual(
      expect.arrayContaining(withPoint.map((one) => one.replace('.', ','))),
    );
  });

  test('ORD-51 GAP-91 the export link accepts a token in its query', async () => {
    const id = await orderIn('delivered');
    const query = { export: csv, token: client.token ?? '' };
    expect((await sandbox.visitor.call('exportOrder', { path: { id }, query })).status).toBe(200);
  });

  test('ORD-47 ORD-49 an export with a wrong format or a separator of two characters is a field error', async () => {
    const id = await orderIn('delivered');
    for (const options of [{ format: 'pdf' }, { format: 'csv', separator: ';;' }]) {
      expect((await client.send('exportOrder', { path: { id }, query: { export: options } })).status).toBe(
        400,
      );
    }
  });

  test('ORD-17 GAP-76 a customer confirms and cancels what it may, all or nothing', async () => {
    const id = await orderIn('not_confirmed');
    const final = await orderIn('delivered');
    const mixed = await client.call('changeOrderStatus', {
      body: { orders: [id, final], status: 'confirmed' },
    });
    expect(mixed.status).toBe(400);
    expect(mixed.body).toEqual({
      messages: [`Order ${String(final)} is delivered and cannot become confirmed.`],
    });
    expect((await client.ok('getOrder', { path: { id } })).status).toBe('not_confirmed');
    const body = { orders: [id], status: 'confirmed' as const };
    expect(await client.ok('changeOrderStatus', { body })).toEqual({ orders: [{ id, status: 'confirmed' }] });
    expect((await client.call('changeOrderStatus', { body })).status).toBe(400);
    const other = await client.call('changeOrderStatus', {
      body: { orders: [999_999], status: 'cancelled' },
    });
    expect(other.status).toBe(404);
  });

  test('GAP-76 a cancelled order releases its goods', async () => {
    const id = await orderIn('not_confirmed');
    const held = () =>
      sandbox.db
        .selectFrom('stock as s')
        .innerJoin('orders as o', 'o.warehouse_id', 's.warehouse_id')
        .innerJoin('order_items as i', (join) =>
          join.onRef('i.order_id', '=', 'o.id').onRef('i.article_id', '=', 's.article_id'),
        )
        .select(({ fn }) => [fn.sum<number>('s.reserved').as('reserved'), fn.sum<number>('i.qty').as('qty')])
        .where('o.id', '=', id)
        .executeTakeFirstOrThrow();
    const before = await held();
    await client.ok('changeOrderStatus', { body: { orders: [id], status: 'cancelled' } });
    expect((await held()).reserved).toBe(before.reserved - before.qty);
  });

  test('GAP-82 GAP-84 ORD-27 an order is paid on its page once it is confirmed, and only with the pay feature', async () => {
    const id = await orderIn('shipped');
    expect((await client.ok('getOrder', { path: { id } })).allowToPay).toBe(true);
    const page = await client.call('payOrder', { path: { id } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await client.ok('getOrder', { path: { id } })).toMatchObject({ paid: true, allowToPay: false });
    const { paid } = await sandbox.db
      .selectFrom('documents as d')
      .innerJoin('document_orders as link', 'link.document_id', 'd.id')
      .select('d.paid')
      .where('link.order_id', '=', id)
      .where('d.kind', '=', 'invoice')
      .executeTakeFirstOrThrow();
    expect(paid).toBe(true);
    expect((await client.call('payOrder', { path: { id } })).status).toBe(403);
    expect(
      (await client.call('payOrder', { path: { id: await orderIn('pre_ordered', 1, 'reservation') } }))
        .status,
    ).toBe(403);
    const unpaid = await sandbox.db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', 3)
      .where('status', 'in', ['confirmed', 'shipped', 'packed', 'delivered'])
      .executeTakeFirstOrThrow();
    expect((await buyer.call('payOrder', { path: { id: unpaid.id } })).status).toBe(403);
  });
});
