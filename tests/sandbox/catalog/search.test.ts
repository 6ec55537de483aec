import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

const sku = skuOf(demoArticles.ordinary);

eachDatabase('catalog search', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  const search = (searchString: string, more: object = {}) =>
    client.ok('searchArticles', { query: { searchString, ...more } });
  const namesOf = ({ items }: Awaited<ReturnType<typeof search>>) => items.map(({ name }) => name);

  test.each([
    ['unchanged', (text: string) => text],
    ['in lower case', (text: string) => text.toLowerCase()],
    ['without its punctuation', (text: string) => text.replaceAll(/[^0-9A-Z]/g, '')],
    ['with dots', (text: string) => text.replaceAll(/[^0-9A-Z]/g, '.')],
    ['with spaces between all characters', (text: string) => [...text].join(' ')],
    ['with dashes and slashes', (text: string) => text.replaceAll(/[^0-9A-Z]/g, '-/')],
  ])('CAT-14 GAP-116 a number typed %s finds its article first', async (_how, write) => {
    expect(namesOf(await search(write(sku)))[0]).toBe(sku);
  });

  test('CAT-14 the beginning and the middle of a number find it, numbers that begin with it come first', async () => {
    const digits = sku.replaceAll(/\D/g, '');
    expect(namesOf(await search(digits.slice(1, 6), { limit: 100 }))).toContain(sku);
    const prefix = sku.replaceAll(/[^0-9A-Z]/g, '').slice(0, 6);
    const [first] = namesOf(await search(prefix));
    expect(first?.replaceAll(/[^0-9A-Z]/g, '')).toMatch(new RegExp(`^${prefix}`));
  });

  test('CAT-14 words of brand and description find articles that have all of them, in any order', async () => {
    const { brand } = await client.ok('getArticle', { path: { id: sku } });
    const { items } = await search('PAD brake');
    expect(items.length).toBeGreaterThan(0);
    for (const { description } of items) expect(description?.toLowerCase()).toMatch(/brake.*pad|pad.*brake/);
    const byBrand = await search(`${brand ?? ''} brake pad`, { limit: 100 });
    expect(namesOf(byBrand)).toContain(sku);
    for (const item of byBrand.items) expect(item.brand).toBe(brand);
  });

  test('CAT-14 a brand and a number together find the article', async () => {
    const { brand } = await client.ok('getArticle', { path: { id: sku } });
    expect(namesOf(await search(`${brand ?? ''} ${sku}`))).toContain(sku);
  });

  test('CAT-14 words are found with and without accents', async () => {
    const [plain, accented] = [await search('skoda'), await search('ŠKODA')];
    expect(plain.meta.total).toBeGreaterThan(0);
    expect(accented).toEqual(plain);
  });

  test('CAT-14 characters special to the database are matched literally', async () => {
    for (const text of ["100%' or 1=1 --", 'brake_pad', '\\%brake', "o'ring"]) {
      expect((await search(text)).meta).toMatchObject({ total: 0, extra: { limited: false } });
    }
  });

  test('CAT-39 a search by another maker’s number finds the article and marks the number as matched', async () => {
    const { analogues } = await client.ok('getArticle', { path: { id: sku } });
    const [oem] = analogues.oem;
    const found = await search((oem?.name ?? '').replaceAll(' ', '-'));
    const hit = found.items.find(({ name }) => name === sku);
    expect(hit?.analogues[0]).toEqual({ brand: oem?.brand, name: oem?.name, matched: true });
    expect(hit?.analogues.filter(({ matched }) => !matched)).toHaveLength(analogues.analogue.length);
    expect(namesOf(await search(`${oem?.brand ?? ''} ${oem?.name ?? ''}`))).toContain(sku);
  });

  test('CAT-13 filter[cross] finds the articles with exactly that cross number', async () => {
    const { analogues } = await client.ok('getArticle', { path: { id: sku } });
    const cross = analogues.analogue[0]?.name ?? '';
    const { items } = await client.ok('searchArticles', {
      query: { filter: { cross: cross.toLowerCase() } },
    });
    expect(items.map(({ name }) => name)).toContain(sku);
    for (const { analogues: numbers } of items) {
      expect(numbers[0]).toMatchObject({ name: cross, matched: true });
    }
    const part = await client.ok('searchArticles', { query: { filter: { cross: cross.slice(0, -1) } } });
    expect(part.items).toEqual([]);
  });

  test('CAT-36 an unknown number finds nothing, without being reported as too broad', async () => {
    expect(await search('zz9876543210zz')).toEqual({
      items: [],
      meta: { page: 1, limit: 20, total: 0, totalPages: 0, extra: { limited: false, vehicle: null } },
    });
  });

  test.each(['', 'a', 'ab', '  1 '])('CAT-37 GAP-120 "%s" is too broad to search by', async (text) => {
    const { items, meta } = await search(text);
    expect(items).toEqual([]);
    expect(meta.extra.limited).toBe(true);
  });

  test('GAP-120 a type alone, or two letters alone, are too broad; with a group they are not', async () => {
    const broad = await client.ok('searchArticles', { query: { filter: { type: 'car' } } });
    expect(broad.meta).toMatchObject({ total: 0, extra: { limited: true } });
    const [group] = await client.ok('listArticleGroups');
    const narrowed = await search('ai', { filter: { group: group?.id } });
    expect(narrowed.meta.extra.limited).toBe(false);
    expect(narrowed.meta.total).toBeGreaterThan(0);
  });

  test('GAP-120 a search that finds too much is truncated and says so', async () => {
    await sql`insert into articles (sku, brand, description, category_id, price, price_rrp, net_weight_g,
        gross_weight_g, width_mm, height_mm, length_mm, hs_code, ean_code)
      select id || '-COPY', brand, 'Tea towel', category_id, price, price_rrp, net_weight_g,
        gross_weight_g, width_mm, height_mm, length_mm, hs_code, ean_code from articles`.execute(sandbox.db);
    const last = await search('towel', { page: 50 });
    expect(last.meta).toMatchObject({ total: 1000, totalPages: 50, extra: { limited: true } });
    expect(last.items).toHaveLength(20);
    expect((await search('towel', { page: 50 })).items).toEqual(last.items);
    await sandbox.db.deleteFrom('articles').where('description', '=', 'Tea towel').execute();
  });

  test('CAT-08 CAT-38 pages hold 20 rows by default, together every row, none twice', async () => {
    const whole = await search('brake disc', { limit: 100 });
    expect(whole.meta.total).toBe(whole.items.length);
    expect((await search('brake disc')).meta).toMatchObject({ page: 1, limit: 20 });
    const names: string[] = [];
    for (let page = 1; page <= Math.ceil(whole.meta.total / 7); page += 1) {
      const part = await search('brake disc', { page, limit: 7 });
      expect(part.meta.totalPages).toBe(Math.ceil(whole.meta.total / 7));
      names.push(...namesOf(part));
    }
    expect(names).toEqual(namesOf(whole));
    expect((await search('brake disc', { page: 999 })).items).toEqual([]);
  });

  test('GAP-34 a limit outside 1 to 100 is clamped', async () => {
    expect((await search('brake', { limit: 5000 })).meta.limit).toBe(100);
    expect((await search('brake', { limit: -1 })).meta.limit).toBe(1);
  });

  test('GAP-116 filters of the wrong kind are field errors', async () => {
    const wrong = await client.send('searchArticles', {
      query: { filter: { manufacturer: 'audi', colour: 'red' } },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({
      fields: expect.arrayContaining([
        expect.objectContaining({ field: 'filter.manufacturer' }),
        expect.objectContaining({ field: 'filter.colour' }),
      ]),
    });
    const vehicle = await client.call('searchArticles', { query: { filter: { vehicleId: 'VIN##' } } });
    expect(vehicle.body).toMatchObject({ fields: [{ field: 'filter.vehicleId' }] });
  });

  test('CAT-16 GAP-114 manufacturer, model, engine, group and subgroup each narrow the search', async () => {
    const [group] = await client.ok('listArticleGroups');
    const [subgroup] = await client.ok('listArticleSubgroups', { path: { id: group?.id ?? 0 } });
    const { vehicle, model, manufacturer } = await sandbox.db
      .selectFrom('article_vehicles as av')
      .innerJoin('vehicles as v', 'v.id', 'av.vehicle_id')
      .innerJoin('vehicle_models as m', 'm.id', 'v.model_id')
      .innerJoin('articles as a', 'a.id', 'av.article_id')
      .select(['v.id as vehicle', 'm.id as model', 'm.manufacturer_id as manufacturer'])
      .where('a.category_id', '=', subgroup?.id ?? 0)
      .orderBy('v.id')
      .executeTakeFirstOrThrow();
    const total = async (filter: object): Promise<number> =>
      (await client.ok('searchArticles', { query: { filter } })).meta.total;
    const car = { type: 'car', manufacturer, model, engine: vehicle };
    const totals = [
      await total({ manufacturer }),
      await total({ manufacturer, model }),
      await total(car),
      await total({ ...car, group: group?.id }),
      await total({ ...car, group: group?.id, subgroup: subgroup?.id }),
    ];
    expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    expect(totals.at(-1)).toBeGreaterThan(0);
    expect(totals[3]).toBeLessThan(totals[2] ?? 0);
  });

  test('CAT-24 CAT-38 a search by VIN##id returns the vehicle it was narrowed to', async () => {
    const [found] = await client.ok('searchVehicles', { query: { vin: 'WVWZZZ1A123456789' } });
    const plain = await client.ok('searchArticles', { query: { filter: { vehicleId: String(found?.id) } } });
    const byVin = await client.ok('searchArticles', {
      query: { filter: { type: 'vin', vehicleId: `WVWZZZ1A123456789##${String(found?.id)}` } },
    });
    expect(byVin.meta.extra.vehicle).toEqual(found);
    expect(byVin).toEqual(plain);
  });

  test('CALL-113 strict search returns only the article with exactly this number', async () => {
    const typed = sku.toLowerCase().replaceAll(/[^0-9a-z]/g, ' ');
    const strict = await client.ok('strictSearchArticles', { query: { searchString: typed } });
    expect(strict.map(({ name }) => name)).toEqual([sku]);
    expect(await client.ok('strictSearchArticles', { query: { searchString: sku.slice(0, -1) } })).toEqual(
      [],
    );
    expect(await client.ok('strictSearchArticles', { query: { searchString: '---' } })).toEqual([]);
  });

  test('CAT-11 CAT-12 CAT-14 GAP-117 suggestions are matching articles, then the text itself', async () => {
    const suggestions = await client.ok('shortSearchArticles', { query: { searchString: ` ${sku} ` } });
    const { brand } = await client.ok('getArticle', { path: { id: sku } });
    expect(suggestions[0]?.value).toBe(`f...${sku}...${brand ?? ''}...`);
    expect(suggestions.at(-1)).toEqual({ value: `q.........${sku}`, label: sku });
    for (const { value } of suggestions) expect(value.split('...')).toHaveLength(4);
  });

  test('CAT-13 GAP-117 a number of another maker is suggested as an analogue, and searching for it finds the article', async () => {
    const { analogues } = await client.ok('getArticle', { path: { id: sku } });
    const { brand, name } = analogues.oem[0] ?? { brand: '', name: '' };
    const suggestions = await client.ok('shortSearchArticles', {
      query: { searchString: name.slice(0, -1) },
    });
    const suggested = suggestions.find(({ value }) => value.startsWith('a...'));
    expect(suggested).toEqual({ value: `a......${brand ?? ''}...${name}`, label: `${brand ?? ''} ${name}` });
    const cross = suggested?.value.split('...')[3] ?? '';
    const { items } = await client.ok('searchArticles', { query: { filter: { cross } } });
    expect(items.map((item) => item.name)).toContain(sku);
  });

  test('CAT-09 nothing is suggested for fewer than three characters', async () => {
    expect(await client.ok('shortSearchArticles', { query: { searchString: 'ab' } })).toEqual([]);
  });

  test('CART-27 CART-29 simple search returns the fields a select box shows', async () => {
    const ten = skuOf(demoArticles.inTens);
    const [choice] = await client.ok('simpleSearchArticles', { query: { searchString: ten } });
    expect(choice).toMatchObject({ id: demoArticles.inTens, name: ten, multiple: 10 });
  });

  test('CAT-01 without article_list searches and vehicle lists are forbidden', async () => {
    const accountant = await sandbox.as('accountant');
    const query = { searchString: 'brake' };
    const answers = [
      await accountant.call('searchArticles', { query }),
      await accountant.call('strictSearchArticles', { query }),
      await accountant.call('shortSearchArticles', { query }),
      await accountant.call('searchVehicles', { query: { vin: 'WVW' } }),
      await accountant.call('listManufacturers'),
      await accountant.call('listArticleGroups'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    expect((await sandbox.visitor.call('searchArticles', { query })).status).toBe(401);
  });

  test('ERR-02 a search without its text is a field error', async () => {
    const { status, body } = await client.send('strictSearchArticles', {});
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ field: 'searchString' }] });
  });

  test('an article that is no longer sold is not found', async () => {
    const gone = skuOf(20);
    await sandbox.db.updateTable('articles').set({ active: false }).where('sku', '=', gone).execute();
    expect(namesOf(await search(gone))).not.toContain(gone);
    expect(await client.ok('strictSearchArticles', { query: { searchString: gone } })).toEqual([]);
    expect((await client.call('getArticle', { path: { id: gone } })).status).toBe(404);
    await sandbox.db.updateTable('articles').set({ active: true }).where('sku', '=', gone).execute();
  });
});
