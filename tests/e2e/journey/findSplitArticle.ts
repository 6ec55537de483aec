import type { Product } from '../support/startProduct.ts';

/** An article, and a number of pieces that exhausts one warehouse and continues in a second. */
export type SplitArticle = { name: string; qty: number; warehouses: [string, string] };

/**
 * Finds an article sold by the piece that two warehouses hold, the first fewer than 20, so that one order line becomes
 * two orders (GAP-59).
 */
export async function findSplitArticle(product: Product, user: string): Promise<SplitArticle> {
  const caller = await product.as(user);
  const { viewer } = await caller.run(`{
    viewer {
      warehouses { name readonly type }
      articleSearch(filter: { searchString: "filter" }, first: 100) {
        edges { node { article { name multiple inCartQty eol { __typename } stock { amount warehouse { name } } } } }
      }
    }
  }`);
  const [first, second] = viewer.warehouses
    .filter(({ readonly, type }) => !readonly && type === 'REGULAR')
    .map(({ name }) => name);
  if (!first || !second) throw new Error('Two warehouses to order from are needed.');
  for (const { node } of viewer.articleSearch.edges) {
    const { name, multiple, inCartQty, eol, stock } = node.article;
    const amountIn = (warehouse: string) =>
      stock.find((each) => each.warehouse.name === warehouse)?.amount ?? 0;
    const qty = amountIn(first) + 1;
    if (multiple === 1 && inCartQty === 0 && !eol && qty > 1 && qty < 20 && amountIn(second) > 0)
      return { name, qty, warehouses: [first, second] };
  }
  throw new Error('No article is held by two warehouses.');
}
