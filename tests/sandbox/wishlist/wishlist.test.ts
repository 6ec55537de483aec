import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('wishlist', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  const names = async () => (await client.ok('listWishlist')).items.map(({ article }) => article.id);
  const inCart = async (articleId: number) =>
    (await client.ok('getCart')).items.find(({ article }) => article.id === articleId)?.requestedQty ?? 0;
  const star = (articleId: number) => client.ok('addToWishlist', { path: { articleId } });

  test('WISH-09 CALL-055 an entry is its article with its stock in every warehouse of the customer', async () => {
    const { items, meta } = await client.ok('listWishlist');
    expect(meta).toEqual({ page: 1, limit: 20, total: items.length });
    const entry = items.find(({ article }) => article.id === demoArticles.lastPiece);
    const warehouses = await client.ok('listWarehouses');
    expect(entry?.article.stocks.map(({ warehouse }) => warehouse.id)).toEqual(
      warehouses.map(({ id }) => id),
    );
    expect(entry?.article.stocks.reduce((sum, { amount }) => sum + amount, 0)).toBe(1);
  });

  test('WISH-01 LIST-08 the list requires order_list, is paged, and starts with the latest entry', async () => {
    expect((await (await sandbox.as('basic')).call('listWishlist')).status).toBe(403);
    expect((await sandbox.visitor.call('listWishlist')).status).toBe(401);
    await star(demoArticles.bare);
    const first = await client.ok('listWishlist', { query: { limit: 2 } });
    const second = await client.ok('listWishlist', { query: { limit: 2, page: 2 } });
    expect(first.items[0]?.article.id).toBe(demoArticles.bare);
    expect(first.items).toHaveLength(2);
    expect(second.items.map(({ article }) => article.id)).not.toContain(first.items[1]?.article.id);
    await client.ok('removeFromWishlist', { path: { articleId: demoArticles.bare } });
    expect(await names()).not.toContain(demoArticles.bare);
  });

  test('WISH-06 GAP-136 GAP-139 CALL-059 taken articles leave the wishlist and are added to the cart; without a quantity one multiple', async () => {
    await star(demoArticles.inTens);
    await star(demoArticles.ordinary);
    const before = {
      inTens: await inCart(demoArticles.inTens),
      ordinary: await inCart(demoArticles.ordinary),
    };
    const { multiple } = await sandbox.db
      .selectFrom('articles')
      .select('multiple')
      .where('id', '=', demoArticles.ordinary)
      .executeTakeFirstOrThrow();
    await client.ok('takeFromWishlist', {
      body: { items: [{ id: demoArticles.inTens }, { id: demoArticles.ordinary, qty: 3 * multiple }] },
    });
    expect(await inCart(demoArticles.inTens)).toBe(before.inTens + 10);
    expect(await inCart(demoArticles.ordinary)).toBe(before.ordinary + 3 * multiple);
    expect(await names()).not.toContain(demoArticles.inTens);
    expect(await names()).not.toContain(demoArticles.ordinary);
  });

  test('CALL-059 the same key takes once: the second call gets the first one’s response', async () => {
    await star(demoArticles.inTens);
    const before = await inCart(demoArticles.inTens);
    const request = {
      body: { items: [{ id: demoArticles.inTens, qty: 20 }] },
      headers: { 'idempotency-key': 'take-once' },
    };
    const first = await client.ok('takeFromWishlist', request);
    expect(await client.ok('takeFromWishlist', request)).toEqual(first);
    expect(await inCart(demoArticles.inTens)).toBe(before + 20);
  });

  test('GAP-49 WISH-06 articles that cannot be taken are named, and then none is taken', async () => {
    await star(demoArticles.inTens);
    await star(demoArticles.linked);
    const before = await inCart(demoArticles.linked);
    const { status, body } = await client.call('takeFromWishlist', {
      body: { items: [{ id: demoArticles.linked }, { id: demoArticles.inTens, qty: 5 }] },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ field: 'items.1.qty' }] });
    const notThere = await client.call('takeFromWishlist', {
      body: { items: [{ id: demoArticles.linked }, { id: demoArticles.bare }] },
    });
    expect(notThere.status).toBe(404);
    expect(await inCart(demoArticles.linked)).toBe(before);
    expect(await names()).toEqual(expect.arrayContaining([demoArticles.linked, demoArticles.inTens]));
    const accountant = await sandbox.as('accountant');
    const forbidden = await accountant.call('takeFromWishlist', { body: { items: [{ id: 1 }] } });
    expect(forbidden.status).toBe(403);
  });

  test('WISH-07 CALL-058 clear empties the wishlist of this access alone', async () => {
    const second = await sandbox.as('second');
    await second.ok('addToWishlist', { path: { articleId: demoArticles.ordinary } });
    await client.ok('clearWishlist');
    expect((await client.ok('listWishlist')).meta.total).toBe(0);
    expect((await second.ok('listWishlist')).meta.total).toBe(1);
  });
});
