import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage, type PageOptions } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { fillCart, readCart, importPreviewed } from './fillCart.ts';

let product: Product;
let articles: { sku: string; multiple: number }[];
beforeAll(async () => {
  product = await startProduct();
  articles = await product.sandbox.db
    .selectFrom('articles')
    .select(['sku', 'multiple'])
    .where('active', '=', true)
    .where('eol', '=', false)
    .orderBy('id')
    .limit(200)
    .execute();
});
afterAll(() => product.close());
beforeEach(() => fillCart(product, 'second', []));

const good = (index: number): string => {
  const article = articles[index % articles.length];
  if (!article) throw new Error('There are no articles.');
  return `${article.sku};${article.multiple}`;
};

/** A file of `count` lines, of which every n-th is bad. */
const linesWith = (count: number, every: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    index % every === every - 1 ? `NO-SUCH-${index};1` : good(index),
  );

async function importFile(lines: readonly string[], options: PageOptions = {}): Promise<Page> {
  const page = await openPage(product, { as: 'second@demo.test', ...options });
  await page.goto('/cart/regular');
  await choose(page, 'order.csv', lines.join('\n'));
  await page.getByRole('group', { name: /\d/ }).waitFor();
  return page;
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await importPreviewed(page);
}

const place = (line: number) => String(line).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

test(
  'CART-37 CART-38 GAP-54 of 5,000 lines the 50 bad ones are all listed and kept; corrected, they go in',
  { tags: 'matrix' },
  async () => {
    const page = await importFile(linesWith(5_000, 100));
    const report = page.getByRole('group', { name: '50 lines were not imported' });
    await report.getByText('4 950 lines imported.').waitFor();
    expect(await report.evaluate((element) => element === document.activeElement)).toBe(true);
    const listed = await report.getByRole('listitem').allInnerTexts();
    expect(listed).toEqual(
      Array.from(
        { length: 50 },
        (_, i) => `At ${place((i + 1) * 100)}: NO-SUCH-${i * 100 + 99};1 (Unknown number)`,
      ),
    );
    await expectNoAxeViolations(page);

    // It is still there after visiting another page.
    await page.getByRole('link', { name: 'Quick order', exact: true }).first().click();
    await page.getByRole('textbox').first().waitFor();
    await page.getByRole('link', { name: 'Order from stock' }).click();
    await report.waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      report.getByRole('button', { name: 'Download these lines' }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe('order-corrections.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text.split('\r\n')).toHaveLength(52);
    await choose(page, 'again.csv', text.replaceAll(/NO-SUCH-\d+;1/g, good(0)));
    await page.locator('.fui-ToastTitle', { hasText: 'File imported' }).waitFor();
    await report.waitFor({ state: 'detached' });
  },
);

test(
  'CART-37 2,000 bad lines are listed too, the last at the end of the list, by keyboard; closing keeps the focus',
  { tags: 'matrix' },
  async () => {
    const page = await importFile([
      good(0),
      ...Array.from({ length: 2_000 }, (_, index) => `NO-SUCH-${index};1`),
    ]);
    const report = page.getByRole('group', { name: '2 000 lines were not imported' });
    await report.getByText('1 line imported.').waitFor();
    expect(await report.getByRole('listitem').count()).toBeLessThan(100);
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await report.getByText(/At 2\s001: NO-SUCH-1999;1/).waitFor();
    await report.getByRole('button', { name: 'Close' }).press('Enter');
    await report.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add article');
    expect(await readCart(product, 'second')).toHaveLength(1);
  },
);

test('the list of lines not imported fits a phone in German, dark', { tags: 'matrix' }, async () => {
  const page = await importFile(linesWith(10, 2), { width: 320, locale: 'de', colorScheme: 'dark' });
  await page.getByRole('group', { name: '5 Zeilen wurden nicht eingelesen' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(page);
});
