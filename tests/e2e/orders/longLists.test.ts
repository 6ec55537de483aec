import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, type PageOptions } from '../support/openPage.ts';
import { rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function open(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(product, { as: 'client@demo.test', ...options });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Whether the point in the middle of an element is its own, not of something above it or off the screen. */
const isInSight = (element: Locator) =>
  element.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test(
  'DAY-80 the head of a list stays below the header while the page scrolls',
  { tags: 'matrix' },
  async () => {
    const page = await open('/orders/regular?page=1&limit=50');
    const last = rows(page).last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => isInSight(last)).toBe(true);
    const head = page.getByRole('columnheader', { name: 'Status' });
    await expect.poll(() => isInSight(head)).toBe(true);
  },
);

test('DAY-80 the head of a table wider than the page stays too, and the page does not scroll sideways', async () => {
  const page = await open('/missing-items?page=1&limit=50', { width: 800 });
  const last = rows(page).last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => isInSight(page.getByRole('columnheader', { name: 'Article' }))).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const hide = last.getByRole('button', { name: /^Hide/ });
  await hide.scrollIntoViewIfNeeded();
  await expect.poll(() => isInSight(hide)).toBe(true);
});

test(
  'DAY-81 a click anywhere in a row opens its document, one on its own controls does not',
  { tags: 'matrix' },
  async () => {
    const page = await open('/orders/regular');
    const row = rows(page).first();
    const href = await row.getByRole('link').first().getAttribute('href');
    await row.getByRole('checkbox').check();
    // Next to the box, still in its cell.
    await row
      .getByRole('cell')
      .first()
      .click({ position: { x: 2, y: 2 } });
    expect(new URL(page.url()).pathname).toBe('/orders/regular');
    await row.getByRole('cell').nth(4).click();
    await page.waitForURL(`**${href}`);
    await page.goBack();
    const opened = page.context().waitForEvent('page');
    await row
      .getByRole('cell')
      .nth(4)
      .click({ modifiers: ['Control'] });
    await (await opened).waitForURL(`**${href}`);
    expect(new URL(page.url()).pathname).toBe('/orders/regular');
  },
);

test('DAY-81 text of a row can be selected without leaving the list', { tags: 'matrix' }, async () => {
  const page = await open('/orders/regular');
  const cell = rows(page).first().getByRole('cell').nth(4);
  const { x, y, height } = (await cell.boundingBox()) ?? expect.fail('no cell');
  await page.mouse.move(x + 9, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + height / 2);
  await page.mouse.up();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString().trim())).not.toBe('');
});

test('DAY-81 on a phone a card opens its document', async () => {
  const page = await open('/orders/regular', { width: 390, height: 844 });
  const card = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first();
  const href = await card.getByRole('link').first().getAttribute('href');
  await card.getByText('Warehouse').click();
  await page.waitForURL(`**${href}`);
});
