import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLikeWord } from '../../../sandbox/texts/wordLikeness.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

test.each([
  ['bremsscheiben', 'Bremsscheibe', true],
  ['bremscheibe', 'Bremsscheibe', true],
  ['oelfilter', 'Ölfilter', true],
  ['stossdaempfer', 'Stoßdämpfer', true],
  ['filters', 'filter', true],
  ['disk', 'disc', false],
  ['bremse', 'Bremsscheibe', false],
  ['oelfilter', 'Luftfilter', false],
])('%s is like %s: %s', (typed, word, isLike) => {
  expect(isLikeWord(typed, word)).toBe(isLike);
});

describe('a search that finds nothing as it is written', () => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox();
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  const search = async (searchString: string, locale = 'de') => {
    const { items, meta } = await client.ok('searchArticles', {
      query: { searchString, limit: 100 },
      headers: { locale },
    });
    return { total: meta?.total ?? 0, descriptions: items.map(({ description }) => description ?? '') };
  };

  test.each([
    ['bremsscheiben', 'bremsscheibe'],
    ['bremscheibe', 'bremsscheibe'],
    ['oelfilter', 'ölfilter'],
    ['stossdaempfer', 'stoßdämpfer'],
    ['zündkerzen', 'zündkerze'],
  ])('finds by %s what it finds by %s', async (typed, right) => {
    const found = await search(typed);
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBe((await search(right)).total);
  });

  test.each([
    ['bremse', 'brems', 'de'],
    ['bremsen', 'brems', 'de'],
    ['filtern', 'filter', 'de'],
    ['filters', 'filter', 'en'],
    ['тормоза', 'тормоз', 'ru'],
    ['колодки', 'колод', 'ru'],
    ['фильтры', 'фильтр', 'ru'],
    ['klocki', 'klock', 'pl'],
    ['klocki hamulcowe', 'klocków hamulcowych', 'pl'],
    ['tarcze', 'tarcz', 'pl'],
  ])('finds by %s what is described with %s in the language %s', async (typed, stem, locale) => {
    const { descriptions } = await search(typed, locale);
    expect(descriptions.length).toBeGreaterThan(0);
    for (const description of descriptions) expect(description.toLowerCase()).toContain(stem);
  });

  test.each(['bremsscheiben golf 7', 'bremsscheibe vw golf 7 1.6 tdi', 'bremscheibe volkswagn golf'])(
    'finds brake discs for the vehicle of %s',
    async (typed) => {
      const { total, descriptions } = await search(typed);
      expect(total).toBeGreaterThan(0);
      for (const description of descriptions) expect(description).toMatch(/^Bremsscheibe/);
    },
  );

  test.each(['bremsscheibe golf 7', 'Bremsscheibe golf vii', 'luftfilter golf vii'])(
    'finds nothing of another generation for %s',
    async (typed) => {
      const { total, descriptions } = await search(typed);
      expect(total).toBeGreaterThan(0);
      for (const description of descriptions) expect(description).not.toContain('VIII');
    },
  );

  test('finds what fits the engine of a model by what people write for it', async () => {
    const { engine_name } = await sandbox.db
      .selectFrom('vehicles as v')
      .innerJoin('vehicle_models as m', 'm.id', 'v.model_id')
      .select('v.engine_name')
      .where('m.name', '=', 'Golf VII')
      .where('v.fuel', '=', 'Diesel')
      .orderBy('v.id')
      .executeTakeFirstOrThrow();
    const fitting = await sandbox.db
      .selectFrom('article_vehicles as av')
      .innerJoin('articles as a', 'a.id', 'av.article_id')
      .innerJoin('vehicles as v', 'v.id', 'av.vehicle_id')
      .innerJoin('vehicle_models as m', 'm.id', 'v.model_id')
      .select('a.id')
      .distinct()
      .where('m.name', '=', 'Golf VII')
      .where('v.engine_name', '=', engine_name)
      .where('a.active', '=', true)
      .execute();
    expect(fitting.length).toBeGreaterThan(0);
    const typed = `golf 7 ${engine_name.replace(/ D$/, ' tdi')}`;
    expect((await search(typed)).total).toBe(fitting.length);
  });

  test('a word that is like none finds nothing', async () => {
    expect((await search('xylophon')).total).toBe(0);
    expect((await search('bremsscheibe xylophon')).total).toBe(0);
  });
});
