import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  startAlteredUpstream,
  type AlteredUpstream,
  type Change,
} from '../../support/startAlteredUpstream.ts';
import { buyableArticles, fillCart, readCart } from '../cart/fillCart.ts';
import { makeOrders } from '../checkout/checkoutOrders.ts';
import { findDocuments } from '../../support/clientQueries.ts';
import { openScreen, results, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

const client = 'client';
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

/** Gives the properties of this name another value; undefined leaves them out. */
const set =
  (name: string, to: unknown): Change =>
  (key, value) =>
    key === name ? to : value;
/** Applies a change to the first property that it concerns only. */
const once = (name: string, to: unknown): Change => {
  let isDone = false;
  return (key, value) => {
    if (isDone || key !== name) return value;
    isDone = true;
    return to;
  };
};

const toasts = (page: Page) => page.locator('.fui-Toast');
const hasFrame = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
  await page.getByRole('button', { name: 'Your account' }).waitFor();
};

test(
  'prices of an order that cannot be read are dashes: its lines and quantities stand',
  { tags: 'matrix' },
  async () => {
    upstream.alter('getOrder', (key, value) =>
      ['price', 'totalPrice', 'clientPrice'].includes(key) ? 'on request' : value,
    );
    const page = await openScreen(product, '/orders/regular');
    await rows(page).first().getByRole('link').first().click();
    const lines = page.getByRole('region', { name: 'Items' }).locator('tbody tr');
    await lines.first().waitFor();
    expect(await lines.first().innerText()).toMatch(/\t–\t\d+\t\d+\t–$/);
    expect(await page.getByText('This order has no items.').count()).toBe(0);
  },
);

test(
  'rows that cannot be read are counted once below those that can, and never make a list empty',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/orders/regular');
    await rows(page).first().waitFor();
    const all = await rows(page).count();
    upstream.alter('listOrders', (key, value) =>
      key === 'items' && Array.isArray(value) ? [null, null, ...value.slice(2)] : value,
    );
    await page.reload();
    await page.getByText('2 rows could not be shown').waitFor();
    expect(await rows(page).count()).toBe(all - 2);
    upstream.alter('listOrders', (key, value) =>
      key === 'items' && Array.isArray(value) ? value.map(() => null) : value,
    );
    await page.reload();
    await page.getByText('20 rows could not be shown').waitFor();
    expect(await page.getByText('No orders yet').count()).toBe(0);
  },
);

test(
  'a status that is not known shows as the back end words it: the list of orders stands',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/orders/regular');
    await rows(page).first().waitFor();
    const all = await rows(page).count();
    upstream.alter('listOrders', once('status', 'on_hold'));
    await page.reload();
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(all);
    expect(await rows(page).first().locator('th, td').nth(2).innerText()).toBe('on_hold');
  },
);

test(
  'an article whose quantity in a cart is left out is found and shown like the others',
  { tags: 'matrix' },
  async () => {
    upstream.alter('searchArticles', once('inBackorderQty', undefined));
    const page = await openScreen(product, '/catalog?searchString=brake');
    await results(page).first().waitFor();
    expect(await results(page).count()).toBeGreaterThan(10);
    expect(await toasts(page).count()).toBe(0);
  },
);

test('a session with no more than a user that can be read draws the portal', { tags: 'matrix' }, async () => {
  upstream.alter('getLoggedIn', (key, value) =>
    ['lz', 'businessName', 'currencyCodes', 'payFeature', 'closed'].includes(key) ? null : value,
  );
  const page = await openScreen(product, '/orders/regular');
  await hasFrame(page);
  await rows(page).first().waitFor();
  expect(await page.getByText('Something went wrong').count()).toBe(0);
});

test(
  'side calls that fail cost their own place: no notification, and the page stands',
  { tags: 'matrix' },
  async () => {
    for (const call of ['getAccount', 'getAttentions', 'listLocales', 'listCartAnnouncements']) {
      upstream.fail(call, 500);
    }
    const page = await openScreen(product, '/orders/regular');
    await hasFrame(page);
    await rows(page).first().waitFor();
    expect(await toasts(page).count()).toBe(0);
  },
);

test(
  'an article that was put into the cart stays on its page, though the answer names no line',
  { tags: 'matrix' },
  async () => {
    const [article] = await buyableArticles(product, client, 1);
    if (!article) throw new Error('nothing to buy');
    await fillCart(product, client, []);
    upstream.alter('setCartQty', set('', {}));
    const page = await openScreen(product, `/catalog/article/${encodeURIComponent(article.name)}`);
    await page
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click();
    await page.getByText('Completed successfully').last().waitFor();
    expect(page.url()).not.toContain('not-found');
    expect(await readCart(product, client)).toEqual([[article.name, article.multiple]]);
  },
);

test(
  'without the warehouses the cart shows its lines, and cannot be ordered',
  { tags: 'matrix' },
  async () => {
    const [article] = await buyableArticles(product, client, 1);
    if (!article) throw new Error('nothing to buy');
    await fillCart(product, client, [{ article, times: 1 }]);
    upstream.fail('listWarehouses', 500);
    const page = await openScreen(product, '/cart/regular?warehouses=1');
    await page.getByRole('grid').getByText(article.name).waitFor();
    await page.getByText('This part could not be loaded.').waitFor();
    expect(await page.getByText('There is no warehouse').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Check out' }).isDisabled()).toBe(true);
  },
);

test(
  'the cart of an address with a warehouse that there is not is shown for those that there are',
  { tags: 'matrix' },
  async () => {
    const [article] = await buyableArticles(product, client, 1);
    if (!article) throw new Error('nothing to buy');
    await fillCart(product, client, [{ article, times: 1 }]);
    const page = await openScreen(product, '/cart/regular?warehouses=2&warehouses=999');
    await page.waitForURL('**/cart/regular?warehouses=2&useBackorder=0');
    await page.getByRole('grid').getByText(article.name).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Riga' }).isChecked()).toBe(true);
  },
);

test.each(['/order-again/order/007', '/orders/007', '/order/007'])(
  'an id in another notation names nothing: %s leads to the not-found page',
  { tags: 'matrix' },
  async (path) => {
    const page = await openScreen(product, path);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  },
);

test(
  'Today never says that there is nothing where something could not be read',
  { tags: 'matrix' },
  async () => {
    upstream.alter('listOrders', set('status', 'on_hold'));
    upstream.alter('listMissingItems', set('article', null));
    const page = await openScreen(product, '/today');
    const onTheWay = page.getByRole('region', { name: 'Open orders' });
    await onTheWay.getByText(/^\d+ rows could not be shown$/).waitFor();
    const inStock = page.getByRole('region', { name: 'Missing items in stock again' });
    await inStock.waitFor();
    expect(await page.getByText('No orders are on the way.').count()).toBe(0);
    expect(await page.getByText('None in stock').count()).toBe(0);
  },
);

test(
  'a claim whose articles cannot be read has articles: their number is said, as cards and in a table',
  { tags: 'matrix' },
  async () => {
    upstream.alter('getClaim', (key, value) =>
      key === 'items' && Array.isArray(value) ? value.map(() => null) : value,
    );
    const { claim } = await findDocuments(product.sandbox.db);
    const page = await openScreen(product, `/claims/${claim}`);
    for (const view of ['Cards', 'Table']) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await page.getByText(/^\d+ rows? could not be shown$/).waitFor();
      expect(await page.getByText('This claim has no articles.').count()).toBe(0);
    }
  },
);

test(
  'warehouses that do not say whether they are read-only can be ordered from',
  { tags: 'matrix' },
  async () => {
    upstream.alter('listWarehouses', set('readonly', undefined));
    upstream.alter('listAllWarehouses', set('readonly', undefined));
    const page = await openScreen(product, '/cart/regular');
    await page.getByRole('group', { name: 'Order from' }).getByRole('checkbox').first().waitFor();
    expect(await page.getByText('There is no warehouse').count()).toBe(0);
  },
);

test(
  'without the addresses the checkout shows its orders, and never that there is no address',
  { tags: 'matrix' },
  async () => {
    const [order] = await makeOrders(product, client, 1);
    if (!order) throw new Error('no order');
    upstream.fail('listAddresses', 500);
    const page = await openScreen(product, '/cart/checkout');
    await page.getByRole('button', { name: new RegExp(`Order #?${order.dbId}`) }).waitFor();
    await page.getByText('This part could not be loaded.').waitFor();
    expect(await page.getByText('There is no address yet').count()).toBe(0);
  },
);

test('an order whose date cannot be read has a dash in its place', { tags: 'matrix' }, async () => {
  const [order] = await makeOrders(product, client, 1);
  if (!order) throw new Error('no order');
  upstream.alter('listNotCompletedOrders', (key, value) =>
    key === 'date' || key === 'createdAt' ? 'soon' : value,
  );
  const page = await openScreen(product, '/cart/checkout');
  const panel = page.getByRole('button', { name: new RegExp(`Order #?${order.dbId}`) });
  await panel.waitFor();
  expect(await panel.locator('time').innerText()).toBe('–');
});
