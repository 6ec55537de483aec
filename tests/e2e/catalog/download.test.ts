import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function openDialog() {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/catalog?type=part&searchString=brake+pad&page=2&limit=10');
  await page.getByRole('list', { name: 'Results' }).waitFor();
  await page.getByRole('button', { name: 'Download' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download search results' });
  await dialog.waitFor();
  return { page, dialog };
}

test(
  'CAT-30 the download starts with csv and headers on, and offers xlsx, xls and csv',
  { tags: 'matrix' },
  async () => {
    const { page, dialog } = await openDialog();
    const format = dialog.getByLabel('Format');
    await expect.poll(() => format.inputValue()).toBe('csv');
    expect(
      (await format.getAttribute('required')) !== null ||
        (await format.getAttribute('aria-required')) === 'true',
    ).toBe(true);
    await expect.poll(() => format.locator('option').allInnerTexts()).toEqual(['xlsx', 'xls', 'csv']);
    await expect.poll(() => dialog.getByRole('checkbox').isChecked()).toBe(true);
    await expectNoAxeViolations(page);
  },
);

test(
  'CAT-29 the download holds all results of the search, not only the page shown',
  { tags: 'matrix' },
  async () => {
    const { page, dialog } = await openDialog();
    const found = Number((await page.getByText(/articles found/).innerText()).replaceAll(/\D/g, ''));
    const requested = page
      .context()
      .waitForEvent('request', (request) => request.url().includes('/api/v3/articles/search'));
    await dialog.getByRole('button', { name: 'Download' }).click();
    const url = (await requested).url();
    const query = new URL(url).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      searchString: 'brake pad',
      'filter[type]': 'part',
      'export[format]': 'csv',
      'export[withHeaders]': '1',
    });
    const file = await page.request.get(url);
    expect(file.headers()['content-disposition']).toMatch(/attachment; filename=.+\.csv/);
    const lines = (await file.text()).trim().split('\n');
    expect(lines.length).toBe(found + 1);
  },
);
