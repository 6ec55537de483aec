import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { measureScreen } from './measureScreen.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Sizes of texts that there are (docs/design). */
const sizes = [12, 14, 16, 20, 24];
const rows = 'tbody tr, ul[aria-label] > li';

/** A screen, its first row, and the most pixels above that in a wide window in English and on a phone in German. */
const screens = [
  ['/orders/regular', rows, 220, 275],
  ['/missing-items', rows, 240, 260],
  ['/claims', rows, 180, 200],
  ['/issues', rows, 180, 200],
  ['/catalog?type=part&searchString=brake+disc&page=1&limit=20', rows, 240, 340],
  ['/cart/regular', 'tbody tr', 310, 430],
  ['/cart/checkout', 'h2, h3, main p', 220, 260],
] as const;

test.each([
  ['wide', { width: 1440, locale: 'en' }],
  ['phone', { width: 390, height: 844, locale: 'de', hasTouch: true }],
] as const)(
  'rows begin high on a screen, at most one button is filled, texts have the sizes of the scale, no word is broken: %s',
  async (kind, look) => {
    const page = await openPage(product, { as: 'client@demo.test', ...look });
    for (const [path, row, wide, phone] of screens) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator(row).first().waitFor();
      const figures = await measureScreen(page, row);
      expect(figures, path).toMatchObject({ broken: [], cut: [] });
      expect(figures.firstRow, path).toBeLessThanOrEqual(kind === 'wide' ? wide : phone);
      expect(figures.filled.length, `${path}: ${figures.filled.join()}`).toBeLessThanOrEqual(1);
      expect(sizes, path).toEqual(expect.arrayContaining(figures.sizes));
    }
  },
);
