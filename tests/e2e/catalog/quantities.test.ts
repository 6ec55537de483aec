import { sql } from 'kysely';
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage, settle } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => fetch(`${product.sandbox.url}/sandbox/faults`, { method: 'DELETE' }));
afterAll(() => product.close());

type Quantities = { inCartQty: number; inReservationQty: number; inBackorderQty: number };

/** Quantities of an article in the carts, read without the browser. */
async function quantities(name: string, user = 'client'): Promise<Quantities> {
  const { viewer } = await (
    await product.as(user)
  ).run(
    `query ($name: String!) {
      viewer { article(name: $name) { inCartQty inReservationQty inBackorderQty } }
    }`,
    { name },
  );
  return viewer.article;
}

/** An article of this test alone: nothing of it is in a cart yet. */
async function freshArticle(page: Page, index: number): Promise<{ name: string; card: Locator }> {
  await page.goto('/catalog?type=part&searchString=wiper&page=1&limit=20');
  const cards = page.getByRole('list', { name: 'Results' }).locator(':scope > li');
  const card = cards
    .filter({ has: page.getByRole('button', { name: /^Add to cart/ }) })
    .filter({ hasNotText: 'Sold in multiples' })
    .nth(index);
  const name = await card
    .getByRole('button', { name: /^Copy/ })
    .evaluate((button) => button.previousElementSibling?.textContent ?? '');
  // Found by name from now on: the button loses its text as soon as the cart has a quantity.
  return { name, card: cards.filter({ hasText: name }).first() };
}
const openAs = (as: string) => openPage(product, { as: `${as}@demo.test` });
test('CART-55 CART-56 CART-57 CART-58 CART-59 CART-60 GAP-48 at 0 the article is removed and the popover closes, focus back on its button; clicks end with the quantity shown last, marked until the server has it', async () => {
  const page = await openAs('client');
  const { name, card } = await freshArticle(page, 0);
  const button = card.getByRole('button', { name: `Add to cart: ${name}` });
  const popover = page.getByRole('group', { name: `Quantity of ${name}` });
  await button.click();
  await expect.poll(async () => (await quantities(name)).inCartQty).toBe(1);
  await popover.getByRole('button', { name: 'Less' }).click();
  await popover.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(async () => (await quantities(name)).inCartQty).toBe(0);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const calls: number[] = [];
  await page.route('**/graphql', async (route) => {
    const { variables } = route.request().postDataJSON();
    if (variables.input) {
      calls.push(variables.input.qty);
      await held;
    }
    await route.continue();
  });
  await button.click();
  const more = popover.getByRole('button', { name: 'More' });
  for (let click = 0; click < 5; click++) await more.click();
  await expect.poll(() => popover.getByRole('textbox').inputValue()).toBe('6');
  await page.getByText('Not saved yet').waitFor();
  await expectNoAxeViolations(page);
  // However slow the clicks were: no second call is sent while one is pending.
  await expect.poll(() => calls.length).toBe(1);
  release();
  await page.getByText('Not saved yet').waitFor({ state: 'detached' });
  await page.locator('.fui-ToastTitle', { hasText: 'Completed successfully' }).first().waitFor();
  expect(calls.at(-1)).toBe(6);
  expect(calls.length).toBeLessThanOrEqual(2);
  expect(await quantities(name)).toMatchObject({ inCartQty: 6 });
});

test(
  'CART-57 CART-58 CART-63 GAP-49 an article sold in tens starts at ten and goes by tens, typed values go up',
  { tags: 'matrix' },
  async () => {
    const page = await openAs('second');
    const name = skuOf(demoArticles.inTens);
    await page.goto(`/catalog?type=part&searchString=${name}&page=1&limit=20`);
    const exact = page.getByRole('list', { name: 'Exact matches' });
    await exact.getByRole('button', { name: /^Add to cart/ }).click();
    const quantity = page.getByRole('group', { name: `Quantity of ${name}` });
    const field = quantity.getByRole('textbox');
    await expect.poll(() => field.inputValue()).toBe('10');
    await quantity.getByRole('button', { name: 'More' }).click();
    await expect.poll(() => field.inputValue()).toBe('20');
    await field.fill('34');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('40');
    await expect.poll(async () => (await quantities(name, 'second')).inCartQty).toBe(40);
  },
);

test('DAY-83 the notice after adding and after a change names cart, pieces and article, and links to the cart', async () => {
  const page = await openAs('second');
  const { name, card } = await freshArticle(page, 0);
  const notice = (pieces: number) =>
    page.locator('.fui-Toast', { hasText: `In the cart: ${pieces} × ${name}` });
  await card.getByRole('button', { name: `Add to cart: ${name}` }).click();
  await notice(1).waitFor();
  await page
    .getByRole('group', { name: `Quantity of ${name}` })
    .getByRole('button', { name: 'More' })
    .click();
  await notice(2).waitFor();
  await page.keyboard.press('Escape');
  await notice(2).getByRole('link', { name: 'Go to the cart' }).click();
  await page.waitForURL('**/cart/regular');
});

test('CART-60 presses at one place are all counted: the steps stay where they are while the quantity is being saved', async () => {
  // The longest text for what is not saved yet.
  const page = await openPage(product, { as: 'client@demo.test', locale: 'de' });
  const name = 'PL-1611953';
  const before = (await quantities(name)).inCartQty;
  await page.goto(`/catalog/article/${name}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^Im Warenkorb: ${before}, ${name}$`) })
    .first()
    .click();
  const more = page.getByRole('group', { name: `Menge von ${name}` }).getByRole('button', { name: 'Mehr' });
  await more.click({ trial: true });
  const { x, y, width, height } = (await more.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  await press();
  await page.getByText('Noch nicht gespeichert').waitFor();
  for (let further = 0; further < 3; further++) await press();
  await expect.poll(async () => (await quantities(name)).inCartQty).toBe(before + 4);
});

test('an article further down is added without moving the page', { tags: 'matrix' }, async () => {
  const page = await openAs('second');
  const { name, card } = await freshArticle(page, 6);
  const button = card.getByRole('button', { name: `Add to cart: ${name}` });
  await button.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await button.click();
  const popover = page.getByRole('group', { name: `Quantity of ${name}` });
  await expect.poll(() => popover.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  expect(
    await popover.evaluate((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      return scrollY > 0 && top >= 0 && bottom <= innerHeight;
    }),
  ).toBe(true);
});

test('CART-61 GAP-61 a failing call shows nothing and the last confirmed quantity is back', async () => {
  const page = await openAs('client');
  const { name, card } = await freshArticle(page, 2);
  await product.breakNext('setCartQty', { kind: 'status', status: 500, times: 5 });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await card.getByRole('button', { name: /^Add to cart/ }).click();
  // Hidden from the accessibility tree as soon as the popover has the focus, which may be before this check.
  await card.getByRole('button', { name: `In the cart: 1, ${name}`, includeHidden: true }).waitFor();
  const quantity = page.getByRole('group', { name: `Quantity of ${name}` });
  const less = quantity.getByRole('button', { name: 'Less' });
  await less.focus();
  release();
  // At 0 again, Less does nothing but keeps the focus, so that Escape still closes the popover.
  await expect.poll(() => quantity.getByRole('textbox').inputValue()).toBe('0');
  expect(await less.evaluate((button) => button.matches(':focus:enabled'))).toBe(true);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: `Add to cart: ${name}` }).waitFor();
  // The code of notices is loaded with the first one.
  await settle(page);
  expect(await page.locator('.fui-Toast').count()).toBe(0);
  expect(await quantities(name)).toMatchObject({ inCartQty: 0 });
});

test(
  'CAT-42 each of the three carts can be filled by a user who holds its attribute',
  { tags: 'matrix' },
  async () => {
    const page = await openAs('client');
    const { name, card } = await freshArticle(page, 3);
    await sql`insert into container_items (container_id, article_id, qty)
    select (select min(id) from containers), id, 50 from articles where sku = ${name}
    on conflict (article_id, container_id) do update set qty = container_items.reserved + 50`.execute(
      product.sandbox.db,
    );
    await page.reload();
    await card.getByRole('button', { name: /^Pre-order, from \d\d-\d\d: / }).click();
    await expect.poll(async () => (await quantities(name)).inReservationQty).toBe(1);
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: `Backorder: ${name}` }).click();
    await expect.poll(async () => (await quantities(name)).inBackorderQty).toBe(1);
    expect(await quantities(name)).toMatchObject({ inCartQty: 0 });

    const buyer = await openAs('buyer');
    await buyer.goto('/catalog?type=part&searchString=wiper&page=1&limit=20');
    await buyer
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .waitFor();
    expect(await buyer.getByRole('button', { name: /^(Pre-order|Backorder)/ }).count()).toBe(0);

    const basic = await openAs('basic');
    await basic.goto('/catalog?type=part&searchString=wiper&page=1&limit=20');
    await basic.getByRole('list', { name: 'Results' }).waitFor();
    expect(await basic.getByRole('button', { name: /^(Add to cart|In the cart)/ }).count()).toBe(0);
  },
);

test('CART-60 leaving the page within the pause loses nothing', { tags: 'matrix' }, async () => {
  const page = await openAs('client');
  const { name, card } = await freshArticle(page, 4);
  await card.getByRole('button', { name: /^Add to cart/ }).click();
  await page.keyboard.press('Escape');
  await card.getByRole('link', { name }).click();
  await page.getByRole('button', { name: `In the cart: 1, ${name}` }).waitFor();
  await expect.poll(async () => (await quantities(name)).inCartQty).toBe(1);
});

test('CART-57 CART-62 CART-64 the popover works by keyboard alone', { tags: 'matrix' }, async () => {
  const page = await openAs('client');
  const { name, card } = await freshArticle(page, 5);
  await card.getByRole('button', { name: /^Add to cart/ }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('group', { name: `Quantity of ${name}` }).getByRole('textbox');
  await field.waitFor();
  await field.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => field.inputValue()).toBe('2');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('12345x');
  await page.keyboard.press('Enter');
  await page.getByText('At most 999').waitFor();
  expect(await field.inputValue()).toBe('12345x');
  await page.keyboard.press('Escape');
  await expect.poll(() => field.inputValue()).toBe('2');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('123x');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await expect.poll(async () => (await quantities(name)).inCartQty).toBe(123);
});
