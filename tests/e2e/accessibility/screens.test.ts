import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage, type PageOptions } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
let articleName = '';
let orderId = '';
beforeAll(async () => {
  product = await startProduct();
  const { viewer } = await (
    await product.as('client')
  ).run<{
    viewer: {
      articleSearch: { edges: { node: { article: { name: string } } }[] };
      orders: { edges: { node: { dbId: string } }[] };
    };
  }>(`{
    viewer {
      articleSearch(filter: { searchString: "filter" }, first: 1) { edges { node { article { name } } } }
      orders(filter: { status: [SHIPPED] }, first: 1) { edges { node { dbId } } }
    }
  }`);
  articleName = viewer.articleSearch.edges[0]?.node.article.name ?? '';
  orderId = viewer.orders.edges[0]?.node.dbId ?? '';
});
afterAll(() => product.close());

const screens: [name: string, path: () => string, as?: string][] = [
  ['log-in', () => '/login'],
  ['catalog, before a search', () => '/catalog', 'client'],
  ['catalog, results', () => '/catalog?type=part&searchString=filter&page=1&limit=10', 'client'],
  ['catalog, nothing found', () => '/catalog?type=part&searchString=zzzzqqq&page=1&limit=10', 'client'],
  ['article', () => `/catalog/article/${encodeURIComponent(articleName)}`, 'client'],
  ['cart', () => '/cart/regular', 'client'],
  ['cart, not for this user', () => '/cart/regular', 'accountant'],
  ['checkout', () => '/cart/checkout', 'client'],
  ['orders', () => '/orders/regular?page=1&limit=10', 'client'],
  ['orders, none match', () => '/orders/regular?filter[clientOrderId]=none-has-this', 'client'],
  ['order', () => `/order/${orderId}`, 'client'],
  ['missing items', () => '/missing-items', 'client'],
  ['missing items, with filters', () => '/missing-items?filter[fullyApplied]=0', 'client'],
  ['missing items, hidden', () => '/missing-items/hidden', 'client'],
  ['not found', () => '/not-found', 'client'],
];
const looks: [name: string, options: PageOptions][] = [
  ['1440 px, light', { width: 1440 }],
  ['1440 px, dark', { width: 1440, colorScheme: 'dark' }],
  ['320 px, light, German', { width: 320, height: 800, locale: 'de' }],
];

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

for (const [name, path, as] of screens) {
  test(`${name}: axe finds nothing, and nothing scrolls sideways at 320 px`, async () => {
    for (const [look, options] of looks) {
      const page = await openPage(product, { ...options, ...(as ? { as: `${as}@demo.test` } : {}) });
      await page.goto(path());
      await settle(page);
      await expectNoAxeViolations(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, look).toBeLessThanOrEqual(0);
    }
  });
}
