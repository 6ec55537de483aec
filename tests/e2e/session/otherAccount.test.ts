import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Another account is in use' });
const choice = (page: Page) => page.getByRole('banner').getByLabel('Business account');

test('a page whose business account was changed in another tab is closed to work until it is loaded again', async () => {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/cart/regular');
  await page.getByRole('button', { name: 'Check out' }).waitFor();
  const own = await choice(page).inputValue();
  const [another = ''] = await choice(page)
    .locator('option:not(:checked)')
    .evaluateAll((options) =>
      options.map((option) => (option instanceof HTMLOptionElement ? option.value : '')),
    );
  const tab = await page.context().newPage();
  await tab.goto('/today');

  await choice(tab).selectOption(another);
  await dialog(page).getByText('This page still belongs to Kadri Tamm').waitFor();
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Reload' }).click({ trial: true });

  await choice(tab).selectOption(own);
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Check out' }).click({ trial: true });

  await choice(tab).selectOption(another);
  await dialog(page).getByRole('button', { name: 'Reload' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => choice(page).inputValue()).toBe(another);
});
