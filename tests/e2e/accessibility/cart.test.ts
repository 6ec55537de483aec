import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { insertOrder } from '../../support/insertOrder.ts';
import { buyableArticles, fillCart, importPreviewed } from '../cart/fillCart.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { checkScreens, tall, type Screen } from './checkScreen.ts';

let product: Product;
let formerOrder = '';
beforeAll(async () => {
  product = await startProduct();
  const articles = await buyableArticles(product, 'client', 3);
  // The first line asks for more than all warehouses have.
  const lines = articles.map((article, index) => ({
    article,
    times: index === 0 ? Math.floor(999 / article.multiple) : 2,
  }));
  await fillCart(product, 'client', lines);
  const { ordinary, inTens, lastPiece, endOfLife } = demoArticles;
  formerOrder = await insertOrder(product.sandbox.db, {
    user: 'second',
    lines: [
      ...[ordinary, inTens, lastPiece, endOfLife].map((article) => ({ number: skuOf(article), qty: 3 })),
      { number: 'OLD-1234' },
    ],
  });
});
afterAll(() => product.close());

const chooseList = (page: Page, lines: readonly string[]) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cart.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });

async function importLines(page: Page, lines: readonly string[]) {
  await chooseList(page, lines);
  await importPreviewed(page);
}

const screens: Screen[] = [
  { name: 'CART-15 cart, nothing in it', path: '/cart/regular', as: 'second' },
  {
    name: 'CART-15 CART-29 cart, and the dialog for an article',
    path: '/cart/regular?warehouses=1&useBackorder=0',
    as: 'client',
    states: [
      async (page) => {
        await page.getByRole('button', { name: /^(Add article|Artikel hinzufügen)$/ }).click();
        await page.getByRole('dialog').getByRole('combobox').waitFor();
      },
    ],
  },
  {
    name: 'CART-12 ways to order compared',
    isFurther: true,
    path: '/cart/regular?warehouses=1&useBackorder=0',
    as: 'client',
    states: [
      async (page) => {
        const compare = page.getByRole('button', {
          name: /^(Compare ways to order|Bestellvarianten vergleichen)$/,
        });
        // On narrow screens it is below the warehouses, which are collapsed.
        if (!(await compare.isVisible())) await page.getByText('Bestellen ab Lager: Tallinn').click();
        await compare.click();
        await page
          .getByRole('dialog')
          .getByText(/Fills most|Deckt am meisten/)
          .first()
          .waitFor();
      },
    ],
  },
  {
    name: 'CART-37 cart, lines that were not imported',
    isFurther: true,
    path: '/cart/regular',
    as: 'second',
    states: [
      async (page) => {
        const known = `${skuOf(demoArticles.ordinary)};1`;
        await importLines(page, [known, 'NO-SUCH-1;1', 'NO-SUCH-2;1', 'NO-SUCH-3;1']);
        await page.getByRole('group', { name: /\d/ }).waitFor();
      },
    ],
  },
  {
    name: 'CART-34 cart, the columns of a list are asked for, and its lines before they are imported',
    isFurther: true,
    path: '/cart/regular',
    as: 'second',
    states: [
      async (page) => {
        const { ordinary, inTens, endOfLife } = demoArticles;
        const lines = [ordinary, inTens, endOfLife].map((article) => `${skuOf(article)};25;4`);
        await chooseList(page, [...lines, 'NOBODYS-1;25;3', 'please hurry']);
        await page.getByRole('region', { name: /^(First rows|Erste Zeilen)/ }).waitFor();
      },
      async (page) => {
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(/^(Column with the quantity|Spalte mit der Bestellmenge)/).selectOption('2');
        await dialog.getByRole('button', { name: /^(Use these columns|Diese Spalten verwenden)$/ }).click();
        await dialog.getByRole('button', { name: /^(Import lines|Zeilen importieren): [1-9]/ }).waitFor();
        await dialog.getByText('please hurry').waitFor();
      },
    ],
  },
  {
    name: 'CART-43 pre-order cart',
    path: '/cart/reservation',
    as: 'second',
    states: [
      async (page) => {
        await importLines(page, [`${skuOf(demoArticles.inTransitOnly)};10`]);
        await page.getByRole('grid').waitFor();
      },
    ],
  },
  { name: 'CART-01 cart, not for this user', isFurther: true, path: '/cart/regular', as: 'accountant' },
  {
    name: 'order desk: text, preview and result',
    path: '/cart/order-desk',
    as: 'second',
    // Tall enough that the bar at the bottom covers nothing: covered content can be scrolled into view.
    height: 2000,
    states: [
      async (page) => {
        const { ordinary, inTens, lastPiece, endOfLife } = demoArticles;
        const numbers = [ordinary, inTens, lastPiece, endOfLife].map((article) => `${skuOf(article)};2`);
        await page.locator('textarea').fill([...numbers, 'NOBODYS-1;3', 'please hurry'].join('\n'));
        await page.locator('button[type=submit]').click();
        await addLines(page).waitFor();
      },
      async (page) => {
        await page.getByRole('button', { name: /^(Correct line 5|Zeile 5 korrigieren):/ }).click();
        await page.getByRole('dialog').waitFor();
      },
      async (page) => {
        await page.keyboard.press('Escape');
        await addLines(page).click();
        await page
          .getByText(/(Lines added to the cart|gelegte Zeilen): \d/)
          .first()
          .waitFor();
      },
    ],
  },
  {
    name: 'an order to order again, and the result',
    isFurther: true,
    path: () => `/order-again/order/${formerOrder}`,
    as: 'second',
    height: 2000,
    states: [
      async (page) => {
        await page.getByRole('button', { name: /^(Add \d lines|\d Positionen hinzufügen)$/ }).click();
        await page.getByText(/(were added to the cart|in den Warenkorb gelegt)/).waitFor();
      },
    ],
  },
  { name: 'articles ordered last', path: '/cart/last-ordered', as: 'second', height: tall },
  { name: 'CHK-01 checkout', path: '/cart/checkout', as: 'client', height: tall },
];

const addLines = (page: Page) => page.getByRole('button', { name: /^(Add \d lines|\d Zeilen hinzufügen)$/ });

checkScreens(() => product, screens);
