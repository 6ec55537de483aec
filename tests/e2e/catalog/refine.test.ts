import { sql } from 'kysely';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openScreen, results } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const found = '/catalog?type=part&searchString=brake+disc&page=1&limit=20';
const open = (path: string, options = {}) => openScreen(product, path, options);
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
const status = (page: Page) => page.getByText(/articles? found/);
const countIn = async (page: Page) => Number(/\d+/.exec(await status(page).innerText())?.[0]);

test(
  'DAY-51 values with their counts narrow the results, are in the URL, and go again',
  { tags: 'matrix' },
  async () => {
    const page = await open(found);
    const total = await countIn(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const brands = filters(page).getByRole('group', { name: 'Brand' });
    const [first, second] = [brands.getByRole('checkbox').nth(0), brands.getByRole('checkbox').nth(1)];
    const label = brands.locator('label').first();
    const [brand = '', count = ''] = (await label.innerText()).split('\n');
    await label.click();
    await page.waitForURL((url) => url.searchParams.get('brand') === brand.trim());
    await expect.poll(() => countIn(page)).toBe(Number(count));
    await results(page).first().waitFor();
    for (const card of await results(page).all()) expect(await card.innerText()).toContain(brand.trim());

    // A second brand adds to the first; both are in the URL, and the counts of brands do not depend on brands.
    await second.press('Space');
    await expect.poll(() => countIn(page)).toBeGreaterThan(Number(count));
    expect(new URL(page.url()).searchParams.getAll('brand')).toHaveLength(2);
    await page.reload();
    await filters(page).waitFor();
    expect(await first.isChecked()).toBe(true);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('dialog').getByText('filters do not apply to it').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await filters(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => countIn(page)).toBe(total);
  },
);

test(
  'DAY-51 in stock, a warehouse, a price range and an attribute narrow the results together',
  { tags: 'matrix' },
  async () => {
    const page = await open(found);
    await page.getByRole('button', { name: 'Filters' }).click();
    for (const [group, place] of [
      ['Availability', 0],
      ['Warehouse', 0],
      ['Outer diameter', 0],
    ] as const) {
      const box = filters(page).getByRole('group', { name: group }).getByRole('checkbox').nth(place);
      await box.press('Space');
      await expect.poll(() => box.isChecked()).toBe(true);
    }
    await filters(page).getByRole('textbox', { name: 'Highest price' }).fill('100000');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) =>
      ['stock', 'warehouse', 'attribute', 'priceTo'].every((name) => url.searchParams.has(name)),
    );
    await page.getByRole('button', { name: 'Filters (4)' }).waitFor();
    await filters(page).getByRole('textbox', { name: 'Highest price' }).fill('0.01');
    await page.keyboard.press('Enter');
    await page.getByText('No article meets all filters').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await results(page).first().waitFor();
  },
);

test('DAY-51 DAY-53 a search that was cut says so: more than so many, and what the filters cover', async () => {
  const page = await open('/catalog');
  // More articles than a search lists.
  await sql`insert into articles (sku, brand, description, category_id, price, price_rrp, net_weight_g,
      gross_weight_g, width_mm, height_mm, length_mm, hs_code, ean_code)
    select id || '-COPY', brand, 'Tea towel', category_id, price, price_rrp, net_weight_g,
      gross_weight_g, width_mm, height_mm, length_mm, hs_code, ean_code from articles`.execute(
    product.sandbox.db,
  );
  await page.goto('/catalog?type=part&searchString=towel&page=1&limit=20');
  await page.getByText('More than 1 000 articles found').waitFor();
  const button = page.getByRole('button', { name: 'Filters' });
  await button.click();
  await filters(page).getByText('cover the first 1 000 articles').waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  // It would be a second state of the same.
  expect(await button.getAttribute('aria-pressed')).toBeNull();
  await product.sandbox.db.deleteFrom('articles').where('description', '=', 'Tea towel').execute();
});

test(
  'DAY-52 results are sorted by price, stock or brand, and by relevance again',
  { tags: 'matrix' },
  async () => {
    const page = await open(found);
    await results(page).first().waitFor();
    const relevant = await results(page).allInnerTexts();
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    const prices = async () =>
      (await results(page).allInnerTexts()).map((text) =>
        Number(/([\d\u00a0]+\.\d\d)\s€/.exec(text)?.[1]?.replaceAll('\u00a0', '')),
      );
    await sort.selectOption('Price, lowest first');
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price');
    await expect
      .poll(async () => {
        const shown = await prices();
        return shown.join() === shown.toSorted((one, other) => one - other).join();
      })
      .toBe(true);
    await sort.selectOption('Price, highest first');
    await expect
      .poll(async () => {
        const shown = await prices();
        return shown.join() === shown.toSorted((one, other) => other - one).join();
      })
      .toBe(true);
    for (const [name, value] of [
      ['Most in stock', 'stock'],
      ['Brand, A to Z', 'brand'],
    ] as const) {
      await sort.selectOption(name);
      await page.waitForURL((url) => url.searchParams.get('sort') === value);
    }
    await sort.selectOption('Best match');
    await expect.poll(() => results(page).allInnerTexts()).toEqual(relevant);
  },
);

test(
  'DAY-51 on a phone the filters stand above the results, closed, and work by touch',
  { tags: 'matrix' },
  async () => {
    const page = await open(found, { width: 390, height: 844, locale: 'de' });
    await page.getByRole('button', { name: 'Filter' }).click();
    const panel = page.getByRole('region', { name: 'Filter' });
    const availability = panel.getByText('Verfügbarkeit');
    await availability.click();
    await panel.getByText('Auf Lager').click();
    await page.waitForURL((url) => url.searchParams.get('stock') === '1');
    // Until the articles come, the old ones are dimmed.
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectNoAxeViolations(page);
  },
);
