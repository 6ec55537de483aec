import { afterAll, beforeAll, expect, test } from 'vitest';
import { advanceProduction } from '../../../sandbox/clock/advanceProduction.ts';
import { loadContract } from '../../../sandbox/http/contract.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

const order = { OENumber: '1K0 407 151 BC', description: 'Control arm, lower left', qty: 20, price: 86.5 };
const offer = { ...order, OENumber: '1K0 407 152 BC', justification: 'Sold out everywhere.' };
const enter = 'Please enter a value.';
const decided = (id: number) => (id % 5 === 0 ? 'rejected' : 'accepted');

test('GAP-142 the API creates and reads production requests; only the distributor changes them', () => {
  const calls = [...loadContract().operations].filter(([, { url }]) => url.includes('/production/'));
  expect(calls.flatMap(([id, { method }]) => (method === 'GET' ? [] : [id])).toSorted()).toEqual([
    'createProductionOffer',
    'createProductionOrder',
  ]);
});

eachDatabase('production requests', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  const list = async (filter: object = {}) =>
    (await client.ok('listProductionApplications', { query: { limit: 100, filter } })).items ?? [];
  const fieldsOf = async (operation: 'createProductionOrder' | 'createProductionOffer', body: object) => {
    const { status, body: answer } = await client.send(operation, { body });
    expect(status).toBe(400);
    return (answer as { fields: { field: string; message: string }[] }).fields;
  };

  test('CALL-139 PROD-02 GAP-38 GAP-15 the list is of one type or of both, newest first and paged, for every user', async () => {
    const all = await list();
    const orders = await list({ type: 'order' });
    const offers = await list({ type: 'offer' });
    expect(orders.length).toBeGreaterThan(20);
    expect(offers.length).toBeGreaterThan(10);
    expect(all).toHaveLength(orders.length + offers.length);
    expect(new Set(orders.map(({ type }) => type))).toEqual(new Set(['order']));
    expect(new Set(offers.map(({ type }) => type))).toEqual(new Set(['offer']));
    const times = all.map(({ createdAt }) => createdAt ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
    const second = await client.ok('listProductionApplications', { query: { limit: 10, page: 2 } });
    expect(second).toEqual({ items: all.slice(10, 20), meta: { page: 2, limit: 10, total: all.length } });
    const basic = await sandbox.as('basic');
    expect((await basic.call('listProductionApplications')).status).toBe(200);
    expect((await sandbox.visitor.call('listProductionApplications')).status).toBe(401);
  });

  test('GAP-39 OENumber, status and createdAt filter the list', async () => {
    const all = await list();
    const [newest] = all;
    if (!newest) throw new Error('no requests');
    const part = (newest.OENumber ?? '').slice(1, 6);
    expect(await list({ OENumber: { like: part.toLowerCase() } })).toContainEqual(newest);
    expect(await list({ OENumber: newest.OENumber })).toContainEqual(newest);
    expect(await list({ status: ['accepted', 'rejected'] })).toEqual(
      all.filter(({ status }) => status === 'accepted' || status === 'rejected'),
    );
    const day = (newest.createdAt ?? '').slice(0, 10);
    const until = day.split('-').reverse().join('.');
    expect(await list({ createdAt: { from: until, until } })).toEqual(
      all.filter(({ createdAt }) => createdAt?.startsWith(day)),
    );
  });

  test('CALL-140 PROD-12 one request has everything that the documents name; another customer’s is not found', async () => {
    const [found] = await list({ type: 'offer' });
    if (!found) throw new Error('no offers');
    expect(await client.ok('getProductionApplication', { path: { id: found.id } })).toEqual(found);
    expect(found).toEqual({
      id: expect.any(Number),
      type: 'offer',
      OENumber: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      justification: expect.stringMatching(/\S/),
      qty: expect.any(Number),
      price: { value: expect.any(Number), currencyCode: 'EUR' },
      status: expect.any(String),
      createdAt: expect.any(String),
      user: expect.objectContaining({ firstName: expect.any(String), lastName: expect.any(String) }),
    });
    const stranger = await sandbox.as('workshop');
    expect((await stranger.call('getProductionApplication', { path: { id: found.id } })).status).toBe(404);
  });

  test('CALL-142 PROD-08 GAP-142 GAP-157 an order is created as pending, in the currency of the call, without a justification', async () => {
    const headers = { CC: 'USD' };
    const created = await client.ok('createProductionOrder', { body: order, headers });
    expect(created).toMatchObject({
      type: 'order',
      OENumber: order.OENumber,
      description: order.description,
      justification: null,
      qty: 20,
      price: { value: 86.5, currencyCode: 'USD' },
      status: 'pending',
      user: { firstName: 'Kadri', lastName: 'Tamm' },
    });
    expect((await list({ type: 'order' }))[0]).toEqual(created);
  });

  test('CALL-141 PROD-08 an offer is created with its justification, once for each key', async () => {
    const headers = { 'idempotency-key': 'offer-1' };
    const created = await client.ok('createProductionOffer', { body: offer, headers });
    expect(created).toMatchObject({ type: 'offer', justification: offer.justification, status: 'pending' });
    expect(await client.ok('createProductionOffer', { body: offer, headers })).toEqual(created);
    expect(await list({ OENumber: offer.OENumber })).toEqual([created]);
  });

  test('PROD-06 PROD-07 every missing, empty or impossible value is an error of its field', async () => {
    const missing = await fieldsOf('createProductionOffer', {});
    expect(missing.map(({ field }) => field).toSorted()).toEqual([
      'OENumber',
      'description',
      'justification',
      'price',
      'qty',
    ]);
    expect(new Set(missing.map(({ message }) => message))).toEqual(new Set([enter]));
    const blank = { ...offer, OENumber: ' ', description: ' ', justification: ' ' };
    expect(await fieldsOf('createProductionOffer', blank)).toEqual([
      { field: 'OENumber', message: enter },
      { field: 'description', message: enter },
      { field: 'justification', message: enter },
    ]);
    expect(await fieldsOf('createProductionOrder', { ...order, qty: 0, price: -1 })).toEqual([
      { field: 'qty', message: 'Must be at least 1.' },
      { field: 'price', message: 'Must be at least 0.' },
    ]);
    expect(await fieldsOf('createProductionOrder', { ...order, qty: 2_000_000, price: 1.005 })).toEqual([
      { field: 'qty', message: 'Must be at most 1000000.' },
      { field: 'price', message: 'At most two decimals.' },
    ]);
    expect(await fieldsOf('createProductionOrder', { ...order, price: 2e9 })).toEqual([
      { field: 'price', message: 'Must be at most 1000000000.' },
    ]);
  });

  test('GAP-142 the distributor submits a request, answers an offer, and then accepts or rejects it for good', async () => {
    const { id: orderId } = await client.ok('createProductionOrder', { body: order });
    const { id: offerId } = await client.ok('createProductionOffer', { body: offer });
    const statuses = async () =>
      Promise.all(
        [orderId, offerId].map(
          async (id) => (await client.ok('getProductionApplication', { path: { id } })).status,
        ),
      );
    const later = () => advanceProduction(sandbox.db, new Date(Date.now() + 60_000));
    expect(await statuses()).toEqual(['pending', 'pending']);
    expect(await advanceProduction(sandbox.db, new Date(0))).toBe(0);
    await later();
    expect(await statuses()).toEqual(['submitted', 'submitted']);
    await later();
    expect(await statuses()).toEqual([decided(orderId), 'feedback_received']);
    await later();
    expect(await statuses()).toEqual([decided(orderId), decided(offerId)]);
    expect(await later()).toBe(0);
    const met = new Set((await list()).map(({ status }) => status));
    expect([...met].toSorted()).toEqual(['accepted', 'rejected']);
  });
});
