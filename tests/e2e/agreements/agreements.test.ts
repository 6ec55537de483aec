import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkScreen } from '../accessibility/checkScreen.ts';
import { dialog, openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const path = '/my-profile/agreements';

test(
  'AGR-01 AGR-02 AGR-06 a user without any permission of the profile reads name and text, in the language of the portal',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, path, { as: 'basic@demo.test', locale: 'de' });
    const bonus = page.getByRole('article', { name: 'Jahresbonusprogramm' });
    await bonus.getByText('ab 25.000 EUR im Jahr').waitFor();
    const box = bonus.getByRole('checkbox', { name: 'Wir stimmen zu: Jahresbonusprogramm' });
    expect(await box.isChecked()).toBe(false);
    // It is the user's only tab.
    expect(await page.getByRole('navigation', { name: 'Mein Profil' }).count()).toBe(0);
  },
);

/** The answer of the next write: leaving the page before it would be a test of lost answers. */
const written = (page: Page) =>
  page.waitForResponse((answer) => answer.request().postData()?.includes('"input"') ?? false);

test('AGR-03 AGR-04 AGR-05 ticking approves at once; unticking asks, Cancel leaves it approved, and Withdraw withdraws', async () => {
  const page = await openScreen(product, path);
  const box = page.getByRole('checkbox', { name: 'We agree: Reference customer' });
  await Promise.all([written(page), box.click()]);
  await page.reload();
  await expect.poll(() => box.isChecked()).toBe(true);
  await box.click();
  await dialog(page).getByText('“Reference customer”').waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(await box.isChecked()).toBe(true);
  await page.reload();
  await expect.poll(() => box.isChecked()).toBe(true);
  await box.click();
  await Promise.all([written(page), dialog(page).getByRole('button', { name: 'Withdraw' }).click()]);
  await expect.poll(() => box.isChecked()).toBe(false);
  await page.reload();
  await page.getByRole('article').first().waitFor();
  expect(await box.isChecked()).toBe(false);
});

test(
  'AGR-02 agreements: axe finds no violations, and the page does not scroll sideways',
  { tags: 'matrix' },
  () => checkScreen(product, { name: 'agreements', path, as: 'client' }),
);
