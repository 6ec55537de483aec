import { readFileSync } from 'node:fs';
import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEstimate } from '../../../gateway/graphql/cost/estimateCost.ts';
import { exampleOperations } from '../../../gateway/graphql/examples.ts';
import { createSchema } from '../../../gateway/modules/createSchema.ts';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;
let generous: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream((_request, res) => sendJson(res, []));
  gateway = await startGateway({ upstreamUrl: upstream.url });
  generous = await startGateway({ upstreamUrl: upstream.url, operationBudget: 100 });
});
afterAll(async () => {
  await gateway.close();
  await generous.close();
  await upstream.close();
});

const estimate = createEstimate(createSchema());
const budget = 20;

function operationsIn(text: string): { name: string; cost: (variables: object | null) => number }[] {
  const document = parse(text);
  return document.definitions
    .filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({
      name: operation.name?.value ?? '',
      cost: (variables) => estimate(document, operation, variables === null ? null : { ...variables }).calls,
    }));
}
const cost = (text: string, variables: object = {}): number => operationsIn(text)[0]?.cost(variables) ?? NaN;

const persisted = Object.values(JSON.parse(readFileSync('persisted.json', 'utf8')) as Record<string, string>);

/** The variables that the client sends, of operations that list objects to change or leave fields out by a variable. */
const sent: Record<string, object> = {
  useChangeOrderStatusMutation: { input: { orders: ['x'] } },
  LineCheckQuery: { id: 'x', step: 1, isOrder: false, isInvoice: true, isFinalInvoice: false },
  useLaterDocumentsCreditsQuery: { id: 'x', isOrder: true, isInvoice: false, isFinalInvoice: false },
};

test("promise: fan-out: each of the client's operations stays within 20 calls, whatever its variables", () => {
  for (const { name, cost: of } of persisted.flatMap(operationsIn)) {
    expect(of(sent[name] ?? null), name).toBeLessThanOrEqual(budget);
  }
});

test('promise: fan-out: the examples of GraphiQL stay within 20 calls', () => {
  for (const { name, cost: of } of exampleOperations().flatMap(operationsIn)) {
    expect(of({}), name).toBeLessThanOrEqual(budget);
  }
});

const rows = (first: string, fields: string) =>
  `query ${first === '$n' ? '($n: Int = 5)' : ''} { viewer { orders(first: ${first}) { edges { node { ${fields} } } } } }`;

const orderAs = (alias: string, id: number) =>
  `${alias}: order(dbId: "${id}") { items { id } comments { id } }`;
const costOfPage = (fields: string) => cost(`{ viewer { mergedInvoice(dbId: "1") { ${fields} } } }`);
const costOfList = (fields: string) =>
  cost(`{ viewer { mergedInvoices(first: 5) { edges { node { ${fields} } } } } }`);
const rowCursor = (position: number) => Buffer.from(`1:${position}:1700000000000:7`).toString('base64url');
const costOfWindow = (args: string) => cost(`{ viewer { orders(${args}) { totalCount } } }`);

test('promise: fan-out: a list is one call, fields its rows do not hold one call per row, and equal reads one', () => {
  expect(cost(rows('20', 'id status user { lastName }'))).toBe(1);
  expect(cost(rows('20', 'id warehouse { name type }'))).toBe(2);
  expect(cost(rows('20', 'id comments { id } items { id } payer { vat }'))).toBe(21);
  expect(cost(rows('20', 'comments { id } shipments { id }'))).toBe(41);
  expect(cost(rows('$n', 'comments { id }'))).toBe(6);
  expect(cost(rows('$n', 'comments { id }'), { n: 50 })).toBe(51);
  expect(cost(rows('$n', 'comments @skip(if: true) { id }'), { n: 50 })).toBe(1);
});

test('promise: fan-out: rows of a page are read with it, fields they do not hold one call per row on top', () => {
  expect(costOfPage('docNumber items { qty } invoices { docNumber totalGrossWeight }')).toBe(1);
  expect(costOfPage('invoices { docNumber paid } includedOrders { status clientOrderId }')).toBe(21);
  expect(costOfPage('invoices { paid vatPercent items { qty } } includedOrders { type }')).toBe(41);
  expect(costOfList('docNumber qty date')).toBe(1);
  expect(costOfList('invoices { docNumber } includedOrders { status } items { qty }')).toBe(6);
  expect(costOfList('invoices { allowToPay }')).toBe(1 + 5 + 5 * 20);
});

test('promise: fan-out: aliases with the same arguments are one read, with different ones one each, through fragments too', () => {
  expect(cost(`{ viewer { ${orderAs('a', 1)} ${orderAs('b', 1)} } }`)).toBe(1);
  expect(cost(`{ viewer { ${orderAs('a', 1)} ...F } } fragment F on Viewer { ${orderAs('b', 2)} }`)).toBe(2);
  expect(cost('{ a: viewer { isLoggedIn } b: viewer { user { email } branch } }')).toBe(1);
});

test('promise: fan-out: a window between two pages is two calls, one counted from the end three', () => {
  expect(costOfWindow('first: 10, after: "9"')).toBe(1);
  expect(costOfWindow('first: 10, after: "4"')).toBe(2);
  expect(costOfWindow('last: 10')).toBe(3);
});

test('promise: fan-out: a window after the cursor of a row is one call if a page of 100 rows can hold both', () => {
  expect(costOfWindow(`first: 20, after: "${rowCursor(19)}"`)).toBe(1);
  expect(costOfWindow(`first: 50, after: "${rowCursor(49)}"`)).toBe(1);
  expect(costOfWindow(`first: 100, after: "${rowCursor(99)}"`)).toBe(2);
});

test('promise: fan-out: each mutation of an operation is counted, and the reads after it are counted again', () => {
  expect(
    cost(`mutation {
      a: logout(input: {}) { ... on LogoutPayload { viewer { isLoggedIn } } }
      b: logout(input: {}) { ... on LogoutPayload { viewer { isLoggedIn } } }
    }`),
  ).toBe(4);
});

test('promise: fan-out: an operation above the budget is refused before anything is sent, with estimate and budget', async () => {
  const before = upstream.received.length;
  for (const [request, expected] of [
    [{ query: rows('20', 'comments { id }') }, 21],
    [{ query: rows('$n', 'comments { id }'), variables: { n: 100 } }, 101],
  ] as const) {
    const { status, data, errors } = await graphql(gateway, { bearer: 'x', ...request });
    expect([status, data]).toEqual([400, null]);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'OPERATION_TOO_EXPENSIVE',
      estimate: expected,
      budget: 20,
      requestId: expect.any(String),
    });
  }
  const aliases = Array.from({ length: 21 }, (_, index) => `o${index}: order(dbId: "${index}") { id }`);
  const many = await graphql(gateway, { bearer: 'x', query: `{ viewer { ${aliases.join(' ')} } }` });
  expect(many.errors[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_EXPENSIVE', estimate: 21 });
  expect(upstream.received.length).toBe(before);
});

test('the estimate that an answer says follows each variable of the same operation, its default and null too', async () => {
  const query = `query ($first: Int = 2, $last: Int, $after: String, $all: Boolean = false) {
    viewer { orders(first: $first, last: $last, after: $after) { edges { node { comments @include(if: $all) { id } } } } }
  }`;
  const estimates = [];
  for (const variables of [
    {},
    { all: true },
    { all: true, first: 4 },
    { all: true, first: null },
    { all: true, first: null, last: 5 },
    { all: true, first: null, last: 6 },
    { all: true, first: 4, after: '2' },
    { all: true },
    {},
  ]) {
    const { extensions } = await graphql(generous, { bearer: 'x', query, variables });
    estimates.push(extensions?.['cost']);
  }
  expect(estimates).toEqual(
    [1, 3, 5, 21, 8, 9, 6, 3, 1].map((estimated) => ({ estimate: estimated, budget: 100 })),
  );
});

test('promise: fan-out: the budget is a setting', async () => {
  const { errors } = await graphql(generous, { bearer: 'x', query: rows('20', 'comments { id }') });
  expect(errors.map(({ extensions }) => extensions.code)).not.toContain('OPERATION_TOO_EXPENSIVE');
});

test('promise: page size: more than 100 or less than 1 is refused before anything is sent: literal, variable, default, nested', async () => {
  const before = upstream.received.length;
  for (const request of [
    { query: '{ viewer { orders(first: 101) { totalCount } } }' },
    { query: '{ viewer { orders(last: 1000) { totalCount } } }' },
    { query: '{ viewer { orders(first: 0) { totalCount } } }' },
    { query: 'query ($n: Int) { viewer { orders(first: $n) { totalCount } } }', variables: { n: 101 } },
    { query: 'query ($n: Int = 500) { viewer { orders(last: $n) { totalCount } } }' },
    {
      query:
        '{ ...A } fragment A on Query { viewer { ... on Viewer { orders(first: 999) { totalCount } } } }',
    },
    {
      query: `mutation ($n: Int) { logout(input: {}) { ... on LogoutPayload { viewer { orders(first: $n) { totalCount } } } } }`,
      variables: { n: 2_000_000_000 },
    },
  ]) {
    const { status, data, errors } = await graphql(gateway, { bearer: 'x', ...request });
    expect([request.query, status, data]).toEqual([request.query, 400, null]);
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
    expect(errors[0]?.message).toMatch(/it may be 1 to 100/);
  }
  expect(upstream.received.length).toBe(before);
});

test('promise: fan-out: where a list is longer than expected, the calls end at the budget, and the rest are typed errors', async () => {
  const long = await startUpstream(({ url }, res) => {
    if (url.includes('not-completed')) {
      sendJson(
        res,
        Array.from({ length: 50 }, (_, index) => ({ id: index + 1, type: 'regular', items: [] })),
      );
    } else sendJson(res, []);
  });
  const portal = await startGateway({ upstreamUrl: long.url });
  const { status, errors } = await graphql(portal, {
    bearer: 'x',
    query:
      '{ viewer { checkoutOrders { shippingOptions(country: "Q291bnRyeTox", postalCode: "1") { optionId } } } }',
  });
  expect(status).toBe(200);
  expect(long.received.length).toBe(20);
  expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(
    new Set(['OPERATION_TOO_EXPENSIVE']),
  );
  await portal.close();
  await long.close();
});

test('promise: one for all: the answers to one operation have 20 MB together, however long the lists of the back end are', async () => {
  const items = [{ id: 1, clientOrderId: 'x'.repeat(15 * 1024 * 1024) }];
  const long = await startUpstream((_request, res) => sendJson(res, { items, meta: { total: 1 } }));
  const portal = await startGateway({ upstreamUrl: long.url });
  const lists = Array.from({ length: 5 }, (_, at) => `l${at}: orders(first: ${at + 2}) { totalCount }`);
  const { data, errors } = await graphql<{ viewer: Record<string, object | null> }>(portal, {
    bearer: 'x',
    query: `{ viewer { ${lists.join(' ')} } }`,
  });
  expect(Object.values(data.viewer).filter((list) => list !== null)).toHaveLength(1);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(
    Array.from({ length: 4 }, () => 'OPERATION_TOO_EXPENSIVE'),
  );
  await portal.close();
  await long.close();
});

test('promise: fan-out: every answer to a caller with a token says the cost of its operation; an answer to a browser does not', async () => {
  const fixed = '{ viewer { orders(first: 5) { totalCount } } }';
  const varied = rows('$n', 'comments { id }');
  for (const [query, variables, expected] of [
    [fixed, {}, 1],
    [varied, {}, 6],
    [varied, { n: 9 }, 10],
    ['mutation { logout(input: {}) { __typename } }', {}, 1],
  ] as const) {
    const first = await graphql(gateway, { query, variables, bearer: 'x' });
    // The second time a query takes the fast path.
    const second = await graphql(gateway, { query, variables, bearer: 'x' });
    const shown = { estimate: expected, budget: 20 };
    expect([first.extensions['cost'], second.extensions['cost']], query).toEqual([shown, shown]);
    const browser = await graphql(gateway, { query, variables, cookie: 'BEARER=x' });
    expect(browser.extensions).not.toHaveProperty('cost');
  }
});

test('promise: fan-out: a refusal names the three paths that take the most calls, by the names in the document', async () => {
  const { errors, extensions } = await graphql(gateway, {
    bearer: 'x',
    query: `{ viewer {
      isLoggedIn
      all: orders(first: 30) { edges { node { lines: items { qty } comments { id } shipments { id } } } }
      invoices(first: 3) { edges { node { vatPercent } } }
    } }`,
  });
  expect(errors[0]?.extensions['largest']).toEqual([
    { path: 'viewer.all.edges.node.lines', calls: 30 },
    { path: 'viewer.all.edges.node.shipments', calls: 30 },
    { path: 'viewer.invoices.edges.node.vatPercent', calls: 3 },
  ]);
  expect(errors[0]?.message).toContain(
    'Most are for viewer.all.edges.node.lines (30), viewer.all.edges.node.shipments (30), viewer.invoices.edges.node.vatPercent (3).',
  );
  expect(extensions).toEqual({ cost: { estimate: 66, budget: 20 } });
});
