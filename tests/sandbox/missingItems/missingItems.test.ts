import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { Part } from '../../../sandbox/http/route.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

type Query = Part<'listMissingItems', 'query'>;

eachDatabase('missing items', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  const list = async (query: Query = {}) =>
    (await client.ok('listMissingItems', { query: { limit: 100, ...query } })).items;
  const find = async (article: number, hidden: 0 | 1 = 0) =>
    (await list({ hidden })).find((item) => item.article.id === article);
  const idOf = async (article: number) => (await find(article))?.id ?? 0;
  const inCart = async (article: number) =>
    (await client.ok('getCart')).items.find((line) => line.article.id === article)?.requestedQty ?? 0;

  test('MISS-20 MISS-04 CALL-060 an item has its article with stocks and goods in transit, orders, references, quantities', async () => {
    const warehouses = (await client.ok('listWarehouses')).map(({ id }) => id);
    const split = await find(demoArticles.split);
    expect(split).toMatchObject({ qty: 9, appliedQty: 0, hidden: false, references: [] });
    expect(split?.article.stocks.map(({ warehouse }) => warehouse.id)).toEqual(warehouses);
    expect((await find(demoArticles.inTransitOnly))?.article.inTransitQty).toBe(100);
    const items = await list();
    expect(items.some(({ linkedOrders }) => linkedOrders.length > 0)).toBe(true);
    expect(items.some(({ references }) => references.length > 0)).toBe(true);
    expect(items.some(({ appliedQty, qty }) => appliedQty >= qty)).toBe(true);
  });

  test('MISS-01 the report needs its permission, filling the cart and ordering also the one for orders', async () => {
    expect((await (await sandbox.as('second')).call('listMissingItems')).status).toBe(403);
    expect((await sandbox.visitor.call('listMissingItems')).status).toBe(401);
    await sandbox.db
      .insertInto('access_attributes')
      .values({ access_id: await accessOf('accountant'), attribute: 'order_missing_items' })
      .execute();
    const reader = await sandbox.as('accountant');
    const { items } = await reader.ok('listMissingItems');
    const body = { items: [{ id: items[0]?.id ?? 0 }] };
    expect((await reader.call('takeMissingItems', { body })).status).toBe(403);
    expect((await reader.call('createOrderFromMissing', { body })).status).toBe(403);
  });

  async function accessOf(name: string): Promise<number> {
    const { id } = await sandbox.db
      .selectFrom('accesses as a')
      .innerJoin('users as u', 'u.id', 'a.user_id')
      .select('a.id')
      .where('u.email', '=', `${name}@demo.test`)
      .executeTakeFirstOrThrow();
    return id;
  }

  test('MISS-03 MISS-07 CALL-061 CALL-062 hidden items are requested with hidden=1; hiding twice changes nothing', async () => {
    const id = await idOf(demoArticles.ordinary);
    await client.ok('hideMissingItem', { path: { id } });
    await client.ok('hideMissingItem', { path: { id } });
    expect(await find(demoArticles.ordinary)).toBeUndefined();
    expect(await find(demoArticles.ordinary, 1)).toMatchObject({ id, hidden: true });
    await client.ok('unhideMissingItem', { path: { id } });
    expect(await find(demoArticles.ordinary)).toMatchObject({ id, hidden: false });
    const payer = await sandbox.as('payer');
    expect((await payer.call('hideMissingItem', { path: { id } })).status).toBe(404);
  });

  test('MISS-08 GAP-35 GAP-140 every filter keeps only matching items, also in combination', async () => {
    const all = await list();
    const linked = all.find(({ linkedOrders }) => linkedOrders.some(({ ref }) => ref !== null));
    const order = linked?.linkedOrders.find(({ ref }) => ref !== null);
    const referenced = all.find(({ references }) => references.length > 0);
    const ids = (items: typeof all) => items.map(({ id }) => id);
    const where = async (filter: NonNullable<Query['filter']>) => ids(await list({ filter }));

    expect(await where({ sku: linked?.article.name ?? '' })).toEqual([linked?.id]);
    expect(await where({ linkedOrders: String(order?.id) })).toEqual(
      ids(all.filter(({ linkedOrders }) => linkedOrders.some(({ id }) => id === order?.id))),
    );
    expect(await where({ linkedOrders: { like: (order?.ref ?? '').slice(0, 7) } })).toContain(linked?.id);
    expect(await where({ linkedOrders: { '!=': String(order?.id) } })).toEqual(
      ids(all.filter(({ linkedOrders }) => linkedOrders.every(({ id }) => id !== order?.id))),
    );
    expect(await where({ references: referenced?.references[0] ?? '' })).toContain(referenced?.id);
    expect(await where({ fullyApplied: '1' })).toEqual(
      ids(all.filter((item) => item.appliedQty >= item.qty)),
    );
    expect(await where({ fullyApplied: '0' })).toEqual(ids(all.filter((item) => item.appliedQty < item.qty)));
    const { missing_items } = await client.ok('getAttentions');
    const again = await where({ fullyApplied: '0', inStock: '1' });
    expect(again).toHaveLength(missing_items?.value ?? 0);
    expect([...again, ...(await where({ fullyApplied: '0', inStock: '0' }))].toSorted()).toEqual(
      (await where({ fullyApplied: '0' })).toSorted(),
    );
    const day = today();
    expect(await where({ date: { from: day, until: day } })).toEqual([await idOf(demoArticles.outOfStock)]);
    expect(await where({ date: { from: day }, fullyApplied: '1' })).toEqual([]);
    const wrong = await client.call('listMissingItems', {
      query: { filter: { date: { from: '31.02.2026' } } },
    });
    expect(wrong).toMatchObject({ status: 400, body: { fields: [{ field: 'filter.date.from' }] } });
  });

  test('LIST-08 GAP-38 the report is paged, most recently missing first', async () => {
    const all = await list();
    expect(all[0]?.article.id).toBe(demoArticles.outOfStock);
    const second = await client.ok('listMissingItems', { query: { page: 2, limit: 3 } });
    expect(second.items).toEqual(all.slice(3, 6));
    expect(second.meta).toEqual({ page: 2, limit: 3, total: all.length });
  });

  test('GAP-57 GAP-174 pieces an order could not give are in the report again, with the order and the number asked for', async () => {
    const body = {
      type: 'regular' as const,
      warehouses: [2],
      items: [{ article: demoArticles.split, qty: 7 }],
      useBackorder: 0 as const,
    };
    await sandbox.db
      .updateTable('cart_items')
      .set({ requested_no: 'A-77 / left' })
      .where('article_id', '=', demoArticles.split)
      .execute();
    const id = await idOf(demoArticles.split);
    await client.ok('hideMissingItem', { path: { id } });
    const { orders } = await client.ok('createOrders', { body });
    const item = await find(demoArticles.split);
    expect(item).toMatchObject({ id, qty: 11, hidden: false, references: ['A-77 / left'] });
    expect(item?.linkedOrders.map((order) => order.id)).toEqual(orders.map((order) => order.id));
    for (const order of orders) await client.ok('cancelOrder', { path: { id: order.id } });
  });

  test('MISS-14 GAP-136 GAP-175 CALL-064 pieces taken are added to the cart and leave the report', async () => {
    const id = await idOf(demoArticles.linked);
    const before = await inCart(demoArticles.linked);
    await client.ok('takeMissingItems', { body: { items: [{ id, qty: 2 }] } });
    expect(await inCart(demoArticles.linked)).toBe(before + 2);
    expect(await find(demoArticles.linked)).toMatchObject({ qty: 2 });
    const headers = { 'Idempotency-Key': 'take-the-rest' };
    await client.ok('takeMissingItems', { body: { items: [{ id }] }, headers });
    await client.ok('takeMissingItems', { body: { items: [{ id }] }, headers });
    expect(await inCart(demoArticles.linked)).toBe(before + 4);
    expect(await find(demoArticles.linked)).toBeUndefined();
    expect((await client.call('takeMissingItems', { body: { items: [{ id }] } })).status).toBe(404);
  });

  test('CART-54 GAP-58 CALL-065 move puts the pieces in stock of some articles into the cart; others are refused', async () => {
    const before = await inCart(demoArticles.ordinary);
    await client.ok('moveMissingItems', { body: { articles: [demoArticles.ordinary] } });
    expect(await inCart(demoArticles.ordinary)).toBe(before + 12);
    expect(await find(demoArticles.ordinary)).toBeUndefined();
    expect(
      await client.call('moveMissingItems', { body: { articles: [demoArticles.ordinary] } }),
    ).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'articles.0' }] },
    });
    expect(
      await client.call('moveMissingItems', { body: { articles: [demoArticles.outOfStock] } }),
    ).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'articles' }] },
    });
  });

  test('MISS-15 GAP-58 CALL-066 move by warehouses takes the pieces they have of every item, in whole multiples', async () => {
    const before = { cart: await inCart(demoArticles.split), missing: await find(demoArticles.split) };
    await client.ok('moveMissingItemsToWarehouses', { body: { warehouses: [2] } });
    expect(await inCart(demoArticles.split)).toBe(before.cart + 5);
    expect((await find(demoArticles.split))?.qty).toBe((before.missing?.qty ?? 0) - 5);
    const refused = await client.call('moveMissingItemsToWarehouses', { body: { warehouses: [7] } });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'warehouses' }] } });
  });

  test('MISS-16 a warehouse without any of these pieces is a field error on warehouses', async () => {
    const workshop = await sandbox.as('limit');
    await workshop.ok('hideAllMissingItems');
    const refused = await workshop.call('moveMissingItemsToWarehouses', { body: { warehouses: [1] } });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'warehouses' }] } });
  });

  test('MISS-10 GAP-134 CALL-063 CALL-073 hide all hides the items that match the filters, without filters everything', async () => {
    const payer = await sandbox.as('payer');
    const open = async () => (await payer.ok('listMissingItems', { query: { limit: 100 } })).items;
    const before = await open();
    const [first] = before;
    expect(first).toBeDefined();
    await payer.ok('hideAllMissingItems', { query: { filter: { sku: first?.article.name ?? '' } } });
    expect(await open()).toEqual(before.slice(1));
    await payer.ok('hideAllMissingItems');
    expect(await open()).toEqual([]);
    expect((await list()).length).toBeGreaterThan(0);
  });

  test('MISS-17 MISS-19 CALL-074 GAP-92 the file holds the range of days in csv, xlsx and xls; a range is required', async () => {
    const [from, until] = [today(), today()];
    for (const format of ['csv', 'xlsx', 'xls'] as const) {
      const file = await client.call('listMissingItems', { query: { export: { format }, from, until } });
      expect(file.headers.get('content-disposition')).toContain(`missing-items.${format}`);
    }
    const csv = await client.call('listMissingItems', {
      query: { export: { format: 'csv', withHeaders: 1 }, from, until },
    });
    const lines = csv.bytes.toString().trim().split('\r\n');
    expect(lines[0]).toContain('Date;Article;Description;Linked orders;References;Quantity;Reordered');
    expect(lines[0]).not.toContain('Consignation');
    const written = (await list({ filter: { date: { from, until } } })).map(({ article }) => article.name);
    expect(lines.slice(1).map((line) => line.split(';')[1])).toEqual(written);
    expect(
      await client.call('listMissingItems', { query: { export: { format: 'csv' }, from } }),
    ).toMatchObject({ status: 400, body: { fields: [{ field: 'until' }] } });
    expect(
      await client.call('listMissingItems', {
        query: { export: { format: 'csv' }, from: '02.01.2026', until: '01.01.2026' },
      }),
    ).toMatchObject({ status: 400, body: { fields: [{ field: 'until' }] } });
  });
});

function today(): string {
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-');
  return `${day ?? ''}.${month ?? ''}.${year ?? ''}`;
}
