import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { listAreas } from '../support/listAreas.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { checkScreens, tall, type Screen } from './checkScreen.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  const { ordinary, inTens, linked, lastPiece } = demoArticles;
  await product.sandbox.db
    .insertInto('wishlist_items')
    .values([ordinary, inTens, linked, lastPiece].map((article_id) => ({ access_id: 1, article_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});
afterAll(() => product.close());

const described: Screen[] = [
  { name: 'BACK-02 backorder items', path: '/orders/backorder' },
  { name: 'TRN-02 in transit', path: '/in-transit', height: tall },
  { name: 'the month of arrivals', path: '/arrivals' },
  { name: 'MISS-04 missing items', path: '/missing-items', height: tall },
  {
    name: 'missing items, with filters',
    isFurther: true,
    path: '/missing-items?filter[fullyApplied]=0',
    height: tall,
  },
  { name: 'missing items, hidden', isFurther: true, path: '/missing-items/hidden' },
  {
    name: 'WISH-02 wishlist, an article checked',
    isFurther: true,
    path: '/wish-list',
    states: [(page: Page) => page.getByRole('main').getByRole('checkbox').nth(1).check()],
  },
];
const others = listAreas
  .filter((path) => !described.some((screen) => screen.path === path))
  .map((path): Screen => ({ name: path, path, height: tall }));

checkScreens(
  () => product,
  [...described, ...others].map((screen) => ({ ...screen, as: 'client' })),
);
