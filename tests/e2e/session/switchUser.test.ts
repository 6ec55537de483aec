import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, type PageOptions } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function openCatalog(options: PageOptions): Promise<Page> {
  const page = await openPage(product, options);
  await page.goto('/catalog');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
const switchButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /switch user/i });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'switch user' });
const userField = (page: Page) => dialog(page).getByRole('combobox');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' }).click();

/** Opens the modal and waits until the focus has gone into it. */
async function openByKeyboard(page: Page): Promise<void> {
  await switchButton(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => userField(page).evaluate((it) => it === document.activeElement)).toBe(true);
}

/** The colour behind the initials. */
const colour = (page: Page) =>
  switchButton(page)
    .locator('span')
    .filter({ hasText: /^[A-Z]{2}$/ })
    .first()
    .evaluate((it) => getComputedStyle(it).backgroundColor);
const isRed = (rgb: string) => {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/\d+/g) ?? []).map(Number);
  return red > 150 && green < 60 && blue < 60;
};

test('AUTH-45 a customer has no switch-user button', { tags: 'matrix' }, async () => {
  const page = await openCatalog({ as: 'client@demo.test' });
  await expect.poll(() => switchButton(page).count()).toBe(0);
});

test('AUTH-46 AUTH-47 AUTH-48 AUTH-49 AUTH-50 AUTH-51 AUTH-54 AUTH-55 AUTH-56 the backdrop does not close the modal, Cancel and Escape do, and the focus comes back; staff act as a customer and as themselves again, by keyboard alone', async () => {
  const page = await openCatalog({ as: 'staff@demo.test' });
  await expect.poll(() => switchButton(page).innerText()).toBe('OS');
  expect(isRed(await colour(page))).toBe(false);

  const hasFocus = () => switchButton(page).evaluate((it) => it === document.activeElement);
  await switchButton(page).click();
  await userField(page).waitFor();
  await page.mouse.click(5, 5);
  await page.mouse.click(1200, 700);
  await expect.poll(() => dialog(page).isVisible()).toBe(true);
  await expect.poll(() => dialog(page).getByRole('button', { name: 'Save' }).isVisible()).toBe(true);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press('Enter');
  await userField(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(hasFocus).toBe(true);

  await openByKeyboard(page);
  await page.keyboard.type('staff@');
  await page.getByRole('option', { name: 'No user found' }).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('client@');
  await page.getByRole('option', { name: 'Tamm Kadri (client@demo.test)' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => userField(page).inputValue()).toBe('Tamm Kadri (client@demo.test)');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await reloaded;
  await expect.poll(() => switchButton(page).innerText()).toBe('KT');
  expect(isRed(await colour(page))).toBe(true);
  // `/` redirects to the catalog.
  expect(new URL(page.url()).pathname).toBe('/catalog');

  await openByKeyboard(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const again = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await again;
  await expect.poll(() => switchButton(page).innerText()).toBe('OS');
  expect(isRed(await colour(page))).toBe(false);
});

test(
  'AUTH-50 AUTH-53 the chosen user can be cleared; a text that names no user is not saved',
  { tags: 'matrix' },
  async () => {
    const page = await openCatalog({ as: 'staff@demo.test' });
    await switchButton(page).click();
    await userField(page).fill('client@');
    await page.getByRole('option', { name: /client@demo.test/ }).click();
    await dialog(page).locator('.fui-Combobox__clearIcon').click();
    await expect.poll(() => userField(page).inputValue()).toBe('');
    await userField(page).fill('zzzz');
    await page.getByRole('option', { name: 'No user found' }).waitFor();
    await save(page);
    await dialog(page).getByText('please select value').waitFor();
    expect(await userField(page).inputValue()).toBe('zzzz');
  },
);

test(
  'AUTH-57 ERR-06 the field errors of the server appear at the user field; Forbidden shows a notification',
  { tags: 'matrix' },
  async () => {
    const page = await openCatalog({ as: 'staff@demo.test' });
    await switchButton(page).click();
    await userField(page).fill('client@');
    await page.getByRole('option', { name: /client@demo.test/ }).click();
    const fields = [{ field: 'username', message: 'This user is on leave.' }];
    await product.breakNext('switchUser', { kind: 'status', status: 400, body: { fields } });
    await save(page);
    await dialog(page).getByText('This user is on leave.').waitFor();
    expect(await userField(page).getAttribute('aria-invalid')).toBe('true');
    await product.breakNext('switchUser', { kind: 'status', status: 403, body: {} });
    await save(page);
    await page.locator('.fui-Toast').filter({ hasText: 'Access forbidden' }).waitFor();
  },
);
