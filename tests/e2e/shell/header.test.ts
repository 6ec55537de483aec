import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages, standardCode } from '../../../web/i18n/languages.ts';
import { buyableArticles, fillCart } from '../cart/fillCart.ts';
import { openPage, settle, type PageOptions } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { said } from '../support/pageParts.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const client = 'client@demo.test';
async function open(path: string, options: PageOptions = { as: client }): Promise<Page> {
  const page = await openPage(product, options);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
const header = (page: Page) => page.getByRole('banner').first();
/** What the cart in the header says. */
const cart = (page: Page) => header(page).getByTitle(/^Cart/).getAttribute('title');

test.each([1440, 390])(
  'DAY-61 the header shows the lines and the value of the cart, which follow a write to it: %i px wide',
  { tags: 'matrix' },
  async (width) => {
    const [article] = await buyableArticles(product, 'client', 1);
    if (!article) throw new Error('nothing to buy');
    await fillCart(product, 'client', [{ article, times: 2 }]);
    const page = await open('/orders/regular', { as: client, width, height: 844 });
    await expect.poll(() => cart(page)).toMatch(/^Cart: 1 line, requested total excl\. VAT: [\d\s.]+€$/);
    const before = await cart(page);
    await page.goto('/cart/regular');
    await page.getByRole('button', { name: /^Quantity of/ }).click();
    await page.getByRole('grid').getByRole('textbox').fill(String(article.multiple));
    await page.keyboard.press('Enter');
    await expect.poll(() => cart(page)).not.toBe(before);
    await page.getByRole('button', { name: `Remove ${article.name}` }).click();
    await expect.poll(() => cart(page)).toMatch(/^Cart: 0 lines/);
  },
);

test('DAY-61 a user who comes back to a tab sees in its header what was put into the cart elsewhere', async () => {
  const page = await open('/orders/regular');
  const before = await cart(page);
  const [article] = await buyableArticles(product, 'client', 1);
  if (!article) throw new Error('nothing to buy');
  await fillCart(product, 'client', [{ article, times: 3 }]);
  // A page without a window is always in front.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => cart(page)).not.toBe(before);
  expect(await cart(page)).toMatch(/^Cart: 1 line, /);
});

test(
  'lines and value of a cart that takes long to read come to the header without a write',
  { tags: 'matrix' },
  async () => {
    const [article] = await buyableArticles(product, 'client', 1);
    if (!article) throw new Error('nothing to buy');
    await fillCart(product, 'client', [{ article, times: 2 }]);
    await product.breakNext('getCart', { kind: 'slow', ms: 1_500, times: 2 });
    const page = await open('/orders/regular');
    await expect.poll(() => cart(page)).toMatch(/^Cart: 1 line, /);
  },
);

test(
  'DAY-61 users who may not order have no cart, neither in the header nor in the navigation',
  { tags: 'matrix' },
  async () => {
    const page = await open('/catalog', { as: 'basic@demo.test' });
    await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
    expect(await page.getByRole('link', { name: /^Cart/ }).count()).toBe(0);
  },
);

const hasFocus = (part: Locator) => part.evaluate((it) => it === document.activeElement);

test(
  'DAY-62 the account menu names the user and the business, leads to the profile and logs out, by keyboard alone',
  { tags: 'matrix' },
  async () => {
    const page = await open('/catalog');
    await header(page).getByRole('button', { name: 'Kadri Tamm: Your account' }).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('group', { name: 'Your account' }).or(page.getByRole('dialog'));
    await menu.getByText('client@demo.test').waitFor();
    const business = await header(page)
      .getByLabel('Business account')
      .locator('option:checked')
      .textContent();
    await menu.getByText(business ?? '').waitFor();
    const profile = menu.getByRole('link', { name: 'My profile' });
    await expect.poll(() => hasFocus(profile)).toBe(true);
    expect(await profile.getAttribute('href')).toBe('/my-profile');
    await page.keyboard.press('Tab');
    expect(await hasFocus(menu.getByRole('link', { name: 'Shipping addresses' }))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus(menu.getByRole('button', { name: 'Keyboard shortcuts' }))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus(menu.getByRole('button', { name: 'Log out' }))).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
  },
);

test('DAY-63 every page says whose account is open while acting as another user; one press leads back', async () => {
  const page = await open('/catalog', { as: 'staff@demo.test' });
  await expect.poll(() => page.getByRole('button', { name: 'Back to yourself' }).count()).toBe(0);
  await page.getByRole('button', { name: /switch user/i }).click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('combobox').fill('client@');
  await page.getByRole('option', { name: /client@demo.test/ }).click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Save' }).click()]);
  await expect.poll(() => said(page)).toMatch(/^You are acting as Kadri Tamm/);
  for (const path of ['/orders/regular', '/catalog']) {
    await page.goto(path);
    await page.getByText(/^You are acting as Kadri Tamm \(.+\)\.$/).waitFor();
  }
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Back to yourself' }).click(),
  ]);
  await page.getByRole('button', { name: 'Oliver Saar: Your account' }).waitFor();
  await expect.poll(() => said(page)).toMatch(/^Logged in as Oliver Saar/);
  expect(await page.getByRole('button', { name: 'Back to yourself' }).count()).toBe(0);
});

test('DAY-64 every page has the search field in its header, the tab Part of the catalog too; a phone has its button', async () => {
  const page = await open('/profile');
  const search = header(page).getByRole('combobox', { name: 'Search everything' });
  await search.waitFor();
  for (const path of ['/cart', '/orders', '/catalog']) {
    await page.getByRole('navigation', { name: 'Main navigation' }).locator(`a[href="${path}"]`).click();
    await page.waitForURL(new RegExp(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await search.waitFor();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await header(page).getByRole('button', { name: 'Search everything' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Search everything' }).waitFor();
});

test('DAY-84 every area of the navigation takes one line in each language', async () => {
  const page = await open('/announcements');
  const navigation = page.getByRole('navigation').filter({ has: page.locator('a[href="/orders"]') });
  const heights = () =>
    navigation.getByRole('link').evaluateAll((links) => [...new Set(links.map((it) => it.clientHeight))]);
  const oneLine = await heights();
  expect(oneLine).toHaveLength(1);
  for (const code of languages.filter((language) => language !== 'en')) {
    await header(page)
      .getByRole('combobox')
      .filter({ has: page.locator(`[value=${code}]`) })
      .selectOption(code);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(standardCode(code));
    await settle(page);
    expect(await heights(), code).toEqual(oneLine);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), code).toBe(true);
  }
});
