import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

/** The place on a car that a description names, if it does: kind, place, vehicle. */
const placeIn = (description: string) => description.split(', ').slice(1, -1).join();

eachDatabase('article', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  const article = (id: number | string, caller = client, headers: Record<string, string> = {}) =>
    caller.ok('getArticle', { path: { id: String(id) }, headers });

  test('GAP-121 an article is found by id and by SKU, also one with punctuation in it', async () => {
    const byId = await article(demoArticles.ordinary);
    expect(await article(byId.name)).toEqual(byId);
    const { sku } = await sandbox.db
      .selectFrom('articles')
      .select('sku')
      .where('sku', 'like', '%/%')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect((await article(sku)).name).toBe(sku);
  });

  test.each(['0', '99999999999999999999', 'no-such-sku', "' or 1=1"])(
    'ERR-07 "%s" is not an article',
    async (id) => {
      const answers = [
        await client.call('getArticle', { path: { id } }),
        await client.call('listArticleVehicles', { path: { id } }),
        await client.call('listArticleAnalogues', { path: { id } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    },
  );

  test('ART-16 ART-23 GAP-122 an article carries brand, description and name-value attributes', async () => {
    const found = await article(demoArticles.ordinary);
    expect(found.brand).not.toBe('');
    expect(found.description).toContain('Brake pad');
    expect(found.attributes.length).toBeGreaterThan(0);
    expect(found.compatible).toEqual(found.analogues.oem);
    expect(found.eol).toBeNull();
  });

  test('ART-17 the bare article has no attributes, numbers or vehicles', async () => {
    const found = await article(demoArticles.bare);
    expect(found).toMatchObject({ attributes: [], compatible: [], analogues: { oem: [], analogue: [] } });
    expect(await client.ok('listArticleVehicles', { path: { id: found.name } })).toEqual([]);
  });

  test('ART-04 GAP-124 an article at its end of life names its replacements in order, if it has any', async () => {
    const replaced = await article(demoArticles.endOfLife);
    expect(replaced.eol).toEqual({
      replacements: [
        { id: demoArticles.ordinary, name: skuOf(demoArticles.ordinary) },
        { id: demoArticles.split, name: skuOf(demoArticles.split) },
      ],
    });
    expect((await article(demoArticles.endOfLifeAlone)).eol).toEqual({ replacements: [] });
  });

  test('ART-14 GAP-141 an article in transit carries quantity and first and last day', async () => {
    const { inTransit } = await article(demoArticles.inTransitOnly);
    const rows = await sandbox.db
      .selectFrom('container_items as i')
      .innerJoin('containers as c', 'c.id', 'i.container_id')
      .select(['i.qty', 'i.reserved', 'c.minimal_date', 'c.maximal_date'])
      .where('i.article_id', '=', demoArticles.inTransitOnly)
      .execute();
    expect(inTransit).toEqual({
      qty: rows.reduce((sum, { qty, reserved }) => sum + qty - reserved, 0),
      minimalDate: rows.map((row) => row.minimal_date).toSorted()[0],
      maximalDate: rows
        .map((row) => row.maximal_date)
        .toSorted()
        .at(-1),
    });
    expect((await article(demoArticles.outOfStock)).inTransit).toBeNull();
  });

  test('ART-14 pieces in transit that are already reserved are not offered', async () => {
    const id = demoArticles.inTransitOnly;
    const before = (await article(id)).inTransit?.qty ?? 0;
    await sandbox.db
      .updateTable('container_items')
      .set((eb) => ({ reserved: eb('reserved', '+', 1) }))
      .where('article_id', '=', id)
      .where('container_id', '=', (eb) =>
        eb
          .selectFrom('container_items')
          .select((row) => row.fn.min('container_id').as('id'))
          .where('article_id', '=', id),
      )
      .execute();
    expect((await article(id)).inTransit?.qty).toBe(before - 1);
  });

  test('ART-11 stock is the free quantity, one entry per warehouse of the customer, in the order of GET warehouses', async () => {
    const warehouses = await client.ok('listWarehouses');
    const { stock } = await article(demoArticles.split);
    expect(stock.map(({ warehouse }) => warehouse)).toEqual(warehouses);
    const amounts = new Map(stock.map(({ warehouse, amount }) => [warehouse.id, amount]));
    expect([amounts.get(1), amounts.get(2), amounts.get(3), amounts.get(4)]).toEqual([5, 5, 5, 0]);
    await sandbox.db
      .updateTable('stock')
      .set({ reserved: 2 })
      .where('article_id', '=', demoArticles.split)
      .where('warehouse_id', '=', 1)
      .execute();
    const after = await article(demoArticles.split);
    expect(after.stock[0]?.amount).toBe(3);
  });

  test('GAP-56 a customer sees only the stock of the warehouses assigned to it', async () => {
    const workshop = await sandbox.as('workshop');
    const { stock } = await article(demoArticles.everywhere, workshop);
    expect(stock.map(({ warehouse }) => warehouse.name)).toEqual(['Tallinn']);
  });

  test('CAT-41 API-03 the price is the customer’s, in the requested currency', async () => {
    const { price } = await sandbox.db
      .selectFrom('articles')
      .select('price')
      .where('id', '=', demoArticles.ordinary)
      .executeTakeFirstOrThrow();
    const inEuro = await article(demoArticles.ordinary);
    const inDollar = await article(demoArticles.ordinary, client, { CC: 'usd' });
    const foreign = await article(demoArticles.ordinary, client, { CC: 'AED' });
    expect(inEuro.amount?.currencyCode).toBe('EUR');
    expect(inEuro.amount?.value).toBeLessThan(price / 100);
    expect(inDollar.amount?.currencyCode).toBe('USD');
    expect(inDollar.amount?.value).toBeCloseTo((inEuro.amount?.value ?? 0) * 1.09, 1);
    expect(foreign.amount).toEqual(inEuro.amount);
    const other = await article(demoArticles.ordinary, await sandbox.as('workshop'));
    expect(other.amount?.value).toBeGreaterThan(inEuro.amount?.value ?? 0);
  });

  test('CAT-41 a price agreed for one article wins over every discount', async () => {
    await sandbox.db
      .insertInto('customer_prices')
      .values({ customer_id: 1, article_id: demoArticles.ordinary, currency_code: 'GBP', price: 777 })
      .onConflict((conflict) =>
        conflict.columns(['customer_id', 'article_id', 'currency_code']).doUpdateSet({ price: 777 }),
      )
      .execute();
    const found = await article(demoArticles.ordinary, client, { CC: 'GBP' });
    expect(found.amount).toEqual({ value: 7.77, currencyCode: 'GBP' });
  });

  test('CAT-40 GAP-123 the quantities are those in the three carts of this access only', async () => {
    const { user, selectedAccess } = await sessionOf(client);
    await sandbox.db.deleteFrom('cart_items').where('article_id', '=', demoArticles.inTens).execute();
    await sandbox.db
      .insertInto('cart_items')
      .values([
        { access_id: selectedAccess, type: 'regular', article_id: demoArticles.inTens, qty: 20 },
        { access_id: selectedAccess, type: 'reservation', article_id: demoArticles.inTens, qty: 30 },
        { access_id: selectedAccess, type: 'backorder', article_id: demoArticles.inTens, qty: 40 },
      ])
      .execute();
    expect(user).toBe('client@demo.test');
    expect(await article(demoArticles.inTens)).toMatchObject({
      multiple: 10,
      inCartQty: 20,
      inReservationQty: 30,
      inBackorderQty: 40,
    });
    expect(await article(demoArticles.inTens, await sandbox.as('second'))).toMatchObject({
      inCartQty: 0,
      inReservationQty: 0,
      inBackorderQty: 0,
    });
  });

  test('ART-18 related articles and quantity options are whole articles, in order', async () => {
    const { related, quantityOptions } = await article(demoArticles.linked);
    expect(related.map(({ id }) => id)).toEqual([demoArticles.ordinary, demoArticles.split]);
    expect(quantityOptions.map(({ id, multiple }) => [id, multiple])).toEqual([[demoArticles.inTens, 10]]);
  });

  test('an analogue that the distributor sells is for the same place on a car', async () => {
    const { rows } = await sql<{ own: string; other: string }>`
      select own.description as own, other.description as other
      from article_numbers number
      join articles own on own.id = number.article_id
      join articles other on other.sku = number.number
      where number.kind = 'analogue'
      order by own.id limit 500`.execute(sandbox.db);
    expect(rows).toHaveLength(500);
    expect(rows.filter(({ own, other }) => placeIn(own) !== placeIn(other))).toEqual([]);
  });

  test('ART-20 ART-24 CALL-121 analogues are numbers of vehicle makers and of other brands', async () => {
    const found = await article(demoArticles.ordinary);
    const analogues = await client.ok('listArticleAnalogues', { path: { id: found.name } });
    expect(analogues).toEqual(found.analogues);
    expect(analogues.oem.length).toBeGreaterThan(0);
    expect(analogues.analogue.length).toBeGreaterThan(0);
  });

  test('ART-21 ART-22 CALL-120 vehicles are grouped by make and model, each variant once', async () => {
    const makes = await client.ok('listArticleVehicles', { path: { id: String(demoArticles.ordinary) } });
    const { count } = await sandbox.db
      .selectFrom('article_vehicles')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('article_id', '=', demoArticles.ordinary)
      .executeTakeFirstOrThrow();
    const variants = makes.flatMap(({ models }) => models.flatMap((model) => model.variants));
    expect(variants).toHaveLength(count);
    expect(new Set(makes.map(({ make }) => make)).size).toBe(makes.length);
    for (const { models } of makes) expect(new Set(models.map(({ name }) => name)).size).toBe(models.length);
    expect(variants[0]?.years).toMatch(/^\d{4}-(\d{4})?$/);
  });

  test('ART-01 without article_view an article is forbidden, though lists may show it', async () => {
    const lists = await sandbox.as('lists');
    const path = { id: String(demoArticles.ordinary) };
    expect((await lists.call('getArticle', { path })).status).toBe(403);
    expect((await lists.call('listArticleVehicles', { path })).status).toBe(403);
    expect((await lists.call('listArticleAnalogues', { path })).status).toBe(403);
    expect((await lists.call('searchArticles', { query: { searchString: 'brake' } })).status).toBe(200);
    expect((await sandbox.visitor.call('getArticle', { path })).status).toBe(401);
  });
});

async function sessionOf(caller: RestCaller): Promise<{ user: string; selectedAccess: number }> {
  const session = await caller.ok('getLoggedIn');
  if (!session.isLoggedIn) throw new Error('not logged in');
  return { user: session.user.email, selectedAccess: session.selectedAccess?.id ?? 0 };
}
