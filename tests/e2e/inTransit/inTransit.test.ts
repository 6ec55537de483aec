import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage, type PageOptions } from '../support/openPage.ts';
import { openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

function open(options: PageOptions = {}, path = '/in-transit'): Promise<Page> {
  return openScreen(product, path, options);
}

test(
  'TRN-01 SHELL-17 goods in transit are an area for users who may pre-order; others are redirected',
  { tags: 'matrix' },
  async () => {
    const page = await open({}, '/catalog');
    await page.getByRole('link', { name: 'In transit' }).click();
    await page.waitForURL('**/in-transit');
    const buyer = await openPage(product, { as: 'buyer@demo.test' });
    await buyer.goto('/in-transit');
    await buyer.waitForURL('**/catalog');
    expect(await buyer.getByRole('link', { name: 'In transit' }).count()).toBe(0);
  },
);

test(
  'TRN-02 GAP-141 article, description, quantity and two dates; the pager turns pages in the URL',
  { tags: 'matrix' },
  async () => {
    const page = await open();
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['Article', 'Description', 'Quantity', 'Earliest arrival', 'Latest arrival', 'Pre-order']);
    const first = rows(page).first();
    await expect.poll(() => first.innerText()).toMatch(/\d+ pcs?\s+\d\d-\d\d-\d{4}\s+\d\d-\d\d-\d{4}/);
    await expect.poll(() => first.getByRole('link').getAttribute('href')).toMatch(/^\/catalog\/article\//);
    const shown = await first.innerText();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
    await page.waitForURL('**/in-transit?page=2&limit=20');
    await expect.poll(() => rows(page).first().innerText()).not.toBe(shown);
    await page.goBack();
    await expect.poll(() => rows(page).first().innerText()).toBe(shown);
  },
);

test('TRN-03 a button leads to the pre-order cart, by keyboard too', async () => {
  const page = await open();
  const button = page.getByRole('link', { name: 'Pre-order cart' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cart/reservation');
});

test(
  'the list is filtered by article and ordered by quantity, and the address keeps both',
  { tags: 'matrix' },
  async () => {
    const page = await open();
    await page.getByLabel('Sort by').selectOption({ label: 'Largest quantity' });
    await page.waitForURL('**/in-transit?order=quantity');
    const quantities = async () =>
      (await rows(page).allInnerTexts()).map((row) => Number(/(\d+) pcs?\b/.exec(row)?.[1]));
    await expect
      .poll(async () => {
        const shown = await quantities();
        return shown.every((qty, index) => index === 0 || qty <= (shown[index - 1] ?? 0));
      })
      .toBe(true);
    const name = skuOf(demoArticles.inTransitOnly);
    const filtered = await open({}, `/in-transit?order=article&filter[sku]=${encodeURIComponent(name)}`);
    await expect.poll(() => rows(filtered).count()).toBe(1);
    await rows(filtered).getByRole('link', { name }).waitFor();
    expect(await filtered.getByLabel('Sort by').inputValue()).toBe('ARTICLE');
  },
);

test(
  'a quantity in the row is pre-ordered by Enter, on top of what the pre-order cart holds',
  { tags: 'matrix' },
  async () => {
    const name = skuOf(demoArticles.inTransitOnly);
    const page = await open({}, `/in-transit?filter[sku]=${encodeURIComponent(name)}`);
    const caller = await product.as('client');
    await caller.run('mutation { clearCart(input: { type: RESERVATION }) { __typename } }');
    for (const pieces of [2, 4]) {
      const quantity = page.getByRole('textbox', { name: `Quantity of ${name}` });
      await quantity.fill('2');
      await quantity.press('Enter');
      await page.getByText(`${name} is in the pre-order cart, pieces added: 2`).first().waitFor();
      await expect
        .poll(async () => {
          const { viewer } = await caller.run(
            '{ viewer { cart(type: RESERVATION) { items { requestedQty } } } }',
          );
          return viewer.cart.items.map(({ requestedQty }) => requestedQty);
        })
        .toEqual([pieces]);
      await expect.poll(() => quantity.inputValue()).toBe('1');
    }
    await expectNoAxeViolations(page);
  },
);

test(
  'pieces and the button that pre-orders them stand next to each other, in long languages too',
  { tags: 'matrix' },
  async () => {
    const page = await open({ locale: 'ru', width: 1280, height: 800 });
    const form = rows(page).first().locator('form');
    const [pieces, button] = await Promise.all([
      form.locator('input').boundingBox(),
      form.locator('button[type="submit"]').boundingBox(),
    ]);
    if (!pieces || !button) throw new Error('not shown');
    expect(button.y).toBeLessThan(pieces.y + pieces.height);
  },
);

test('TRN-02 with nothing in transit the page says what it would list', { tags: 'matrix' }, async () => {
  await product.sandbox.db.deleteFrom('container_items').execute();
  const page = await open();
  await page.getByText('Nothing is in transit').waitFor();
  await expectNoAxeViolations(page);
});
