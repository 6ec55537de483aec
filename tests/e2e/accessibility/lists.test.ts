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
  // The newest missing item is missing from three orders more, whose numbers take several lines.
  const { db } = product.sandbox;
  const { id } = await db
    .selectFrom('missing_items')
    .select('id')
    .where('customer_id', '=', 1)
    .where('hidden', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const orders = await db.selectFrom('orders').select('id').where('customer_id', '=', 1).limit(3).execute();
  await db
    .insertInto('missing_item_orders')
    .values(orders.map((order) => ({ missing_item_id: id, order_id: order.id })))
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
