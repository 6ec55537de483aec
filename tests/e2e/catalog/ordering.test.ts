import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { singleVin } from '../../../sandbox/demo/fillVehicles.ts';
import { openScreen, results } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const sku = (article: keyof typeof demoArticles) => skuOf(demoArticles[article]);
const searchFor = (text: string) =>
  `/catalog?type=part&searchString=${encodeURIComponent(text)}&page=1&limit=20`;
const open = (path: string, options = {}) => openScreen(product, path, options);

/** Pieces of an article in a user's regular cart. */
async function inCart(name: string, user = 'client'): Promise<number> {
  const { viewer } = await (
    await product.as(user)
  ).run('query ($name: String!) { viewer { article(name: $name) { inCartQty } } }', { name });
  return viewer.article.inCartQty;
}
/** Empties the client's carts, so that a test begins alike each time. */
async function emptyCarts(): Promise<void> {
  const client = await product.as('client');
  for (const type of ['REGULAR', 'RESERVATION', 'BACKORDER']) {
    await client.run('mutation ($type: CartType!) { clearCart(input: { type: $type }) { __typename } }', {
      type,
    });
  }
}

test('DAY-53 an exact match shows once', { tags: 'matrix' }, async () => {
  const page = await open(searchFor(sku('inTens')));
  await results(page).first().waitFor();
  expect(
    await results(page)
      .getByRole('link', { name: sku('inTens'), exact: true })
      .count(),
  ).toBe(1);
});

test('DAY-54 DAY-56 a list shows stocked warehouses, the number of the others, and where the cart orders first; an article offers the carts that can have it, in words', async () => {
  await emptyCarts();
  const page = await open(searchFor(sku('split')));
  const chips = results(page).first().getByRole('list', { name: 'Stock by warehouse' });
  const texts = async () =>
    (await chips.getByRole('listitem').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  await expect.poll(texts).toEqual(['Tallinn 5', 'Riga 5', 'Hamburg 5', '+2 without stock']);
  await chips
    .getByRole('listitem')
    .filter({ hasText: 'Tallinn' })
    .getByLabel('Your cart orders from here first')
    .waitFor();
  await chips.getByRole('button', { name: `${sku('split')}, +2 without stock: show the warehouses` }).click();
  await expect.poll(texts).toHaveLength(5);

  await page.goto(searchFor(sku('outOfStock')));
  await results(page).first().getByText('Not in stock').waitFor();
  const buttons = results(page).first().getByRole('button');
  await buttons.filter({ hasText: 'Backorder' }).waitFor();
  expect(await buttons.filter({ hasText: /Add to cart|Pre-order/ }).count()).toBe(0);

  await page.goto(searchFor(sku('inTransitOnly')));
  await buttons.filter({ hasText: /^Pre-order, from \d\d-\d\d$/ }).waitFor();
  expect(await buttons.filter({ hasText: 'Add to cart' }).count()).toBe(0);
  expect(await buttons.filter({ hasText: 'Backorder' }).count()).toBe(1);

  await page.goto(searchFor(sku('lastPiece')));
  await buttons.filter({ hasText: 'Add to cart' }).waitFor();
  expect(await buttons.filter({ hasText: 'Pre-order' }).count()).toBe(0);
});

test('DAY-55 the quantity is set before the article is added, by the steps or typed, and Enter adds it', async () => {
  await emptyCarts();
  const page = await open(searchFor(sku('ordinary')));
  const card = results(page).first();
  const pieces = card.getByRole('group', { name: `Pieces to add of ${sku('ordinary')}` });
  await pieces.getByRole('button', { name: 'More' }).click();
  await card.getByRole('button', { name: /^Add to cart/ }).click();
  await expect.poll(() => inCart(sku('ordinary'))).toBe(2);

  await emptyCarts();
  await page.reload();
  await pieces.getByRole('textbox').fill('7');
  await page.keyboard.press('Enter');
  await expect.poll(() => inCart(sku('ordinary'))).toBe(7);
  const button = card.getByRole('button', { name: /^In the cart: 7/ });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

  // The same on the article's page and in the table.
  await emptyCarts();
  await page.goto(`/catalog/article/${encodeURIComponent(sku('ordinary'))}`);
  const field = page
    .getByRole('group', { name: `Pieces to add of ${sku('ordinary')}` })
    .first()
    .getByRole('textbox');
  await field.fill('3');
  await field.press('Enter');
  await expect.poll(() => inCart(sku('ordinary'))).toBe(3);
  await emptyCarts();
  await page.goto(searchFor(sku('ordinary')));
  await page.getByRole('button', { name: 'Table' }).click();
  const cell = page.getByRole('table').first().getByRole('textbox').first();
  await cell.fill('4');
  await cell.press('Enter');
  await expect.poll(() => inCart(sku('ordinary'))).toBe(4);
});

test('DAY-90 without a backorder cart the regular one is offered for an article that is out of stock, if it takes backorders', async () => {
  await emptyCarts();
  const { id } = await product.sandbox.db
    .selectFrom('accesses as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select('a.id')
    .where('u.email', '=', 'second@demo.test')
    .executeTakeFirstOrThrow();
  await product.sandbox.db
    .deleteFrom('access_attributes')
    .where('access_id', '=', id)
    .where('attribute', '=', 'order_create_backorder')
    .execute();
  const page = await open(searchFor(sku('inTransitOnly')), { as: 'second@demo.test' });
  const buttons = results(page).first().getByRole('button');
  await buttons.filter({ hasText: 'Pre-order' }).waitFor();
  await buttons.filter({ hasText: 'Add to cart' }).click();
  await expect.poll(() => inCart(sku('inTransitOnly'), 'second')).toBeGreaterThan(0);
  await page.goto('/cart/regular?warehouses=1&useBackorder=1');
  await page.getByRole('button', { name: `Remove ${sku('inTransitOnly')}` }).waitFor();
  expect(await page.getByRole('button', { name: 'Check out' }).isEnabled()).toBe(true);
});

test(
  'DAY-57 brand before number and quantities are read, and all numbers of one article go to the cart',
  { tags: 'matrix' },
  async () => {
    await emptyCarts();
    const page = await open('/catalog?type=oem');
    const { brand } = await product.sandbox.db
      .selectFrom('articles')
      .select('brand')
      .where('id', '=', demoArticles.split)
      .executeTakeFirstOrThrow();
    const lines = [
      'Number;Quantity',
      `${sku('ordinary')};2`,
      `${brand} ${sku('split')};3`,
      `${sku('endOfLife')};1`,
      'NOBODYS-1;4',
    ];
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: sku('ordinary') }) });
    await expect.poll(() => row.first().getByRole('textbox').inputValue()).toBe('2');
    await page.getByRole('button', { name: 'Add all 2 found articles to the cart' }).click();
    const notice = page.locator('.fui-Toast');
    await notice.getByText('2 lines added to the cart').waitFor();
    await notice.getByText('1 number is left').waitFor();
    expect(await inCart(sku('ordinary'))).toBe(2);
    expect(await inCart(sku('split'))).toBe(3);
    // The table shows what the cart holds now.
    await row
      .first()
      .getByRole('button', { name: /^In the cart: 2/ })
      .waitFor();
  },
);

test(
  'DAY-58 an article leads to those sold under its analogues, to searches by its numbers, and back to the results',
  { tags: 'matrix' },
  async () => {
    const { article, analogue } = await soldAnalogue();
    const page = await open(`/catalog/article/${encodeURIComponent(article)}`);
    const sold = page
      .getByRole('region', { name: 'Equivalents we sell' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: analogue }) })
      .first();
    await expect.poll(() => sold.innerText()).toMatch(/€/);
    await sold.getByRole('list', { name: 'Stock by warehouse' }).waitFor();
    await sold
      .getByRole('button', { name: /^(Add to cart|In the cart|Pre-order|Backorder)/ })
      .first()
      .waitFor();

    const numbers = page.getByRole('region', { name: 'Compatible OEM numbers' });
    const number = await numbers.getByRole('link').first().innerText();
    await numbers.getByRole('link').first().click();
    await page.waitForURL((url) => url.searchParams.get('cross') === number);
    const address = page.url();
    await page.getByRole('link', { name: article, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: article }).waitFor();
    await page.getByRole('link', { name: 'Back to the results' }).click();
    await page.waitForURL(address);
  },
);

test('DAY-58 on a phone price and button are on the first screen', async () => {
  const page = await open(`/catalog/article/${encodeURIComponent(sku('ordinary'))}`, {
    width: 390,
    height: 844,
  });
  const button = page.getByRole('button', { name: /^(Add to cart|In the cart)/ }).first();
  const box = await button.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(844);
});

test('DAY-59 the catalog without a search lists the recent searches and vehicles, each a link to its results', async () => {
  const page = await open(searchFor('brake disc'));
  await results(page).first().waitFor();
  await page.goto(`/catalog?type=vin&searchString=${singleVin}`);
  await results(page).first().waitFor();
  await page.goto('/catalog');
  const vehicles = page.getByRole('list', { name: 'Recent vehicles' });
  await vehicles.getByRole('link', { name: /Golf VII/ }).waitFor();
  expect(await vehicles.innerText()).toContain(singleVin);
  await page.getByRole('list', { name: 'Recent searches' }).getByRole('link', { name: 'brake disc' }).click();
  await results(page).first().waitFor();
});

/** An article with a vehicle maker's number and an analogue that is sold too. */
async function soldAnalogue(): Promise<{ article: string; analogue: string }> {
  return product.sandbox.db
    .selectFrom('article_numbers as n')
    .innerJoin('articles as a', 'a.id', 'n.article_id')
    .innerJoin('articles as other', 'other.sku', 'n.number')
    .innerJoin('article_numbers as oem', 'oem.article_id', 'a.id')
    .select(['a.sku as article', 'other.sku as analogue'])
    .where('n.kind', '=', 'analogue')
    .where('oem.kind', '=', 'oem')
    .where('a.active', '=', true)
    .where('other.active', '=', true)
    .orderBy('a.id')
    .executeTakeFirstOrThrow();
}
