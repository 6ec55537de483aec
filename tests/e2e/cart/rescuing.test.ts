import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { warehouseIds } from '../../support/shopping.ts';
import { startAlteredUpstream, type AlteredUpstream } from '../../support/startAlteredUpstream.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { buyableArticles, fillCart, readCart } from './fillCart.ts';

let upstream: AlteredUpstream;
let product: Product;
beforeAll(async () => {
  product = await startProduct({
    through: async (sandboxUrl) => (upstream = await startAlteredUpstream(sandboxUrl)).url,
  });
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await product.close();
  await upstream.close();
});

type Article = { id: string; name: string; multiple: number };

/** A demo article by its number in the back end. */
async function demoArticle(dbId: number): Promise<Article> {
  const { sku } = await product.sandbox.db
    .selectFrom('articles')
    .select('sku')
    .where('id', '=', dbId)
    .executeTakeFirstOrThrow();
  const { viewer } = await (
    await product.as('client')
  ).run('query ($name: String!) { viewer { article(name: $name) { id name multiple } } }', { name: sku });
  return viewer.article;
}

/** Puts some multiples of an article into the cart, between two lines that are not short, and opens it. */
async function openCartWith(
  article: Article,
  times: number,
): Promise<{ page: Page; before: Map<string, number> }> {
  const others = (await buyableArticles(product, 'client', 3)).filter(({ name }) => name !== article.name);
  const lines = others.slice(0, 2).map((other) => ({ article: other, times: 1 }));
  const short = { article: { ...article, dbId: '', stock: [] }, times };
  await fillCart(product, 'client', [...lines, short]);
  const before = new Map(await readCart(product, 'client'));
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/cart/regular?warehouses=1&useBackorder=0');
  return { page, before };
}

/** Chooses a way out for an article by keyboard. */
async function chooseWayOut(page: Page, name: string, way: RegExp): Promise<void> {
  await page.getByRole('button', { name: `Options for ${name}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `${name}: not enough stock` });
  await dialog.getByRole('button', { name: way }).first().press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

const expectNotice = (page: Page, text: string | RegExp) =>
  page.locator('.fui-ToastTitle', { hasText: text }).waitFor();

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).first().press('Enter');

/** The focus is on a line of the cart, not lost to the page. */
const expectFocusInTable = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null)).toBe(true);

const cartIs = (wanted: ReadonlyMap<string, number>) =>
  expect.poll(async () => new Map(await readCart(product, 'client'))).toEqual(wanted);

const without = (lines: ReadonlyMap<string, number>, name: string) =>
  new Map([...lines].filter(([one]) => one !== name));

async function piecesIn(type: 'RESERVATION' | 'BACKORDER', name: string): Promise<number> {
  const { viewer } = await (
    await product.as('client')
  ).run<{ viewer: { cart: { items: { requestedQty: number; article: { name: string } }[] } } }>(
    `{ viewer { cart(type: ${type}) { items { requestedQty article { name } } } } }`,
  );
  return viewer.cart.items.find(({ article }) => article.name === name)?.requestedQty ?? 0;
}

test(
  'CART-14 GAP-52 a replacement takes the place of an article no longer made; the focus stays in the cart; Undo restores it',
  { tags: 'matrix' },
  async () => {
    const article = await demoArticle(demoArticles.endOfLife);
    const { page, before } = await openCartWith(article, 2);
    await chooseWayOut(page, article.name, /^Take replacement: /);
    await expectNotice(page, `instead of ${article.name}`);
    await page.getByRole('button', { name: `Remove ${article.name}` }).waitFor({ state: 'detached' });
    await expectFocusInTable(page);
    const after = new Map(await readCart(product, 'client'));
    expect(after.has(article.name)).toBe(false);
    expect(after.size).toBe(before.size);
    await undo(page);
    await cartIs(before);
  },
);

test(
  'CART-14 GAP-52 an analogue covers the missing pieces of a line; the available pieces of the line stay; Undo reverts it',
  { tags: 'matrix' },
  async () => {
    const article = await shortWithAnalogue();
    const { page, before } = await openCartWith(article, Math.floor(9_999 / article.multiple));
    await chooseWayOut(page, article.name, /^Take equivalent: /);
    await expectNotice(page, `instead of ${article.name}`);
    await page.getByRole('button', { name: `Options for ${article.name}` }).waitFor({ state: 'detached' });
    await expectFocusInTable(page);
    const after = new Map(await readCart(product, 'client'));
    expect(after.size).toBeGreaterThanOrEqual(before.size);
    expect(after.get(article.name) ?? 0).toBeLessThan(before.get(article.name) ?? 0);
    await undo(page);
    await cartIs(before);
  },
);

/** Opens a cart with a short line for which the back end proposes two packs of an article that the cart holds. */
async function openCartWithHint() {
  const article = await demoArticle(demoArticles.outOfStock);
  const [other] = await buyableArticles(product, 'client', 1);
  if (!other) throw new Error('No article of the demo can be bought.');
  const hint = {
    requestedNo: article.name,
    article: { id: Number(other.dbId), name: other.name, description: '', multiple: other.multiple },
    calculatedPrice: { amount: 5, currencyCode: 'EUR' },
    requestedQty: 2 * other.multiple,
    stock: [],
  };
  upstream.alter('getCart', (key, value) => (key === 'hints' ? [hint] : value));
  const { page, before } = await openCartWith(article, 2);
  const own = before.get(other.name) ?? 0;
  expect(own).toBeGreaterThan(0);
  return { page, before, article, other, own };
}

test(
  'an equivalent that the cart already holds gets the missing pieces on top; Undo leaves those it had',
  { tags: 'matrix' },
  async () => {
    const { page, before, article, other, own } = await openCartWithHint();
    await chooseWayOut(page, article.name, /^Take equivalent: /);
    await expectNotice(page, `instead of ${article.name}`);
    await cartIs(without(before, article.name).set(other.name, own + 2 * other.multiple));
    await undo(page);
    await cartIs(before);
  },
);

test(
  'an alternative in stock that the cart already holds gets the missing pieces on top',
  { tags: 'matrix' },
  async () => {
    const { page, before, other, own } = await openCartWithHint();
    const hints = page.getByRole('region', { name: 'Alternatives in stock' });
    await hints.getByText('Alternatives in stock (1)').click();
    await hints.getByRole('button', { name: `Add ${2 * other.multiple}: ${other.name}` }).click();
    await cartIs(new Map(before).set(other.name, own + 2 * other.multiple));
  },
);

/** An article on sale but short, for which the cart has an alternative. */
async function shortWithAnalogue(): Promise<Article> {
  const articles = await buyableArticles(product, 'client', 30);
  await fillCart(
    product,
    'client',
    articles.map((article) => ({ article, times: Math.floor(9_999 / article.multiple) })),
  );
  const { viewer } = await (
    await product.as('client')
  ).run<{ viewer: { cart: { hints: { requestedNo: string }[] } } }>(
    `{ viewer { cart(warehouses: ["${warehouseIds(1).join()}"], useBackorder: false) { hints { requestedNo } } } }`,
  );
  const known = new Set(viewer.cart.hints.map(({ requestedNo }) => requestedNo));
  const found = articles.find(({ name }) => known.has(name));
  if (!found) throw new Error('No article of the demo has an analogue in stock.');
  return found;
}

test(
  'CART-05 goods in transit are pre-ordered: the line leaves the cart, the focus does not; Undo empties the pre-order cart again',
  { tags: 'matrix' },
  async () => {
    const article = await demoArticle(demoArticles.inTransitOnly);
    const { page, before } = await openCartWith(article, 1);
    const reserved = await piecesIn('RESERVATION', article.name);
    await chooseWayOut(page, article.name, /^Pre-order \d+: /);
    await expectNotice(page, `${article.name} moved to the pre-order cart`);
    await page.getByRole('button', { name: `Remove ${article.name}` }).waitFor({ state: 'detached' });
    await expectFocusInTable(page);
    await cartIs(without(before, article.name));
    await expect.poll(() => piecesIn('RESERVATION', article.name)).toBe(reserved + article.multiple);
    await undo(page);
    await cartIs(before);
    await expect.poll(() => piecesIn('RESERVATION', article.name)).toBe(reserved);
  },
);

test(
  'CALL-056 CALL-057 an unavailable article goes to the wishlist and leaves the cart; Undo brings it back',
  { tags: 'matrix' },
  async () => {
    const article = await demoArticle(demoArticles.outOfStock);
    const { page, before } = await openCartWith(article, 3);
    const isWished = async () => {
      const { viewer } = await (
        await product.as('client')
      ).run('query ($name: String!) { viewer { article(name: $name) { inWishList } } }', {
        name: article.name,
      });
      return viewer.article.inWishList;
    };
    await expect.poll(() => isWished()).toBe(false);
    await chooseWayOut(page, article.name, /^To wishlist: /);
    await expectNotice(page, `${article.name} is on the wishlist`);
    await page.getByRole('button', { name: `Remove ${article.name}` }).waitFor({ state: 'detached' });
    await expectFocusInTable(page);
    await expect.poll(() => isWished()).toBe(true);
    await cartIs(without(before, article.name));
    await undo(page);
    await cartIs(before);
    await expect.poll(isWished).toBe(false);
  },
);

test(
  'when the last line leaves the cart, the focus goes to the control that adds one',
  { tags: 'matrix' },
  async () => {
    const article = await demoArticle(demoArticles.outOfStock);
    await fillCart(product, 'client', [{ article: { ...article, dbId: '', stock: [] }, times: 1 }]);
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.goto('/cart/regular?warehouses=1&useBackorder=0');
    await chooseWayOut(page, article.name, /^To wishlist: /);
    await expectNotice(page, `${article.name} is on the wishlist`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Add article');
  },
);
