import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { expectComplaints, openPage, type PageOptions } from '../support/openPage.ts';
import { dialog, done, focusedName, openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const starred = [demoArticles.ordinary, demoArticles.inTens, demoArticles.linked, demoArticles.lastPiece];
beforeEach(async () => {
  const { db } = product.sandbox;
  await db.deleteFrom('wishlist_items').where('access_id', '=', 1).execute();
  await db
    .insertInto('wishlist_items')
    .values(starred.map((article_id) => ({ access_id: 1, article_id })))
    .execute();
});

const client = 'client@demo.test';
function open(options: PageOptions = {}, path = '/wish-list'): Promise<Page> {
  return openScreen(product, path, options);
}
const sku = (id: number) => skuOf(id);

test(
  'WISH-01 SHELL-17 the wishlist is an area for users who may see orders; others are redirected',
  { tags: 'matrix' },
  async () => {
    const page = await open({}, '/catalog');
    await page.getByRole('link', { name: 'Wishlist' }).click();
    await page.waitForURL('**/wish-list');
    const basic = await openPage(product, { as: 'basic@demo.test' });
    await basic.goto('/wish-list');
    await basic.waitForURL('**/catalog');
    expect(await basic.getByRole('link', { name: 'Wishlist' }).count()).toBe(0);
  },
);

test(
  'WISH-01 SHELL-17 without access to the wishlist articles have no star',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'basic@demo.test' });
    await page.goto('/catalog?type=part&searchString=filter&page=1&limit=20');
    const article = page.getByRole('list', { name: 'Results' }).getByRole('link').first();
    await article.waitFor();
    expect(await page.getByRole('button', { name: /in the wishlist/ }).count()).toBe(0);
    await article.click();
    await page.getByRole('heading', { level: 2, name: 'Attributes' }).waitFor();
    expect(await page.getByRole('button', { name: /in the wishlist/ }).count()).toBe(0);
  },
);

test('WISH-02 WISH-03 WISH-04 WISH-05 WISH-08 article, description, one stock column per warehouse without consignation, checkboxes; a row is removed after a confirmation, and the focus goes to the next row', async () => {
  const page = await open();
  const headings = await page.getByRole('columnheader').allInnerTexts();
  const { viewer } = await (await product.as('client')).run('{ viewer { warehouses { name type } } }');
  const shown = viewer.warehouses.filter(({ type }) => type !== 'CONSIGNATION').map(({ name }) => name);
  expect(shown.length).toBeLessThan(viewer.warehouses.length);
  expect(headings).toEqual(['Selection', 'Article', 'Description', ...shown, 'Remove']);
  await expect.poll(() => rows(page).count()).toBe(starred.length);
  const row = rows(page).filter({ hasText: sku(demoArticles.lastPiece) });
  await expect.poll(() => row.locator('th, td').nth(3).innerText()).toBe('1');
  await expect.poll(() => row.getByRole('checkbox').count()).toBe(1);
  const link = row.getByRole('link', { name: sku(demoArticles.lastPiece) });
  await expect
    .poll(() => link.getAttribute('href'))
    .toBe(`/catalog/article/${encodeURIComponent(sku(demoArticles.lastPiece))}`);

  const first = await rows(page).first().getByRole('link').innerText();
  const second = await rows(page).nth(1).getByRole('link').innerText();
  await page.getByRole('button', { name: `Remove ${first}` }).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => rows(page).count()).toBe(starred.length);
  await page.getByRole('button', { name: `Remove ${first}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => rows(page).count()).toBe(starred.length - 1);
  await done(page);
  await expect.poll(() => focusedName(page)).toBe(second);
});

test('WISH-06 WISH-07 WISH-08 GAP-139 checked rows go into the cart, and before a row is checked the button is disabled; clear asks and empties; an empty wishlist says how to add articles', async () => {
  const page = await open();
  const add = page.getByRole('button', { name: 'Add to cart' });
  await expect.poll(() => add.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: `Select ${sku(demoArticles.inTens)}` }).check();
  await page.getByText('Selected: 1').first().waitFor();
  await add.click();
  await done(page);
  const left = starred.length - 1;
  await expect.poll(() => rows(page).count()).toBe(left);
  await page.getByRole('button', { name: 'Go to the cart' }).click();
  await page.waitForURL('**/cart/regular');
  await page.getByRole('link', { name: sku(demoArticles.inTens) }).waitFor();

  await page.goBack();
  await page.getByRole('button', { name: 'Clear wishlist' }).click();
  await page.getByText(`Articles that will be removed: ${left}`).waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => rows(page).count()).toBe(left);
  await page.getByRole('button', { name: 'Clear wishlist' }).click();
  await dialog(page).getByRole('button', { name: 'Clear wishlist' }).click();
  await page.getByText('Your wishlist is empty').waitFor();
  await done(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows(page).count()).toBe(left);
  await page.getByRole('button', { name: 'Clear wishlist' }).click();
  await dialog(page).getByRole('button', { name: 'Clear wishlist' }).click();
  await page.getByText('Your wishlist is empty').waitFor();
  expect(await page.getByRole('link', { name: 'Search the catalogue' }).getAttribute('href')).toBe(
    '/catalog',
  );
  await page.reload();
  await page.getByText('Your wishlist is empty').waitFor();
  await expectNoAxeViolations(page);
});

test('WISH-04 WISH-06 by keyboard alone: select all, add to cart', { tags: 'matrix' }, async () => {
  const page = await open();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).focus();
  await page.keyboard.press('Space');
  await page.getByText(`Selected: ${starred.length}`).first().waitFor();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Add to cart');
  await page.keyboard.press('Enter');
  await page.getByText('Your wishlist is empty').waitFor();
});

test(
  'WISH-06 GAP-139 a user who may not order sees neither checkboxes nor the button',
  { tags: 'matrix' },
  async () => {
    const { db } = product.sandbox;
    const { id } = await db
      .selectFrom('accesses as a')
      .innerJoin('users as u', 'u.id', 'a.user_id')
      .select('a.id')
      .where('u.email', '=', 'accountant@demo.test')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('wishlist_items')
      .values({ access_id: id, article_id: demoArticles.ordinary })
      .execute();
    const page = await open({ as: 'accountant@demo.test' });
    await rows(page).first().waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Add to cart' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Clear wishlist' }).waitFor();
  },
);

test(
  'WISH-02 when the list cannot be read the page says so and can read it again',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: client });
    await product.breakNext('listWishlist', { kind: 'status', status: 500 });
    await page.goto('/wish-list');
    await page.getByText('The wishlist could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await rows(page).first().waitFor();
    expectComplaints(/500|GraphQL|Relay/);
  },
);

test(
  'LIST-06 LIST-07 pages are links with a URL; a page that no longer exists redirects to the last one',
  { tags: 'matrix' },
  async () => {
    const { db } = product.sandbox;
    await db
      .insertInto('wishlist_items')
      .values(Array.from({ length: 11 }, (_, n) => ({ access_id: 1, article_id: 100 + n })))
      .execute();
    const page = await open({}, '/wish-list?page=1&limit=10');
    await expect.poll(() => rows(page).count()).toBe(10);
    const firstRow = () => rows(page).first().innerText();
    const page1 = await firstRow();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /2$/ }).click();
    await expect.poll(firstRow).not.toBe(page1);
    await page.goBack();
    await expect.poll(firstRow).toBe(page1);
    await page.goto('/wish-list?page=9&limit=10');
    await page.waitForURL('**/wish-list?page=2&limit=10');
    await expect.poll(() => rows(page).count()).toBe(5);
  },
);
