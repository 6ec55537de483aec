import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignReturnPaths } from '../../support/foreignReturnPaths.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { said } from '../support/pageParts.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

// Component tests cover how each of them is read; this one, that the log-in page uses what was read.
test.each(foreignReturnPaths.slice(0, 1))(
  'GAP-01 AUTH-11 a return path of another origin is not followed after log-in: %j',
  async (wanted) => {
    const page = await openPage(product);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== product.url) elsewhere.push(request.url());
    });
    await page.goto(`/login?return=${encodeURIComponent(wanted)}`);
    await page.getByLabel('Username').fill('client@demo.test');
    await page.getByLabel('Password').fill('demo-client');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
    await expect.poll(() => said(page)).toMatch(/Logged in as Kadri Tamm, ./);
    expect(elsewhere).toEqual([]);
    expect(new URL(page.url()).origin).toBe(product.url);
  },
);
