import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countries } from '../../../sandbox/demo/reference.ts';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import partKinds from '../../../sandbox/demo/partKinds.json' with { type: 'json' };
import headingTexts from '../../../sandbox/texts/headingTexts.json' with { type: 'json' };
import partTerms from '../../../sandbox/texts/partTerms.json' with { type: 'json' };
import refusalTexts from '../../../sandbox/texts/refusalTexts.json' with { type: 'json' };
import statusTexts from '../../../sandbox/texts/statusTexts.json' with { type: 'json' };
import { translateAnswer, translateDescription } from '../../../sandbox/texts/translateAnswer.ts';
import { translateRefusal } from '../../../sandbox/texts/translateRefusal.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

describe('the sandbox speaks the language of the header Locale', () => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox();
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  const path = { id: skuOf(demoArticles.ordinary) };

  test('descriptions and attributes of articles are translated, the vehicle is not; dg is German too', async () => {
    const english = await client.ok('getArticle', { path });
    const german = await client.ok('getArticle', { path, headers: { locale: 'de' } });
    expect(english.description).toMatch(/^Brake pad set, /);
    expect(german.description).toMatch(/^Bremsbelagsatz, (?:Vorderachse|Hinterachse), /);
    expect(german.description?.split(', ').at(-1)).toBe(english.description?.split(', ').at(-1));
    expect(german.attributes.map(({ name }) => name)).toContain('Dicke');
    expect(german.attributes).toHaveLength(english.attributes.length);
    expect(await client.ok('getArticle', { path, headers: { locale: 'dg' } })).toEqual(german);
  });

  test('exported tables have headings and descriptions in the language of the call, a waiting order its descriptions', async () => {
    const headers = { locale: 'ru' };
    const query = { searchString: 'brake pad set', limit: 1 };
    const { bytes } = await client.call('searchArticles', {
      query: { ...query, export: { format: 'csv', withHeaders: 1 } },
      headers,
    });
    const [head, row] = new TextDecoder().decode(bytes).split(/\r?\n/);
    expect(head).toMatch(/^Бренд;Артикул;Наименование;Цена;Валюта;Кратность;Tallinn;/);
    expect(row).toContain('Комплект тормозных колодок');
    expect(row).not.toContain('Brake pad set');
    const waiting = await client.ok('listNotCompletedOrders', { headers });
    const described = waiting.flatMap(({ items }) =>
      items.map(({ articleDescription }) => articleDescription),
    );
    expect(described.length).toBeGreaterThan(0);
    for (const description of described) expect(description).toMatch(/^[А-Яа-я]/);
  });

  test('kinds of parcels are in the language of the call', () => {
    const parcel = { type: 'Envelope', number: '7-1', boxCode: 'B-1' };
    expect(translateAnswer([{ parcels: [parcel] }], 'de')).toEqual([
      { parcels: [{ ...parcel, type: 'Umschlag' }] },
    ]);
  });

  test('details of vehicles and ways of shipping are in the language of the call', async () => {
    const headers = { locale: 'de' };
    const [vehicle] = await client.ok('searchVehicles', { query: { vin: 'WVWZZZAUZKW142857' }, headers });
    expect(vehicle?.attributes.map(({ label }) => label)).toEqual([
      'Karosserie',
      'Motor',
      'Kraftstoff',
      'Leistung',
      'Hubraum',
      'Baujahre',
    ]);
    expect(vehicle?.attributes[0]?.value).toBe('Schrägheck');
    expect(vehicle?.attributes[3]?.value).toMatch(/^\d+ kW \/ \d+ PS$/);
    const makes = await client.ok('listManufacturers');
    const make = makes.find(({ name }) => name === 'Volkswagen')?.id ?? 0;
    const models = await client.ok('listModels', { path: { id: make }, headers });
    expect(models.map(({ fullName }) => fullName).join()).toMatch(/Golf VII Schrägheck \(2012-2021\)/);
    const submodels = await client.ok('listSubmodels', { path: { id: models[0]?.id ?? 0 }, headers });
    for (const { fuelType, engineAndPower } of submodels) {
      expect(['Benzin', 'Diesel', 'Hybrid', 'Elektro']).toContain(fuelType);
      expect(engineAndPower).toMatch(/ PS$/);
    }
    const [order] = (await client.ok('listNotCompletedOrders')).filter(({ type }) => type === 'regular');
    const options = await client.ok('listShippingOptions', {
      path: { id: order?.id ?? 0 },
      query: { country: countries.EE.id, index: '10111' },
      headers,
    });
    expect(options.map(({ name }) => name)).toEqual([
      'Abholung in Tallinn',
      'Paket',
      'Expresspaket',
      'Palette',
      'Kurier, am selben Tag',
      'Später entscheiden',
      'Eigener Versanddienst',
    ]);
    expect(options[3]?.price.costDescription).toBe('Nach Gewicht, wird nach dem Packen berechnet');
    const waiting = await client.ok('listNotCompletedOrders', { headers });
    expect(waiting.map(({ warehouse }) => warehouse?.name)).toContain('Auf See unterwegs');
  });

  test('DOC-15 descriptions in a file of articles are in the language of the file', async () => {
    const body = {
      language: 'de',
      config: { format: 'csv' as const, withHeaders: true },
      fields: [{ name: 'description' as const, visibleName: 'Text', sort: 0 }],
      save: false,
    };
    const { bytes } = await client.call('exportArticles', { body });
    const [, first = ''] = new TextDecoder().decode(bytes).split(/\r?\n/);
    expect(first).toMatch(/[a-zäöüß]/);
    expect(translateDescription(first.replaceAll('"', ''), 'de')).toBe(first.replaceAll('"', ''));
    expect(new TextDecoder().decode(bytes)).toContain('Bremsbelagsatz, Vorderachse');
  });

  test.each([
    ['de', 'Ölfilter', 'Ölfilter'],
    ['de', 'olfilter', 'Ölfilter'],
    ['fr', 'filtre huile', 'Filtre à huile'],
    ['it', 'filtro olio', 'Filtro olio'],
    ['pl', 'filtr oleju', 'Filtr oleju'],
    ['ru', 'масляный фильтр', 'Масляный фильтр'],
    ['sr', 'filter ulja', 'Filter ulja'],
    ['de', 'oil filter', 'Ölfilter'],
  ])('a search in %s for «%s» finds the kind of part by its name', async (locale, searchString, kind) => {
    const { items } = await client.ok('searchArticles', { query: { searchString }, headers: { locale } });
    expect(items.length).toBeGreaterThan(0);
    for (const { description } of items) expect(description?.split(',')[0]).toBe(kind);
    const suggested = await client.ok('shortSearchArticles', {
      query: { searchString },
      headers: { locale },
    });
    expect(suggested[0]?.label).toContain(kind);
  });

  test('what a user wrote in a production request stays as it was written', async () => {
    const body = {
      OENumber: '1K0 407 151',
      description: 'Control arm, lower left, forged',
      qty: 10,
      price: 80,
    };
    const headers = { locale: 'de' };
    const { id } = await client.ok('createProductionOrder', { body, headers });
    const { description } = await client.ok('getProductionApplication', { path: { id }, headers });
    expect(description).toBe(body.description);
  });

  test('refusals, field errors and lines of a file are translated, with their values', async () => {
    const headers = { locale: 'de' };
    const missing = await client.call('getArticle', { path: { id: 'NO-SUCH-1' }, headers });
    expect(missing.body).toEqual({ message: 'Artikel nicht gefunden.' });
    const wrong = await client.call('setCartQty', {
      body: { article: demoArticles.inTens, qty: 3, type: 'regular' },
      headers,
    });
    expect(JSON.stringify(wrong.body)).toContain('Die Menge muss ein Vielfaches von 10 sein.');
    const visitor = await sandbox.visitor.call('getArticle', { path, headers: { locale: 'fr' } });
    expect(visitor.body).toEqual({ message: 'Veuillez vous connecter.' });
  });
});

test('each term of the demo catalog has a translation into six languages, and each refusal too', () => {
  const { attributeTerms, kindTerms, placeTerms } = partTerms;
  for (const terms of [...Object.values(partTerms), refusalTexts, statusTexts, headingTexts]) {
    for (const [term, translations] of Object.entries(terms)) {
      const texts = translations.split('|');
      expect(texts.length, term).toBe(6);
      for (const text of texts) {
        expect(text.trim(), term).not.toBe('');
        expect(text.split('{}').length, `${term}: ${text}`).toBe(term.split('{}').length);
      }
    }
  }
  const { kinds, places, attributes } = {
    kinds: partKinds.flatMap(({ name }) => name.split(', ')),
    places: partKinds.flatMap((kind) => kind.places).filter((place) => /^[A-Za-z]/.test(place)),
    attributes: partKinds.flatMap((kind) => kind.attributes.map(({ name }) => name)),
  };
  for (const kind of kinds) expect(kind in kindTerms || kind in placeTerms, kind).toBe(true);
  for (const place of places) expect(placeTerms, place).toHaveProperty([place]);
  for (const name of attributes) expect(attributeTerms, name).toHaveProperty([name]);
});

test('a refusal with values keeps them; one without a translation stays English', () => {
  expect(translateRefusal('The file holds 6000 numbers, at most 5000 can be searched at once.', 'de')).toBe(
    'Die Datei enthält 6000 Nummern, höchstens 5000 können auf einmal gesucht werden.',
  );
  expect(translateRefusal('Order 17 is delivered and cannot become in progress.', 'de')).toBe(
    'Bestellung 17 hat den Status „Zugestellt“ und kann nicht auf „In Bearbeitung“ gesetzt werden.',
  );
  expect(translateRefusal('Something else.', 'de')).toBe('Something else.');
  expect(translateRefusal('Article not found.', 'en')).toBe('Article not found.');
});

test('every heading of an exported table has a translation', () => {
  const files = globSync(`${import.meta.dirname}/../../../sandbox/modules/**/*.ts`);
  const headings = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/header: '([^']+)'/g)].map(([, heading]) => heading),
  );
  expect(new Set([...headings, 'yes', 'no'])).toEqual(new Set(Object.keys(headingTexts)));
});

test('every refusal that the sandbox gives has a translation', () => {
  const folder = `${import.meta.dirname}/../../../sandbox`;
  // The words of documents have their own languages, and demo data has one.
  const files = globSync(`${folder}/{http,modules,export}/**/*.ts`).filter(
    (file) => !/Labels|fillProduction|shippingOptions/.test(file),
  );
  // A sentence in quotes that is not for operators; a value in it counts as a number.
  const sentence = /(?<!Error\(\s*)(['"`])([A-Z](?:\\.|\$\{[^}]*\}|(?!\1)[^\\\n])+?[.!?])\1/g;
  const given = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(sentence)]
      .map(([, , text = '']) => text.replaceAll(/\$\{[^}]*\}/g, '7').replaceAll('\\u00a0', '\u00a0'))
      .filter((text) => text.includes(' ')),
  );
  expect(given.length).toBeGreaterThan(100);
  const untranslated = given.filter((text) => translateRefusal(text, 'de') === text);
  expect(untranslated).toEqual([]);
});
