import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const address = '/orders/regular?filter[grandTotal][>]=10&page=2&limit=50';
const links = (page: Page) => page.getByRole('table').locator('tbody tr :is(th, td):nth-child(2) a');
async function open(): Promise<Page> {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto(address);
  await links(page).first().waitFor();
  return page;
}

test(
  'LIST-06 LIST-07 filters, page and scroll come back on back and on forward',
  { tags: 'matrix' },
  async () => {
    const page = await open();
    const rows = await links(page).allInnerTexts();
    const link = links(page).nth(rows.length - 3);
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(100);
    const number = await link.innerText();
    await link.click();
    const order = page.getByRole('heading', { level: 1, name: `Order ${number}` });
    await order.waitFor();
    await page.goBack();
    await expect.poll(() => links(page).allInnerTexts()).toEqual(rows);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      'filter[grandTotal][>]': '10',
      page: '2',
      limit: '50',
    });
    await page.getByRole('button', { name: /Remove.*Grand total/ }).waitFor();
    await page.goForward();
    await order.waitFor();
  },
);

test(
  'ORD-18 a row is a real link: with Ctrl it opens in a new tab, and the list stays',
  { tags: 'matrix' },
  async () => {
    const page = await open();
    const number = await links(page).first().innerText();
    const opened = page.context().waitForEvent('page');
    await links(page)
      .first()
      .click({ modifiers: ['Control'] });
    const tab = await opened;
    await tab.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/orders/regular');
  },
);

test(
  'GAP-34 a limit above 100 in the URL gives 100 rows, and the pager shows 100',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.goto('/orders/regular?page=1&limit=500');
    await links(page).first().waitFor();
    const pager = page.getByRole('navigation', { name: 'Pages' });
    expect(await pager.innerText()).toMatch(/1-100 \/ \d+/);
    expect(await pager.getByRole('combobox').inputValue()).toBe('100');
    expect(await links(page).count()).toBe(100);
  },
);

test('LIST-06 a page that the list does not have redirects to its last one', { tags: 'matrix' }, async () => {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/orders/regular?page=9999&limit=100');
  await page.waitForURL((url) => Number(url.searchParams.get('page')) < 20);
  await links(page).first().waitFor();
});
