import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

interface Application {
  id: string;
  dbId: string;
  type: string;
  OENumber: string;
  description: string;
  justification: string | null;
  qty: number;
  price: { amount: string; currencyCode: string };
  status: string;
  statusText: string;
  createdAt: string;
  user: { firstName: string; lastName: string };
}
interface Result {
  result: {
    __typename: string;
    application?: Application | null;
    fieldErrors?: { path: string; message: string }[];
    check?: string;
    candidates?: { matches: string[]; node: { dbId: string } }[];
  };
}

const everything = `id dbId type OENumber description justification qty price { amount currencyCode } status statusText
  createdAt user { firstName lastName }`;
const list = `query ($type: ProductionType, $filter: ProductionApplicationFilter, $first: Int) {
  viewer { productionApplications(type: $type, filter: $filter, first: $first) {
    totalCount edges { node { ${everything} } }
  } }
}`;
const create = (type: 'Order' | 'Offer') => `mutation ($input: CreateProduction${type}Input!) {
  result: createProduction${type}(input: $input) {
    __typename
    ... on CreateProduction${type}Payload { application { ${everything} } }
    ... on InvalidInput { fieldErrors { path message } }
    ... on OutcomeUnknown {
      check candidates { matches node { ... on ProductionApplication { dbId } } }
    }
  }
}`;
const read = async (variables: object) => {
  const { viewer } = await client.run<{
    viewer: { productionApplications: { totalCount: number; edges: { node: Application }[] } };
  }>(list, variables);
  const { totalCount, edges } = viewer.productionApplications;
  return { totalCount, rows: edges.map(({ node }) => node) };
};

const order = { OENumber: '5Q0 407 151 A', description: 'Control arm', qty: 20, price: '86.50' };
const offer = { ...order, OENumber: '5Q0 407 152 A', justification: 'Sold out everywhere.' };

test('PROD-02 CALL-139 a list is read with its type, its filters and a page', async () => {
  const filter = {
    OENumber: { like: '1' },
    status: ['ACCEPTED', 'REJECTED'],
    createdAt: { until: '2026-11-20' },
  };
  const { received } = await client.watch(list, { type: 'OFFER', filter, first: 5 });
  expect(received.map(({ operationId }) => operationId)).toEqual(['listProductionApplications']);
  expect(received[0]?.query).toEqual({
    filter: {
      type: 'offer',
      OENumber: { like: ['1'] },
      status: ['accepted', 'rejected'],
      createdAt: { until: '20.11.2026' },
    },
    page: 1,
    limit: 5,
  });
  const orders = await read({ type: 'ORDER', first: 100 });
  const offers = await read({ type: 'OFFER', first: 100 });
  expect(new Set(orders.rows.map(({ type }) => type))).toEqual(new Set(['ORDER']));
  expect(new Set(offers.rows.map(({ type }) => type))).toEqual(new Set(['OFFER']));
  const both = await read({ first: 100 });
  expect(both.totalCount).toBe(orders.totalCount + offers.totalCount);
});

test('PROD-03 PROD-12 CALL-140 one request is read by its id, in one call, and again by its global id', async () => {
  const [found] = (await read({ type: 'OFFER', first: 1 })).rows;
  if (!found) throw new Error('no offers');
  const { calls, answer } = await client.watch<{ viewer: { productionApplication: Application } }>(
    `query ($dbId: String!) { viewer { productionApplication(dbId: $dbId) { ${everything} } } }`,
    { dbId: found.dbId },
  );
  expect(calls).toEqual(['getProductionApplication']);
  const { productionApplication: application } = answer.data.viewer;
  expect(application).toEqual(found);
  expect(application).toEqual({
    id: expect.any(String),
    dbId: expect.stringMatching(/^\d+$/),
    type: 'OFFER',
    OENumber: expect.stringMatching(/\S/),
    description: expect.stringMatching(/\S/),
    justification: expect.stringMatching(/\S/),
    qty: expect.any(Number),
    price: { amount: expect.stringMatching(/^\d+\.\d\d$/), currencyCode: 'EUR' },
    status: expect.stringMatching(/^(PENDING|SUBMITTED|FEEDBACK_RECEIVED|ACCEPTED|REJECTED)$/),
    statusText: expect.any(String),
    createdAt: expect.any(String),
    user: { firstName: expect.any(String), lastName: expect.any(String) },
  });
  const again = await client.run<{ node: Application }>(
    `query ($id: ID!) { node(id: $id) { ... on ProductionApplication { ${everything} } } }`,
    { id: found.id },
  );
  expect(again.node).toEqual(found);
  const stranger = await portal.as('workshop');
  const { data } = await stranger.send('query ($id: ID!) { node(id: $id) { id } }', {
    id: found.id,
  });
  expect(data).toEqual({ node: null });
});

test('PROD-08 CALL-142 an order goes to its call, and is created with what was sent', async () => {
  const { calls, answer } = await client.watch<Result>(create('Order'), { input: order });
  expect(calls).toEqual(['createProductionOrder']);
  expect(answer.data.result).toMatchObject({
    __typename: 'CreateProductionOrderPayload',
    application: {
      ...order,
      type: 'ORDER',
      justification: null,
      price: { amount: '86.50', currencyCode: 'EUR' },
      status: 'PENDING',
      user: { firstName: 'Kadri', lastName: 'Tamm' },
    },
  });
});

test('PROD-07 PROD-08 CALL-141 an offer goes to its call with its justification; in the currency of the request', async () => {
  const { calls, answer } = await client.watch<Result>(
    create('Offer'),
    { input: offer },
    { currency: 'USD' },
  );
  // Whether the account has the currency is asked once a minute.
  expect(calls.filter((call) => call !== 'getLoggedIn')).toEqual(['createProductionOffer']);
  expect(answer.data.result).toMatchObject({
    __typename: 'CreateProductionOfferPayload',
    application: { ...offer, type: 'OFFER', price: { amount: '86.50', currencyCode: 'USD' } },
  });
  const { justification, ...without } = offer;
  const { errors } = await client.send(create('Offer'), { input: without });
  expect(errors[0]?.message).toContain('justification');
  expect(justification).not.toBe('');
});

test('PROD-09 errors of fields name the fields of the input', async () => {
  const input = { ...offer, OENumber: ' ', qty: 0, price: '1.005', justification: '' };
  const { result } = await client.run<Result>(create('Offer'), { input });
  expect(result.fieldErrors?.map(({ path }) => path).toSorted()).toEqual(['justification', 'qty']);
  const second = await client.run<Result>(create('Offer'), {
    input: { ...input, qty: 1, justification: 'Needed' },
  });
  expect(second.result.fieldErrors?.map(({ path }) => path).toSorted()).toEqual(['OENumber', 'price']);
});

test('a request whose answer was lost is found among the latest ones for the part', async () => {
  const input = { ...order, OENumber: '5Q0 407 153 A' };
  await portal.breakNext('createProductionOrder', { kind: 'lost' });
  const { result } = await client.run<Result>(create('Order'), { input });
  expect(result).toMatchObject({ __typename: 'OutcomeUnknown', check: 'PAGE' });
  const { rows } = await read({ filter: { OENumber: { eq: input.OENumber } } });
  expect(rows).toHaveLength(1);
  expect(result.candidates).toEqual([
    { matches: ['CREATED_SINCE', 'FITS_INPUT'], node: { dbId: rows[0]?.dbId } },
  ]);
});

test('back ends that answer a write with nothing, or with an unknown status, lose nothing', async () => {
  for (const dialect of ['php', 'java'] as const) {
    const other = await startPortal({ dialect });
    try {
      const caller = await other.as('client');
      const { result } = await caller.run<Result>(create('Offer'), { input: offer });
      expect(result.application, dialect).toMatchObject({
        ...offer,
        price: { amount: '86.50', currencyCode: 'EUR' },
      });
    } finally {
      await other.close();
    }
  }
});
