import type { Page } from 'playwright';
import { findBuyable, type BuyableArticle } from '../../support/shopping.ts';
import type { Product } from '../support/startProduct.ts';

/** A line to put into a cart: an article, and how many times its multiple. */
export type Line = { article: BuyableArticle; times: number };

/** Some articles that can be bought. */
export async function buyableArticles(
  product: Product,
  user: string,
  count: number,
): Promise<BuyableArticle[]> {
  return findBuyable(await product.as(user), count);
}

/** Gives the first warehouse, which a cart orders from by default, more of these articles than a test orders. */
export async function stockUp({ sandbox }: Product, articles: readonly BuyableArticle[]): Promise<void> {
  await sandbox.db
    .insertInto('stock')
    .values(articles.map(({ dbId }) => ({ article_id: Number(dbId), warehouse_id: 1, amount: 1_000_000 })))
    .onConflict((conflict) =>
      conflict.columns(['article_id', 'warehouse_id']).doUpdateSet({ amount: 1_000_000 }),
    )
    .execute();
}

/** Makes a user's regular cart hold exactly these lines. */
export async function fillCart(product: Product, user: string, lines: readonly Line[]): Promise<void> {
  const caller = await product.as(user);
  await caller.run('mutation { clearCart(input: {}) { __typename } }');
  for (const { article, times } of lines) {
    await caller.run('mutation ($input: SetCartQtyInput!) { setCartQty(input: $input) { __typename } }', {
      input: { article: article.id, qty: times * article.multiple },
    });
  }
}

/** Lines of a user's regular cart, from every warehouse: number and requested pieces. */
export async function readCart(product: Product, user: string): Promise<[name: string, qty: number][]> {
  const caller = await product.as(user);
  const { viewer } = await caller.run('{ viewer { cart { items { article { name } requestedQty } } } }');
  return viewer.cart.items.map(({ article, requestedQty }) => [article.name, requestedQty]);
}

/** Imports the lines that the preview of a chosen file shows. */
export const importPreviewed = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Import lines|Zeilen importieren): [1-9]/ }).click();
