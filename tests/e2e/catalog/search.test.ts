import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { openScreen, results, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const everyWord = '/catalog?type=part&searchString=filter&page=1&limit=20';
const searchFor = (text: string) =>
  `/catalog?type=part&searchString=${encodeURIComponent(text)}&page=1&limit=20`;

function open(path: string, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  return openScreen(product, path, options);
}
const status = (page: Page) => page.getByText(/articles? found/);

test('CAT-01 the catalog is closed to users without article_list', { tags: 'matrix' }, async () => {
  const page = await openPage(product, { as: 'accountant@demo.test' });
  await page.goto('/catalog');
  await page.waitForURL((url) => url.pathname.startsWith('/orders'));
});

test(
  'CAT-02 CAT-05 a search from the field is in the URL and shows what it found',
  { tags: 'matrix' },
  async () => {
    const page = await open('/catalog');
    const sku = skuOf(demoArticles.ordinary);
    await page.getByRole('main').getByRole('combobox', { name: 'Part number or text' }).fill(sku);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${searchFor(sku).replaceAll('%20', '+')}`);
    await results(page).first().getByRole('link', { name: sku }).waitFor();
  },
);

test(
  'a number with a letter for a digit finds nothing; the one that it looks like is offered',
  { tags: 'matrix' },
  async () => {
    const sku = skuOf(demoArticles.ordinary);
    const page = await open(searchFor(sku.replaceAll('1', 'I')));
    await page
      .getByText(/^Nothing found for/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: `Did you mean ${sku}?` }).click();
    await results(page).first().getByRole('link', { name: sku }).waitFor();
  },
);

test(
  'CAT-05 CAT-08 LIST-03 LIST-05 page and size are in the URL and come back with it',
  { tags: 'matrix' },
  async () => {
    const page = await open(everyWord);
    await results(page).first().waitFor();
    expect(await results(page).count()).toBe(20);
    const pager = page.getByRole('navigation', { name: 'Pages' });
    expect(await pager.innerText()).toContain('1-20 / ');
    expect(await pager.getByRole('combobox').locator('option').allInnerTexts()).toEqual([
      '10',
      '20',
      '50',
      '100',
    ]);
    const first = await results(page).first().innerText();

    await pager.getByRole('link', { name: /2$/ }).click();
    await page.waitForURL('**/catalog?type=part&searchString=filter&page=2&limit=20');
    await expect.poll(() => results(page).first().innerText()).not.toBe(first);
    const second = await results(page).first().innerText();
    await pager.getByRole('combobox').selectOption('10');
    await page.waitForURL('**/catalog?type=part&searchString=filter&page=3&limit=10');
    await expect.poll(() => results(page).count()).toBe(10);
    // The row that was first stays first.
    expect(await results(page).first().innerText()).toBe(second);

    await page.reload();
    await results(page).first().waitFor();
    expect(await results(page).first().innerText()).toBe(second);
    expect(
      await page.getByRole('main').getByRole('combobox', { name: 'Part number or text' }).inputValue(),
    ).toBe('filter');
    await page.goBack();
    await page.goBack();
    await expect.poll(() => results(page).first().innerText()).toBe(first);
  },
);

test(
  'CAT-05 LIST-06 LIST-07 back brings search, page and scroll; a row is a link that opens in a new tab',
  { tags: 'matrix' },
  async () => {
    const page = await open('/catalog?type=part&searchString=filter&page=2&limit=20');
    await results(page).nth(12).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => Math.round(scrollY));
    expect(scrolled).toBeGreaterThan(0);
    const link = results(page).nth(12).getByRole('link').first();
    const name = await link.innerText();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL(`**/catalog/article/${encodeURIComponent(name)}`);
    expect(page.url()).toContain('page=2');

    await link.click();
    await page.waitForURL('**/catalog/article/**');
    await page.goBack();
    await link.filter({ hasText: name }).waitFor();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrolled);
    expect(
      await page.getByRole('main').getByRole('combobox', { name: 'Part number or text' }).inputValue(),
    ).toBe('filter');
    await page.goForward();
    await page.waitForURL(`**/catalog/article/${encodeURIComponent(name)}`);
  },
);

test('CAT-04 SHELL-08 GAP-118 the body of the catalog grows with its content; results are cards first, a table on demand, for the rest of the visit', async () => {
  const page = await open(everyWord);
  await results(page).first().waitFor();
  const [body, window] = await page.evaluate(() => [document.body.offsetHeight, innerHeight]);
  expect(body).toBeGreaterThan(window ?? 0);
  expect(await page.getByRole('button', { name: 'Cards' }).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Table' }).click();
  await rows(page).first().waitFor();
  expect(page.url()).toContain(everyWord);

  await page.getByRole('main').getByRole('combobox', { name: 'Part number or text' }).fill('brake');
  await page.keyboard.press('Enter');
  await page.waitForURL('**searchString=brake**');
  await rows(page).first().waitFor();
  expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).not.toMatch(/table/i);
  await page.reload();
  await results(page).first().waitFor();
});

test(
  'CAT-40 CAT-41 CAT-43 the table has a stock column per warehouse, consignation left out, and prices without VAT',
  { tags: 'matrix' },
  async () => {
    const page = await open(searchFor(skuOf(demoArticles.everywhere)));
    await page.getByRole('button', { name: 'Table' }).click();
    const table = page.getByRole('table').first();
    const headings = await table.getByRole('columnheader').allInnerTexts();
    expect(headings).toEqual([
      'Article',
      'Description',
      'Tallinn',
      'Riga',
      'Hamburg',
      'Birmingham',
      'Outlet Tallinn',
      'In transit',
      'Price excl. VAT',
      'Order',
    ]);
    const { viewer } = await (
      await product.as('client')
    ).run(
      `query ($name: String!) { viewer { article(name: $name) { stock { amount warehouse { name type } } } } }`,
      { name: skuOf(demoArticles.everywhere) },
    );
    const stock = viewer.article.stock;
    expect(stock.some(({ warehouse, amount }) => warehouse.type === 'CONSIGNATION' && amount > 0)).toBe(true);
    const row = table.locator('tbody tr').first();
    const cells = await row.locator('th, td').allInnerTexts();
    expect(cells.slice(2, 7)).toEqual(
      stock.filter(({ warehouse }) => warehouse.type !== 'CONSIGNATION').map(({ amount }) => String(amount)),
    );
  },
);

test(
  'CAT-43 CAT-41 cards show the stock of every warehouse but consignation, and say that prices are without VAT',
  { tags: 'matrix' },
  async () => {
    const page = await open(searchFor(skuOf(demoArticles.everywhere)));
    const card = results(page).first();
    const chips = card.getByRole('list', { name: 'Stock by warehouse' });
    await chips.waitFor();
    expect(await chips.getByRole('listitem').count()).toBe(5);
    expect(await chips.innerText()).not.toContain('Consignation');
    expect(await card.innerText()).toMatch(/\d+\.\d{2}\s€\s*excl\. VAT/);
  },
);

test(
  'GAP-119 exact matches stand above the results, and are absent when there are none',
  { tags: 'matrix' },
  async () => {
    const page = await open(searchFor(skuOf(demoArticles.inTens)));
    const exact = page.getByRole('list', { name: 'Exact matches' });
    await exact.getByRole('link', { name: skuOf(demoArticles.inTens) }).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Exact matches',
      'Results',
    ]);
    // One can walk through the articles by their headings, which hold the numbers alone.
    const name = skuOf(demoArticles.inTens);
    expect(await exact.getByRole('heading', { level: 3, name, exact: true }).count()).toBe(1);
    await page.goto(everyWord);
    await results(page).first().waitFor();
    expect(await exact.count()).toBe(0);
  },
);

test('CAT-39 CAT-13 an analogue matched by the search is marked', { tags: 'matrix' }, async () => {
  const page = await open(searchFor(skuOf(demoArticles.ordinary)));
  await results(page).first().waitFor();
  const { viewer } = await (
    await product.as('client')
  ).run(`query ($name: String!) { viewer { article(name: $name) { analogues { analogue { name } } } } }`, {
    name: skuOf(demoArticles.ordinary),
  });
  const number = viewer.article.analogues.analogue[0]?.name ?? '';
  await page.goto(`/catalog?type=part&cross=${encodeURIComponent(number)}&page=1&limit=20`);
  const card = results(page).filter({ has: page.getByRole('link', { name: skuOf(demoArticles.ordinary) }) });
  const marked = card.getByRole('list', { name: 'Other makers’ numbers' }).getByRole('listitem').first();
  await marked.getByLabel('Matches the search').waitFor();
  expect(await marked.innerText()).toContain(number);
  await page.getByText(`Search by cross number ${number}`).waitFor();
});

test('CAT-40 CAT-42 a card shows the end of life, the multiple and goods in transit', async () => {
  const page = await open(searchFor(skuOf(demoArticles.endOfLife)));
  await page.getByText('End of Life, replaced by').first().waitFor();
  await page
    .getByRole('link', { name: skuOf(demoArticles.ordinary) })
    .first()
    .waitFor();
  await page.goto(searchFor(skuOf(demoArticles.inTens)));
  await page.getByText('Sold in multiples of 10').filter({ visible: true }).first().waitFor();
  await page.goto(searchFor(skuOf(demoArticles.inTransitOnly)));
  await page
    .getByText(/^(1 pc(?!s)|([2-9]|\d{2,}) pcs)/)
    .first()
    .waitFor();
  expect(await results(page).first().innerText()).toMatch(/\d{2}-\d{2}-\d{4} – \d{2}-\d{2}-\d{4}/);
});

test('CAT-36 CAT-37 nothing found and too broad are two different messages', async () => {
  const page = await open(searchFor('zzqqxx'));
  await page.getByText('Nothing found for “zzqqxx”').first().waitFor();
  await expectNoAxeViolations(page);
  await page.goto(searchFor('a'));
  await page.getByText('Too many articles match').waitFor();
  expect(await results(page).count()).toBe(0);
});

test(
  'CAT-36 LIST-05 a page past the end of the results redirects to the last one, in the same history entry',
  { tags: 'matrix' },
  async () => {
    const page = await open('/catalog');
    await page.goto(searchFor('filter').replace('page=1', 'page=999'));
    await results(page).first().waitFor();
    const pager = await page.getByRole('navigation', { name: 'Pages' }).innerText();
    const [range, total] = (pager.split('\n')[0] ?? '').replaceAll(/[^\d/-]/g, '').split('/');
    const last = Math.ceil(Number(total) / 20);
    expect(range).toBe(`${(last - 1) * 20 + 1}-${total}`);
    expect(new URL(page.url()).searchParams.get('page')).toBe(String(last));
    await expect
      .poll(() => page.locator('[aria-current=page]').getByText(String(last), { exact: true }).count())
      .toBe(1);
    await page.goBack();
    await page.waitForURL('**/catalog');
  },
);

test('CAT-38 the number of articles found is shown, and equals the pager’s', { tags: 'matrix' }, async () => {
  const page = await open(everyWord);
  const found = (await status(page).innerText()).replaceAll(/\D/g, '');
  const range = await page.getByRole('navigation', { name: 'Pages' }).innerText();
  expect(range.split('/')[1]?.split('\n')[0]?.replaceAll(/\D/g, '')).toBe(found);
});

test(
  'CAT-04 ART-01 a user who may not open articles sees their names without links',
  { tags: 'matrix' },
  async () => {
    const page = await open(everyWord, { as: 'lists@demo.test' });
    await results(page).first().waitFor();
    expect(await results(page).getByRole('link').count()).toBe(0);
  },
);

test(
  'several numbers find no part; they open on the order desk, which reads them at once',
  { tags: 'matrix' },
  async () => {
    const numbers = [demoArticles.ordinary, demoArticles.everywhere].map(skuOf);
    const page = await open(searchFor(numbers.join(';')));
    await page.getByRole('button', { name: 'Open as a list' }).click();
    await page.waitForURL('**/cart/order-desk');
    await expect.poll(() => rows(page).count()).toBe(2);
  },
);
