import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLongInvoice } from '../documents/findDocuments.ts';
import { settle } from '../support/openPage.ts';
import { openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** A4 without its margins. */
const sheet = { width: 703, height: 1032 };

const findItem = (status: 'rejected' | 'clarification_awaiting') =>
  product.sandbox.db
    .selectFrom('claim_items as i')
    .innerJoin('claims as c', 'c.id', 'i.claim_id')
    .select(['c.id', 'i.rejection_reason as reason'])
    .where('c.customer_id', '=', 1)
    .where('i.status', '=', status)
    .orderBy('c.id')
    .executeTakeFirstOrThrow();
const findOrder = (status: 'confirmed' | 'delivered') =>
  product.sandbox.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', 1)
    .where('type', '=', 'regular')
    .where('status', '=', status)
    .orderBy('id')
    .executeTakeFirstOrThrow();
test(
  'what a notice says of a claim or an order is printed, what it offers is not',
  { tags: 'matrix' },
  async () => {
    const rejected = await findItem('rejected');
    const page = await openScreen(product, `/claims/${rejected.id}`);
    await page.emulateMedia({ media: 'print' });
    await page.getByText(rejected.reason ?? '').waitFor();
    await page.goto(`/claims/${(await findItem('clarification_awaiting')).id}`);
    await page.getByText('We need more information about this article.').waitFor();
    await page.getByText('Articles that wait for information from you').waitFor();
    expect(await page.getByRole('button', { name: 'Add more info' }).count()).toBe(0);
    await page.goto(`/order/${(await findOrder('confirmed')).id}`);
    await page.getByText('There are no shipments yet.').waitFor();
    const { id: over } = await product.sandbox.db
      .selectFrom('issues')
      .select('id')
      .where('access_id', '=', 1)
      .where('status', '=', 'done')
      .executeTakeFirstOrThrow();
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/issues/${over}`);
    const offer = page.getByRole('link', { name: 'Create a new issue' });
    await offer.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await offer.isVisible()).toBe(false);
  },
);

test(
  'the totals of a table stand once on paper, at its end, its head on each page',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, `/final-invoices/${await findLongInvoice(product)}`);
    const table = page.getByRole('table').first();
    await table.locator('tfoot').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(
      await table.evaluate((whole) =>
        [...whole.querySelectorAll('thead, tfoot')].map((part) => getComputedStyle(part).display),
      ),
    ).toEqual(['table-header-group', 'table-row-group']);
  },
);

test.each(['en', 'de', 'ru'])(
  'no heading of a column is broken within a word on a sheet, and tables fit: %s',
  { tags: 'matrix' },
  async (locale) => {
    const { id: order } = await findOrder('delivered');
    const invoice = await findLongInvoice(product);
    const { id: claim } = await findItem('clarification_awaiting');
    const page = await openScreen(product, '/orders/regular', { ...sheet, locale });
    for (const path of [
      '/orders/regular',
      `/order/${order}`,
      `/final-invoices/${invoice}`,
      `/claims/${claim}?view=table`,
    ]) {
      await page.goto(path);
      await page.getByRole('row').nth(1).waitFor();
      await page.emulateMedia({ media: 'print' });
      await settle(page);
      expect.soft(await brokenHeadings(page), path).toEqual([]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(beyond, path).toBeLessThanOrEqual(0);
      await page.emulateMedia({ media: 'screen' });
    }
  },
);

/** Words of the headings in sight that stand on more than one line. */
const brokenHeadings = (page: Page): Promise<string[]> =>
  page.locator('main thead th').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // One pixel wide is what only screen readers get.
        if ((text.parentElement?.getBoundingClientRect().width ?? 0) < 2) continue;
        for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
