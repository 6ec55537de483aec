import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyableArticles, fillCart } from '../cart/fillCart.ts';
import { expectFocusInSight } from '../support/expectAnswer.ts';
import { focusedName, openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  const articles = await buyableArticles(product, 'client', 20);
  await fillCart(
    product,
    'client',
    articles.map((article) => ({ article, times: 1 })),
  );
});
afterAll(() => product.close());

/** Presses a key some times, at most to the end of the page; what has the focus must be in sight after each. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<void> {
  for (let presses = 1; presses <= times; presses++) {
    await page.keyboard.press(key);
    const name = await focusedName(page);
    if (name === null && presses > 1) return;
    await expectFocusInSight(page, `${key} to ${name} on ${page.url()}`);
  }
}

const isInNavigation = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('nav[aria-label="Main navigation"]') !== null);

// A laptop of 1280 px at 200 %, and a small one at 125 %.
test.each([
  [640, 450],
  [1092, 500],
])(
  'in a window of %i × %i px each entry of the navigation is in sight when it has the focus',
  { tags: 'matrix' },
  async (width, height) => {
    const page = await openScreen(product, '/orders/regular', { width, height });
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').first().focus();
    let entries = 0;
    while (await isInNavigation(page)) {
      entries++;
      await walk(page, 'Tab', 1);
    }
    expect(entries).toBeGreaterThanOrEqual(10);
    for (; entries > 0; entries--) await walk(page, 'Shift+Tab', 1);
    expect(await isInNavigation(page)).toBe(true);
  },
);

test.each([
  ['no zoom', 1440, 900],
  ['a phone with keys', 390, 844],
  ['200 %', 640, 450],
  ['400 %', 320, 256],
])(
  'neither the header nor the head of a table nor the bar at the end covers what has the focus, forwards and backwards: %s',
  { tags: 'matrix' },
  async (_, width, height) => {
    const page = await openScreen(product, '/orders/regular', { width, height });
    for (const path of ['/orders/regular', '/cart/regular', '/cart/checkout', '/missing-items']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await page
        .getByRole('main')
        .getByRole('link')
        .or(page.getByRole('main').getByRole('button'))
        .first()
        .focus();
      await walk(page, 'Tab', 45);
      await walk(page, 'Shift+Tab', 45);
    }
  },
);

test('a message gives way to what has the focus', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, '/orders/statements');
  await page
    .getByRole('link', { name: /^statement_.*pdf$/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByText('The download begins…').last().waitFor();
  await walk(page, 'Tab', 25);
});

test.each([1440, 390])(
  'downloads at the end of the window stand below the bar of a page: %i px wide',
  { tags: 'matrix' },
  async (width) => {
    const page = await openScreen(product, '/orders/statements', { width, height: 700 });
    await page
      .getByRole('link', { name: /^statement_.*pdf$/ })
      .first()
      .click();
    const downloads = page.getByRole('region', { name: 'Downloads' });
    await downloads.getByText(/^Saved/).waitFor();
    await page.getByRole('link', { name: /^Cart: / }).click();
    const checkOut = page.getByRole('button', { name: 'Check out' });
    await checkOut.waitFor();
    const boxes = async () => ({
      button: await checkOut.boundingBox(),
      downloads: await downloads.boundingBox(),
    });
    await expect
      .poll(boxes)
      .toSatisfy(
        ({ button, downloads: tray }: Awaited<ReturnType<typeof boxes>>) =>
          button !== null && tray !== null && button.y > 350 && button.y + button.height <= tray.y,
      );
  },
);
