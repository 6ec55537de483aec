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
  ['/today', 'main li', 200, 240],
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
      if (kind === 'phone') expect.soft(figures.low, path).toEqual([]);
      expect(figures.firstRow, path).toBeLessThanOrEqual(kind === 'wide' ? wide : phone);
      expect(figures.filled.length, `${path}: ${figures.filled.join()}`).toBeLessThanOrEqual(1);
      expect(sizes, path).toEqual(expect.arrayContaining(figures.sizes));
    }
  },
);

test(
  'with more contrast asked for, quiet texts and lines are as plain as the others',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.emulateMedia({ contrast: 'more' });
    await page.goto('/orders/regular');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const colors = await page.locator('main').evaluate((main) => {
      const style = getComputedStyle(main);
      const read = (name: string) => style.getPropertyValue(`--colorNeutral${name}`).trim();
      return ['Foreground1', 'Foreground2', 'Foreground3', 'StrokeAccessible', 'Stroke1', 'Stroke2'].map(
        read,
      );
    });
    const [text, quiet, quieter, line, border, hairline] = colors;
    expect(text).not.toBe('');
    expect(line).not.toBe('');
    expect([quiet, quieter]).toEqual([text, text]);
    expect([border, hairline]).toEqual([line, line]);
  },
);

test('with the text spacing of WCAG 1.4.12 nothing scrolls sideways', async () => {
  const page = await openPage(product, { as: 'client@demo.test', width: 640, height: 450 });
  for (const path of ['/today', '/orders/regular', '/cart/regular', '/catalog']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
      );
      document.adoptedStyleSheets.push(spacing);
    });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(beyond, path).toBeLessThanOrEqual(0);
  }
});
