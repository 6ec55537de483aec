import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { bestStock } from '../../support/shopping.ts';
import {
  startAlteredUpstream,
  type AlteredUpstream,
  type Change,
} from '../../support/startAlteredUpstream.ts';
import { buyableArticles, fillCart, readCart } from '../cart/fillCart.ts';
import { waitingOrders } from '../checkout/checkoutOrders.ts';
import { openPage } from '../support/openPage.ts';
import { openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

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

const asText: Change = (key, value) =>
  /qty$|amount$|^multiple$/i.test(key) && typeof value === 'number' ? String(value) : value;

test(
  'quantities as texts: the order desk adds 5 pieces to the 4 in the cart, which are 9',
  { tags: 'matrix' },
  async () => {
    const name = skuOf(demoArticles.ordinary);
    await fillCart(product, 'second', []);
    for (const call of ['oemBatchSearch', 'getCart', 'importCart', 'getArticle'])
      upstream.alter(call, asText);
    const page = await openPage(product, { as: 'second@demo.test' });
    for (const pieces of [4, 5]) {
      await page.goto('/cart/order-desk');
      await page.getByLabel('Numbers and quantities, one line each').fill(`${name};${pieces}`);
      await page.getByRole('button', { name: 'Check lines' }).click();
      await page.getByRole('button', { name: 'Add 1 line' }).click();
      await page.getByText('Lines added to the cart: 1').first().waitFor();
      expect(await page.getByText('not in stock').count()).toBe(0);
    }
    upstream.reset();
    expect(await readCart(product, 'second')).toEqual([[name, 9]]);
  },
);

test(
  'a log-in whose answer has the token in its cookie alone leads to the portal',
  { tags: 'matrix' },
  async () => {
    upstream.alter('loginCheck', (key, value) => (key === '' ? {} : value));
    const page = await openPage(product);
    await page.goto('/login');
    await page.getByLabel('Username').fill('client@demo.test');
    await page.getByLabel('Password').fill('demo-client');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/catalog');
    await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
  },
);

test(
  'every order shows its own person, though the back end gives persons no id',
  { tags: 'matrix' },
  async () => {
    upstream.alter('getLoggedIn', (key, value) => (key === 'py' ? false : value));
    const page = await openScreen(product, '/orders/regular');
    await rows(page).first().waitFor();
    const persons = () => rows(page).locator('td:nth-child(7)').allInnerTexts();
    const before = await persons();
    expect(new Set(before).size).toBeGreaterThan(1);
    upstream.alter('listOrders', (key, value) =>
      key === 'user' && typeof value === 'object' && value !== null ? { ...value, id: undefined } : value,
    );
    await page.reload();
    await rows(page).first().waitFor();
    const after = await persons();
    expect(after).toEqual(before);
  },
);

test(
  'orders that were made lead to their checkout, though the answer names no missing items',
  { tags: 'matrix' },
  async () => {
    const [article] = await buyableArticles(product, 'second', 1);
    if (!article) throw new Error('nothing to buy');
    await fillCart(product, 'second', [{ article, times: 1 }]);
    const before = (await waitingOrders(product, 'second')).length;
    upstream.alter('createOrders', (key, value) => (key === 'missingItems' ? undefined : value));
    const page = await openPage(product, { as: 'second@demo.test' });
    await page.goto(`/cart/regular?warehouses=${bestStock(article).warehouse.dbId}`);
    await page.getByRole('button', { name: 'Check out' }).click();
    await page.waitForURL('**/cart/checkout');
    await page
      .getByRole('button', { name: /^Order #/ })
      .first()
      .waitFor();
    expect(await page.locator('.fui-Toast').count()).toBe(0);
    expect(await waitingOrders(product, 'second')).toHaveLength(before + 1);
  },
);
