import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkScreen } from '../accessibility/checkScreen.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { openPage } from '../support/openPage.ts';
import { openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const tree = (page: Page) => page.getByRole('tree', { name: 'Contents' });
const node = (page: Page, name: string) => tree(page).getByRole('treeitem', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('WIKI-01 WIKI-02 WIKI-03 GAP-152 /wiki shows the tree and the first article; a node of the tree, chosen with the mouse or the keys, opens its page; without wiki_view it leads home', async () => {
  const page = await openScreen(product, '/wiki');
  await title(page, 'Order deadlines and dispatch');
  await expect
    .poll(() => node(page, 'Order deadlines and dispatch').getAttribute('aria-selected'))
    .toBe('true');
  await expect.poll(() => tree(page).locator('[aria-level="1"]').count()).toBe(4);

  await node(page, 'Delivery and returns').getByText('Delivery and returns').click();
  await page.waitForURL('**/wiki/page/5');
  await title(page, 'Delivery and returns');
  await expect.poll(() => node(page, 'Delivery and returns').getAttribute('aria-expanded')).toBe('true');
  await tree(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/wiki/page/7');
  await title(page, 'Returning goods');
  const article = page.getByRole('article');
  await article.getByText('Periods, packaging and credit notes.').waitFor();
  await article.getByRole('cell', { name: '24 months' }).waitFor();
  await article.getByText('Last edited').waitFor();
  expect(await article.getByRole('time').getAttribute('datetime')).toMatch(/^\d{4}-/);
  await tree(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('t');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => node(page, 'Technical').getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => node(page, 'Technical').getAttribute('aria-expanded')).toBe('false');

  const buyer = await openPage(product, { as: 'buyer@demo.test' });
  for (const path of ['/wiki', '/wiki/page/2']) {
    await buyer.goto(path);
    await buyer.waitForURL('**/catalog');
  }
});

test(
  'WIKI-03 links within a text lead to other pages without loading the client again',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/wiki/page/2');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.getByRole('article').getByRole('link', { name: 'When the parcel arrives' }).click();
    await page.waitForURL('**/wiki/page/6');
    await title(page, 'When the parcel arrives');
    await expect.poll(() => page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    await expect.poll(() => node(page, 'When the parcel arrives').getAttribute('aria-selected')).toBe('true');
    const picture = page.getByRole('article').getByRole('img');
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBe(720);
  },
);

test(
  'WIKI-04 WIKI-05 the article is offered as PDF and as HTML file, named by content-disposition',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/wiki/page/7');
    for (const [link, name] of [
      ['PDF', 'Returning-goods.pdf'],
      ['HTML file', 'Returning-goods.html'],
    ] as const) {
      const href = await page.getByRole('link', { name: link, exact: true }).getAttribute('href');
      const answer = await page.request.get(href ?? '');
      expect(answer.headers()['content-disposition']).toContain(`attachment; filename="${name}"`);
    }
  },
);

test('WIKI-06 a file is uploaded from the wiki and opens under its address', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, '/wiki');
  await page.getByText('Upload a file').click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Torque 120 Nm'),
  });
  const link = page.getByRole('link', { name: /-notes\.txt$/ });
  const path = await link.getAttribute('href');
  expect(path).toMatch(/^\/api\/v3\/wiki\/files\//);
  const answer = await page.request.get(path ?? '');
  expect(await answer.text()).toBe('Torque 120 Nm');
});

test(
  'a search finds titles by their words, whatever their case and accents',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/wiki', { locale: 'fr' });
    await page.getByRole('searchbox', { name: 'Rechercher dans les titres' }).fill('NUMEROS piece');
    await page.getByText('Pages trouvées : 1').waitFor();
    await page.getByRole('link', { name: 'Numéros de pièces et remplacements' }).click();
    await page.waitForURL('**/wiki/page/10');
  },
);

test(
  'WIKI-02 a deep tree is walked with the keys alone: arrows, Home, End, letters, Enter',
  { tags: 'matrix' },
  async () => {
    const { db } = product.sandbox;
    const names = ['Workshop', 'Engine', 'Cooling', 'Pumps', 'Seals'];
    await db
      .insertInto('wiki_nodes')
      .values(
        names.map((name, level) => ({
          id: 900 + level,
          parent_id: level === 0 ? null : 899 + level,
          sort: 900,
          leaf: level === 4,
          title: name,
          texts: '{}',
        })),
      )
      .execute();
    try {
      const page = await openScreen(product, '/wiki');
      /** The row that the keys are on, as screen readers hear it. */
      const active = () =>
        tree(page).evaluate((element) => {
          const row = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
          return `${row?.ariaLevel} ${row?.ariaLabel} ${row?.ariaExpanded}`;
        });
      const after = async (key: string, row: string) => {
        await press(page, key);
        await expect.poll(active, { message: key }).toBe(row);
      };
      await page.keyboard.press('Tab');
      await tabTo(page, 'Contents', 'tree');
      await after('Home', '1 Ordering true');
      await after('End', '1 Workshop false');
      await after('ArrowRight', '1 Workshop true');
      await after('ArrowRight', '2 Engine false');
      await after('ArrowRight', '2 Engine true');
      await after('ArrowDown', '3 Cooling false');
      await after('ArrowRight', '3 Cooling true');
      await after('ArrowRight', '4 Pumps false');
      await after('ArrowRight', '4 Pumps true');
      await after('ArrowDown', '5 Seals null');
      await after('ArrowRight', '5 Seals null');
      await after('ArrowLeft', '4 Pumps true');
      await after('ArrowLeft', '4 Pumps false');
      await after('ArrowUp', '3 Cooling true');
      // Letters go on from here and round the end.
      await after('w', '1 Workshop true');
      await after('p', '4 Pumps false');
      await after('ArrowRight', '4 Pumps true');
      await after('End', '5 Seals null');
      await press(page, 'Enter');
      await title(page, 'Seals');
      await expect.poll(() => node(page, 'Seals').getAttribute('aria-selected')).toBe('true');
      // Back in the tree, the keys are where the page is.
      await tabTo(page, 'Contents', 'tree', 'Shift+Tab');
      expect(await active()).toBe('5 Seals null');
      await after('Home', '1 Ordering true');
      await expect.poll(() => node(page, 'Workshop').getAttribute('aria-expanded')).toBe('true');
    } finally {
      await db.deleteFrom('wiki_nodes').where('sort', '=', 900).execute();
    }
  },
);

test('2,000 pages: few of them are drawn, and every one is reached', { tags: 'matrix' }, async () => {
  const own = await startProduct();
  try {
    await own.sandbox.db
      .insertInto('wiki_nodes')
      .values(
        Array.from({ length: 2_000 }, (_, at) => ({
          parent_id: 1,
          sort: 100 + at,
          leaf: true,
          title: `Page ${at + 1}`,
          description: null,
          content: '',
          texts: '{}',
        })),
      )
      .execute();
    const page = await openScreen(own, '/wiki');
    expect(await tree(page).getByRole('treeitem').count()).toBeLessThan(60);
    await tree(page).focus();
    await page.keyboard.press('End');
    await node(page, 'Invoices and payment').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await title(page, 'Page 2000');
    await expect.poll(() => tree(page).getByRole('treeitem').count()).toBeLessThan(60);
    await page.getByRole('searchbox', { name: 'Search in titles' }).fill('page 17');
    await page.getByText(/Pages found: \d+\. The first 50 are listed/).waitFor();
  } finally {
    await own.close();
  }
});

test(
  'an unknown page, a page that cannot be read, and a section whose article the back end does not have',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/wiki/page/999999');
    await page.getByText('404', { exact: true }).waitFor();
    await product.breakNext('getWikiArticle', { kind: 'status', status: 500 });
    await page.goto('/wiki/page/7');
    await page.getByText('The article could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Unused parts in their original packaging').waitFor();
    await product.breakNext('getWikiArticle', { kind: 'status', status: 404 });
    await page.goto('/wiki/page/5');
    await title(page, 'Delivery and returns');
    await page
      .getByRole('region', { name: 'Pages in this section' })
      .getByRole('link', { name: 'Returning goods' })
      .click();
    await page.waitForURL('**/wiki/page/7');
  },
);

test(
  'the wiki is accessible: an article with table and picture, a section, the matches of a search',
  { tags: 'matrix' },
  async () => {
    await checkScreen(product, { name: 'an article', path: '/wiki/page/2', as: 'client' });
    await checkScreen(product, {
      name: 'a section',
      path: '/wiki/page/5',
      as: 'client',
      states: [
        async (page) => {
          const contents = page.locator('summary').first();
          if (page.viewportSize()?.width === 320) await contents.click();
          await page.getByRole('searchbox').last().fill('a');
        },
      ],
    });
  },
);
