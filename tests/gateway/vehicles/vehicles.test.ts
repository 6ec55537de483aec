import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseGlobalId, toGlobalId } from '../../../gateway/relay/ids.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

const treeDocument = /* GraphQL */ `
  query Tree($manufacturer: ID!, $model: ID!, $submodel: ID!, $group: ID!) {
    viewer {
      manufacturers {
        id
        dbId
        name
      }
      modelsOf(manufacturer: $manufacturer) {
        id
        dbId
        fullName
      }
      submodelsOf(model: $model) {
        id
        dbId
        fuelType
        engineAndPower
      }
      groups(vehicle: $submodel) {
        id
        dbId
        name
      }
      subgroupsOf(group: $group, vehicle: $submodel) {
        id
        dbId
        name
      }
    }
  }
`;

/** A car with parts in a group, as the sandbox has it. */
async function findCar() {
  const row = await portal.sandbox.db
    .selectFrom('article_vehicles as av')
    .innerJoin('vehicles as v', 'v.id', 'av.vehicle_id')
    .innerJoin('vehicle_models as m', 'm.id', 'v.model_id')
    .innerJoin('articles as a', 'a.id', 'av.article_id')
    .innerJoin('categories as s', 's.id', 'a.category_id')
    .select(['v.id as engine', 'm.id as model', 'm.manufacturer_id as manufacturer', 's.parent_id as group'])
    .select('s.id as subgroup')
    .where('s.parent_id', 'is not', null)
    .orderBy('v.id')
    .executeTakeFirstOrThrow();
  const { manufacturer, model, engine, group, subgroup } = row;
  return {
    manufacturer: toGlobalId('Manufacturer', manufacturer),
    model: toGlobalId('VehicleModelRef', manufacturer, model),
    submodel: toGlobalId('Submodel', model, engine),
    group: toGlobalId('ArticleGroup', String(group)),
    subgroup: toGlobalId('ArticleGroup', String(group), subgroup),
  };
}

const treeCalls = [
  'listArticleGroups',
  'listArticleSubgroups',
  'listManufacturers',
  'listModels',
  'listSubmodels',
];

test('CAT-16 CAT-17 CAT-18 CALL-122 to CALL-126: the lists of a car in one round trip, one call each', async () => {
  const car = await findCar();
  const { answer, calls } = await client.watch(treeDocument, car);
  expect(answer.errors).toEqual([]);
  expect(calls.toSorted()).toEqual(treeCalls);
  const { manufacturers, modelsOf, submodelsOf, groups, subgroupsOf } = answer.data.viewer;
  expect(manufacturers.find(({ id }) => id === car.manufacturer)?.name).toBe('Volkswagen');
  expect(modelsOf.find(({ id }) => id === car.model)?.fullName).toMatch(/\(\d{4}-(\d{4})?\)$/);
  expect(submodelsOf.find(({ id }) => id === car.submodel)?.engineAndPower).toMatch(/kW/);
  expect(groups.map(({ id }) => id)).toContain(car.group);
  expect(subgroupsOf.map(({ id }) => id)).toContain(car.subgroup);
});

test('CAT-16 the lists of the vehicle tree are read from the back end once per language, for all sessions', async () => {
  const car = await findCar();
  await client.run(treeDocument, car);
  expect((await client.watch(treeDocument, car)).calls).toEqual([]);
  const another = await portal.as('buyer');
  // The back end itself authorizes each session, once per call.
  expect((await another.watch(treeDocument, car)).calls.toSorted()).toEqual(treeCalls);
  expect((await another.watch(treeDocument, car)).calls).toEqual([]);
  const german = await client.watch(treeDocument, car, { locale: 'de' });
  expect(german.calls.toSorted()).toEqual(treeCalls);
});

test('CAT-01 the cached vehicle tree is not open to users without article_list, nor to visitors', async () => {
  const document = '{ viewer { manufacturers { name } } }';
  await client.run(document);
  const accountant = await portal.as('accountant');
  const { data, errors } = await accountant.send(document);
  expect(data.viewer.manufacturers).toBeNull();
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  const visitor = await portal.visitor.send(document);
  expect(visitor.data.viewer.manufacturers).toBeNull();
  expect(visitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('CALL-122 a failed read of the vehicle tree is not cached', async () => {
  const fresh = await portal.as('second');
  await portal.breakNext('listManufacturers', { kind: 'status', status: 500 });
  const document = '{ viewer { manufacturers { name } } }';
  expect((await fresh.send(document)).errors).toHaveLength(1);
  expect((await fresh.send(document)).errors).toEqual([]);
});

/** The error of reading the models of a manufacturer. */
const failureOf = async (manufacturer: string) =>
  (
    await client.send(
      'query ($manufacturer: ID!) { viewer { modelsOf(manufacturer: $manufacturer) { id } } }',
      {
        manufacturer,
      },
    )
  ).errors[0];

test('ERR-07 an unknown manufacturer is not found, and an id of anything else is a bad request', async () => {
  expect(await failureOf(toGlobalId('Manufacturer', 999_999))).toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  });
  expect(await failureOf(toGlobalId('Submodel', 1, 2))).toMatchObject({
    message: 'manufacturer takes an id of type Manufacturer. This is an id of type Submodel.',
    extensions: { code: 'BAD_REQUEST' },
  });
});

test('GAP-162 each object of the vehicle tree is read again by its global id', async () => {
  const { viewer } = await client.run(treeDocument, await findCar());
  const ids = [
    viewer.manufacturers[1]?.id,
    viewer.modelsOf[1]?.id,
    viewer.submodelsOf[1]?.id,
    viewer.groups[0]?.id,
    viewer.subgroupsOf[0]?.id,
  ];
  for (const id of ids) {
    const { node } = await client.run('query ($id: ID!) { node(id: $id) { __typename id } }', { id });
    expect(node.id).toBe(id);
  }
});

const vinDocument = /* GraphQL */ `
  query ByVin($vin: String!) {
    viewer {
      vehiclesByVin(vin: $vin) {
        id
        dbId
        brand
        model
        attributes {
          label
          value
        }
      }
    }
  }
`;
const byVin = async (vin: string) => (await client.run(vinDocument, { vin })).viewer.vehiclesByVin;

test('CAT-19 CAT-20 CAT-23 CALL-116: a VIN of any length gives its vehicles, an unknown or empty one none', async () => {
  const [vehicle] = await byVin('wvwzzz1a');
  expect(vehicle).toMatchObject({ brand: 'Volkswagen' });
  expect(vehicle?.attributes.map(({ label }) => label)).toContain('Engine');
  expect(await byVin('00000000000000000')).toEqual([]);
  expect((await client.watch(vinDocument, { vin: '  ' })).calls).toEqual([]);
});

test('CALL-116 the vehicles of a VIN are not cached beyond their request', async () => {
  await byVin('WVWZZZ1A');
  expect((await client.watch(vinDocument, { vin: 'WVWZZZ1A' })).calls).toEqual(['searchVehicles']);
});
const searchDocument = /* GraphQL */ `
  query Search($filter: ArticleSearchFilter!) {
    viewer {
      articleSearch(filter: $filter) {
        totalCount
        vehicle {
          id
          dbId
          brand
          model
          attributes {
            label
            value
          }
        }
      }
    }
  }
`;
const search = async (filter: object) => (await client.run(searchDocument, { filter })).viewer.articleSearch;

test('CAT-16 CAT-38 a search by car is narrowed by each choice and returns the vehicle', async () => {
  const { group, subgroup, ...car } = await findCar();
  const whole = await search({ type: 'CAR', ...car });
  const inGroup = await search({ type: 'CAR', ...car, group });
  const inSubgroup = await search({ type: 'CAR', ...car, group, subgroup });
  expect(whole.vehicle?.dbId).toBe(parseGlobalId(car.submodel)?.dbId.split('/')[1]);
  expect(inGroup.totalCount).toBeLessThan(whole.totalCount);
  expect(inSubgroup.totalCount).toBeLessThanOrEqual(inGroup.totalCount);
  expect(inSubgroup.totalCount).toBeGreaterThan(0);
  expect((await search({ searchString: 'filter' })).vehicle).toBeNull();
});

test('CAT-24 CAT-38 a search by VIN##vehicleId returns the vehicle, which can be read again by its id', async () => {
  const [vehicle] = await byVin('WVWZZZ1A');
  const found = await search({ type: 'VIN', vin: 'WVWZZZ1A', vehicle: vehicle?.id });
  expect(found.totalCount).toBeGreaterThan(0);
  expect(found.vehicle).toEqual(vehicle);
  const { node } = await client.run('query ($id: ID!) { node(id: $id) { ... on Vehicle { brand } } }', {
    id: vehicle?.id,
  });
  expect(node.brand).toBe(vehicle?.brand);
});
