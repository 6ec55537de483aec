import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { dialog, openProfile, openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const follow = (page: Page, name: RegExp) => page.getByRole('link', { name }).first().click();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Opens each overlay that hides the rest of the page, on a page that a link led to. */
const overlays: Record<string, (page: Page) => Promise<void>> = {
  'a dialog': async (page) => {
    await openProfile(page);
    await press(page, 'Add contact');
  },
  'a picture': async (page) => {
    const sku = skuOf(demoArticles.ordinary);
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill(sku);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: sku }).first().click();
    await press(page, /: enlarge/);
  },
  'a filter': async (page) => {
    await follow(page, /^Orders/);
    await press(page, 'Add filter');
  },
};

test.each(Object.keys(overlays))(
  'Back with %s open leaves the page to screen readers',
  { tags: 'matrix' },
  async (name) => {
    const page = await openScreen(product, '/catalog');
    await overlays[name]?.(page);
    await dialog(page).waitFor();
    await page.locator('#root[aria-hidden=true]').waitFor({ state: 'attached' });
    const { href } = new URL(page.url());
    await page.goBack();
    await page.waitForURL((url) => url.href !== href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator('body > div[aria-hidden=true]').count()).toBe(0);
  },
);

test('Back while a dialog is closing leaves the page to screen readers', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, '/catalog');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openProfile(page);
  await press(page, 'Add contact');
  await page.locator('#root[aria-hidden=true]').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.evaluate(() => history.back());
  await page.waitForURL('**/catalog');
  await page.getByRole('heading', { level: 1 }).waitFor();
});
