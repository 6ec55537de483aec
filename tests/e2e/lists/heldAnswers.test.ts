import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScreen, results, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const current = (page: Page) => pager(page).locator('[aria-current=page]').innerText();
const busy = (page: Page) => page.locator('main [data-live-list][aria-busy=true]');

async function openOrders(search = ''): Promise<Page> {
  const page = await openScreen(product, `/orders/regular?page=1&limit=10${search}`);
  await rows(page).getByRole('link').first().waitFor();
  return page;
}

/** Holds the answers to queries that read rows; returns how to let them pass. */
async function holdRows(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"first"')) await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test(
  'while its rows are under way the pressed page is current, the old rows stay, and the list is busy',
  { tags: 'matrix' },
  async () => {
    const page = await openOrders();
    const old = await rows(page).allInnerTexts();
    const release = await holdRows(page);
    await pager(page).getByRole('link', { name: 'Next page' }).click();
    await busy(page).waitFor();
    expect(await current(page)).toBe('2');
    expect(await rows(page).allInnerTexts()).toEqual(old);
    expect(await pager(page).innerText()).toMatch(/^1-10 \//);

    // The next press begins where the last one led to.
    await pager(page).getByRole('link', { name: 'Next page' }).click();
    await expect.poll(() => current(page)).toBe('3');
    release();
    await busy(page).waitFor({ state: 'detached' });
    await expect.poll(() => pager(page).innerText()).toMatch(/^21-30 \//);
    expect(await rows(page).allInnerTexts()).not.toEqual(old);
  },
);

test(
  'back from a page whose rows are under way shows the page before it, and its rows were never gone',
  { tags: 'matrix' },
  async () => {
    const page = await openOrders();
    const old = await rows(page).allInnerTexts();
    const release = await holdRows(page);
    await pager(page).getByRole('link', { name: 'Next page' }).click();
    await busy(page).waitFor();
    await page.goBack();
    await busy(page).waitFor({ state: 'detached' });
    expect(await current(page)).toBe('1');
    expect(await rows(page).allInnerTexts()).toEqual(old);
    release();
    await page.waitForLoadState('networkidle');
    expect(await rows(page).allInnerTexts()).toEqual(old);
  },
);

test(
  'a removed filter is gone while the rows without it are under way, and a second one does not bring it back',
  { tags: 'matrix' },
  async () => {
    const page = await openOrders('&filter[status][]=delivered&filter[grandTotal][>]=10');
    const old = await rows(page).allInnerTexts();
    const release = await holdRows(page);
    const remove = page.getByRole('button', { name: /Remove filter/ });
    await remove.nth(1).waitFor();
    await remove.first().click();
    await busy(page).waitFor();
    expect(await remove.count()).toBe(1);
    await remove.click();
    await remove.waitFor({ state: 'detached' });
    expect(await rows(page).allInnerTexts()).toEqual(old);
    release();
    await busy(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).not.toContain('filter');
  },
);

test(
  'a page that fails says so, leaves nothing busy, and back leads to the rows before it',
  { tags: 'matrix' },
  async () => {
    const page = await openOrders();
    const old = await rows(page).allInnerTexts();
    await product.breakNext('listOrders', { kind: 'status', status: 500, body: {}, times: 5 });
    await pager(page).getByRole('link', { name: 'Next page' }).click();
    await page.getByText('The orders could not be loaded').first().waitFor();
    expect(await busy(page).count()).toBe(0);
    await fetch(`${product.sandbox.url}/sandbox/faults`, { method: 'DELETE' });
    await page.goBack();
    await expect.poll(() => rows(page).allInnerTexts()).toEqual(old);
    expect(await current(page)).toBe('1');
  },
);

test('a chosen sort order shows while its results are under way', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, '/catalog?type=part&searchString=filter&page=1&limit=10');
  await results(page).first().waitFor();
  const old = await results(page).allInnerTexts();
  const release = await holdRows(page);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('-price');
  await busy(page).waitFor();
  expect(await sort.inputValue()).toBe('-price');
  expect(await results(page).allInnerTexts()).toEqual(old);
  release();
  await busy(page).waitFor({ state: 'detached' });
  expect(await sort.inputValue()).toBe('-price');
  expect(await results(page).allInnerTexts()).not.toEqual(old);
});
