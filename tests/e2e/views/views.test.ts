import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/openPage.ts';
import { closeMenu, dialog, openScreen, rows, said } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const delivered = '/orders/regular?filter[status][]=delivered&page=1&limit=20';

/** Opens the menu, of which every entry must be on top where a mouse presses it. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Views' });
  await button.click();
  const menu = page.getByRole('menu');
  const edges = async () => {
    const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
    return above && below ? below.y >= above.y + above.height - 1 : false;
  };
  await expect.poll(edges, { message: 'the menu is below its button' }).toBe(true);
  const covered = await menu.getByRole('menuitem').evaluateAll((items) =>
    items.flatMap((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      const onTop = [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width / 2, top + height * y));
      return onTop.every((element) => item.contains(element)) ? [] : item.textContent;
    }),
  );
  expect(covered).toEqual([]);
}
const pick = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name }).click();
const view = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true });
const headings = (page: Page) => page.getByRole('columnheader').allInnerTexts();
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last().click();

async function saveView(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await pick(page, 'Save as a view…');
  await dialog(page).getByLabel('Name of the view').fill(name);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => said(page)).toContain(`Saved: ${name}`);
}

async function names(page: Page): Promise<string[]> {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Save as a view…' }).waitFor();
  const found = await page.getByRole('menuitemradio').allInnerTexts();
  await closeMenu(page);
  return found;
}

async function hideColumn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name }).click();
  await closeMenu(page);
}

test('DAY-22 DAY-25 a filter that the list does not have is named and ignored, the others apply; a view brings its filters and columns back, on page 1', async () => {
  const page = await openScreen(product, `${delivered}&filter[colour]=red`);
  const notice = page.getByText('Filters that this list does not have: colour. The others apply.');
  await notice.waitFor();
  await rows(page).first().waitFor();
  expect(new Set(await rows(page).locator('td:nth-child(3)').allInnerTexts())).toEqual(
    new Set(['Delivered']),
  );
  await page.getByRole('main').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.waitForURL((url) => !url.search.includes('colour') && url.search.includes('delivered'));
  await notice.waitFor({ state: 'detached' });

  await hideColumn(page, 'Warehouse');
  await expect.poll(() => headings(page)).not.toContain('Warehouse');
  await saveView(page, 'Delivered');

  await page.getByRole('button', { name: /Remove filter: Status/ }).click();
  await page.waitForURL((url) => !url.searchParams.has('filter[status][]'));
  await hideColumn(page, 'Warehouse');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('page') === '2');

  await openMenu(page);
  await view(page, 'Delivered').click();
  await page.waitForURL(
    (url) => url.searchParams.get('filter[status][]') === 'delivered' && url.searchParams.get('page') === '1',
  );
  await expect.poll(() => headings(page)).not.toContain('Warehouse');
  await expect
    .poll(async () => [...new Set(await rows(page).locator('td:nth-child(3)').allInnerTexts())])
    .toEqual(['Delivered']);
  await openMenu(page);
  await expect.poll(() => view(page, 'Delivered').getAttribute('aria-checked')).toBe('true');
});

test('the menu of the views is above the head of the table that it covers', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, delivered);
  await rows(page).first().waitFor();
  await openMenu(page);
});

test('DAY-23 a view is renamed, updated and deleted; the latter two are undone', async () => {
  const page = await openScreen(product, delivered);
  await rows(page).first().waitFor();
  await saveView(page, 'First');
  await saveView(page, 'Other');
  await openMenu(page);
  await pick(page, 'Rename “Other”…');
  const name = dialog(page).getByLabel('Name of the view');
  await name.fill('First');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).getByText('Another view has this name').waitFor();
  await name.fill('Second');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(await names(page)).toEqual(['First', 'Second']);

  await page.getByRole('button', { name: /Remove filter: Status/ }).click();
  await page.waitForURL((url) => !url.searchParams.has('filter[status][]'));
  await openMenu(page);
  await pick(page, 'Update “Second”');
  await page.getByText('“Second” is updated').first().waitFor();
  await openMenu(page);
  await expect.poll(() => view(page, 'Second').getAttribute('aria-checked')).toBe('true');
  await closeMenu(page);
  await undo(page);
  await openMenu(page);
  await expect.poll(() => view(page, 'Second').getAttribute('aria-checked')).toBe('false');

  await pick(page, 'Delete “Second”');
  await page.getByText('“Second” is deleted').first().waitFor();
  expect(await names(page)).toEqual(['First']);
  await undo(page);
  await expect.poll(() => names(page)).toEqual(['First', 'Second']);
});

test('DAY-21 every list with filters has views; they outlive a reload', { tags: 'matrix' }, async () => {
  for (const path of [
    '/orders/reservation',
    '/orders/invoices',
    '/orders/merged-invoices',
    '/orders/credit-invoices',
    '/claims',
    '/missing-items',
    '/production',
    '/issues',
  ]) {
    const page = await openScreen(product, path);
    await saveView(page, `View of ${path}`);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await names(page), path).toEqual([`View of ${path}`]);
  }
});

test('DAY-21 a member of staff and a customer they act for do not share their views', async () => {
  const page = await openPage(product, { as: 'staff@demo.test' });
  const open = async () => {
    await page.goto('/issues');
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  await open();
  await saveView(page, 'Mine');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /switch user/i })
    .click();
  await page.getByRole('dialog').getByRole('combobox').fill('client@');
  await page.getByRole('option', { name: /client@demo\.test/ }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await reloaded;
  await open();
  await expect.poll(() => names(page)).toEqual([]);
  await saveView(page, 'As the customer');
  await expect.poll(() => names(page)).toEqual(['As the customer']);
  const customer = await openScreen(product, '/issues');
  await customer.evaluate(
    (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
    await page.evaluate(() => ({ ...localStorage })),
  );
  await customer.reload();
  await customer.getByRole('heading', { level: 1 }).waitFor();
  expect(await names(customer)).toEqual([]);
});

test('DAY-24 the copied link opens the list with its filters, without the page', async () => {
  const page = await openScreen(product, '/orders/regular?filter[grandTotal][%3E]=10&page=2&limit=10');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMenu(page);
  await pick(page, 'Copy link to this list');
  await page.getByText('Link copied').first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const colleague = await openScreen(product, link, { as: 'buyer@demo.test' });
  await rows(colleague).first().waitFor();
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe('/orders/regular');
  expect([...searchParams]).toEqual([['filter[grandTotal][>]', '10']]);
  await colleague.getByRole('button', { name: 'Grand total > 10', exact: true }).waitFor();
});

test('a view that this browser has damaged is left out, the others stay', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, delivered);
  await saveView(page, 'Whole');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('views:')) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { value: unknown[] };
    localStorage.setItem(key, JSON.stringify({ ...kept, value: [{ id: 1 }, null, ...kept.value] }));
  });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await names(page)).toEqual(['Whole']);
});
