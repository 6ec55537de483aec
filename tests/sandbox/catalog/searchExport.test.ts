import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('search export', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  const searchString = 'brake disc';

  test.each(['xlsx', 'xls'] as const)(
    'CAT-29 CAT-30 GAP-88 %s holds all results, prices as numbers',
    async (format) => {
      const found = await client.ok('searchArticles', { query: { searchString, limit: 100 } });
      const { headers, bytes } = await client.call('searchArticles', {
        query: { searchString, limit: 1, export: { format } },
      });
      expect(headers.get('content-disposition')).toContain(`filename="articles.${format}"`);
      const book = read(bytes, { type: 'buffer' });
      const [head, ...rows] = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
        header: 1,
      });
      expect(rows).toHaveLength(found.meta.total);
      expect(head?.slice(0, 6)).toEqual(['Brand', 'Article', 'Description', 'Price', 'Currency', 'Multiple']);
      expect(rows.map((row) => [row[1], row[3]])).toEqual(
        found.items.map(({ name, amount }) => [name, amount?.value]),
      );
    },
  );

  test('CAT-29 CAT-43 csv has one column per warehouse, consignation left out', async () => {
    const { bytes, headers } = await client.call('searchArticles', {
      query: { searchString, export: { format: 'csv' } },
    });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head]: string[][] = parse(bytes, { bom: true, delimiter: ';', escape: '\\' });
    const warehouses = await client.ok('listWarehouses');
    const shown = warehouses.filter(({ type }) => type !== 'consignation').map(({ name }) => name);
    expect(head?.slice(6)).toEqual([...shown, 'In transit', 'Earliest arrival']);
    expect(shown.length).toBeLessThan(warehouses.length);
  });

  test('CAT-30 without headers the first line is an article', async () => {
    const query = {
      searchString,
      export: { format: 'csv' as const, withHeaders: 0 as const, separator: ',' },
    };
    const { bytes } = await client.call('searchArticles', { query });
    const [first]: string[][] = parse(bytes, { bom: true, delimiter: ',', escape: '\\' });
    const { items } = await client.ok('searchArticles', { query: { searchString } });
    expect(first?.[1]).toBe(items[0]?.name);
  });

  test('ORD-49 a separator of two characters, or an unknown format, is a field error', async () => {
    const wrong = await client.send('searchArticles', {
      query: { searchString, export: { format: 'pdf', separator: ';;' } },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({
      fields: expect.arrayContaining([
        expect.objectContaining({ field: 'export.format' }),
        expect.objectContaining({ field: 'export.separator' }),
      ]),
    });
  });
});
