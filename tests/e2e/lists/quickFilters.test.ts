import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rangeOf } from '../../../web/parts/documents/dateRanges.ts';
import { toDottedDay, toIsoDay } from '../../../web/ui/values/formatDate.ts';
import { openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const quick = (page: Page) => page.getByRole('group', { name: 'Quick filters' });
const press = (page: Page, name: string) => quick(page).getByRole('button', { name, exact: true }).click();
const pressed = (page: Page) => quick(page).locator('[aria-pressed=true]').allInnerTexts();
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const filtersOf = (page: Page) =>
  [...new URL(page.url()).searchParams].filter(([name]) => name.startsWith('filter')).map(String);

/** Today where the pages are. */
const today = () =>
  new Date(`${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tallinn' }).format()}T00:00`);
const period = (key: string, preset: 'THIS_MONTH' | 'LAST_MONTH') => {
  const { from, until } = rangeOf(preset, today());
  return [`filter[${key}][from],${toDottedDay(from)}`, `filter[${key}][until],${toDottedDay(until)}`];
};
const inDays = (count: number) => {
  const day = today();
  day.setDate(day.getDate() + count);
  return toDottedDay(toIsoDay(day));
};

/** The quick filters of each list, with what the address then says. */
const lists: readonly (readonly [path: string, label: string, filters: readonly string[]])[] = [
  ['/orders/regular', 'Not confirmed', ['filter[status][],not_confirmed']],
  [
    '/orders/regular',
    'Open',
    ['shipped', 'packed', 'collected', 'in_progress', 'confirmed', 'pre_ordered', 'ordered'].map(
      (status) => `filter[status][],${status}`,
    ),
  ],
  ['/orders/regular', 'Delivered', ['filter[status][],delivered']],
  ['/claims', 'Waiting for you', ['filter[waiting],1']],
  ['/claims', 'Accepted', ['filter[status][],accepted']],
  ['/missing-items', 'Still to reorder', ['filter[fullyApplied],0']],
  ['/missing-items', 'Fully reordered', ['filter[fullyApplied],1']],
  ['/issues', 'On review', ['filter[status],on_review']],
];

test('DAY-106 One press sets the filter of a list that is often wanted, the same one as the filter form sets; the other filters stay, and a second press or All takes it away.', async () => {
  const page = await openScreen(
    product,
    '/orders/regular?filter[createdAt][from]=01.01.2020&page=2&limit=10',
  );
  await rows(page).first().waitFor();
  expect(await pressed(page)).toEqual(['All']);

  await press(page, 'Delivered');
  await page.waitForURL((url) => url.searchParams.get('filter[status][]') === 'delivered');
  expect(filtersOf(page)).toEqual(['filter[createdAt][from],01.01.2020', 'filter[status][],delivered']);
  expect(new URL(page.url()).searchParams.get('page')).toBe('1');
  expect(await pressed(page)).toEqual(['Delivered']);
  await chip(page, 'Status = Delivered').waitFor();
  await expect
    .poll(async () => [...new Set(await rows(page).locator('td:nth-child(3)').allInnerTexts())])
    .toEqual(['Delivered']);

  // The form sets the same filter, in whatever order: its button is pressed then.
  await chip(page, 'Status = Delivered').click();
  await page.getByRole('checkbox', { name: 'Delivered' }).click();
  await page.getByRole('checkbox', { name: 'Not confirmed' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => pressed(page)).toEqual(['Not confirmed']);

  await press(page, 'Not confirmed');
  await expect.poll(() => pressed(page)).toEqual(['All']);
  expect(filtersOf(page)).toEqual(['filter[createdAt][from],01.01.2020']);
  await page.goBack();
  await expect.poll(() => pressed(page)).toEqual(['Not confirmed']);
  await page.goBack();
  await expect.poll(() => pressed(page)).toEqual(['Delivered']);
  await press(page, 'All');
  await expect.poll(() => filtersOf(page)).toEqual(['filter[createdAt][from],01.01.2020']);

  for (const [path, label, filters] of lists) {
    await page.goto(path);
    await press(page, label);
    await expect.poll(() => filtersOf(page), { message: `${path}: ${label}` }).toEqual(filters);
    expect(await pressed(page)).toEqual([label]);
  }
});

test(
  'documents are filtered by this and the last month, goods in transit by the days until they arrive',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/orders/credit-invoices');
    await press(page, 'Last month');
    await expect.poll(() => filtersOf(page)).toEqual(period('date', 'LAST_MONTH'));
    await press(page, 'This month');
    await expect.poll(() => filtersOf(page)).toEqual(period('date', 'THIS_MONTH'));
    await page.goto('/in-transit');
    await press(page, 'Within 30 days');
    await expect
      .poll(() => filtersOf(page))
      .toEqual([expect.stringMatching(/^filter\[arrival\]\[until\],\d\d\.\d\d\.\d{4}$/)]);
    await chip(page, `Arrival … – ${inDays(30).replaceAll('.', '-')}`).waitFor();
  },
);

test(
  'a quick filter is pressed by the keyboard, and a saved view brings it back',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/claims');
    await quick(page).getByRole('button', { name: 'Closed' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => pressed(page)).toEqual(['Closed']);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save as a view…' }).click();
    await page.getByLabel('Name of the view').fill('Done with');
    await page.getByRole('button', { name: 'Save' }).click();
    await press(page, 'All');
    await expect.poll(() => pressed(page)).toEqual(['All']);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitemradio', { name: 'Done with', exact: true }).click();
    await expect.poll(() => pressed(page)).toEqual(['Closed']);
  },
);

test.each(['de', 'ru'])(
  'on a phone the quick filters are one line, whose end can be reached, in %s',
  { tags: 'matrix' },
  async (locale) => {
    const page = await openScreen(product, '/orders/regular', { width: 390, locale });
    for (const path of [
      '/orders/regular',
      '/orders/credit-invoices',
      '/claims',
      '/missing-items',
      '/issues',
      '/in-transit',
    ]) {
      await page.goto(path);
      await page.locator('[aria-pressed=true]').first().waitFor();
      const filters = page.locator('[aria-pressed]');
      const last = filters.last();
      // One line, which is pushed aside where it is longer than the window is wide.
      await last.scrollIntoViewIfNeeded();
      const { x = 0, width = 0, y = 0 } = (await last.boundingBox()) ?? {};
      expect(x + width, path).toBeLessThanOrEqual(390);
      expect((await filters.first().boundingBox())?.y, path).toBe(y);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    }
  },
);
