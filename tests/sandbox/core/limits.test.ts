import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

// Nothing is truncated silently: input over a limit is refused with a message, or marked as truncated.
eachDatabase('limits', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  const importLines = (content: string) => {
    const body = new FormData();
    body.set('type', 'regular');
    body.set('file', new File([content], 'lines.csv'));
    return client.call('importCart', { body });
  };

  test('CAT-29 a search that finds too much gives no truncated file, but a message to narrow it', async () => {
    const searchString = 'ab';
    const found = await client.ok('searchArticles', { query: { searchString } });
    expect(found.meta.extra.limited).toBe(true);
    const { status, body } = await client.call('searchArticles', {
      query: { searchString, export: { format: 'csv' } },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      messages: ['Too many articles match for one file. Please narrow the search.'],
    });
  });

  test('CART-34 GAP-53 a file of too many lines or bytes is refused as a whole, with the limit', async () => {
    const lines = await importLines('A;1\n'.repeat(10_001));
    expect(lines.status).toBe(400);
    expect(JSON.stringify(lines.body)).toContain('more than 10000 lines');
    const bytes = await importLines(`${'A'.repeat(1_000)};1\n`.repeat(2_200));
    expect(bytes.status).toBe(400);
    expect(JSON.stringify(bytes.body)).toContain('larger than 2 MB');
  });

  test('GAP-34 LIST-08 a page larger than 100 rows says in meta how many it holds', async () => {
    for (const list of ['listOrders', 'listContainers', 'listBackorderItems', 'listWishlist'] as const) {
      const { meta, items } = await client.ok(list, { query: { limit: 500 } });
      expect(meta.limit).toBe(100);
      expect(items.length).toBe(Math.min(100, meta.total));
    }
  });
});
