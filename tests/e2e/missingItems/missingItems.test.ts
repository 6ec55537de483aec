import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { expectComplaints, openPage, type PageOptions } from '../support/openPage.ts';
import { closeMenu, dialog, focusedName, openScreen, rows, said } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const { ordinary, split, inTransitOnly, outOfStock } = demoArticles;
beforeEach(async () => {
  const { db } = product.sandbox;
  await db.deleteFrom('missing_items').where('customer_id', '=', 1).execute();
  const items = await db
    .insertInto('missing_items')
    .values(
      [ordinary, split, inTransitOnly, outOfStock].map((article_id, day) => ({
        customer_id: 1,
        article_id,
        qty: 4,
        reference_nos: article_id === split ? ['A-77'] : [],
        created_at: new Date(Date.now() - day * 86_400_000),
      })),
    )
    .returning(['id', 'article_id'])
    .execute();
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const linked = items.find(({ article_id }) => article_id === split)?.id ?? 0;
  await db.insertInto('missing_item_orders').values({ missing_item_id: linked, order_id: id }).execute();
  linkedOrder = id;
});
let linkedOrder = 0;

function open(path = '/missing-items', options: PageOptions = {}): Promise<Page> {
  return openScreen(product, path, options);
}
const rowOf = (page: Page, article: number) => rows(page).filter({ hasText: skuOf(article) });
const check = (page: Page, article: number) =>
  page.getByRole('checkbox', { name: `Select ${skuOf(article)}` }).check();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A command on all items, in the menu that this opens. */
const command = async (page: Page, name: string) => {
  await button(page, 'More actions').click();
  return page.getByRole('menuitem', { name, exact: true });
};

const rightOf = (part: Locator) => part.evaluate((drawn) => drawn.getBoundingClientRect().right);

test(
  'MISS-01 SHELL-17 the report is an area for users with its permission; others are redirected',
  { tags: 'matrix' },
  async () => {
    const page = await open('/catalog');
    await page.getByRole('link', { name: /^Missing items/ }).click();
    await page.waitForURL('**/missing-items');
    const second = await openPage(product, { as: 'second@demo.test' });
    await second.goto('/missing-items/hidden');
    await second.waitForURL('**/catalog');
    expect(await second.getByRole('link', { name: /^Missing items/ }).count()).toBe(0);
  },
);

test('MISS-04 MISS-05 MISS-06 MISS-14 GAP-137 the columns: stock without consignation, links to orders, goods in transit; checked items go into the cart and leave the report', async () => {
  const page = await open();
  const headings = await page.getByRole('columnheader').allInnerTexts();
  expect(headings.slice(0, 7)).toEqual([
    'Selection',
    'Article',
    'Description',
    'Linked orders',
    'References',
    'Quantity',
    'Reordered',
  ]);
  expect(headings.slice(-2)).toEqual(['In transit', 'Hide']);
  expect(headings.join()).not.toContain('Consignation');
  const row = rowOf(page, split);
  await expect.poll(() => row.innerText()).toContain('A-77');
  await row.getByRole('link', { name: String(linkedOrder) }).click();
  await page.waitForURL(`**/order/${linkedOrder}`);
  await page.goBack();

  await expect.poll(() => button(page, 'Add to cart').isDisabled()).toBe(true);
  await check(page, outOfStock);
  await button(page, 'Add to cart').click();
  await page.getByText('1 line added to the cart').last().waitFor();
  await expect.poll(() => rows(page).count()).toBe(3);
  await page.getByRole('button', { name: 'Go to the cart' }).click();
  await page.waitForURL('**/cart/regular');
  await page
    .getByRole('link', { name: skuOf(outOfStock) })
    .first()
    .waitFor();
});

test(
  'MISS-06 without order_create_reservation there is neither a column of goods in transit nor a way to order them',
  { tags: 'matrix' },
  async () => {
    const { db } = product.sandbox;
    const right = { access_id: 1, attribute: 'order_create_reservation' };
    await db
      .deleteFrom('access_attributes')
      .where((where) => where.and(right))
      .execute();
    try {
      const page = await open();
      await rows(page).first().waitFor();
      expect(await page.getByRole('columnheader', { name: 'In transit' }).count()).toBe(0);
      await check(page, split);
      await button(page, 'Create order').click();
      await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['From stock only']);
    } finally {
      await db.insertInto('access_attributes').values(right).execute();
    }
  },
);

test('MISS-02 MISS-03 MISS-07 MISS-08 MISS-09 the filters; the eye moves a row to the other tab at once; Undo brings it back', async () => {
  const page = await open();
  await rowOf(page, ordinary).waitFor();
  await button(page, 'Add filter').click();
  await expect
    .poll(() => page.getByLabel('Filter by').locator('option').allInnerTexts())
    .toEqual(['Article', 'Linked orders', 'References', 'Date', 'Fully reordered', 'In stock']);
  await page.keyboard.press('Escape');
  await button(page, `Hide ${skuOf(ordinary)}`).click();
  await page
    .getByText(`${skuOf(ordinary)} is hidden`)
    .last()
    .waitFor();
  await expect.poll(() => rows(page).count()).toBe(3);
  await expect.poll(() => focusedName(page)).toBe(skuOf(split));
  await page.getByRole('link', { name: 'Hidden' }).click();
  await page.waitForURL('**/missing-items/hidden');
  await rowOf(page, ordinary).waitFor();
  for (const name of ['Create order', 'More actions']) {
    expect(await button(page, name).count()).toBe(0);
  }
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await button(page, `Show ${skuOf(ordinary)} again`).click();
  await page.getByText('Nothing is hidden').waitFor();
  await page.getByRole('link', { name: 'Active' }).click();
  await button(page, `Hide ${skuOf(outOfStock)}`).click();
  await expect.poll(() => rows(page).count()).toBe(3);
  // One message at a time, the latest.
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  const latest = messages.filter({ hasText: `${skuOf(outOfStock)} is hidden` });
  await latest.waitFor();
  await expect.poll(() => messages.count()).toBe(1);
  await latest.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows(page).count()).toBe(4);
});

test('MISS-07 when the server refuses, the row is back with a message', { tags: 'matrix' }, async () => {
  const page = await open();
  await rowOf(page, split).waitFor();
  await product.breakNext('hideMissingItem', { kind: 'status', status: 500 });
  await button(page, `Hide ${skuOf(split)}`).click();
  await page.getByText('Server error').last().waitFor();
  await expect.poll(() => rows(page).count()).toBe(4);
  expectComplaints(/./);
});

test(
  'MISS-08 MISS-12 GAP-134 with a filter the actions apply to all matching items',
  { tags: 'matrix' },
  async () => {
    const page = await open();
    await (await command(page, 'Hide all')).waitFor();
    await page.getByRole('menuitem', { name: 'Download', exact: true }).waitFor();
    await closeMenu(page);
    expect(await button(page, 'Create order').isDisabled()).toBe(true);
    await page.goto(`/missing-items?filter[sku]=${encodeURIComponent(skuOf(split))}`);
    await (await command(page, 'Hide filtered')).waitFor();
    await page.getByRole('menuitem', { name: 'Download filtered' }).waitFor();
    await closeMenu(page);
    await expect.poll(() => rows(page).count()).toBe(1);
    await button(page, 'Create order').click();
    await page.getByText('All that match the filters: 1').waitFor();
    // Ordering all that match asks first, with their pieces and value.
    await page.getByRole('menuitem', { name: 'From stock only' }).click();
    await dialog(page)
      .getByText(/^All that match the filters: 1\. Pieces: \d+\. Value excl\. VAT: [\d\s.]+€\.$/)
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await (await command(page, 'Hide filtered')).click();
    await dialog(page).getByRole('button', { name: 'Hide' }).click();
    await page
      .getByText(/^Items moved to the Hidden tab: \d+$/)
      .last()
      .waitFor();
    await page.getByText('No missing item matches these filters').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => rows(page).count()).toBe(3);
  },
);

test('MISS-02 MISS-03 a hidden tab without items says what it would list', { tags: 'matrix' }, async () => {
  const page = await open('/missing-items/hidden');
  await page.getByText('Nothing is hidden').waitFor();
  await expectNoAxeViolations(page);
});

test('MISS-10 hide all asks first, and leaves an empty tab that says so', { tags: 'matrix' }, async () => {
  const page = await open();
  await (await command(page, 'Hide all')).click();
  await dialog(page).getByText('Items that move to the Hidden tab: 4.').waitFor();
  await expectNoAxeViolations(page);
  await dialog(page).getByRole('button', { name: 'Hide' }).click();
  await page.getByText('Nothing is missing').waitFor();
  await page.reload();
  await page.getByText('Nothing is missing').waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Hidden' }).click();
  await expect.poll(() => rows(page).count()).toBe(4);
});

test(
  'MISS-15 MISS-16 "add all available" requires a warehouse; the server’s message appears at the field',
  { tags: 'matrix' },
  async () => {
    const page = await open();
    await (await command(page, 'Add all available')).click();
    await dialog(page).getByRole('button', { name: 'Add to cart' }).click();
    await dialog(page).getByText('please select value').waitFor();
    expect(await dialog(page).getByRole('checkbox', { name: 'Consignation' }).count()).toBeLessThan(2);
    await expectNoAxeViolations(page);
    await dialog(page).getByRole('checkbox', { name: 'Tallinn' }).check();
    await dialog(page).getByRole('button', { name: 'Add to cart' }).click();
    await page.locator('.fui-ToastTitle', { hasText: /\d+ pieces? moved to the cart/ }).waitFor();
    await expect.poll(() => rows(page).count()).toBe(2);
    await (await command(page, 'Add all available')).click();
    await dialog(page).getByRole('checkbox', { name: 'Tallinn' }).check();
    await dialog(page).getByRole('button', { name: 'Add to cart' }).click();
    await dialog(page).getByText('Nothing of your missing items is in stock there.').waitFor();
    expect(await dialog(page).getByRole('checkbox', { name: 'Tallinn' }).isChecked()).toBe(true);
  },
);

test(
  'MISS-17 MISS-18 MISS-19 the file: this month and csv with headings by default; a range is required',
  { tags: 'matrix' },
  async () => {
    const page = await open();
    await (await command(page, 'Download')).click();
    const from = dialog(page).getByRole('textbox', { name: /^From/ });
    const until = dialog(page).getByRole('textbox', { name: /^Until/ });
    await expect.poll(() => from.inputValue()).toMatch(/^01\.\d\d\.\d{4}$/);
    const month = (await from.inputValue()).slice(3);
    expect((await until.inputValue()).slice(3)).toBe(month);
    await expect.poll(() => dialog(page).getByRole('combobox', { name: 'Format' }).inputValue()).toBe('csv');
    await expect.poll(() => dialog(page).getByRole('checkbox').isChecked()).toBe(true);
    await expectNoAxeViolations(page);
    const requested = page
      .context()
      .waitForEvent('request', (request) => request.url().includes('/api/v3/cart/missing-items'));
    await dialog(page).getByRole('button', { name: 'Download' }).click();
    const url = (await requested).url();
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      from: `01.${month}`,
      'export[format]': 'csv',
      'export[withHeaders]': '1',
    });
    const file = await page.request.get(url);
    expect(file.headers()['content-disposition']).toContain('missing-items.csv');
    await (await command(page, 'Download')).click();
    await from.fill('');
    await from.press('Tab');
    await dialog(page).getByRole('button', { name: 'Download' }).click();
    await dialog(page).getByText('please enter value').waitFor();
  },
);

test(
  'MISS-11 GAP-135 by keyboard alone: check, create an order, and on to the checkout',
  { tags: 'matrix' },
  async () => {
    const page = await open();
    await page.getByRole('checkbox', { name: `Select ${skuOf(ordinary)}` }).focus();
    await page.keyboard.press('Space');
    await page.getByText('Selected: 1').first().waitFor();
    await expect.poll(() => said(page)).toContain('Add to cart, Create order: above the rows');
    await button(page, 'Create order').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'From stock, then from goods in transit' }).waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/cart/checkout');
    await page.goBack();
    await rowOf(page, ordinary).waitFor();
    await expect
      .poll(() => page.getByRole('checkbox', { name: `Select ${skuOf(ordinary)}` }).isDisabled())
      .toBe(true);
  },
);

test(
  'MISS-11 articles still unavailable are shown before the checkout; with none available no order is made',
  { tags: 'matrix' },
  async () => {
    const page = await open();
    await check(page, split);
    await check(page, outOfStock);
    await button(page, 'Create order').click();
    await page.getByRole('menuitem', { name: 'From stock only' }).click();
    await page.getByText(/orders? created, with missing items/).waitFor();
    await page.getByRole('link', { name: 'Proceed to checkout' }).waitFor();
    await expectNoAxeViolations(page);
    await button(page, 'Create order').click();
    await page.getByRole('menuitem', { name: 'Pre-order goods in transit only' }).click();
    await page.getByText('No order was created').last().waitFor();
  },
);

test('MISS-04 on a phone an item is a card with the same links and actions', { tags: 'matrix' }, async () => {
  const page = await open('/missing-items', { width: 390, height: 800, locale: 'de', colorScheme: 'dark' });
  const card = page.getByRole('listitem').filter({ hasText: skuOf(split) });
  await card.getByRole('link', { name: String(linkedOrder) }).waitFor();
  // Only warehouses with stock are shown, in one line.
  await card.getByText('Auf Lager').waitFor();
  expect(await card.innerText()).toMatch(/(Tallinn|Riga|Hamburg) [1-5]/);
  expect(await card.innerText()).not.toContain('Birmingham');
  const none = page.getByRole('listitem').filter({ hasText: skuOf(outOfStock) });
  expect(await none.innerText()).toMatch(/Auf Lager\s*–/);
  const hide = card.getByRole('button', { name: `${skuOf(split)} ausblenden` });
  // Its drawing stands within the card, for a mouse too.
  expect(await rightOf(hide.locator('svg'))).toBeLessThanOrEqual(await rightOf(card));
  await card.getByRole('checkbox').check();
  // The actions for all items are one menu; no menu is covered by the content below it.
  await button(page, 'Weitere Aktionen').click();
  await page.getByRole('menuitem', { name: 'Alle ausblenden' }).click({ trial: true });
  await closeMenu(page);
  await button(page, 'Bestellung anlegen').click();
  await page.getByRole('menuitem', { name: 'Nur Ware unterwegs vorbestellen' }).click({ trial: true });
  await closeMenu(page);
  await hide.click();
  await page
    .getByText(`${skuOf(split)} ist ausgeblendet`)
    .last()
    .waitFor();
});

test('LIST-07 an error of the list stays in its place and can be tried again', async () => {
  await product.breakNext('listMissingItems', { kind: 'status', status: 500 });
  const page = await open();
  await page.getByText('The missing items could not be loaded.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => rows(page).count()).toBe(4);
  expectComplaints(/./);
});
