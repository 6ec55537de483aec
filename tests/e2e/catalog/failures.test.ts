import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { expectComplaints, openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => fetch(`${product.sandbox.url}/sandbox/faults`, { method: 'DELETE' }));
afterAll(() => product.close());

/** The gateway retries reads: the fault stays until the test is over. */
const always = { times: 50 };
const results = (page: Page) => page.getByRole('list', { name: 'Results' });

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('main').getByRole('combobox', { name: 'Part number or text' }).fill(text);
  await page.keyboard.press('Enter');
}

async function openResults(): Promise<Page> {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/catalog?type=part&searchString=filter&page=1&limit=20');
  await results(page).waitFor();
  return page;
}

test(
  'CAT-32 CAT-35 a failed search shows a panel titled Error with the server’s own words, and no results',
  { tags: 'matrix' },
  async () => {
    const page = await openResults();
    const body = { message: 'no', error: 'The index is being rebuilt' };
    await product.breakNext('searchArticles', { kind: 'status', status: 400, body, ...always });
    await search(page, 'brake');
    await page.getByText('The index is being rebuilt').waitFor();
    await page.getByText('Error', { exact: true }).waitFor();
    expect(await results(page).count()).toBe(0);
    expect(await page.locator('.fui-ToastTitle').count()).toBe(0);
  },
);

test('CAT-32 the words in the error field of a 500 show as well', { tags: 'matrix' }, async () => {
  const page = await openResults();
  const body = { error: 'The index is being rebuilt' };
  await product.breakNext('searchArticles', { kind: 'status', status: 500, body, ...always });
  await search(page, 'brake');
  await page.getByText('The index is being rebuilt').waitFor();
  expect(await page.getByText('Server error').count()).toBe(0);
});

test(
  'SHELL-30 results that cannot be rendered leave a notice that something went wrong, with a link home',
  { tags: 'matrix' },
  async () => {
    const page = await openResults();
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      // No back end responds like this: it stands for a fault in the client's own code.
      const text = (await response.text()).replaceAll(/"description":"[^"]*"/g, '"description":{"a":1}');
      await route.fulfill({ response, body: text });
    });
    await search(page, 'brake');
    await page.getByText('Something went wrong').waitFor();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.waitForURL('**/catalog');
    await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor();
    expectComplaints(/Objects are not valid as a React child|#31/);
  },
);

test(
  'CAT-33 CAT-35 an HTTP error without an error field is a server error; trying again shows the results',
  { tags: 'matrix' },
  async () => {
    const page = await openResults();
    await product.breakNext('searchArticles', { kind: 'status', status: 500, body: {}, ...always });
    await search(page, 'brake');
    await page.getByText('Server error').first().waitFor();
    expect(await results(page).count()).toBe(0);
    await fetch(`${product.sandbox.url}/sandbox/faults`, { method: 'DELETE' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await results(page).waitFor();
  },
);

test('CAT-34 CAT-35 any other failure is an unknown error', async () => {
  const page = await openResults();
  await page.route('**/graphql', (route) => route.abort('connectionfailed'));
  await search(page, 'brake');
  await page.getByText('Unknown error').first().waitFor();
  expect(await results(page).count()).toBe(0);
  expectComplaints(/ERR_CONNECTION_FAILED|NetworkError: no answer/);
});

test('CAT-31 a failed strict search leaves the ordinary results alone', { tags: 'matrix' }, async () => {
  await product.breakNext('strictSearchArticles', { kind: 'status', status: 500, ...always });
  const page = await openPage(product, { as: 'client@demo.test' });
  const sku = skuOf(demoArticles.inTens);
  await page.goto(`/catalog?type=part&searchString=${sku}&page=1&limit=20`);
  await results(page).getByRole('link', { name: sku, exact: true }).waitFor();
  expect(await page.getByText('Exact matches').count()).toBe(0);
  expect(await page.getByText('Server error').count()).toBe(0);
});

test('CAT-09 failed suggestions say nothing and the search still works', { tags: 'matrix' }, async () => {
  await product.breakNext('shortSearchArticles', { kind: 'status', status: 500, ...always });
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/catalog');
  const answered = page.waitForResponse('**/graphql');
  await page.getByRole('main').getByRole('combobox').pressSequentially('filter');
  await answered;
  await page.keyboard.press('Enter');
  await results(page).waitFor();
  expect(await page.locator('.fui-ToastTitle').count()).toBe(0);
});
