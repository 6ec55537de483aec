import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('goods in transit', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  async function findInTransit(articleName: string) {
    for (let page = 1; ; page += 1) {
      const { items, meta } = await client.ok('listContainers', { query: { page, limit: 100 } });
      const found = items.find((item) => item.articleName === articleName);
      if (found !== undefined || page * meta.limit >= meta.total) return found;
    }
  }

  test('TRN-02 GAP-141 CALL-075 one row per article: its free pieces in all containers, first and last day', async () => {
    const row = await findInTransit(skuOf(demoArticles.inTransitOnly));
    const article = await client.ok('getArticle', { path: { id: skuOf(demoArticles.inTransitOnly) } });
    expect(row).toMatchObject({ description: article.description, ...article.inTransit });
    expect((row?.minimalDate ?? '') <= (row?.maximalDate ?? '')).toBe(true);
  });

  test('TRN-02 LIST-08 pages follow each other, earliest arrival first', async () => {
    const first = await client.ok('listContainers', { query: { limit: 30 } });
    const second = await client.ok('listContainers', { query: { limit: 30, page: 2 } });
    const rows = [...first.items, ...second.items];
    expect(new Set(rows.map(({ articleName }) => articleName)).size).toBe(60);
    const days = rows.map(({ minimalDate }) => minimalDate);
    expect(days).toEqual(days.toSorted());
  });

  test('goods in transit are filtered by article and by days of arrival, and ordered by article or quantity', async () => {
    const { items: all } = await client.ok('listContainers', { query: { limit: 100 } });
    const articleName = skuOf(demoArticles.inTransitOnly);
    const one = await client.ok('listContainers', { query: { filter: { sku: { '=': articleName } } } });
    expect(one).toMatchObject({ items: [{ articleName }], meta: { total: 1 } });
    const first = all[0];
    if (!first) throw new Error('Nothing is in transit.');
    const day = first.minimalDate.split('-').toReversed().join('.');
    const soon = await client.ok('listContainers', {
      query: { filter: { arrival: { until: day } }, limit: 100 },
    });
    expect(soon.items.length).toBeGreaterThan(0);
    for (const { minimalDate } of soon.items) expect(minimalDate <= first.minimalDate).toBe(true);
    const late = await client.ok('listContainers', {
      query: { filter: { arrival: { from: '01.01.2999' } } },
    });
    expect(late).toMatchObject({ items: [], meta: { total: 0 } });
    const byQty = await client.ok('listContainers', { query: { sort: 'qty', limit: 50 } });
    const quantities = byQty.items.map(({ qty }) => qty);
    expect(quantities).toEqual(quantities.toSorted((a, b) => b - a));
    const bySku = await client.ok('listContainers', { query: { sort: 'sku', limit: 50 } });
    expect(new Set(bySku.items.map(({ articleName: name }) => name)).size).toBe(50);
    expect(bySku.items[0]?.articleName).not.toBe(byQty.items[0]?.articleName);
  });

  test('TRN-02 a fully reserved article cannot be pre-ordered', async () => {
    await sandbox.db
      .updateTable('container_items')
      .set(({ ref }) => ({ reserved: ref('qty') }))
      .where('article_id', '=', demoArticles.ordinary)
      .execute();
    expect(await findInTransit(skuOf(demoArticles.ordinary))).toBeUndefined();
  });

  test('TRN-01 the list needs order_create_reservation', async () => {
    expect((await (await sandbox.as('buyer')).call('listContainers')).status).toBe(403);
    expect((await sandbox.visitor.call('listContainers')).status).toBe(401);
  });
});
