import { afterAll, beforeAll } from 'vitest';
import { startProduct, type Product } from '../support/startProduct.ts';
import { checkScreens, type Screen } from './checkScreen.ts';

let product: Product;
let orderId = '';
beforeAll(async () => {
  product = await startProduct();
  const { viewer } = await (
    await product.as('client')
  ).run('{ viewer { orders(filter: { status: [SHIPPED] }, first: 1) { edges { node { dbId } } } } }');
  orderId = viewer.orders.edges[0]?.node.dbId ?? '';
});
afterAll(() => product.close());

const screens: Screen[] = [
  { name: 'orders', path: '/orders/regular?page=1&limit=10' },
  {
    name: 'orders, none match',
    isFurther: true,
    path: '/orders/regular?filter[clientOrderId]=none-has-this',
  },
  {
    name: 'orders, a filter that the list does not have',
    isFurther: true,
    path: '/orders/regular?filter[colour]=red&page=1&limit=10',
  },
  {
    name: 'orders, the menu of views and the name of one',
    isFurther: true,
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
    isFurther: true,
    path: '/orders/regular?filter[status][]=not_confirmed&page=1&limit=10',
    states: [
      // That of all rows; a phone has it once a row is checked.
      (page) =>
        page
          .getByRole('checkbox', { name: /^(Select |.+ auswählen$)/ })
          .first()
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
];

checkScreens(
  () => product,
  screens.map((screen) => ({ ...screen, as: 'client' })),
);
