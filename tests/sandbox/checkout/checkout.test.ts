import { afterAll, beforeAll, expect, test } from 'vitest';
import { endHolds } from '../../../sandbox/clock/endHolds.ts';
import { demoArticles } from '../../../sandbox/db/demo/demoArticles.ts';
import { countries } from '../../../sandbox/db/demo/reference.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

type CartType = 'regular' | 'reservation' | 'backorder';

eachDatabase('checkout', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  let second: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
    second = await sandbox.as('second');
  });
  afterAll(() => sandbox.close());

  async function orderOf(
    article: number,
    qty: number,
    {
      type = 'regular',
      warehouse = 1,
      caller = client,
    }: { type?: CartType; warehouse?: number; caller?: RestCaller } = {},
  ): Promise<number> {
    const warehouses = type === 'regular' ? [warehouse] : [];
    const body = { type, warehouses, items: [{ article, qty }], useBackorder: 0 as const };
    const { orders } = await caller.ok('createOrders', { body, query: { force: 1 } });
    if (orders[0] === undefined) throw new Error('no order was made');
    return orders[0].id;
  }

  async function shippingAddress(country: number = countries.EE.id, customer = 1): Promise<number> {
    const { id } = await sandbox.db
      .selectFrom('addresses')
      .select('id')
      .where('customer_id', '=', customer)
      .where('type', '=', 'shipping')
      .where('country_id', '=', country)
      .executeTakeFirstOrThrow();
    return id;
  }

  const inEstonia = { country: countries.EE.id, index: '10621' };
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

  async function stockOf(article: number, warehouse = 1): Promise<{ amount: number; reserved: number }> {
    return sandbox.db
      .selectFrom('stock')
      .select(['amount', 'reserved'])
      .where('article_id', '=', article)
      .where('warehouse_id', '=', warehouse)
      .executeTakeFirstOrThrow();
  }

  test('CHK-06 AUTH-22 the checkout holds the orders of this access, newest first, as many as the account counts', async () => {
    const id = await orderOf(demoArticles.ordinary, 2);
    const orders = await client.ok('listNotCompletedOrders');
    expect(orders[0]).toMatchObject({
      id,
      type: 'regular',
      warehouse: { id: 1, name: 'Tallinn' },
      stockSummary: { qty: 2 },
      backorderSummary: null,
      items: [{ quantity: 2, valid: true }],
    });
    expect((await client.ok('getAccount')).meta.notCompletedOrders).toBe(orders.length);
    expect((await second.ok('listNotCompletedOrders')).map((order) => order.id)).not.toContain(id);
    for (const call of [
      second.call('calculateOrder', { path: { id }, query: { shippingData: inEstonia } }),
      second.call('listShippingOptions', { path: { id }, query: inEstonia }),
      second.call('completeOrder', { path: { id }, body: {} }),
      second.call('cancelOrder', { path: { id } }),
    ]) {
      expect((await call).status).toBe(404);
    }
  });

  test('CHK-08 CHK-09 CHK-14 shipping options depend on country and postal index, with delay and custom at the end', async () => {
    const path = { id: await orderOf(demoArticles.ordinary, 2) };
    const tallinn = await client.ok('listShippingOptions', { path, query: inEstonia });
    const tartu = await client.ok('listShippingOptions', { path, query: { ...inEstonia, index: '50090' } });
    expect(tallinn.map(({ name }) => name)).toContain('Pick-up in Tallinn');
    expect(tartu.map(({ name }) => name)).not.toContain('Pick-up in Tallinn');
    expect(tallinn.slice(-2).map(({ id }) => id)).toEqual(['delay', 'custom']);
    const pickUp = tallinn.find(({ name }) => name === 'Pick-up in Tallinn');
    expect(pickUp?.price.cost).toEqual({ value: 0, currencyCode: 'EUR' });
    const pallet = tallinn.find(({ packType }) => packType === 'pallet');
    expect(pallet?.price).toMatchObject({
      showCost: false,
      costDescription: 'By weight, invoiced after packing',
    });
    expect(pallet?.price.onSelectPopUpText).not.toBeNull();
  });

  test('CHK-12 a parcel is free above an amount', async () => {
    const costs: (number | undefined)[] = [];
    for (const qty of [1, 100]) {
      const path = { id: await orderOf(demoArticles.ordinary, qty) };
      const options = await client.ok('listShippingOptions', { path, query: inEstonia });
      costs.push(options.find(({ name }) => name === 'Parcel')?.price.cost?.value);
    }
    expect(costs[0]).toBeGreaterThan(0);
    expect(costs[1]).toBe(0);
  });

  test('CHK-13 CHK-07 nobody delivers to Iceland, and a backorder has no delivery', async () => {
    const path = { id: await orderOf(demoArticles.ordinary, 2) };
    const query = { country: countries.IS.id, index: '104' };
    expect(await client.ok('listShippingOptions', { path, query })).toEqual([]);
    const waiting = { id: await orderOf(demoArticles.outOfStock, 2, { type: 'backorder' }) };
    expect(await client.ok('listShippingOptions', { path: waiting, query: inEstonia })).toEqual([]);
  });

  test.each([
    ['within the country: its VAT', countries.EE.id, 'EE102938475', 24],
    ['to a business elsewhere in the EU: reverse charge', countries.LV.id, 'LV40003032949', 0],
    ['elsewhere in the EU without a VAT number: the seller’s VAT', countries.LV.id, undefined, 24],
    [
      'elsewhere in the EU with a VAT number of another country: the seller’s VAT',
      countries.LV.id,
      'EE102938475',
      24,
    ],
    ['out of the EU: export', countries.NO.id, undefined, 0],
  ])('CHK-16 CHK-17 VAT %s', async (_case, country, vat, percent) => {
    const path = { id: await orderOf(demoArticles.ordinary, 2) };
    const query = { shippingData: { country, index: '1', ...(vat === undefined ? {} : { vat }) } };
    const order = await client.ok('calculateOrder', { path, query });
    expect(order.vatPercent).toBe(percent);
    const { subtotal, subtotalVat, grandTotal } = order.stockSummary ?? {};
    const cents = Math.round((subtotal?.value ?? 0) * 100);
    expect(Math.round((subtotalVat?.value ?? 0) * 100)).toBe(Math.round((cents * percent) / 100));
    expect(grandTotal?.value).toBeCloseTo((subtotal?.value ?? 0) + (subtotalVat?.value ?? 0), 2);
    const stored = (await client.ok('listNotCompletedOrders')).find(({ id }) => id === path.id);
    expect(stored?.vatPercent).toBe(24);
  });

  test('CHK-17 an unknown country is a field error', async () => {
    const path = { id: await orderOf(demoArticles.ordinary, 2) };
    const { status, body } = await client.call('calculateOrder', {
      path,
      query: { shippingData: { country: 999, index: '1' } },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ field: 'shippingData.country' }] });
  });

  test('CHK-25 GAP-75 completing takes address, courier, number and comment, and makes the proforma', async () => {
    const path = { id: await orderOf(demoArticles.ordinary, 2) };
    const options = await client.ok('listShippingOptions', { path, query: inEstonia });
    const express = options.find(({ name }) => name === 'Express parcel');
    const answer = await client.ok('completeOrder', {
      path,
      body: {
        shippingAddress: await shippingAddress(),
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
    const path = { id: await orderOf(demoArticles.ordinary, 2) };
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
      const path = { id: await orderOf(demoArticles.ordinary, 2) };
      const body = { shippingAddress: await shippingAddress(), shippingCourier: choice };
      await client.ok('completeOrder', { path, body });
      const order = await client.ok('getOrder', { path });
      expect(order.items.map(({ articleName }) => articleName)).not.toContain('DELIVERY');
    },
  );

  test('GAP-75 a pre-order becomes pre_ordered, a backorder ordered without any delivery', async () => {
    const reserved = { id: await orderOf(demoArticles.inTransitOnly, 5, { type: 'reservation' }) };
    const body = { shippingAddress: await shippingAddress(), shippingCourier: 'delay' as const };
    expect(await client.ok('completeOrder', { path: reserved, body })).toMatchObject({
      status: 'pre_ordered',
    });
    const waiting = { id: await orderOf(demoArticles.outOfStock, 5, { type: 'backorder' }) };
    const none = { shippingAddress: null, customShippingAddress: null, shippingCourier: null };
    expect(await client.ok('completeOrder', { path: waiting, body: none })).toMatchObject({
      status: 'ordered',
    });
  });

  test('CHK-18 CHK-23 CHK-24 GAP-67 what is missing or too long is a field error, and nothing is written', async () => {
    const path = { id: await orderOf(demoArticles.ordinary, 2) };
    const address = await shippingAddress();
    const good = { shippingAddress: address, shippingCourier: 'delay' };
    const cases = [
      [{}, 'shippingAddress'],
      [{ ...good, shippingCourier: null }, 'shippingCourier'],
      [{ ...good, shippingCourier: 999 }, 'shippingCourier'],
      [{ ...good, shippingAddress: await shippingAddress(countries.FI.id, 10) }, 'shippingAddress'],
      [{ ...good, shippingAddress: await shippingAddress(countries.IS.id) }, 'shippingCourier'],
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

  test('GAP-71 a cancelled order gives its goods back and leaves the checkout', async () => {
    const before = await stockOf(demoArticles.ordinary);
    const path = { id: await orderOf(demoArticles.ordinary, 3) };
    expect((await stockOf(demoArticles.ordinary)).reserved).toBe(before.reserved + 3);
    expect(await client.ok('cancelOrder', { path })).toEqual({ id: path.id, status: 'cancelled' });
    expect(await stockOf(demoArticles.ordinary)).toEqual(before);
    expect((await client.call('cancelOrder', { path })).status).toBe(400);
  });

  test('CHK-34 GAP-71 with move=1 the order is taken and its items are in the cart on top of what is there', async () => {
    const path = { id: await orderOf(demoArticles.linked, 3) };
    await client.ok('setCartQty', { body: { article: demoArticles.linked, qty: 2, type: 'regular' } });
    expect(await client.ok('cancelOrder', { path, query: { move: 1 } })).toMatchObject({ status: 'taken' });
    const cart = await client.ok('getCart');
    expect(cart.items.find(({ article }) => article.id === demoArticles.linked)?.requestedQty).toBe(5);
  });

  test('GAP-69 CHK-26 CHK-27 an item is invalid when its article is no longer sold; completing anyway leaves it out', async () => {
    const body = {
      type: 'regular' as const,
      warehouses: [1],
      items: [
        { article: demoArticles.ordinary, qty: 1 },
        { article: demoArticles.bare, qty: 2 },
      ],
      useBackorder: 0 as const,
    };
    const { orders } = await client.ok('createOrders', { body, query: { force: 1 } });
    const path = { id: orders[0]?.id ?? 0 };
    const before = await stockOf(demoArticles.bare);
    await sandbox.db
      .updateTable('articles')
      .set({ active: false })
      .where('id', '=', demoArticles.bare)
      .execute();
    const waiting = (await client.ok('listNotCompletedOrders')).find(({ id }) => id === path.id);
    expect(waiting?.items.map(({ valid }) => valid)).toEqual([true, false]);
    const delivery = { shippingAddress: await shippingAddress(), shippingCourier: 'delay' as const };
    await client.ok('completeOrder', { path, body: delivery });
    const order = await client.ok('getOrder', { path });
    expect(order.items.map(({ qtyRequested, qty }) => [qtyRequested, qty])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect((await stockOf(demoArticles.bare)).reserved).toBe(before.reserved - 2);
  });

  test('GAP-69 goods are held for a while; then another customer may have them, and the rest is what completing gives', async () => {
    const article = demoArticles.linked;
    const { amount, reserved } = await stockOf(article, 3);
    const path = { id: await orderOf(article, amount - reserved, { warehouse: 3 }) };
    const isValid = async () =>
      (await client.ok('listNotCompletedOrders')).find(({ id }) => id === path.id)?.items[0]?.valid;
    expect(await endHolds(sandbox.db, new Date(Date.now() + 1000))).toBeGreaterThan(0);
    expect(await isValid()).toBe(true);
    const other = await orderOf(article, 4, { warehouse: 3, caller: second });
    expect(await isValid()).toBe(false);
    const delivery = { shippingAddress: await shippingAddress(), shippingCourier: 'delay' as const };
    await client.ok('completeOrder', { path, body: delivery });
    const order = await client.ok('getOrder', { path });
    expect(order.items[0]).toMatchObject({ qtyRequested: amount - reserved, qty: amount - reserved - 4 });
    const after = await stockOf(article, 3);
    expect(after).toEqual({ amount, reserved: amount });
    await second.ok('cancelOrder', { path: { id: other } });
  });

  test('one idempotency key completes once and cancels once', async () => {
    const path = { id: await orderOf(demoArticles.ordinary, 1) };
    const body = { shippingAddress: await shippingAddress(), shippingCourier: 'delay' as const };
    const headers = { 'Idempotency-Key': 'complete-1' };
    const first = await client.ok('completeOrder', { path, body, headers });
    expect(await client.ok('completeOrder', { path, body, headers })).toEqual(first);
    const other = { id: await orderOf(demoArticles.ordinary, 1) };
    const cancelled = await client.ok('cancelOrder', {
      path: other,
      headers: { 'Idempotency-Key': 'cancel-1' },
    });
    expect(
      await client.ok('cancelOrder', { path: other, headers: { 'Idempotency-Key': 'cancel-1' } }),
    ).toEqual(cancelled);
  });

  test('completing and cancelling at once does one of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const path = { id: await orderOf(demoArticles.ordinary, 1) };
      const body = { shippingAddress: await shippingAddress(), shippingCourier: 'delay' as const };
      const answers = await Promise.all([
        client.call('completeOrder', { path, body }),
        client.call('cancelOrder', { path }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    }
  });

  test('CART-01 the checkout needs the permission to place orders', async () => {
    const accountant = await sandbox.as('accountant');
    expect((await accountant.call('listNotCompletedOrders')).status).toBe(403);
  });
});
