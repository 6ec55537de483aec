import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream(({ url }, res) => {
    const { searchParams } = new URL(url, 'http://upstream');
    const page = Number(searchParams.get('page'));
    sendJson(res, { items: page === 1 ? [{ id: 7 }] : [], meta: { page, limit: 20, total: 1 } });
  });
  gateway = await startGateway({ upstreamUrl: upstream.url });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

test.each([
  'orders(filter: { status: [] })',
  'orders(filter: { warehouses: [] })',
  'invoices(filter: { warehouses: [] })',
  'claims(filter: { type: [] })',
  'claims(filter: { status: [] })',
  'productionApplications(filter: { status: [] })',
])('%s: an empty list of values matches nothing, and never all', async (field) => {
  const from = upstream.received.length;
  const { data, errors } = await graphql(gateway, {
    bearer: 'x',
    query: `{ viewer { list: ${field} { totalCount edges { node { id } } pageInfo { hasNextPage } } } }`,
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({ viewer: { list: { totalCount: 0, edges: [], pageInfo: { hasNextPage: false } } } });
  expect(upstream.received).toHaveLength(from);
});

test('a page far past the end is an empty page of the list, as any past its end', async () => {
  const { data, errors } = await graphql(gateway, {
    bearer: 'x',
    query: '{ viewer { orders(first: 100, after: "99999999899") { totalCount edges { node { id } } } } }',
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({ viewer: { orders: { totalCount: 1, edges: [] } } });
});

test('a day of the year 0, which no back end can read, is refused before anything is sent', async () => {
  const from = upstream.received.length;
  const { errors } = await graphql(gateway, {
    bearer: 'x',
    query: '{ viewer { orders(filter: { createdAt: { from: "0000-01-01" } }) { totalCount } } }',
  });
  expect(errors[0]?.message).toContain('Date is written like 2026-03-01, from 1900 on.');
  expect(upstream.received).toHaveLength(from);
});
