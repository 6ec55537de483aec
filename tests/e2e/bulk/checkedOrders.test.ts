import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { insertOrder } from '../../support/insertOrder.ts';
import { fillCart, readCart } from '../cart/fillCart.ts';
import { openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await fillCart(product, 'second', []);
});
afterAll(() => product.close());

const sku = { ordinary: skuOf(demoArticles.ordinary), inTens: skuOf(demoArticles.inTens) };

/** Two orders: both have one article, the newer one has another too. */
const arrange = async () => [
  await insertOrder(product.sandbox.db, {
    user: 'second',
    lines: [{ number: sku.ordinary, qty: 2 }, { number: 'DELIVERY' }],
  }),
  await insertOrder(product.sandbox.db, {
    user: 'second',
    lines: [
      { number: sku.inTens, qty: 10 },
      { number: sku.ordinary, qty: 3 },
    ],
  }),
];

const openList = (limit = 100) =>
  openScreen(product, `/orders/regular?page=1&limit=${limit}`, { as: 'second@demo.test' });
const check = (page: Page, id: string) =>
  page.getByRole('checkbox', { name: `Select ${id}`, exact: true }).check();
const calls = async () => {
  const received: { operationId: string | null }[] = await (
    await fetch(`${product.sandbox.url}/sandbox/requests`)
  ).json();
  return received.map(({ operationId }) => operationId);
};

test(
  'DAY-102 checked orders are ordered again together: each line names its order, and one call per order and one for all lines are made',
  { tags: 'matrix' },
  async () => {
    const ids = await arrange();
    const page = await openList();
    for (const id of ids) await check(page, id);
    await page.getByText('Selected: 2').first().waitFor();
    await fetch(`${product.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
    await page.getByRole('link', { name: 'Order 2 again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Order again: 2 orders' }).waitFor();
    await page.getByRole('button', { name: 'All 3', exact: true }).waitFor();
    const made = (await calls()).filter((call) => call === 'getOrder' || call === 'oemBatchSearch');
    expect(made.toSorted()).toEqual(['getOrder', 'getOrder', 'oemBatchSearch']);
    for (const id of ids) await page.getByRole('link', { name: id, exact: true }).first().waitFor();

    await page.getByRole('button', { name: 'Add 3 lines' }).click();
    await page.getByText('3 lines were added to the cart.').waitFor();
    expect(Object.fromEntries(await readCart(product, 'second'))).toEqual({
      [sku.ordinary]: 5,
      [sku.inTens]: 10,
    });
  },
);

test(
  'DAY-102 an order that cannot be read is named, and the articles of the others can be ordered',
  { tags: 'matrix' },
  async () => {
    const [id = ''] = await arrange();
    const page = await openScreen(product, `/order-again/orders?ids=${id},99999999`, {
      as: 'second@demo.test',
    });
    await page.getByText('Order 99999999 could not be loaded').waitFor();
    await page.getByRole('checkbox', { name: `Select ${sku.ordinary}`, checked: true }).waitFor();
    await page.getByRole('button', { name: 'Add 1 line' }).waitFor();
  },
);

test('DAY-102 more than 15 orders are not ordered again at once, and the list says so', async () => {
  for (let count = 0; count < 8; count++) await arrange();
  const page = await openList();
  const boxes = rows(page).getByRole('checkbox');
  await boxes.nth(15).waitFor();
  for (let row = 0; row < 15; row++) await boxes.nth(row).check();
  await page.getByRole('link', { name: 'Order 15 again' }).waitFor();
  await boxes.nth(15).check();
  await page.getByText('At most 15 orders can be ordered again at once').waitFor();
  expect(await page.getByRole('link', { name: /^Order \d+ again$/ }).count()).toBe(0);
  await page.goto(`/order-again/orders?ids=${Array.from({ length: 16 }, (_, id) => id + 1).join(',')}`);
  await page.waitForURL('**/not-found');
});

test('DAY-103 DAY-104 the sum of the checked orders is shown for each currency, and their lines are one table', async () => {
  const dollars = { user: 'second', currency: 'USD', lines: [{ number: sku.inTens, price: 500 }] };
  const ids = [...(await arrange()), await insertOrder(product.sandbox.db, dollars)];
  const page = await openList();
  for (const id of ids) await check(page, id);
  await page.getByText(/^160,00\s€ \+ 5,00\s\$$/).waitFor();

  const save = async (name: string) => {
    await page.getByRole('button', { name: 'CSV/Excel' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name }).click(),
    ]);
    return readFile(await download.path());
  };
  const [, ...lines]: string[][] = parse(await save('Lines as CSV'), { delimiter: ';', bom: true });
  expect(lines.map((cells) => [cells[0], cells[7], cells[10]])).toEqual(
    expect.arrayContaining([
      [ids[0], sku.ordinary, '2'],
      [ids[1], sku.inTens, '10'],
      [ids[1], sku.ordinary, '3'],
    ]),
  );
  expect(new Set(lines.map(([id]) => id))).toEqual(new Set(ids));
  const book = read(await save('Lines as Excel table'));
  const sheet: unknown[][] = utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
  expect(sheet.slice(1).map(([id, , , , , , , article]) => [id, article])).toEqual(
    lines.map(([id, , , , , , , article]) => [id, article]),
  );
});
