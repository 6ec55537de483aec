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
    await page.getByText(/nicht vollständig lieferbar/).waitFor();
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

test('a page is printed without header and navigation', { tags: 'matrix' }, async () => {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/orders/regular');
  await page.getByRole('table').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await expect.poll(() => page.getByRole('table').isVisible()).toBe(true);
  await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
  await expect.poll(() => page.getByRole('navigation', { name: 'Main navigation' }).isVisible()).toBe(false);
});
