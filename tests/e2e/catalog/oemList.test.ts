import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage, type PageOptions } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const [ordinary, ended] = [demoArticles.ordinary, demoArticles.endOfLife].map(skuOf);
const csv = (name: string, content = `Number;Brand\r\n${ordinary};\r\n${ended};\r\nNOBODYS-1;\r\n`) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

async function openOem(options: PageOptions = {}) {
  const page = await openPage(product, { as: 'client@demo.test', ...options });
  await page.goto('/catalog?type=oem');
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  return page;
}

test('CAT-06 CAT-07 CAT-25 CAT-26 a list is chosen: each number with found, replacement and its articles to order; another list takes the place of the results; another kind of file is refused with a message', async () => {
  const page = await openOem();
  await page.locator('input[type=file]').setInputFiles(csv('march.csv'));
  await page.getByRole('heading', { name: '3 numbers in march.csv' }).waitFor();
  const rows = page.getByRole('row');
  expect(await rows.count()).toBe(5);
  await rows.filter({ hasText: 'NOBODYS-1' }).getByText('Not found').waitFor();
  await rows
    .filter({ hasText: ended ?? '' })
    .getByText('Replaced', { exact: true })
    .waitFor();
  await rows
    .filter({ hasText: ordinary ?? '' })
    .first()
    .getByRole('button', { name: /Add to cart|In the cart/ })
    .waitFor();
  await page.getByRole('button', { name: 'Not found 1' }).click();
  await expect.poll(() => rows.count()).toBe(2);

  await page.locator('input[type=file]').setInputFiles(csv('list.xlsx'));
  await page.getByText('“list.xlsx” is neither .csv nor .txt.').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  await page.locator('input[type=file]').setInputFiles(csv('empty.txt', '\n'));
  await page.getByText('“empty.txt” has no lines.').waitFor();
  await expectNoAxeViolations(page);
});

test(
  'SHELL-23 CAT-26 another currency searches the list again, with its prices',
  { tags: 'matrix' },
  async () => {
    const page = await openOem();
    await page.locator('input[type=file]').setInputFiles(csv('march.csv'));
    const title = page.getByRole('heading', { name: '3 numbers in march.csv' });
    await title.waitFor();
    const row = page
      .getByRole('row')
      .filter({ hasText: ordinary ?? '' })
      .first();
    expect(await row.innerText()).toMatch(/€/);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
    await reloaded;
    await expect.poll(() => row.innerText()).toMatch(/\$/);
    await title.waitFor();
  },
);

test(
  'CAT-25 numbers are pasted anywhere on the page, and the results are still there after visiting an article',
  { tags: 'matrix' },
  async () => {
    const page = await openOem();
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, `${ordinary}\nNOBODYS-1`);
    await page.getByRole('heading', { name: '2 numbers in Pasted list.txt' }).waitFor();
    await page
      .getByRole('link', { name: ordinary ?? '', exact: true })
      .first()
      .click();
    await page.waitForURL('**/catalog/article/**');
    await page.goBack();
    await page.getByRole('heading', { name: '2 numbers in Pasted list.txt' }).waitFor();
  },
);

test(
  'CAT-27 CAT-28 the results are downloaded under the name that the back end gives',
  { tags: 'matrix' },
  async () => {
    const page = await openOem();
    await page.locator('input[type=file]').setInputFiles(csv('march.csv'));
    await page.getByRole('button', { name: 'Download' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download OEM results' });
    await expectNoAxeViolations(page);
    const started = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await started).suggestedFilename()).toBe('oem-list.csv');
  },
);
