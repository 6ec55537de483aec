import type { Locator, Page } from 'playwright';
import { bestStock, warehouseIds } from '../../support/shopping.ts';
import { buyableArticles } from '../cart/fillCart.ts';
import { openPage } from '../support/openPage.ts';
import type { Product } from '../support/startProduct.ts';

/** An order waiting for its checkout. */
export type WaitingOrder = { id: string; dbId: string; type: string };

/** Cancels all orders of a user that wait for their checkout. */
export async function cancelAll(product: Product, user: string): Promise<void> {
  const caller = await product.as(user);
  for (const { id } of await waitingOrders(product, user)) {
    await caller.run('mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { __typename } }', {
      input: { order: id },
    });
  }
}

/** The orders of a user that wait for their checkout. */
export async function waitingOrders(product: Product, user: string): Promise<WaitingOrder[]> {
  const { viewer } = await (await product.as(user)).run('{ viewer { checkoutOrders { id dbId type } } }');
  return viewer.checkoutOrders;
}

/** Leaves a user with exactly `count` orders of one type waiting for their checkout; the newest first. */
export async function makeOrders(
  product: Product,
  user: string,
  count: number,
  type: 'REGULAR' | 'BACKORDER' = 'REGULAR',
): Promise<WaitingOrder[]> {
  await cancelAll(product, user);
  const caller = await product.as(user);
  const [article] = await buyableArticles(product, user, 1);
  if (!article) throw new Error('nothing to buy');
  for (let i = 0; i < count; i += 1) {
    await caller.run('mutation ($input: SetCartQtyInput!) { setCartQty(input: $input) { __typename } }', {
      input: { article: article.id, qty: article.multiple, type },
    });
    await caller.run('mutation ($input: CreateOrdersInput!) { createOrders(input: $input) { __typename } }', {
      input: {
        warehouses: type === 'REGULAR' ? warehouseIds(bestStock(article).warehouse.dbId) : [],
        items: [{ article: article.id, qty: article.multiple }],
        type,
        force: true,
      },
    });
  }
  const orders = await waitingOrders(product, user);
  if (orders.length !== count) throw new Error(`${orders.length} orders wait instead of ${count}.`);
  return orders;
}

/** Opens the checkout of a user. */
export async function openCheckout(
  product: Product,
  user: string,
  options: { width?: number; colorScheme?: 'dark' } = {},
): Promise<Page> {
  const page = await openPage(product, { as: `${user}@demo.test`, ...options });
  await page.goto('/cart/checkout');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** The panel of an order. */
export const panelOf = (page: Page, dbId: string): Locator =>
  page.locator('.fui-AccordionItem').filter({ hasText: `#${dbId}` });
