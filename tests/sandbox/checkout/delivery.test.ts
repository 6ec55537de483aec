import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { countries } from '../../../sandbox/demo/reference.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';
import { inEstonia, orderOf } from './checkoutSteps.ts';

eachDatabase('checkout: delivery and VAT', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  test('CHK-08 CHK-09 CHK-14 shipping options depend on country and postal index, with delay and custom at the end', async () => {
    const path = { id: await orderOf(client, demoArticles.ordinary, 2) };
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
      const path = { id: await orderOf(client, demoArticles.ordinary, qty) };
      const options = await client.ok('listShippingOptions', { path, query: inEstonia });
      costs.push(options.find(({ name }) => name === 'Parcel')?.price.cost?.value);
    }
    expect(costs[0]).toBeGreaterThan(0);
    expect(costs[1]).toBe(0);
  });

  test('CHK-13 CHK-07 no courier delivers to Iceland, and a backorder has no delivery', async () => {
    const path = { id: await orderOf(client, demoArticles.ordinary, 2) };
    const query = { country: countries.IS.id, index: '104' };
    expect(await client.ok('listShippingOptions', { path, query })).toEqual([]);
    const waiting = { id: await orderOf(client, demoArticles.outOfStock, 2, { type: 'backorder' }) };
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
    ['outside the EU: export', countries.NO.id, undefined, 0],
  ])('CHK-16 CHK-17 VAT %s', async (_case, country, vat, percent) => {
    const path = { id: await orderOf(client, demoArticles.ordinary, 2) };
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
    const path = { id: await orderOf(client, demoArticles.ordinary, 2) };
    const { status, body } = await client.call('calculateOrder', {
      path,
      query: { shippingData: { country: 999, index: '1' } },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ field: 'shippingData.country' }] });
  });
});
