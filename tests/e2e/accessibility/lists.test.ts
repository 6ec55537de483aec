import type { Page } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import { demoArticles } from '../../../sandbox/db/demo/demoArticles.ts';
import { listAreas } from '../support/listAreas.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { checkScreen, type Screen } from './checkScreen.ts';

let product: Product;
let orderId = '';
beforeAll(async () => {
  product = await startProduct();
  const { viewer } = await (
    await product.as('client')
  ).run<{ viewer: { orders: { edges: { node: { dbId: string } }[] } } }>(
    '{ viewer { orders(filter: { status: [SHIPPED] }, first: 1) { edges { node { dbId } } } } }',
  );
  orderId = viewer.orders.edges[0]?.node.dbId ?? '';
  const { ordinary, inTens, linked, lastPiece } = demoArticles;
  await product.sandbox.db
    .insertInto('wishlist_items')
    .values([ordinary, inTens, linked, lastPiece].map((article_id) => ({ access_id: 1, article_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});
afterAll(() => product.close());

const described: Screen[] = [
  { name: 'orders', path: '/orders/regular?page=1&limit=10' },
  { name: 'orders, none match', path: '/orders/regular?filter[clientOrderId]=none-has-this' },
  {
    name: 'orders, a filter that the list does not have',
    path: '/orders/regular?filter[colour]=red&page=1&limit=10',
  },
  {
    name: 'orders, the menu of views and the name of one',
    path: '/orders/regular?page=1&limit=10',
    states: [
      (page) => page.getByRole('button', { name: /^(Views|Ansichten)$/ }).click(),
      async (page) => {
        await page.getByRole('menuitem', { name: /^(Save as a view|Als Ansicht)/ }).click();
        await page.getByRole('dialog').getByRole('textbox').waitFor();
      },
    ],
  },
  {
    name: 'orders checked, the question and the result',
    path: '/orders/regular?filter[status][]=not_confirmed&page=1&limit=10',
    states: [
      (page) =>
        page
          .getByRole('checkbox', { name: /^(Select all on this page|Alle auf dieser Seite auswählen)$/ })
          .check(),
      async (page) => {
        await page.getByRole('button', { name: /^(Confirm \d+|\d+ Bestellung(en)? bestätigen)/ }).click();
        await page.getByRole('alertdialog').waitFor();
      },
      async (page) => {
        // Nothing is confirmed: the next width needs orders, too.
        const body = { messages: ['This order is in progress.'] };
        await product.breakNext('changeOrderStatus', { kind: 'status', status: 400, body, times: 100 });
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: /^(Confirm \d+|\d+ Bestellung(en)? bestätigen)/ })
          .click();
        await page.getByRole('progressbar').waitFor();
        await page.getByRole('button', { name: /^(Close|Schließen)$/ }).waitFor();
      },
    ],
  },
  { name: 'order', path: () => `/order/${orderId}` },
  { name: 'BACK-02 backorder items', path: '/orders/backorder' },
  { name: 'TRN-02 in transit', path: '/in-transit' },
  { name: 'MISS-04 missing items', path: '/missing-items' },
  { name: 'missing items, with filters', path: '/missing-items?filter[fullyApplied]=0' },
  { name: 'missing items, hidden', path: '/missing-items/hidden' },
  {
    name: 'WISH-02 wishlist, an article checked',
    path: '/wish-list',
    states: [(page: Page) => page.getByRole('main').getByRole('checkbox').nth(1).check()],
  },
];
const others = listAreas
  .filter((path) => !described.some((screen) => screen.path === path))
  .map((path): Screen => ({ name: path, path }));

for (const screen of [...described, ...others]) {
  test(`${screen.name}: axe finds no violations, and the page does not scroll sideways`, () =>
    checkScreen(product, { ...screen, as: 'client' }));
}
