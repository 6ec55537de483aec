import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import { readZip } from '../../support/readZip.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

const keys = [
  'oem',
  'cross-references',
  'ktype',
  'categories',
  'photo-schemes-archive',
  'photo-archive',
  'master-photos',
];

eachDatabase('files', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  /** A master file's lines, without the heading. */
  async function lines(key: string): Promise<string[][]> {
    const { status, headers, bytes } = await client.call('downloadFile', { path: { key } });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain(`attachment; filename="${key}.csv"`);
    const [head, ...rows]: string[][] = parse(bytes, { bom: true, delimiter: ';', escape: '\\' });
    expect(head?.slice(0, 2)).toEqual(['Brand', 'Article']);
    return rows;
  }

  async function count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
    const { rows } = await query.execute(sandbox.db);
    return rows[0]?.n ?? -1;
  }

  test('DOC-03 CALL-019 every file has a date in the past, and the next price list its day', async () => {
    const { availability, ...files } = await client.ok('getFiles');
    expect(Object.keys(files).toSorted()).toEqual(keys.toSorted());
    for (const { date } of Object.values(files)) expect(Date.parse(date)).toBeLessThan(Date.now());
    const { rows } = await sql<{ day: string }>`select min(future_price_date) as day from articles`.execute(
      sandbox.db,
    );
    expect(availability.nextPriceScheduledAt).toBe(`${rows[0]?.day ?? ''}T00:00:00.000Z`);
  });

  test('CALL-020 master files list the numbers, vehicles and categories of every article on sale', async () => {
    const active = sql`join articles a on a.id = x.article_id and a.active`;
    for (const [key, kind] of [
      ['oem', 'oem'],
      ['cross-references', 'analogue'],
    ] as const) {
      const rows = await lines(key);
      expect(rows).toHaveLength(
        await count(
          sql<{ n: number }>`select count(*) as n from article_numbers x ${active} where x.kind = ${kind}`,
        ),
      );
      const [, article = '', brand, number] = rows[10] ?? [];
      const found = await sandbox.db
        .selectFrom('article_numbers as n')
        .innerJoin('articles as a', 'a.id', 'n.article_id')
        .select(['n.brand', 'n.number'])
        .where('a.sku', '=', article)
        .where('n.kind', '=', kind)
        .execute();
      expect(found).toContainEqual({ brand, number });
    }
    expect(await lines('ktype')).toHaveLength(
      await count(sql<{ n: number }>`select count(*) as n from article_vehicles x ${active}`),
    );
    const categories = await lines('categories');
    expect(new Set(categories.map(([, article]) => article)).size).toBe(
      await count(sql<{ n: number }>`select count(*) as n from articles where active`),
    );
    for (const [, , category, subcategory] of categories) {
      expect(category).not.toBe('');
      expect(subcategory).not.toBe('');
    }
  });

  test('CALL-020 an archive is a ZIP of pictures and a list of their articles', async () => {
    const { status, headers, bytes } = await client.call('downloadFile', { path: { key: 'photo-archive' } });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toContain('filename="photo-archive.zip"');
    const files = readZip(bytes);
    const [head, ...rows]: string[][] = parse(files.get('files.csv') ?? '', {
      bom: true,
      delimiter: ';',
      escape: '\\',
    });
    expect(head).toEqual(['Brand', 'Article', 'File']);
    expect(rows.map(([, , file]) => file).toSorted()).toEqual(
      [...files.keys()].filter((name) => name !== 'files.csv').toSorted(),
    );
    const [, sku = '', file = ''] = rows[0] ?? [];
    const photo = await client.call('getProductPhoto', { path: { size: 640, sku } });
    expect(files.get(file)).toEqual(photo.bytes);
  });

  test('GAP-15 files are open to every user, but not to visitors; an unknown key is not found', async () => {
    const accountant = await sandbox.as('accountant');
    expect((await accountant.call('getFiles')).status).toBe(200);
    expect((await accountant.call('downloadFile', { path: { key: 'categories' } })).status).toBe(200);
    expect((await sandbox.visitor.call('getFiles')).status).toBe(401);
    expect((await sandbox.visitor.call('downloadFile', { path: { key: 'oem' } })).status).toBe(401);
    for (const key of ['none', 'availability', 'constructor', '__proto__'])
      expect((await client.call('downloadFile', { path: { key } })).status).toBe(404);
  });
});
