import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { weekdayOf } from '../../../web/pages/arrivals/arrivalDays.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { expectComplaints, type PageOptions } from '../support/openPage.ts';
import { openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
/** An article on backorder that arrives from the 10th to the 12th of the month, the year after next. */
let article = '';
const month = `${new Date().getFullYear() + 2}-03`;
const day = (number: string) => `${month}-${number}`;

beforeAll(async () => {
  product = await startProduct();
  const client = await product.as('client');
  const { viewer } = await client.run('{ viewer { arrivals { entries { kind from articles orders } } } }');
  const waiting = viewer.arrivals.entries.find(({ kind, from }) => kind === 'BACKORDER' && from === null);
  article = waiting?.articles[0] ?? '';
  const { db } = product.sandbox;
  const { id } = await db
    .selectFrom('articles')
    .select('id')
    .where('sku', '=', article)
    .executeTakeFirstOrThrow();
  const container = await db.selectFrom('containers').selectAll().orderBy('id').executeTakeFirstOrThrow();
  await db.deleteFrom('container_items').where('container_id', '=', container.id).execute();
  await db
    .updateTable('containers')
    .set({ minimal_date: day('10'), maximal_date: day('12') })
    .where('id', '=', container.id)
    .execute();
  await db
    .insertInto('container_items')
    .values({ container_id: container.id, article_id: id, qty: 50, reserved: 0 })
    .execute();
});
afterAll(() => product.close());

const open = (options: PageOptions = {}, path = `/arrivals?month=${month}`): Promise<Page> =>
  openScreen(product, path, options);
const cell = (page: Page, of: string) => page.locator(`[data-day="${of}"]`);
const focusedDay = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? null);
const unknown = (page: Page) => page.getByRole('region', { name: 'Date not known' });

test('DAY-41 DAY-42 DAY-43 a month has its entries on their days with links, the others are in a group; today is marked, previous and next month are one press away, and the month is in the URL; a phone has a list by day', async () => {
  const page = await open({}, '/arrivals');
  const grid = page.getByRole('grid');
  const today = page.locator('[aria-current="date"]');
  await today.waitFor();
  const browserDay = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await expect.poll(() => today.getAttribute('data-day')).toBe(browserDay);
  // Shipments of the demo data were packed in the last days, perhaps of the month before.
  const shipments = grid.getByRole('link', { name: /^Shipment / });
  if ((await shipments.count()) === 0) await page.getByRole('button', { name: 'Previous month' }).click();
  await shipments.first().click();
  await page.waitForURL('**/order/*');

  await page.goto(`/arrivals?month=${month}`);
  await grid.waitFor();
  // A day without an entry has no empty list.
  expect(await grid.locator('ul:empty').count()).toBe(0);
  expect(await today.count()).toBe(0);
  const link = cell(page, day('10')).getByRole('link', { name: `Backorder ${article}` });
  expect(await link.getAttribute('href')).toMatch(/^\/(order\/\d+|orders\/backorder)$/);
  await cell(page, day('10')).click({ position: { x: 5, y: 5 } });
  const chosen = page.getByRole('region').filter({ hasText: `Backorder ${article}` });
  await expect.poll(() => chosen.innerText()).toMatch(/10-03-\d{4} – 12-03-\d{4}/);
  const undated = unknown(page).getByRole('link', { name: /^Backorder / });
  await undated.first().waitFor();
  expect(await undated.first().getAttribute('href')).toMatch(/^\/(order\/\d+|orders\/backorder)$/);

  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.waitForURL(`**/arrivals?month=${month.slice(0, 4)}-02`);
  await cell(page, `${month.slice(0, 4)}-02-28`).waitFor();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.waitForURL(`**/arrivals?month=${month}`);
  await cell(page, day('31')).waitFor();
  await page.getByRole('button', { name: 'Go to today' }).click();
  await today.waitFor();
  await page.goBack();
  await cell(page, day('31')).waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  const list = page.getByRole('region', { name: /March/ });
  await list.getByRole('link', { name: `Backorder ${article}` }).waitFor();
  await expect.poll(() => grid.count()).toBe(0);
  await unknown(page).waitFor();
});

test('DAY-44 arrow keys, Home, End, Page Up and Page Down move through the days', async () => {
  const page = await open();
  await cell(page, day('10')).focus();
  await cell(page, day('10')).click({ position: { x: 5, y: 5 } });
  const year = month.slice(0, 4);
  const steps: [string, string][] = [
    ['ArrowRight', day('11')],
    ['ArrowDown', day('18')],
    ['ArrowLeft', day('17')],
    ['ArrowUp', day('10')],
    ['PageDown', `${year}-04-10`],
    ['PageUp', day('10')],
    ['PageUp', `${year}-02-10`],
    ['PageDown', day('10')],
  ];
  for (const [key, target] of steps) {
    await page.keyboard.press(key);
    await expect.poll(() => focusedDay(page), { message: key }).toBe(target);
  }
  await page.keyboard.press('Home');
  await expect.poll(async () => weekdayOf((await focusedDay(page)) ?? '')).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(async () => weekdayOf((await focusedDay(page)) ?? '')).toBe(6);
  await cell(page, day('01')).click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focusedDay(page)).toMatch(new RegExp(`^${year}-02-2[89]$`));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedDay(page)).toBe(day('01'));
  await cell(page, day('10')).click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(order\/\d+|orders\/backorder)$/);
});

test(
  'DAY-45 a part that cannot be read is named and the others are shown; another try reads it',
  { tags: 'matrix' },
  async () => {
    await product.breakNext('listBackorderItems', { kind: 'status', status: 500 });
    const page = await open();
    await page.getByText('Could not be loaded: Backorders').waitFor();
    await page.getByRole('grid').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await cell(page, day('10'))
      .getByRole('link', { name: `Backorder ${article}` })
      .waitFor();
    expect(await page.getByText('Could not be loaded').count()).toBe(0);
    expectComplaints(/500|502/);
  },
);

test(
  'DAY-46 the calendar file is an iCalendar file with an all-day event for each entry',
  { tags: 'matrix' },
  async () => {
    const page = await open();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Calendar file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('arrivals.ics');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(text).toContain(`DTSTART;VALUE=DATE:${day('10').replaceAll('-', '')}\r\n`);
    expect(text).toContain(`DTEND;VALUE=DATE:${day('13').replaceAll('-', '')}\r\n`);
    expect(text.replaceAll('\r\n ', '')).toMatch(new RegExp(`UID:backorder-${article}@`));
  },
);

test('arrivals are an area for users who may see orders', { tags: 'matrix' }, async () => {
  const basic = await open({ as: 'basic@demo.test' }, '/catalog');
  await expect.poll(() => basic.getByRole('link', { name: 'Arrivals' }).count()).toBe(0);
});
