import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BuyableArticle } from '../../support/shopping.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { press } from '../support/keyboard.ts';
import { expectComplaints, openPage, settle, type PageOptions } from '../support/openPage.ts';
import { descriptionOf, focusedName, said } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { buyableArticles, fillCart, readCart } from './fillCart.ts';

let product: Product;
let articles: BuyableArticle[];
beforeAll(async () => {
  product = await startProduct();
  articles = await buyableArticles(product, 'client', 3);
});
afterAll(() => product.close());
beforeEach(() =>
  fillCart(
    product,
    'client',
    articles.map((article) => ({ article, times: 2 })),
  ),
);

async function openCart(options: PageOptions = {}): Promise<Page> {
  const page = await openPage(product, { as: 'client@demo.test', ...options });
  await page.goto('/cart/regular?warehouses=1&warehouses=2&warehouses=3&warehouses=4');
  await page.getByRole('grid').waitFor();
  return page;
}

/** The articles of the lines, from first to last. */
const shown = (page: Page) => page.getByRole('row').getByRole('link').allInnerTexts();
const names = () => articles.map(({ name }) => name);
const article = (index: number): BuyableArticle => {
  const found = articles[index];
  if (!found) throw new Error('too few articles');
  return found;
};

test('CART-17 CART-24 CART-41 CART-42 DAY-61 a line links to its article and shows price, quantities and total; removed, it disappears at once, also from the header, the focus moves on, and Undo brings it back to its place', async () => {
  const page = await openCart();
  const [a, b] = [article(0), article(1)];
  const row = page.getByRole('row').filter({ hasText: a.name });
  await expect
    .poll(() => row.getByRole('link', { name: a.name }).getAttribute('href'))
    .toBe(`/catalog/article/${encodeURIComponent(a.name)}`);
  await expect.poll(() => row.innerText()).toMatch(/\d\.\d\d.€/);
  await expectNoAxeViolations(page);
  /** Lines and value of the cart in the header. */
  const inHeader = () =>
    page
      .getByRole('banner')
      .first()
      .getByTitle(/^Cart: /)
      .innerText();
  await expect.poll(inHeader).toMatch(/^3\s+[\d\s]+\.\d\d\s€$/);
  const whole = await inHeader();

  await page.getByRole('button', { name: `Remove ${a.name}` }).click();
  await expect.poll(() => row.count()).toBe(0);
  await expect.poll(() => focusedName(page)).toBe(b.name);
  await expect.poll(async () => (await readCart(product, 'client')).length).toBe(2);
  await expect.poll(inHeader).toMatch(/^2\s+[\d\s]+\.\d\d\s€$/);
  expect((await inHeader()).slice(1)).not.toBe(whole.slice(1));
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
  await expect.poll(inHeader).toBe(whole);
  await expect.poll(() => readCart(product, 'client')).toContainEqual([a.name, 2 * a.multiple]);
  await expect.poll(() => shown(page)).toEqual(names());
});

test('CART-18 CART-19 CART-20 CART-21 CART-23 CART-38 GAP-61 quantities are edited in place, one row at a time, by keyboard alone; a save that fails shows an Error toast and the quantity the server has, one without a connection is named and tried again by one press', async () => {
  const page = await openCart();
  const [a, b] = [article(0), article(1)];
  await page.getByRole('button', { name: 'Clear cart' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toContain(`Quantity of ${a.name}`);
  expect(await page.getByRole('rowheader').count()).toBe(names().length);
  // The arrows come to each cell, and to its control where it has one.
  const heads = await page.getByRole('columnheader').allInnerTexts();
  await page.keyboard.press('Home');
  const read = [await focusedName(page)];
  for (let column = 1; column < heads.length; column++) {
    await page.keyboard.press('ArrowRight');
    read.push(await focusedName(page));
  }
  const money: unknown = expect.stringMatching(/^\d.*€$/);
  const pieces = 2 * a.multiple;
  const quantity = `Quantity of ${a.name}: ${pieces}, change`;
  expect(read.slice(-5)).toEqual([money, quantity, String(pieces), money, `Remove ${a.name}`]);
  expect(read[0]).toBe(a.name);
  for (let back = 0; back < 3; back++) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focusedName(page)).toContain(`Quantity of ${a.name}`);
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: `Quantity of ${a.name}` });
  const multiples = a.multiple > 1 ? `. Sold in multiples of ${a.multiple}` : '';
  expect(await descriptionOf(field)).toBe(`Line 1 of ${names().length}${multiples}`);

  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.getByText('please enter value').waitFor();

  await page.keyboard.type(String(3 * a.multiple));
  await fetch(`${product.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  await press(page, 'Enter');
  await expect.poll(() => focusedName(page)).toBe(`Quantity of ${b.name}`);
  // While the keys are at the next line already.
  await expect
    .poll(() => said(page))
    .toMatch(new RegExp(`^${RegExp.escape(`${a.name}: ${3 * a.multiple}, `)}.*€`, 'm'));
  await expect.poll(() => page.getByRole('textbox', { name: /^Quantity of/ }).count()).toBe(1);
  // Unchanged, so nothing is sent for it.
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedName(page)).toContain(`Quantity of ${a.name}`);
  await expect.poll(() => readCart(product, 'client')).toContainEqual([a.name, 3 * a.multiple]);
  const received: { operationId: string }[] = await (
    await fetch(`${product.sandbox.url}/sandbox/requests`)
  ).json();
  expect(received.filter(({ operationId }) => operationId === 'updateCartItem').length).toBe(1);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: `Quantity of ${a.name}` }).click();
  await page.keyboard.type(String(4 * a.multiple));
  await page.keyboard.press('Enter');
  const notice = page.locator('.fui-Toast', { hasText: `Not saved: ${4 * a.multiple} × ${a.name}` });
  await notice.waitFor();
  await page.getByRole('button', { name: `Quantity of ${a.name}: ${3 * a.multiple}, change` }).waitFor();
  await page.context().setOffline(false);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => readCart(product, 'client')).toContainEqual([a.name, 4 * a.multiple]);
  expectComplaints(/./);

  await product.breakNext('updateCartItem', { kind: 'status', status: 500, times: 5 });
  await page.getByRole('button', { name: `Quantity of ${a.name}` }).click();
  await page.keyboard.type(String(5 * a.multiple));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.keyboard.type(String(5 * a.multiple));
  await page.keyboard.press('Enter');
  await page.locator('.fui-ToastTitle', { hasText: 'Error' }).first().waitFor();
  await page.getByRole('button', { name: `Quantity of ${a.name}: ${4 * a.multiple}, change` }).waitFor();
  await fetch(`${product.sandbox.url}/sandbox/faults`, { method: 'DELETE' });
});

test(
  'CART-62 CART-63 CART-64 GAP-49 the wheel changes nothing, digits only, up to the next multiple',
  { tags: 'matrix' },
  async () => {
    const page = await openCart();
    const { name, multiple } = article(0);
    await page.getByRole('button', { name: `Quantity of ${name}` }).click();
    const input = page.getByRole('textbox', { name: `Quantity of ${name}` });
    await input.hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => input.inputValue()).toBe(String(2 * multiple));
    await input.fill('');
    await page.keyboard.type('12345');
    await expect.poll(() => input.inputValue()).toBe('12345');
    await page.getByText('At most 999').waitFor();
    // What is refused stays to be seen, and nothing is ordered meanwhile.
    await page.getByRole('button', { name: 'Check out' }).click();
    await expect.poll(() => input.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await input.inputValue()).toBe('12345');
    expect(page.url()).toContain('/cart/regular');
  },
);

test(
  'CART-62 GAP-53 a quantity imported from a file shows all its digits, and can be changed within them',
  { tags: 'matrix' },
  async () => {
    const { name, multiple } = article(0);
    const imported = 12_000 * multiple;
    await product.sandbox.db
      .updateTable('cart_items')
      .set({ qty: imported })
      .where('article_id', 'in', (select) =>
        select.selectFrom('articles').select('id').where('sku', '=', name),
      )
      .execute();
    const page = await openCart();
    const grouped = String(imported).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
    await page.getByRole('button', { name: `Quantity of ${name}: ${grouped}, change` }).click();
    const input = page.getByRole('textbox', { name: `Quantity of ${name}` });
    await expect
      .poll(() => input.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth))
      .toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => readCart(product, 'client')).toContainEqual([name, imported + multiple]);
  },
);

test(
  'CART-24 Undo is one key away: F8 focuses it, it stays as long as it has the focus, and the focus comes back',
  { tags: 'matrix' },
  async () => {
    const page = await openCart();
    const [, b, c] = [article(0), article(1), article(2)];
    await page.getByRole('button', { name: `Remove ${b.name}` }).press('Enter');
    const toast = page.getByRole('listitem').filter({ hasText: `${b.name} removed` });
    await toast.getByText('Press F8 to come here').waitFor();
    await expect.poll(() => focusedName(page)).toBe(c.name);
    await page.keyboard.press('F8');
    await expect.poll(() => focusedName(page)).toBe('Undo');
    await expect
      .poll(() => toast.locator('[data-timer-status]').getAttribute('data-timer-status'))
      .toBe('paused');
    await page.keyboard.press('Enter');
    await expect.poll(() => readCart(product, 'client')).toContainEqual([b.name, 2 * b.multiple]);
    await expect.poll(() => shown(page)).toEqual(names());
    expect(await focusedName(page)).toBe(c.name);
  },
);

test(
  'CART-24 on a phone one Undo shows at a time, and each earlier one after it',
  { tags: 'matrix' },
  async () => {
    const page = await openCart({ width: 390, height: 844, hasTouch: true });
    const undo = page.getByRole('button', { name: 'Undo' });
    for (const { name } of articles) {
      await page.getByRole('button', { name: `Remove ${name}` }).tap();
      await page
        .getByRole('listitem')
        .filter({ hasText: `${name} removed` })
        .waitFor();
      await expect.poll(() => undo.count()).toBe(1);
    }
    for (const [index, { name }] of articles.entries().toArray().toReversed()) {
      await page
        .getByRole('listitem')
        .filter({ hasText: `${name} removed` })
        .waitFor();
      await undo.tap();
      await expect.poll(async () => (await readCart(product, 'client')).length).toBe(articles.length - index);
    }
    await expect.poll(() => shown(page)).toHaveLength(articles.length);
    await expect.poll(() => undo.count()).toBe(0);
  },
);

test('CART-25 CART-26 DAY-70 an empty cart has nothing to clear or check out; Undo brings all its lines back in their order', async () => {
  // Not as the back end would sort them.
  const latestFirst = articles.toSorted((one, other) => Number(other.dbId) - Number(one.dbId));
  await fillCart(
    product,
    'client',
    latestFirst.map((one) => ({ article: one, times: 2 })),
  );
  const page = await openCart();
  const before = await readCart(product, 'client');
  await page.getByRole('button', { name: 'Clear cart' }).click();
  await page.getByText('Your cart is empty').waitFor();
  expect(await page.getByRole('button', { name: 'Clear cart' }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Check out' }).isDisabled()).toBe(true);
  expect(await readCart(product, 'client')).toEqual([]);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => readCart(product, 'client')).toEqual(before);
  await expect.poll(() => shown(page)).toEqual(before.map(([name]) => name));
});

test('CART-15 on a phone the lines are cards, and nothing scrolls sideways at 320 px', async () => {
  const page = await openCart({ width: 320, colorScheme: 'dark' });
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);
  const height = await page.getByRole('grid').evaluate((grid) => grid.parentElement?.clientHeight ?? 0);
  expect(height).toBeLessThanOrEqual(500);
  // Out of sight, and named by a screen reader with each cell.
  await expect.poll(() => page.getByRole('columnheader', { name: 'Total' }).count()).toBe(1);
  await expectNoAxeViolations(page);
});

test(
  'CART-07 CART-10 CART-15 on a phone the first line is on the first screen, and the warehouses are one touch away',
  { tags: 'matrix' },
  async () => {
    const page = await openCart({ width: 390, height: 844 });
    // The totals come after the lines.
    await expect
      .poll(async () => {
        const first = await page.getByRole('row').first().boundingBox();
        const bar = await page.getByRole('region', { name: 'Totals of the cart' }).boundingBox();
        return (first?.y ?? 844) + (first?.height ?? 0) < (bar?.y ?? 0);
      })
      .toBe(true);
    await page.getByText(/^Order from: Tallinn, Riga/).click();
    await page.getByRole('checkbox', { name: 'Riga' }).uncheck();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('warehouses')).toEqual(['1', '3', '4']);
    // Lines of the choice before are pale until those of the new one come.
    await settle(page);
    await expectNoAxeViolations(page);
  },
);
