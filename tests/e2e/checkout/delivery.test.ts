import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { makeOrders, openCheckout, panelOf } from './checkoutOrders.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

type Received = { operationId: string; query: Record<string, unknown> };
const clearRequests = () => fetch(`${product.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
const received = async (): Promise<Received[]> =>
  (await fetch(`${product.sandbox.url}/sandbox/requests`)).json();

async function openFirst(user: string) {
  const [order] = await makeOrders(product, user, 1);
  if (!order) throw new Error('no order');
  const page = await openCheckout(product, user);
  const panel = panelOf(page, order.dbId);
  await panel.getByRole('group', { name: 'Delivery address' }).waitFor();
  return { page, panel, order };
}

test('CHK-08 CHK-09 CHK-10 CHK-11 CHK-12 CHK-14 CHK-15 CHK-16 CHK-17 the first shipping option is chosen, one always is; zero is free; another country or postal code reloads the options and the sums', async () => {
  const { page, panel } = await openFirst('client');
  const options = panel.getByRole('group', { name: 'Shipping' }).getByRole('radio');
  await options.first().waitFor();
  expect(await options.first().isChecked()).toBe(true);
  await panel.getByRole('group', { name: 'Shipping' }).getByText('Free', { exact: true }).waitFor();
  await options.nth(1).check();
  const checked = async () => {
    const states = await Promise.all((await options.all()).map((option) => option.isChecked()));
    return states.filter(Boolean).length;
  };
  await expect.poll(() => checked()).toBe(1);
  await options.nth(1).click();
  await expect.poll(() => checked()).toBe(1);
  await panel.getByText('Decide later').click();
  const notice = page.getByRole('dialog', { name: 'Please note' });
  await notice.getByText('The goods wait in our warehouse').waitFor();
  await notice.getByRole('button', { name: 'OK' }).click();
  await notice.waitFor({ state: 'detached' });
  expect(await checked()).toBe(1);

  await clearRequests();
  await panel.getByRole('group', { name: 'Delivery address' }).getByRole('radio').nth(1).check();
  await expect
    .poll(async () => (await received()).map(({ operationId }) => operationId))
    .toEqual(expect.arrayContaining(['listShippingOptions', 'calculateOrder']));
  const calls = await received();
  const query = calls.find(({ operationId }) => operationId === 'listShippingOptions')?.query ?? {};
  expect(query).toMatchObject({ country: expect.anything(), index: expect.any(String) });
  const calculated = calls.findLast(({ operationId }) => operationId === 'calculateOrder');
  expect(JSON.stringify(calculated?.query)).toContain(String(query['index']));
});

test('CHK-13 GAP-70 CHK-36 where no courier delivers there is an error and the order waits', async () => {
  const { page, panel } = await openFirst('dubai');
  await panel.getByText('No delivery options found').waitFor();
  expect(await panel.getByRole('button', { name: 'Place order' }).isEnabled()).toBe(false);
  await expectNoAxeViolations(page);
});

test('CHK-25 an address that a colleague has changed is shown as it is now, and only the next press sends the order there', async () => {
  const { page, panel, order } = await openFirst('client');
  const card = panel.getByRole('radio', { name: /Main store/ });
  await panel.getByRole('group', { name: 'Shipping' }).getByRole('radio').first().waitFor();
  const { db } = product.sandbox;
  const chosen = db.updateTable('addresses').where('name', '=', 'Main store');
  await chosen.set({ address: 'Uus 7' }).execute();
  const place = panel.getByRole('button', { name: 'Place order' });
  await place.click();
  await panel.getByText('This address has been changed since it was shown.').waitFor();
  await panel.getByText('Uus 7').waitFor();
  expect(await card.isChecked()).toBe(true);
  const placed = page.getByRole('link', { name: `Open order ${order.dbId} in a new tab` });
  expect(await placed.count()).toBe(0);
  await place.click();
  await placed.waitFor();
  const { viewer } = await (
    await product.as('client')
  ).run('query Receiver($id: String!) { viewer { order(dbId: $id) { receiver { street } } } }', {
    id: order.dbId,
  });
  expect(viewer.order.receiver.street).toBe('Uus 7');
});

test('CHK-18 CHK-19 CHK-22 CHK-25 GAP-66 an address for this order only is required in full and sent in full', async () => {
  const { page, panel, order } = await openFirst('client');
  await panel.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add address' });
  await dialog.getByRole('button', { name: 'Use this address' }).click();
  await expect.poll(() => dialog.getByText('please enter value').count()).toBe(8);
  await dialog.getByText('please select value').waitFor();
  await expectNoAxeViolations(page);

  await dialog.getByRole('checkbox', { name: 'Add to profile' }).check();
  await expect.poll(() => dialog.getByLabel('Label').getAttribute('required')).not.toBeNull();
  await dialog.getByRole('checkbox', { name: 'Add to profile' }).uncheck();
  await expect.poll(() => dialog.getByLabel('Label').getAttribute('required')).toBeNull();

  const fields = {
    Company: 'Site office',
    'First name': 'Mari',
    'Last name': 'Maasikas',
    'Street and number': 'Sadama 5',
    City: 'Tallinn',
    'Postal code': '10111',
    Phone: '+372 555 0101',
    'E-mail': 'mari@site.test',
  };
  for (const [label, value] of Object.entries(fields))
    await dialog.getByLabel(label, { exact: false }).first().fill(value);
  await dialog.getByLabel('Country').selectOption({ label: 'Estonia' });
  await dialog.getByRole('button', { name: 'Use this address' }).click();
  await dialog.waitFor({ state: 'detached' });
  const card = panel.getByRole('radio', { name: /Site office/ });
  expect(await card.isChecked()).toBe(true);
  await panel.getByText('Not in the profile').waitFor();
  await panel.getByRole('group', { name: 'Shipping' }).getByRole('radio').first().waitFor();
  await panel.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('link', { name: `Open order ${order.dbId} in a new tab` }).waitFor();
  const { viewer } = await (
    await product.as('client')
  ).run('query ($id: String!) { viewer { order(dbId: $id) { receiver { companyName city } } } }', {
    id: order.dbId,
  });
  expect(viewer.order.receiver).toEqual({ companyName: 'Site office', city: 'Tallinn' });
});

test(
  'CHK-20 GAP-67 the server’s field errors of a new address land on its fields',
  { tags: 'matrix' },
  async () => {
    const { page, panel } = await openFirst('client');
    await product.breakNext('createAddress', {
      kind: 'status',
      status: 400,
      body: { fields: [{ field: 'index', message: 'No such postal code.' }] },
    });
    await panel.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add address' });
    await dialog.getByRole('checkbox', { name: 'Add to profile' }).check();
    for (const label of [
      'Label',
      'Company',
      'First name',
      'Last name',
      'Street',
      'City',
      'Postal',
      'Phone',
      'E-mail',
    ])
      await dialog
        .getByLabel(label)
        .first()
        .fill(label === 'E-mail' ? 'a@b.test' : `${label} 1`);
    await dialog.getByLabel('Country').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Use this address' }).click();
    await dialog.getByText('No such postal code.').waitFor();
    await dialog.getByRole('button', { name: 'Use this address' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await panel.getByRole('radio', { name: /Label 1/ }).isChecked()).toBe(true);
  },
);
