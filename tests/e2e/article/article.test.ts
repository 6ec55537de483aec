import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const pathOf = (article: keyof typeof demoArticles) =>
  `/catalog/article/${encodeURIComponent(skuOf(demoArticles[article]))}`;
async function open(article: keyof typeof demoArticles, options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(product, { as: 'client@demo.test', ...options });
  await page.goto(pathOf(article));
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
/** The gateway's data of an article, read without the browser. */
async function read<Fields>(
  article: keyof typeof demoArticles,
  fields: string,
  user = 'client',
): Promise<Fields> {
  const caller = await product.as(user);
  const { viewer } = await caller.run<{ viewer: { article: Fields } }>(
    `query ($name: String!) { viewer { article(name: $name) { ${fields} } } }`,
    { name: skuOf(demoArticles[article]) },
  );
  return viewer.article;
}
const day = (iso: string) => iso.split('-').toReversed().join('-');
const main = (page: Page) => page.getByRole('main');

test('ART-01 the page is closed to users without article_view', { tags: 'matrix' }, async () => {
  const page = await openPage(product, { as: 'lists@demo.test' });
  await page.goto(`/catalog/article/${encodeURIComponent(skuOf(demoArticles.ordinary))}`);
  await page.waitForURL((url) => !url.pathname.includes('/article/'));
});

test(
  'ART-01 ERR-07 an article that does not exist leads to the not-found page',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.goto('/catalog/article/NO-SUCH-ARTICLE');
    await page.waitForURL('**/not-found');
  },
);

test(
  'ART-01 ERR-08 an article that cannot be loaded says so in its place and can be tried again',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    const sku = skuOf(demoArticles.ordinary);
    // The gateway retries reads: the fault stays until it is removed.
    await product.breakNext('getArticle', { kind: 'status', status: 500, times: 50 });
    await page.goto(`/catalog/article/${encodeURIComponent(sku)}`);
    await main(page).getByText('The article could not be loaded.').waitFor();
    await page.locator('.fui-ToastTitle').first().waitFor();
    await fetch(`${product.sandbox.url}/sandbox/faults`, { method: 'DELETE' });
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await main(page).getByRole('region', { name: 'Attributes' }).waitFor();
  },
);

test('ART-02 ART-03 ART-07 ART-13 ART-19 ART-20 ART-23 ART-24 title, heading and price without VAT, no notice of a multiple of 1; OEM numbers and analogues are collapsible tables of brand and number', async () => {
  const page = await open('ordinary');
  type Numbers = { brand: string; name: string }[];
  const { name, brand, description, price, compatible, analogues } = await read<{
    name: string;
    brand: string;
    description: string;
    price: { value: number };
    compatible: Numbers;
    analogues: { oem: Numbers; analogue: Numbers };
  }>(
    'ordinary',
    'name brand description price { value } compatible { brand name } analogues { oem { brand name } analogue { brand name } }',
  );
  await expect.poll(() => page.title()).toBe(`${brand} ${name} ${description} | B2B portal`);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(`${name} ${description}`);
  await main(page)
    .getByText(`${price.value.toFixed(2)}\u00a0€`)
    .first()
    .waitFor();
  await main(page).getByText('excl. VAT').first().waitFor();
  expect(
    await main(page)
      .getByText(/Sold in multiples/)
      .count(),
  ).toBe(0);

  const distinct = new Set([...compatible, ...analogues.oem].map((one) => `${one.brand}\t${one.name}`));
  for (const [title, rows] of [
    ['Compatible OEM numbers', [...distinct]],
    ['Cross-references', analogues.analogue.map((one) => `${one.brand}\t${one.name}`)],
  ] as const) {
    const toggle = main(page).getByRole('button', { name: title });
    const table = main(page).getByRole('region', { name: title }).getByRole('table');
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(['Brand', 'Number']);
    expect(
      (await table.locator('tbody tr').allInnerTexts()).map((row) => row.replaceAll('\n', '').trim()),
    ).toEqual(rows);
    await toggle.click();
    await table.waitFor({ state: 'detached' });
    await toggle.click();
    await table.waitFor();
  }
});

test(
  'ART-04 GAP-124 an End of Life article names its replacements as links, or stands alone',
  { tags: 'matrix' },
  async () => {
    const page = await open('endOfLife');
    const notice = main(page).getByText(/^End of Life, replaced by/);
    const links = notice.getByRole('link');
    const { eol } = await read<{ eol: { replacements: { name: string }[] } }>(
      'endOfLife',
      'eol { replacements { name } }',
    );
    await expect.poll(() => links.allInnerTexts()).toEqual(eol.replacements.map(({ name }) => name));
    await links.first().click();
    await page.getByRole('heading', { level: 1, name: eol.replacements[0]?.name ?? '' }).waitFor();

    const alone = await open('endOfLifeAlone');
    await main(alone).getByText('End of Life', { exact: true }).waitFor();
  },
);

test('ART-05 ART-06 photo and scheme: main picture, thumbnails and a preview of the largest size', async () => {
  const page = await open('ordinary');
  const sku = skuOf(demoArticles.ordinary);
  const picture = (name: string) => main(page).getByRole('img', { name });
  const path = encodeURIComponent(sku);
  await expect
    .poll(() => picture(`Photo of ${sku}`).getAttribute('src'))
    .toBe(`/product_photos/640/photos/${path}.jpg`);
  const thumbnails = main(page).getByRole('list', { name: 'Pictures' }).locator('img');
  await expect
    .poll(() => thumbnails.evaluateAll((images) => images.map((image) => image.getAttribute('src'))))
    .toEqual([`/product_photos/200/photos/${path}.jpg`, `/product_photos/200/schemes/${path}.png`]);
  await main(page)
    .getByRole('button', { name: `Drawing of ${sku}`, exact: true })
    .click();
  await expect
    .poll(() => picture(`Drawing of ${sku}`).getAttribute('src'))
    .toBe(`/product_photos/640/schemes/${path}.png`);

  const enlarge = main(page).getByRole('button', { name: `Drawing of ${sku}: enlarge` });
  await enlarge.click();
  const dialog = page.getByRole('dialog', { name: `Drawing of ${sku}` });
  await expect
    .poll(() => dialog.getByRole('img', { name: `Drawing of ${sku}` }).getAttribute('src'))
    .toBe(`/product_photos/1600/schemes/${path}.png`);
  await page.keyboard.press('ArrowRight');
  const other = page.getByRole('dialog', { name: `Photo of ${sku}` });
  await expect
    .poll(() => other.getByRole('img', { name: `Photo of ${sku}` }).getAttribute('src'))
    .toBe(`/product_photos/1600/photos/${path}.jpg`);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await other.waitFor({ state: 'detached' });
});

test(
  'GAP-125 a picture that fails is replaced by a placeholder, a failing thumbnail is hidden',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.route('**/product_photos/**', (route) => route.fulfill({ status: 404 }));
    const sku = skuOf(demoArticles.ordinary);
    await page.goto(`/catalog/article/${encodeURIComponent(sku)}`);
    await main(page).getByLabel(`Photo of ${sku}`, { exact: true }).waitFor();
    await expect
      .poll(() => main(page).getByRole('list', { name: 'Pictures' }).locator('img').count())
      .toBe(0);
    expect(await main(page).locator('img').count()).toBe(0);
  },
);

test('ART-08 ART-09 ART-10 the star is filled at once, before the server answers, goes out again, and goes back when the call fails', async () => {
  const page = await open('split');
  const star = main(page).getByRole('button', { name: `${skuOf(demoArticles.split)} in the wishlist` });
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  expect(await read('split', 'inWishList')).toEqual({ inWishList: false });
  release();
  await expect.poll(() => read('split', 'inWishList')).toEqual({ inWishList: true });
  await page.reload();
  await star.waitFor();
  expect(await star.getAttribute('aria-pressed')).toBe('true');
  await star.click();
  await expect.poll(() => read('split', 'inWishList')).toEqual({ inWishList: false });
  await product.breakNext('addToWishlist', { kind: 'status', status: 500 });
  await star.click();
  await page.locator('.fui-ToastTitle').first().waitFor();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
  expect(await read('split', 'inWishList')).toEqual({ inWishList: false });
});

test('ART-11 CAT-43 one stock chip per warehouse, consignation left out', { tags: 'matrix' }, async () => {
  const page = await open('everywhere');
  const { stock } = await read<{ stock: { amount: number; warehouse: { name: string; type: string } }[] }>(
    'everywhere',
    'stock { amount warehouse { name type } }',
  );
  const chips = await main(page)
    .getByRole('list', { name: 'Stock by warehouse' })
    .first()
    .getByRole('listitem')
    .allInnerTexts();
  expect(chips.map((chip) => chip.replaceAll(/\s+/g, ' '))).toEqual(
    stock
      .filter(({ warehouse }) => warehouse.type !== 'CONSIGNATION')
      .map(({ amount, warehouse }) => `${warehouse.name} ${amount}`),
  );
});

test('ART-12 ART-13 ART-14 ART-15 add to cart, and a notice where the multiple is above 1; goods in transit show how many and when, with a pre-order for users who may place one', async () => {
  const page = await open('inTens', { as: 'second@demo.test' });
  await main(page).getByText('Sold in multiples of 10').filter({ visible: true }).first().waitFor();
  const block = main(page).getByRole('region', { name: 'In transit' });
  expect(await block.count()).toBe(0);
  await main(page)
    .getByRole('button', { name: `Add to cart: ${skuOf(demoArticles.inTens)}` })
    .click();
  await expect.poll(() => read('inTens', 'inCartQty', 'second')).toEqual({ inCartQty: 10 });

  const { inTransit } = await read<{ inTransit: { qty: number; minimalDate: string; maximalDate: string } }>(
    'inTransitOnly',
    'inTransit { qty minimalDate maximalDate }',
  );
  await page.goto(pathOf('inTransitOnly'));
  await expect
    .poll(() => block.innerText())
    .toContain(`${inTransit.qty} pcs, ${day(inTransit.minimalDate)} – ${day(inTransit.maximalDate)}`);
  await block.getByRole('button', { name: /^Pre-order/ }).click();
  await expect
    .poll(() => read('inTransitOnly', 'inReservationQty', 'second'))
    .not.toEqual({ inReservationQty: 0 });

  const buyer = await open('inTransitOnly', { as: 'buyer@demo.test' });
  await main(buyer).getByRole('region', { name: 'Attributes' }).waitFor();
  expect(
    await main(buyer)
      .getByRole('button', { name: /^Pre-order/ })
      .count(),
  ).toBe(0);
});

test(
  'ART-16 ART-17 attributes are name and value pairs, or a notice says that there are none',
  { tags: 'matrix' },
  async () => {
    const page = await open('ordinary');
    const { attributes } = await read<{ attributes: { name: string; value: string }[] }>(
      'ordinary',
      'attributes { name value }',
    );
    const region = main(page).getByRole('region', { name: 'Attributes' });
    await expect
      .poll(() => region.getByRole('term').allInnerTexts())
      .toEqual(attributes.map(({ name }) => name));
    await expect
      .poll(() => region.getByRole('definition').allInnerTexts())
      .toEqual(attributes.map(({ value }) => value));
    const bare = await open('bare');
    await main(bare).getByText('No attributes').waitFor();
  },
);

test('ART-18 related articles and other quantities lead to their pages', { tags: 'matrix' }, async () => {
  const page = await open('linked');
  const { related, quantityOptions } = await read<Record<'related' | 'quantityOptions', { name: string }[]>>(
    'linked',
    'related { name } quantityOptions { name }',
  );
  const links = (name: string) => main(page).getByRole('region', { name }).getByRole('link');
  await expect.poll(() => links('Related articles').allInnerTexts()).toEqual(related.map(({ name }) => name));
  await expect
    .poll(() => links('Other pack sizes').allInnerTexts())
    .toEqual(quantityOptions.map(({ name }) => name));
  await links('Related articles').first().click();
  await page.getByRole('heading', { level: 1, name: related[0]?.name ?? '' }).waitFor();
});

test(
  'ART-21 ART-22 the vehicles: make, then model, then a table of variants',
  { tags: 'matrix' },
  async () => {
    const page = await open('ordinary');
    type Variant = Record<
      'number' | 'model' | 'body' | 'years' | 'engineName' | 'enginePower' | 'engineVolume' | 'fuel',
      string
    >;
    const { vehicles } = await read<{
      vehicles: { name: string; models: { name: string; variants: Variant[] }[] }[];
    }>(
      'ordinary',
      'vehicles { name models { name variants { number model body years engineName enginePower engineVolume fuel } } }',
    );
    const [make] = vehicles;
    const [model] = make?.models ?? [];
    const [variant] = model?.variants ?? [];
    if (!make || !model || !variant) throw new Error('The article has no vehicles');
    const used = main(page).getByRole('region', { name: 'Used in' });
    await expect
      .poll(() => used.getByRole('heading', { level: 3 }).allInnerTexts())
      .toEqual(vehicles.map(({ name }) => name));
    await used.getByRole('button', { name: make.name }).first().click();
    await used.getByRole('button', { name: model.name, exact: true }).click();
    const table = used.getByRole('table').first();
    await expect
      .poll(() => table.getByRole('columnheader').allInnerTexts())
      .toEqual(['Type number', 'Model', 'Body', 'Years', 'Engine', 'Power', 'Engine size', 'Fuel']);
    await expect
      .poll(() => table.locator('tbody tr').first().locator('th, td').allInnerTexts())
      .toEqual([
        variant.number,
        variant.model,
        variant.body,
        variant.years,
        variant.engineName,
        variant.enginePower,
        `${variant.engineVolume} cm³`,
        variant.fuel,
      ]);
    await expect.poll(() => table.locator('tbody tr').count()).toBe(model.variants.length);
    await expectNoAxeViolations(page);
  },
);
