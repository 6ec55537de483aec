import { sql } from 'kysely';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLongInvoice } from '../../../sandbox/demo/addLongInvoice.ts';
import { rowHeight } from '../../../web/ui/table/rowHeights.ts';
import { openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

const lines = 5000;
let product: Product;
let orderId = 0;
let invoiceId = 0;
beforeAll(async () => {
  product = await startProduct();
  ({ orderId, invoiceId } = await addLongInvoice(product.sandbox.db, lines));
});
afterAll(() => product.close());

test(
  'INV-20 of 5,000 lines only those in view are in the page, and the totals stay in view',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, `/invoices/${invoiceId}`);
    const items = page.getByRole('region', { name: 'Items' });
    await items.locator('tbody a').first().waitFor();
    expect(await items.getByRole('table').getAttribute('aria-rowcount')).toBe(String(lines + 1));
    expect(await items.locator('tbody tr').count()).toBeLessThan(60);
    const first = await items.locator('tbody a').first().innerText();
    await items.evaluate((area) => area.scrollTo(0, area.scrollHeight));
    await expect.poll(() => items.locator('tbody a').first().innerText()).not.toBe(first);
    expect(await items.locator('tbody tr').count()).toBeLessThan(60);
    const last = items.locator(`tbody tr[aria-rowindex="${lines + 1}"]`);
    await last.waitFor();
    const area = await items.boundingBox();
    const total = await items.locator('tfoot').boundingBox();
    expect(total && area && total.y + total.height <= area.y + area.height + 1).toBe(true);
  },
);

test(
  'INV-20 on a phone the lines are cards, and of 5,000 only those in view are in the page',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, `/invoices/${invoiceId}`, { width: 390, height: 800 });
    const items = page.getByRole('region', { name: 'Items' });
    await items.getByRole('link').first().waitFor();
    expect(await items.getByRole('listitem').count()).toBeLessThan(60);
    await items.evaluate((area) => area.scrollTo(0, area.scrollHeight));
    await expect
      .poll(() => items.getByRole('listitem').last().getAttribute('aria-posinset'))
      .toBe(String(lines));
    expect(await items.getByRole('listitem').count()).toBeLessThan(60);
  },
);

/** Scrolls the lines by turns of the wheel. */
async function turnWheel(items: Locator, turns: number): Promise<void> {
  await items.hover();
  for (let turn = 0; turn < Math.abs(turns); turn++) {
    const before = await items.evaluate(({ scrollTop }) => scrollTop);
    await items.page().mouse.wheel(0, 240 * Math.sign(turns));
    await expect.poll(() => items.evaluate(({ scrollTop }) => scrollTop)).not.toBe(before);
  }
}

/** Opens the lines of the long order in a window of a width. */
async function openItems(width: number): Promise<Locator> {
  const page = await openScreen(product, `/order/${orderId}`, { width, height: 900 });
  const items = page.getByRole('region', { name: 'Items' });
  await items.locator('tbody a').first().waitFor();
  return items;
}

const widthsOf = (items: Locator) =>
  items.locator('thead th').evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width));

test(
  'the columns of a long order stand still while its lines scroll: one grows for a wider value, and stays so',
  { tags: 'matrix' },
  async () => {
    const items = await openItems(1440);
    let before = await widthsOf(items);
    const widest = before.indexOf(Math.max(...before));
    for (let turn = 0; turn < 20; turn++) {
      await turnWheel(items, 1);
      const now = await widthsOf(items);
      for (const [i, width] of now.entries()) {
        if (i !== widest) expect(width).toBeGreaterThanOrEqual((before[i] ?? 0) - 0.1);
      }
      before = now;
    }
    await items.evaluate((area) => area.scrollTo(0, 0));
    await items.locator('tr[aria-rowindex="2"]').waitFor();
    expect((await widthsOf(items)).map(Math.round)).toEqual(before.map(Math.round));
    await items.page().setViewportSize({ width: 1200, height: 900 });
    await expect.poll(async () => (await widthsOf(items))[widest]).toBeLessThan(before[widest] ?? 0);
    // As in a window that has had this size from the start: how much of the table that holds depends on the font.
    const narrow = await openItems(1200);
    await expect
      .poll(async () => {
        const [resized, fromStart] = await Promise.all([widthsOf(items), widthsOf(narrow)]);
        return resized.every((width, i) => Math.abs(width - (fromStart[i] ?? 0)) < 1);
      })
      .toBe(true);
  },
);

test(
  'a checked line of a long order stays checked when it has scrolled out and back, and its neighbours do not',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, `/order/${orderId}`);
    const items = page.getByRole('region', { name: 'Items' });
    const checked = async () =>
      items
        .getByRole('checkbox', { checked: true })
        .evaluateAll((boxes) => boxes.map((box) => box.closest('tr')?.getAttribute('aria-rowindex')));
    await items.locator('tr[aria-rowindex="3"]').getByRole('checkbox').check();
    await turnWheel(items, 6);
    await items.locator('tr[aria-rowindex="3"]').waitFor({ state: 'detached' });
    expect(await checked()).toEqual([]);
    await turnWheel(items, -6);
    await items.locator('tr[aria-rowindex="3"]').waitFor();
    expect(await checked()).toEqual(['3']);
    await page.getByRole('link', { name: 'Order 1 line again' }).click();
    await page.waitForURL(/\?lines=1$/);
  },
);

test(
  'a line that has scrolled into view copies its own number, and its link opens its own article',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, `/order/${orderId}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const items = page.getByRole('region', { name: 'Items' });
    await items.locator('tbody a').first().waitFor();
    await items.evaluate((area, height) => area.scrollTo(0, 2_400 * height), rowHeight);
    const line = items.locator('tr[aria-rowindex="2410"]');
    const { rows } = await sql<{ article_name: string }>`
    select article_name from order_items where order_id = ${orderId} and line = 2409`.execute(
      product.sandbox.db,
    );
    const number = rows[0]?.article_name ?? '';
    await line.getByRole('button', { name: `Copy ${number}`, exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    await line.getByRole('link', { name: number, exact: true }).click();
    await page.waitForURL(`**/catalog/article/${encodeURIComponent(number)}`);
  },
);
