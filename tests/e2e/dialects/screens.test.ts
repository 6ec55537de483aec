import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

const dialects = ['standard', 'php', 'java'] as const;
type Dialect = (typeof dialects)[number];
let products: Record<Dialect, Product>;

beforeAll(async () => {
  const [standard, php, java] = await Promise.all(dialects.map(startPrepared));
  if (!standard || !php || !java) throw new Error('Every dialect needs a product.');
  products = { standard, php, java };
});
afterAll(() => Promise.all(Object.values(products).map((product) => product.close())));

/** A product with lines in the cart, the same in every dialect. The demo data has orders that wait for their checkout. */
async function startPrepared(dialect: Dialect): Promise<Product> {
  const product = await startProduct({ dialect });
  const client = await product.sandbox.as('client');
  const { ordinary, inTens, lastPiece } = demoArticles;
  for (const article of [ordinary, inTens, lastPiece])
    await client.ok('setCartQty', { body: { article, qty: 20, type: 'regular' } });
  return product;
}

/** Addresses, each with a text that shows that its data has arrived. */
const screens: [path: string, arrived: RegExp][] = [
  ['/catalog?type=part&searchString=filter&page=1&limit=20', /articles found/],
  ['/catalog?type=car&manufacturer=1&model=1&engine=1&page=1&limit=10', /articles found/],
  [articlePath('ordinary'), /excl\. VAT/],
  [articlePath('inTransitOnly'), /excl\. VAT/],
  ['/cart/regular?warehouses=1&warehouses=2', /Check out/],
  ['/cart/checkout', /Order #\d/],
  ['/orders/regular?page=1&limit=20', /1-20 \/ \d/],
  ['/orders/backorder', /\d/],
  ['/in-transit', /\d/],
  ['/missing-items', /\d/],
  ['/production', /1-20 \/ \d/],
  ['/my-profile/contacts', /Purchasing/],
  ['/my-profile/shipping-address', /Second store/],
  ['/my-profile/accounts', /Marika/],
  ['/my-profile/agreements', /Reference customer/],
  ['/issues', /In progress/],
  ['/issues/1?page=2&limit=10', /11-20 \/ 500/],
];

function articlePath(article: keyof typeof demoArticles): string {
  return `/catalog/article/${encodeURIComponent(skuOf(demoArticles[article]))}`;
}

/**
 * What a user reads. A status of which the contract knows nothing is shown by its own text, or as a dash where that is not
 * readable either; `java` has one instead of Picked.
 */
const read = async (page: Page | undefined) =>
  (await page?.getByRole('main').innerText())?.replaceAll(/Picked|quality.check|–/gi, '–');

/** The pages of shipped orders, with their lines, sums, shipments and documents. */
async function orderScreens(): Promise<typeof screens> {
  const { viewer } = await (
    await products.standard.as('client')
  ).run(
    '{ viewer { orders(filter: { status: [SHIPPED, DELIVERED] }, first: 2) { nodes: edges { node { dbId } } } } }',
  );
  expect(viewer.orders.nodes).toHaveLength(2);
  return viewer.orders.nodes.map(({ node: { dbId } }) => [`/order/${dbId}`, new RegExp(`Order ${dbId}`)]);
}

test(
  'a user reads the same sums, quantities, dates and texts on every screen, whichever dialect the back end speaks',
  { tags: 'matrix' },
  async () => {
    const [standard, ...others] = await Promise.all(
      dialects.map((dialect) => openPage(products[dialect], { as: 'client@demo.test' })),
    );
    // The pages say when they were read, and how long ago things were: in other minutes, if one loads a moment later, or for
    // `php`, whose times have no milliseconds.
    const now = new Date();
    now.setMilliseconds(999);
    await Promise.all([standard, ...others].map((page) => page?.clock.setFixedTime(now)));
    for (const [path, arrived] of [...screens, ...(await orderScreens())]) {
      await Promise.all([standard, ...others].map((page) => page?.goto(path)));
      await expect.poll(() => read(standard), { message: path }).toMatch(arrived);
      await standard?.waitForLoadState('networkidle');
      for (const [at, page] of others.entries())
        // Both are read again and again: a part of a page that loads on its own may be late on either.
        await expect
          .poll(
            async () => {
              const [own, expected] = await Promise.all([read(page), read(standard)]);
              return own === expected ? 'the same' : `${own}\n\ninstead of\n\n${expected}`;
            },
            { message: `${dialects[at + 1]} ${path}` },
          )
          .toBe('the same');
    }
  },
);
