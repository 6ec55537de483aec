import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstScreens } from '../support/firstScreens.ts';
import { expectComplaints, openPage, settle } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { translatePage } from '../support/translatePage.ts';
import { pressAll } from './pressAll.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test(
  'every screen survives a translator that replaces each text, again after each change, while its controls are pressed',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.context().grantPermissions(['clipboard-write']);
    await page.context().addInitScript(translatePage);
    let pressed = 0;
    for (const path of firstScreens) {
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      await settle(page);
      expect(await page.locator('main font').count(), path).toBeGreaterThan(0);
      pressed += await pressAll(page, 4);
      expect(await page.getByText('Something went wrong').count(), path).toBe(0);
    }
    expect(pressed).toBeGreaterThan(30);
    expectComplaints(/^$/);
  },
);

test.each([
  ['/cart/regular', 'button[data-column="qty"]'],
  ['/order/101317', 'section:has(h2:has-text("Payer")) dd'],
  ['/my-profile/contacts', 'article h2'],
])('on %s quantities, names and addresses stay as they are', { tags: 'matrix' }, async (path, selector) => {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.context().addInitScript(translatePage);
  await page.goto(path);
  await page.locator(selector).first().waitFor();
  await settle(page);
  expect(await page.locator('main font').count()).toBeGreaterThan(0);
  expect(await page.locator(selector).locator('font').count()).toBe(0);
});
