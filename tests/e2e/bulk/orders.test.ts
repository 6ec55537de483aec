import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderStatus } from '../../../sandbox/db/tables.ts';
import { plain, shown } from '../documents/findDocuments.ts';
import { expectComplaints } from '../support/openPage.ts';
import { dialog, openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/**
 * Gives the oldest orders of the demo customer a status, a total of 100.50 and a number that only they have.
 *
 * @returns their ids, and the address of the list of them alone
 */
async function arrange(number: string, statuses: readonly OrderStatus[], limit = 20) {
  const { db } = product.sandbox;
  await db
    .updateTable('orders')
    .set({ client_order_id: null })
    .where('client_order_id', '=', number)
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', 1)
    .where('type', '=', 'regular')
    .orderBy('id')
    .limit(statuses.length)
    .execute();
  for (const [index, { id }] of orders.entries())
    await db
      .updateTable('orders')
      .set({
        status: statuses[index] ?? 'confirmed',
        grand_total: 10_050,
        currency_code: 'EUR',
        client_order_id: number,
      })
      .where('id', '=', id)
      .execute();
  return {
    ids: orders.map(({ id }) => String(id)),
    path: `/orders/regular?filter[clientOrderId]=${number}&page=1&limit=${limit}`,
  };
}

const statusesOf = async (ids: readonly string[]) => {
  const found = await product.sandbox.db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('id', 'in', ids.map(Number))
    .execute();
  return ids.map((id) => found.find((order) => String(order.id) === id)?.status);
};

const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all on this page' }).click();
const box = (page: Page, id: string) => page.getByRole('checkbox', { name: `Select ${id}`, exact: true });
const result = (page: Page, id: string) =>
  dialog(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: new RegExp(`^${id} `) }) });
const repeat = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);
const sent = async () => {
  const answer = await fetch(`${product.sandbox.url}/sandbox/requests`);
  const received = (await answer.json()) as { operationId: string | null; headers: Record<string, string> }[];
  return received
    .filter(({ operationId }) => operationId === 'changeOrderStatus')
    .map(({ headers }) => headers['idempotency-key']);
};
const isChange = (request: Request) => request.postData()?.includes('"status":"CONFIRMED"') === true;
const forgetSent = () => fetch(`${product.sandbox.url}/sandbox/requests`, { method: 'DELETE' });

test('DAY-26 Space checks a row; Shift with a click or with Space checks the rows since the last one', async () => {
  const { path } = await arrange('RANGE', repeat(6, 'not_confirmed'));
  const page = await openScreen(product, path);
  const boxes = rows(page).getByRole('checkbox');
  const checked = () => rows(page).getByRole('checkbox', { checked: true }).count();
  await boxes.nth(1).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => checked()).toBe(1);
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await expect.poll(checked).toBe(3);
  await boxes.nth(5).focus();
  await page.keyboard.press('Shift+Space');
  await expect.poll(checked).toBe(5);
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect.poll(checked).toBe(1);
  expect(await boxes.nth(1).isChecked()).toBe(true);
});

test(
  'DAY-28 checked orders are confirmed, as many as allow it, after a question with number and sum',
  { tags: 'matrix' },
  async () => {
    const { ids, path } = await arrange('CONFIRM', ['not_confirmed', 'delivered', 'not_confirmed']);
    const page = await openScreen(product, path);
    await selectAll(page);
    await page.getByRole('button', { name: 'Confirm 2 orders' }).click();
    await dialog(page).getByText('Confirm 2 orders?').waitFor();
    const question = (await dialog(page).innerText()).replaceAll(/\s/g, ' ');
    expect(question).toContain('3 selected orders, 301.50 €');
    expect(question).toContain('Can be confirmed: 2, 201.00 €. The others stay as they are.');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await statusesOf(ids)).toEqual(['not_confirmed', 'delivered', 'not_confirmed']);
    await page.getByRole('button', { name: 'Confirm 2 orders' }).click();
    await dialog(page).getByRole('button', { name: 'Confirm 2 orders' }).click();
    await dialog(page).getByText('Done: 2.').waitFor();
    expect(await statusesOf(ids)).toEqual(['confirmed', 'delivered', 'confirmed']);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect
      .poll(async () => (await rows(page).locator('td:nth-child(3)').allInnerTexts()).toSorted())
      .toEqual(['Confirmed', 'Confirmed', 'Delivered']);
    expect(await page.getByRole('main').getByRole('checkbox', { checked: true }).count()).toBe(0);
  },
);

test('DAY-27 DAY-28 all orders that match are read, named with their sum, and cancelled', async () => {
  const { ids, path } = await arrange('WHOLE', repeat(12, 'not_confirmed'), 5);
  const page = await openScreen(product, path);
  await rows(page).nth(4).waitFor();
  await selectAll(page);
  await page.getByText('Selected: 5').first().waitFor();
  await page.getByRole('button', { name: 'Select all 12 that match' }).click();
  await page.getByText('Selected: 12').first().waitFor();
  await page.getByRole('link', { name: 'Page 3', exact: true }).click();
  await expect.poll(() => rows(page).getByRole('checkbox', { checked: true }).count()).toBe(2);
  await page.getByRole('button', { name: 'Cancel 12 orders' }).click();
  const question = (await dialog(page).innerText()).replaceAll(/\s/g, ' ');
  expect(question).toContain('All 12 orders that match, 1 206.00 €');
  expect(question).toContain('This cannot be undone.');
  await dialog(page).getByRole('button', { name: 'Cancel 12 orders' }).click();
  await dialog(page).getByText('Done: 12.').waitFor();
  expect(await statusesOf(ids)).toEqual(repeat(12, 'cancelled'));
});

test(
  'DAY-27 all invoices, final and credit invoices that match are checked, and their sum shows',
  { tags: 'matrix' },
  async () => {
    for (const [path, kind] of [
      ['/orders/invoices', 'invoice'],
      ['/orders/merged-invoices', 'merged_invoice'],
      ['/orders/credit-invoices', 'credit_invoice'],
    ] as const) {
      const documents = await product.sandbox.db
        .selectFrom('documents')
        .select(['grand_total', 'currency_code'])
        .where('customer_id', '=', 1)
        .where('kind', '=', kind)
        .execute();
      const page = await openScreen(product, `${path}?page=1&limit=2`);
      await rows(page).nth(1).waitFor();
      await selectAll(page);
      await page.getByRole('button', { name: `Select all ${documents.length} that match` }).click();
      await page.getByText(`Selected: ${documents.length}`).first().waitFor();
      await page.getByRole('button', { name: `Download ${documents.length} PDFs as ZIP` }).waitFor();
      const sums = plain(
        await page.getByRole('main').getByRole('paragraph').filter({ hasText: 'Selected' }).innerText(),
      );
      for (const [currencyCode, some] of Map.groupBy(documents, (one) => one.currency_code)) {
        const cents = some.reduce((sum, one) => sum + Number(one.grand_total), 0);
        expect(sums).toContain(shown({ value: cents / 100, currencyCode }));
      }
    }
  },
);

test(
  'DAY-29 each order shows its result: done, rejected with the reason, unknown with the place to check',
  { tags: 'matrix' },
  async () => {
    const { ids, path } = await arrange('RESULTS', repeat(3, 'not_confirmed'));
    const [one = '', two = '', three = ''] = ids;
    const page = await openScreen(product, path);
    await box(page, one).check();
    await page.getByRole('button', { name: 'Confirm 1 order' }).waitFor();
    // Meanwhile somebody else has confirmed it.
    await product.sandbox.db
      .updateTable('orders')
      .set({ status: 'in_progress' })
      .where('id', '=', Number(one))
      .execute();
    await page.getByRole('button', { name: 'Confirm 1 order' }).click();
    await dialog(page).getByRole('button', { name: 'Confirm 1 order' }).click();
    await dialog(page).getByText('Done: 0. Rejected: 1.').waitFor();
    expect(await result(page, one).innerText()).toContain('cannot become confirmed');
    await dialog(page).getByRole('button', { name: 'Close' }).click();

    await box(page, two).check();
    await page.getByRole('button', { name: 'Confirm 1 order' }).click();
    await product.breakNext('changeOrderStatus', { kind: 'reset', times: 9 });
    await dialog(page).getByRole('button', { name: 'Confirm 1 order' }).click();
    await dialog(page).getByText('Outcome unknown: 1.').waitFor();
    expect(await result(page, two).innerText()).toContain('Check your orders before you try again.');
    expect(await result(page, two).getByRole('link').getAttribute('href')).toBe(`/order/${two}`);
    await fetch(`${product.sandbox.url}/sandbox/faults`, { method: 'DELETE' });
    await dialog(page).getByRole('button', { name: 'Close' }).click();

    await box(page, three).check();
    await page.getByRole('button', { name: 'Confirm 1 order' }).click();
    await dialog(page).getByRole('button', { name: 'Confirm 1 order' }).click();
    await dialog(page).getByText('Done: 1.').waitFor();
    expect(await statusesOf(ids)).toEqual(['in_progress', 'not_confirmed', 'confirmed']);
    expectComplaints(/./);
  },
);

test('DAY-29 DAY-30 a stopped action is continued with the rest; a lost answer is asked for with its key', async () => {
  const { ids, path } = await arrange('STOP', repeat(8, 'not_confirmed'));
  const page = await openScreen(product, path);
  await rows(page).nth(7).waitFor();
  await selectAll(page);
  await page.getByRole('button', { name: 'Confirm 8 orders' }).click();
  await forgetSent();
  // The first three are under way until the stop.
  await product.breakNext('changeOrderStatus', { kind: 'slow', ms: 3000, times: 3 });
  await dialog(page).getByRole('button', { name: 'Confirm 8 orders' }).click();
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  await dialog(page).getByText('Not started: 5.').waitFor();
  expect((await statusesOf(ids)).filter((status) => status === 'confirmed').length).toBe(3);
  expect(new Set(await sent()).size).toBe(3);

  await forgetSent();
  // The gateway changes the rest, and its answers are lost on the way.
  await page.route('**/graphql', async (route) => {
    if (!isChange(route.request())) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await dialog(page).getByRole('button', { name: 'Continue: 5' }).click();
  await dialog(page).getByText('Done: 3. Outcome unknown: 5.').waitFor();
  expect((await sent()).length).toBe(5);
  await page.unroute('**/graphql');
  await dialog(page).getByRole('button', { name: 'Continue: 5' }).click();
  await dialog(page).getByText('Done: 8.').waitFor();
  // With the keys of the first try, the gateway knew that they were done.
  expect((await sent()).length).toBe(5);
  await expect.poll(() => statusesOf(ids)).toEqual(repeat(8, 'confirmed'));
  expectComplaints(/./);
});
