import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { countries } from '../../../sandbox/demo/reference.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';
import { inEstonia, orderOf, shippingAddress } from './checkoutSteps.ts';

eachDatabase('checkout: completing', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  const custom = {
    companyName: 'Kundenlager GmbH',
    country: countries.DE.id,
    city: 'Berlin',
    index: '10115',
    address: 'Invalidenstraße 1',
    phone: '+49 30 1',
    email: 'lager@kunde.test',
    vat: 'DE811569869',
  };

  test('CHK-25 GAP-75 completing accepts address, courier, number and comment, and creates the proforma', async () => {
    const path = { id: await orderOf(client, demoArticles.ordinary, 2) };
    const options = await client.ok('listShippingOptions', { path, query: inEstonia });
    const express = options.find(({ name }) => name === 'Express parcel');
    const answer = await client.ok('completeOrder', {
      path,
      body: {
        shippingAddress: await shippingAddress(sandbox),
        customShippingAddress: null,
        shippingCourier: express?.id ?? null,
        relatedOrderNumber: 'PO-77',
        orderComment: 'Before noon, please',
      },
    });
    expect(answer).toEqual({ id: path.id, status: 'not_confirmed' });
    const order = await client.ok('getOrder', { path });
    expect(order).toMatchObject({ clientOrderId: 'PO-77', status: 'not_confirmed', vatPercent: 24 });
    expect(order.comments.map(({ message }) => message)).toEqual(['Before noon, please']);
    expect(order.receiver?.city).toBe('Tallinn');
    expect(order.documents.proforma).toHaveLength(1);
    const delivery = order.items.at(-1);
    expect(delivery).toMatchObject({ articleName: 'DELIVERY', qty: 1, totalPrice: express?.price.cost });
    const cents = order.items.reduce((sum, { totalPrice }) => sum + Math.round(totalPrice.value * 100), 0);
    expect(Math.round(order.grandTotal.value * 100)).toBe(cents + Math.round(cents * 0.24));
    expect((await client.ok('listNotCompletedOrders')).map(({ id }) => id)).not.toContain(path.id);
    const again = await client.call('completeOrder', { path, body: {} });
    expect(again.status).toBe(400);
    expect(again.body).toEqual({ messages: [`Order ${String(path.id)} is no longer in the checkout.`] });
  });

  test('CHK-25 GAP-66 an address for this order only decides courier and VAT', async () => {
    const path = { id: await orderOf(client, demoArticles.ordinary, 2) };
    const options = await client.ok('listShippingOptions', {
      path,
      query: { country: custom.country, index: custom.index },
    });
    await client.ok('completeOrder', {
      path,
      body: { shippingAddress: null, customShippingAddress: custom, shippingCourier: options[0]?.id ?? null },
    });
    const order = await client.ok('getOrder', { path });
    expect(order).toMatchObject({
      vatPercent: 0,
      receiver: { companyName: 'Kundenlager GmbH', vat: custom.vat },
    });
    const addresses = await client.ok('listAddresses');
    expect(addresses.map(({ companyName }) => companyName)).not.toContain('Kundenlager GmbH');
  });

  test.each(['delay', 'custom'] as const)(
    'GAP-65 an order is completed with %s as its delivery',
    async (choice) => {
      const path = { id: await orderOf(client, demoArticles.ordinary, 2) };
      const body = { shippingAddress: await shippingAddress(sandbox), shippingCourier: choice };
      await client.ok('completeOrder', { path, body });
      const order = await client.ok('getOrder', { path });
      expect(order.items.map(({ articleName }) => articleName)).not.toContain('DELIVERY');
    },
  );

  test('GAP-75 a pre-order becomes pre_ordered, a backorder ordered without any delivery', async () => {
    const reserved = { id: await orderOf(client, demoArticles.inTransitOnly, 5, { type: 'reservation' }) };
    const body = { shippingAddress: await shippingAddress(sandbox), shippingCourier: 'delay' as const };
    expect(await client.ok('completeOrder', { path: reserved, body })).toMatchObject({
      status: 'pre_ordered',
    });
    const waiting = { id: await orderOf(client, demoArticles.outOfStock, 5, { type: 'backorder' }) };
    const none = { shippingAddress: null, customShippingAddress: null, shippingCourier: null };
    expect(await client.ok('completeOrder', { path: waiting, body: none })).toMatchObject({
      status: 'ordered',
    });
  });

  test('CHK-18 CHK-23 CHK-24 GAP-67 a missing or overlong value is a field error, and nothing is written', async () => {
    const path = { id: await orderOf(client, demoArticles.ordinary, 2) };
    const address = await shippingAddress(sandbox);
    const good = { shippingAddress: address, shippingCourier: 'delay' };
    const cases = [
      [{}, 'shippingAddress'],
      [{ ...good, shippingCourier: null }, 'shippingCourier'],
      [{ ...good, shippingCourier: 999 }, 'shippingCourier'],
      [{ ...good, shippingAddress: await shippingAddress(sandbox, countries.FI.id, 10) }, 'shippingAddress'],
      [{ ...good, shippingAddress: await shippingAddress(sandbox, countries.IS.id) }, 'shippingCourier'],
      [{ ...good, relatedOrderNumber: 'x'.repeat(51) }, 'relatedOrderNumber'],
      [{ ...good, orderComment: 'x'.repeat(151) }, 'orderComment'],
    ] as const;
    for (const [body, field] of cases) {
      const answer = await client.send('completeOrder', { path, body });
      expect(answer.status, field).toBe(400);
      expect(answer.body).toMatchObject({ fields: [{ field }] });
    }
    const { city: _city, ...incomplete } = custom;
    const answer = await client.send('completeOrder', {
      path,
      body: { customShippingAddress: incomplete, shippingCourier: 'delay' },
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('customShippingAddress.city');
    expect((await client.ok('getOrder', { path })).status).toBe('not_completed');
  });
});
