import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { expectComplaints, settle } from '../support/openPage.ts';
import { openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { findDocument, plain, shown } from './findDocuments.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });
/** After a navigation the title takes the focus; keys pressed before that are lost. */
const titleFocused = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
const group = (page: Page, name: string) =>
  page.getByRole('listbox').getByRole('group', { name, exact: true });

async function search(text: string, user = 'client', path = '/wish-list'): Promise<Page> {
  const page = await openScreen(product, path, { as: `${user}@demo.test` });
  await page.keyboard.press('/');
  await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type(text);
  return page;
}

test(
  'slash leads to the search; what is found is grouped, with sum and date, and opened by keyboard',
  { tags: 'matrix' },
  async () => {
    const invoice = await findDocument(product, 'client', 'mergedInvoices');
    const page = await search(invoice.docNumber);
    const option = group(page, 'Final invoices').getByRole('option').first();
    await option.waitFor();
    const text = plain(await option.innerText());
    expect(text).toContain(invoice.docNumber);
    expect(text).toContain(shown(invoice.grandTotal));
    expect(text).toMatch(/\d\d-\d\d-\d{4}/);
    await settle(page);
    await expectNoAxeViolations(page);
    // The arrows choose, the focus stays in the field.
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('ArrowDown');
      if ((await option.getAttribute('aria-selected')) === 'true') break;
    }
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/final-invoices/${invoice.dbId}`);
    await titleFocused(page);
    // What was opened is offered again before anything is typed.
    await page.keyboard.press('Control+k');
    const recent = group(page, 'Recently opened').getByRole('option');
    await expect.poll(() => recent.first().innerText()).toContain(invoice.docNumber);
  },
);

test(
  'an order is found by its number with its state, and by the customer’s own number',
  { tags: 'matrix' },
  async () => {
    const { db } = product.sandbox;
    const order = await db
      .selectFrom('orders')
      .select(['id', 'client_order_id'])
      .where('customer_id', '=', 1)
      .where('status', '=', 'delivered')
      .where('client_order_id', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const page = await search(String(order.id));
    const byNumber = group(page, 'Orders').getByRole('option').first();
    await byNumber.waitFor();
    expect(await byNumber.innerText()).toContain('Delivered');
    await field(page).fill(order.client_order_id ?? '');
    const byOwn = group(page, 'Your order numbers').getByRole('option', { name: `Order ${order.id}` });
    await byOwn.click();
    await page.waitForURL(`**/order/${order.id}`);
  },
);

test(
  'articles and pages of the portal are found, and Enter without a choice searches parts',
  { tags: 'matrix' },
  async () => {
    const page = await search('down');
    await group(page, 'Pages').getByRole('option', { name: 'Downloads' }).click();
    await page.waitForURL('**/downloads');
    await titleFocused(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('month-end pack');
    await group(page, 'Pages').getByRole('option', { name: 'Month-end pack' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/orders/merged-invoices');
    await titleFocused(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('brake pad');
    await page.keyboard.press('Enter');
    await page.waitForURL(
      (url) => url.pathname === '/catalog' && url.searchParams.get('searchString') === 'brake pad',
    );
  },
);

test(
  'Enter opens what a number names, also when it is pressed before the results are there',
  { tags: 'matrix' },
  async () => {
    const order = await product.sandbox.db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', 1)
      .where('type', '=', 'regular')
      .where('status', '=', 'delivered')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const page = await search(`Order ${order.id}`, 'accountant', '/orders/regular');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/order/${order.id}`);
    const { viewer } = await (
      await product.as('client')
    ).run('{ viewer { claims(first: 1) { edges { node { dbId documentNumber } } } } }');
    const claim = viewer.claims.edges[0]?.node;
    if (!claim) throw new Error('no claim');
    const other = await search(claim.documentNumber.toLowerCase());
    await other.keyboard.press('Enter');
    await other.waitForURL(`**/claims/${claim.dbId}`);
  },
);

test('Enter opens the page whose title is typed, of every document', { tags: 'matrix' }, async () => {
  const titleOf = async (path: string, user: string) => {
    const page = await openScreen(product, path, { as: `${user}@demo.test` });
    const title = page.getByRole('heading', { level: 1 });
    await expect.poll(() => title.innerText()).toMatch(/\d{3}/);
    return title.innerText();
  };
  const order = await product.sandbox.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', 1)
    .where('type', '!=', 'regular')
    .where('status', '!=', 'not_completed')
    .executeTakeFirstOrThrow();
  const credit = await findDocument(product, 'client', 'creditInvoices');
  const invoice = await findDocument(product, 'payer', 'invoices');
  for (const [path, user] of [
    [`/order/${order.id}`, 'client'],
    [`/credit-invoices/${credit.dbId}`, 'client'],
    [`/invoices/${invoice.dbId}`, 'payer'],
  ] as const) {
    const page = await search(await titleOf(path, user), user);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}`);
  }
});

test('nothing found says what to do', { tags: 'matrix' }, async () => {
  const page = await search('no-such-number-anywhere');
  await page
    .getByText(/Nothing found for “no-such-number-anywhere”/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
});

test('a user without the catalog finds documents, and no articles', { tags: 'matrix' }, async () => {
  const invoice = await findDocument(product, 'accountant', 'mergedInvoices');
  const asked: string[] = [];
  const page = await openScreen(product, '/orders/regular', { as: 'accountant@demo.test' });
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await page.keyboard.press('Control+k');
  await page.keyboard.type(invoice.docNumber);
  await group(page, 'Final invoices').getByRole('option').first().waitFor();
  await settle(page);
  expect(asked.some((body) => body.includes('"articles":true'))).toBe(false);
});

test('on a phone a button opens the search, where one can type at once', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, '/downloads', { width: 390, height: 800 });
  await page.getByRole('banner').getByRole('button', { name: 'Search everything' }).click();
  await expect.poll(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type('wish');
  await group(page, 'Pages').getByRole('option', { name: 'Wishlist' }).click();
  await page.waitForURL('**/wish-list');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

// The last one: what it breaks may outlive it.
test(
  'a slow kind does not hold up the others, and one that fails says so alone',
  { tags: 'matrix' },
  async () => {
    const invoice = await findDocument(product, 'client', 'creditInvoices');
    await product.breakNext('simpleSearchArticles', { kind: 'hang' });
    await product.breakNext('listInvoices', { kind: 'status', status: 500, times: 4 });
    const page = await search(invoice.docNumber);
    await group(page, 'Credit invoices').getByRole('option').first().waitFor();
    await group(page, 'Invoices').getByText('This could not be searched just now.').waitFor();
    await page.getByText('Searching…').waitFor();
    expectComplaints(/500|502|Invoices|search/);
  },
);
