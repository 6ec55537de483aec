import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import type { components } from '../../../contract/apiV3.generated.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

type Config = components['schemas']['ArticleExportConfig'];
type FieldName = components['schemas']['ExportFieldName'];

const allFields: readonly FieldName[] = [
  'id',
  'reference',
  'description',
  'oem',
  'cars',
  'hs_code',
  'ean_code',
  'price',
  'price_rrp',
  'future_price',
  'future_price_applied_date',
  'stock',
  'net_weight',
  'gross_weight',
  'width',
  'height',
  'length',
  'category',
  'subcategory',
  'multiple',
  'custom',
];

const config = (format: Config['config']['format'], names: readonly FieldName[], rest = {}): Config => ({
  language: 'en',
  config: { format, withHeaders: true },
  fields: names.map((name, sort) => ({ name, visibleName: `My ${name}`, sort })),
  save: false,
  ...rest,
});

const lines = (bytes: Buffer): string[][] => parse(bytes, { bom: true, delimiter: ';', escape: '\\' });

eachDatabase('article export', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await sandbox.db.deleteFrom('article_export_settings').execute();
  });

  test('DOC-12 CALL-021 an export starts as xlsx, in English, with headers', async () => {
    const { language, config: own, fields, save } = await client.ok('getExportConfig');
    expect({ language, ...own, save }).toEqual({
      language: 'en',
      format: 'xlsx',
      withHeaders: true,
      save: false,
    });
    expect(fields.map(({ sort }) => sort)).toEqual(fields.map((_field, index) => index));
    expect(fields.length).toBeGreaterThan(0);
  });

  test('DOC-13 DOC-14 GAP-97 every field is a column, and the three formats hold the same cells', async () => {
    const names = allFields;
    const sheets: unknown[][][] = [];
    for (const format of ['xlsx', 'xls'] as const) {
      const { status, headers, bytes } = await client.call('exportArticles', { body: config(format, names) });
      expect(status).toBe(200);
      const today = new Date().toISOString().slice(0, 10);
      expect(headers.get('content-disposition')).toContain(`filename="articles_${today}.${format}"`);
      const book = read(bytes, { type: 'buffer' });
      const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
      sheets.push(utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null }));
    }
    const [xlsx = [], xls] = sheets;
    expect(xls).toEqual(xlsx);
    const { bytes } = await client.call('exportArticles', { body: config('csv', names) });
    expect(lines(bytes)).toEqual(xlsx.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))));
    expect(xlsx[0]).toEqual(names.map((name) => `My ${name}`));
    const { count } = await sandbox.db
      .selectFrom('articles')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('active', '=', true)
      .executeTakeFirstOrThrow();
    expect(xlsx).toHaveLength(count + 1);
    // A column of the customer's own is empty (GAP-95).
    expect(new Set(xlsx.slice(1).map((row) => row[names.indexOf('custom')]))).toEqual(new Set([null]));
  });

  test('the columns are in the order of sort, with the customer’s own prices, in the currency asked for, and its stock', async () => {
    const body = config('csv', ['stock', 'price', 'reference'], {
      config: { format: 'csv', withHeaders: false },
    });
    const reversed = { ...body, fields: body.fields.map((field) => ({ ...field, sort: 9 - field.sort })) };
    const { bytes } = await client.call('exportArticles', { body: reversed, headers: { CC: 'USD' } });
    const rows = new Map(lines(bytes).map(([reference, price, stock]) => [reference, { price, stock }]));
    const { items } = await client.ok('searchArticles', {
      query: { searchString: 'brake', limit: 20 },
      headers: { CC: 'USD' },
    });
    expect(items.length).toBeGreaterThan(0);
    for (const { name, amount, stock } of items) {
      const free = stock
        .filter(({ warehouse }) => warehouse.type !== 'consignation')
        .reduce((sum, each) => sum + each.amount, 0);
      expect(amount?.currencyCode).toBe('USD');
      expect(rows.get(name)).toEqual({ price: String(amount?.value), stock: String(free) });
    }
  });

  test('the names of categories are in the language of the file', async () => {
    const names = ['reference', 'category', 'subcategory'] as const;
    const categories = async (language: string) => {
      const { bytes } = await client.call('exportArticles', { body: config('csv', names, { language }) });
      const [, ...rows] = lines(bytes);
      return rows.map(([, category, subcategory]) => `${category ?? ''} / ${subcategory ?? ''}`);
    };
    const english = await categories('en');
    const place = english.indexOf('Brakes / Brake discs');
    expect(place).toBeGreaterThan(-1);
    expect((await categories('de'))[place]).toBe('Bremsen / Bremsscheiben');
    expect((await categories('dg'))[place]).toBe('Bremsen / Bremsscheiben');
    for (const language of ['de', 'fr', 'it', 'pl', 'ru', 'sr']) {
      const translated = await categories(language);
      expect(new Set(translated).size).toBe(new Set(english).size);
      for (const [index, name] of translated.entries()) expect(name).not.toBe(english[index]);
    }
  });

  test('GAP-94 stored settings are the user’s own defaults, of the dialog and of the direct link', async () => {
    const body = config('csv', ['reference', 'ean_code'], { language: 'de', save: true });
    expect((await client.call('exportArticles', { body })).status).toBe(200);
    expect(await client.ok('getExportConfig')).toEqual(body);
    const other = config('csv', ['id']);
    expect((await client.call('exportArticles', { body: other })).status).toBe(200);
    expect(await client.ok('getExportConfig')).toEqual(body);

    const answer = await client.call('exportArticlesWithDefaults');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="articles_[\d-]+\.csv"/);
    expect(lines(answer.bytes)[0]).toEqual(['My reference', 'My ean_code']);
    const colleague = await sandbox.as('accountant');
    expect((await colleague.ok('getExportConfig')).fields).not.toEqual(body.fields);
  });

  test('CALL-024 without stored settings the direct link gives an xlsx file', async () => {
    const { status, headers, bytes } = await client.call('exportArticlesWithDefaults');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/filename="articles_[\d-]+\.xlsx"/);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  test('CALL-023 the next price list has the prices of its day, under that day', async () => {
    const { availability } = await client.ok('getFiles');
    const day = availability.nextPriceScheduledAt?.slice(0, 10) ?? '';
    const names = ['reference', 'price', 'future_price', 'future_price_applied_date'] as const;
    const next = await client.call('exportNextPrice', { body: config('csv', names) });
    expect(next.headers.get('content-disposition')).toContain(`filename="prices_${day}.csv"`);
    const current = await client.call('exportArticles', { body: config('csv', names) });
    const [, ...rows] = lines(next.bytes);
    const today = new Map(lines(current.bytes).map(([reference, ...rest]) => [reference, rest]));
    let changed = 0;
    for (const [reference, price, future, date] of rows) {
      const [now, futureNow, dateNow] = today.get(reference) ?? [];
      expect([future, date]).toEqual([futureNow, dateNow]);
      expect(price).toBe(future === '' ? now : future);
      if (future !== '') expect(date).toBe(day);
      if (price !== now) changed += 1;
    }
    expect(changed).toBeGreaterThan(0);
  });

  test('without a scheduled price list there is neither a date nor a file', async () => {
    const scheduled = await sandbox.db
      .selectFrom('articles')
      .select(['id', 'future_price'])
      .where('future_price', 'is not', null)
      .execute();
    await sandbox.db.updateTable('articles').set({ future_price: null }).execute();
    const { availability } = await client.ok('getFiles');
    expect(availability.nextPriceScheduledAt).toBeNull();
    expect((await client.call('exportNextPrice', { body: config('csv', ['id']) })).status).toBe(404);
    for (const { id, future_price } of scheduled)
      await sandbox.db.updateTable('articles').set({ future_price }).where('id', '=', id).execute();
  });

  test('CALL-022 CALL-023 a missing language, format, field or name is an error of that field', async () => {
    const good = config('csv', ['id']);
    const wrong: [object, string][] = [
      [{ ...good, language: '' }, 'language'],
      [{ ...good, language: 'xx' }, 'language'],
      [{ ...good, config: { withHeaders: true } }, 'config.format'],
      [{ ...good, config: { withHeaders: true, format: 'pdf' } }, 'config.format'],
      [{ ...good, fields: [] }, 'fields'],
      [{ ...good, fields: [{ name: 'none', visibleName: 'x', sort: 0 }] }, 'fields.0.name'],
      [{ ...good, fields: [{ name: 'id', visibleName: '', sort: 0 }] }, 'fields.0.visibleName'],
    ];
    for (const operation of ['exportArticles', 'exportNextPrice'] as const) {
      for (const [body, field] of wrong) {
        const { status, body: answer } = await client.send(operation, { body });
        expect(status).toBe(400);
        expect(answer).toMatchObject({ fields: [{ field }] });
      }
    }
    expect((await sandbox.visitor.call('exportArticles', { body: good })).status).toBe(401);
  });
});
