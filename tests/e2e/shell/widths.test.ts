import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

// 720 is a desktop at 200 %.
test.each([640, 720, 900, 1100])(
  'at %i px a cart with short lines does not scroll sideways, and the search has room',
  { tags: 'matrix' },
  async (width) => {
    const page = await openPage(product, { as: 'client@demo.test', width, locale: 'de' });
    await page.goto('/cart/regular');
    await page
      .getByRole('main')
      .getByText(/nicht vollständig lieferbar/)
      .waitFor();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
    const search = page.getByRole('banner').locator('[data-search-everything]');
    const { width: room = 0 } = (await search.boundingBox()) ?? {};
    expect(room).toBeGreaterThanOrEqual(32);
    if (width < 900) {
      await search.click();
      await page.getByRole('dialog').getByRole('combobox').waitFor();
    } else expect(room).toBeGreaterThanOrEqual(150);
  },
);

test(
  'a page is printed without navigation, commands and filters, in light colours, with all rows of a table that scrolls and its head on each page',
  { tags: 'matrix' },
  async () => {
    const { viewer } = await (
      await product.as('client')
    ).run('{ viewer { mergedInvoices(first: 15) { edges { node { dbId items { __typename } } } } } }');
    const long = viewer.mergedInvoices.edges.find(({ node }) => node.items.length > 100)?.node;
    const page = await openPage(product, { as: 'client@demo.test', colorScheme: 'dark' });
    await page.goto(`/final-invoices/${long?.dbId}`);
    const table = page.getByRole('table').first();
    await table.waitFor();
    const lines = table.locator('tbody tr');
    expect(await lines.count()).toBeLessThan(100);
    // As printing does.
    await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => lines.count()).toBe(long?.items.length);
    await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
    await expect.poll(() => lines.count()).toBeLessThan(100);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(
      await page
        .locator('main')
        .locator('button:not([data-sheet] *), input')
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    expect(
      await page
        .locator('main')
        .evaluate((main) => [
          getComputedStyle(main).backgroundColor,
          getComputedStyle(main.querySelector('thead') ?? main).display,
        ]),
    ).toEqual(['rgb(255, 255, 255)', 'table-header-group']);
    const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true }))
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g);
    expect(sheets?.length).toBeGreaterThan(2);
    await page.goto('/orders/regular');
    await table.waitFor();
    expect(await page.getByRole('navigation', { name: 'Main navigation' }).isVisible()).toBe(false);
    expect(await page.getByRole('group', { name: 'Filters' }).isVisible()).toBe(false);
  },
);
