import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dialog, openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const phone = { width: 390, height: 844 };
const listOf = (status: string) => `/orders/regular?filter[status][]=${status}`;
const menus = (page: Page) => page.getByRole('button', { name: /^Actions for \d+$/ });

test(
  'on a phone the menu of an order in the list cancels it after a question',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, listOf('not_confirmed'), phone);
    const name = (await menus(page).first().getAttribute('aria-label')) ?? '';
    await menus(page).first().click();
    await page.getByRole('menuitem', { name: 'Cancel order' }).click();
    await dialog(page).getByRole('button', { name: 'Cancel 1 order' }).click();
    await dialog(page).getByRole('button', { name: 'Close' }).waitFor();
    const { status } = await product.sandbox.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', Number(name.replace(/\D/g, '')))
      .executeTakeFirstOrThrow();
    expect(status).toBe('cancelled');
  },
);

test(
  'on a phone the menu of a delivered order leads to the choice of the lines to claim',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, listOf('delivered'), phone);
    await menus(page).first().click();
    await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Order again', 'Claim']);
    await page.getByRole('menuitem', { name: 'Claim' }).click();
    await page.getByRole('dialog', { name: 'Which lines do you want to claim?' }).waitFor();
  },
);

test(
  'without the permission to order, the menu of an order offers neither to cancel it nor to order it again',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, listOf('delivered'), { ...phone, as: 'accountant@demo.test' });
    await menus(page).first().click();
    await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Claim']);
    await page.goto(listOf('not_confirmed'));
    await page.getByRole('link', { name: /^\d+$/ }).first().waitFor();
    expect(await menus(page).count()).toBe(0);
  },
);

test(
  'on a wide screen the list of orders has no menus, nor their column among those to choose: what is checked has the same commands',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, listOf('not_confirmed'));
    await page.getByRole('link', { name: /^\d+$/ }).first().waitFor();
    expect(await menus(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Warehouse' }).waitFor();
    expect(await page.getByRole('menuitemcheckbox', { name: 'Actions' }).count()).toBe(0);
  },
);

test('a card of the list does not move when its menu opens', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, listOf('delivered'), phone);
  const menu = menus(page).first();
  const closed = await menu.boundingBox();
  await menu.click();
  await page.getByRole('menuitem').first().waitFor();
  // While it is open, the rest of the page is hidden from the accessibility tree.
  expect(await page.locator('button[aria-expanded="true"]').boundingBox()).toEqual(closed);
});
