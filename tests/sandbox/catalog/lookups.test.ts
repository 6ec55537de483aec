import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { singleVin } from '../../../sandbox/demo/fillVehicles.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('catalog lookups', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  test('API-11 GAP-56 all warehouses, and those of the customer with the read-only ones', async () => {
    const all = await client.ok('listAllWarehouses');
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['regular', 'consignation', 'transit']));
    const buyer = await sandbox.as('buyer');
    const own = await buyer.ok('listWarehouses');
    expect(own.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
    expect(own.some(({ readonly }) => readonly)).toBe(true);
    for (const warehouse of own) expect(all).toContainEqual(warehouse);
    expect((await sandbox.visitor.call('listWarehouses')).status).toBe(401);
  });

  test('CAT-16 CAT-17 CAT-18 manufacturers, models and submodels depend on each other', async () => {
    const manufacturers = await client.ok('listManufacturers');
    expect(manufacturers.length).toBeGreaterThan(5);
    for (const { id } of manufacturers.slice(0, 3)) {
      const models = await client.ok('listModels', { path: { id } });
      expect(models.length).toBeGreaterThan(0);
      const submodels = await client.ok('listSubmodels', { path: { id: models[0]?.id ?? 0 } });
      expect(submodels[0]?.engineAndPower).toMatch(/\d+ kW \/ \d+ hp$/);
    }
  });

  test('ERR-07 an unknown manufacturer, model or group is not found', async () => {
    const path = { id: 999_999 };
    expect((await client.call('listModels', { path })).status).toBe(404);
    expect((await client.call('listSubmodels', { path })).status).toBe(404);
    expect((await client.call('listArticleSubgroups', { path })).status).toBe(404);
  });

  test('CAT-17 groups by name, subgroups of a group only; a subgroup is not a group', async () => {
    const groups = await client.ok('listArticleGroups');
    const brakes = groups.find(({ name }) => name === 'Brakes');
    const subgroups = await client.ok('listArticleSubgroups', { path: { id: brakes?.id ?? 0 } });
    expect(subgroups.map(({ name }) => name)).toEqual(['Brake discs', 'Brake pads']);
    const id = subgroups[0]?.id ?? 0;
    expect((await client.call('listArticleSubgroups', { path: { id } })).status).toBe(404);
  });

  test.each(['de', 'dg'])(
    'groups and subgroups have their names in the language of the request: %s',
    async (locale) => {
      const options = { headers: { locale } };
      const groups = await client.ok('listArticleGroups', options);
      expect(groups.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['Bremsen', 'Filter', 'Fahrwerk']),
      );
      const id = groups.find(({ name }) => name === 'Bremsen')?.id ?? 0;
      const subgroups = await client.ok('listArticleSubgroups', { ...options, path: { id } });
      expect(subgroups.map(({ name }) => name)).toEqual(['Bremsbeläge', 'Bremsscheiben']);
    },
  );

  test('CALL-125 CALL-126 with a vehicle there are only groups and subgroups with parts for it', async () => {
    const { vehicle_id: vehicleId } = await sandbox.db
      .selectFrom('article_vehicles')
      .select('vehicle_id')
      .groupBy('vehicle_id')
      .orderBy((eb) => eb.fn.countAll())
      .orderBy('vehicle_id')
      .executeTakeFirstOrThrow();
    const groups = await client.ok('listArticleGroups', { query: { vehicleId } });
    const all = await client.ok('listArticleGroups');
    expect(groups.length).toBeGreaterThan(0);
    expect(groups.length).toBeLessThan(all.length);
    for (const { id } of groups) {
      const subgroups = await client.ok('listArticleSubgroups', { path: { id }, query: { vehicleId } });
      for (const subgroup of subgroups) {
        const filter = { engine: vehicleId, subgroup: subgroup.id };
        const { meta } = await client.ok('searchArticles', { query: { filter } });
        expect(meta.total).toBeGreaterThan(0);
      }
    }
  });

  test('CAT-20 CAT-23 a VIN gives its vehicles whatever its length and case; an unknown one gives none', async () => {
    const found = await client.ok('searchVehicles', { query: { vin: 'wvw zzz-1a' } });
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.attributes.map(({ label }) => label)).toContain('Engine');
    expect(await client.ok('searchVehicles', { query: { vin: '00000000000000000' } })).toEqual([]);
    expect(await client.ok('searchVehicles', { query: { vin: '' } })).toEqual([]);
  });

  test('DAY-60 CAT-21 docs/demo.md names a VIN that belongs to exactly one vehicle', async () => {
    const [vin = ''] = /\b[A-HJ-NPR-Z0-9]{17}\b/.exec(readFileSync('docs/demo.md', 'utf8')) ?? [];
    expect(vin).toBe(singleVin);
    const found = await client.ok('searchVehicles', { query: { vin } });
    expect(found).toMatchObject([{ brand: 'Volkswagen', model: 'Golf VII' }]);
  });

  test('ERR-02 ERR-07 a value no column can hold is a field error in a query and not found in a path', async () => {
    const wrong = [
      await client.call('searchArticles', { query: { searchString: 'brake\0' } }),
      await client.call('searchArticles', { query: { filter: { engine: 99_999_999_999 } } }),
      await client.call('listArticleGroups', { query: { vehicleId: 99_999_999_999 } }),
    ];
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(wrong[1]?.body).toMatchObject({ fields: [{ field: 'filter.engine' }] });
    const nowhere = [
      await client.send('listModels', { path: { id: 'audi' } }),
      await client.call('listModels', { path: { id: 99_999_999_999 } }),
      await client.call('getArticle', { path: { id: 'brake\0' } }),
    ];
    expect(nowhere.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
