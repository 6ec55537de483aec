import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/openPage.ts';
import { openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { findDocument, findDocuments, findLongInvoice, plain, shown } from './findDocuments.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const open = (path: string, user = 'client'): Promise<Page> =>
  openScreen(product, path, { as: `${user}@demo.test` });
const items = (page: Page) => page.getByRole('region', { name: 'Items' });
const lines = (page: Page) => items(page).locator('tbody tr');

const comma = (weight: number) => weight.toFixed(3).replace('.', ',');

/** Runs a query as a demo user. */
async function ask<Data>(user: string, query: string, dbId: string): Promise<Data> {
  return (await product.as(user)).run<Data>(query, { dbId });
}

test('INV-04 an invoice is for users with order_view', { tags: 'matrix' }, async () => {
  const { dbId } = await findDocument(product, 'lists', 'invoices');
  const page = await openPage(product, { as: 'lists@demo.test' });
  await page.goto(`/invoices/${dbId}`);
  await page.waitForURL((url) => !url.pathname.startsWith('/invoices'));
});

test('INV-05 INV-06 INV-11 INV-12 INV-13 INV-16 an invoice has its title, orders in a menu, packing list and PDF, and its parties, and without the payer permission nothing of its payment', async () => {
  const { dbId } = await findDocument(product, 'buyer', 'invoices');
  const page = await open(`/invoices/${dbId}`, 'buyer');
  await page.getByRole('heading', { level: 1, name: `Invoice #${dbId}` }).waitFor();
  await lines(page).first().waitFor();
  expect(await page.getByText('Paid', { exact: true }).count()).toBe(0);
  expect(await page.getByRole('link', { name: /^Pay / }).count()).toBe(0);
  type Answer = {
    viewer: { invoice: { orders: { dbId: string }[]; packingListDocument: { dbId: string } } };
  };
  const { viewer } = await ask<Answer>(
    'buyer',
    'query ($dbId: String!) { viewer { invoice(dbId: $dbId) { orders { dbId } packingListDocument { dbId } } } }',
    dbId,
  );
  const { orders, packingListDocument } = viewer.invoice;
  const header = page.getByRole('main').locator('header');
  for (const [name, id] of [
    [/^Packing list .*PDF/, packingListDocument.dbId],
    [/^Invoice .*PDF/, dbId],
  ] as const) {
    const link = header.getByRole('link', { name });
    expect(await link.getAttribute('href')).toBe(`/documents/${id}`);
    const file = await page.context().request.get(`/documents/${id}`);
    expect(file.headers()['content-type']).toBe('application/pdf');
  }
  for (const party of ['Payer', 'Receiver', 'Seller'])
    await page.getByRole('region', { name: party }).waitFor();
  await header.getByRole('button', { name: 'Orders' }).click();
  const entries = page.getByRole('menuitem');
  await entries.first().waitFor();
  expect(await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    orders.map((order) => `/order/${order.dbId}`),
  );
  await entries.first().click();
  await page.waitForURL(`**/order/${orders[0]?.dbId}`);
});

test('INV-17 INV-18 INV-19 INV-20 INV-21 the lines lead to article and order, and end with the totals', async () => {
  const invoices = await findDocuments(product, 'buyer', 'invoices', 20);
  type Line = { articleName: string; isDelivery: boolean; referenceOrderId: string; qty: number };
  type Answer = { viewer: { invoice: { items: Line[]; totalNetWeight: number; totalGrossWeight: number } } };
  const read = (dbId: string) =>
    ask<Answer>(
      'buyer',
      `query ($dbId: String!) { viewer { invoice(dbId: $dbId) { totalNetWeight totalGrossWeight
        items { articleName isDelivery referenceOrderId qty } } } }`,
      dbId,
    );
  // One with a delivery line.
  const found = await Promise.all(invoices.map(async (listed) => ({ listed, ...(await read(listed.dbId)) })));
  const withDelivery = found.find(({ viewer }) => viewer.invoice.items.some(({ isDelivery }) => isDelivery));
  if (!withDelivery) throw new Error('No invoice has a delivery line');
  const { listed, viewer } = withDelivery;
  const { items: all, totalNetWeight, totalGrossWeight } = viewer.invoice;
  const page = await open(`/invoices/${listed.dbId}`, 'buyer');
  await lines(page).first().waitFor();
  const article = all.find(({ isDelivery }) => !isDelivery);
  const row = lines(page)
    .filter({ hasText: article?.articleName ?? '' })
    .first();
  expect(
    await row.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([
    `/catalog/article/${encodeURIComponent(article?.articleName ?? '')}`,
    `/orders/${article?.referenceOrderId}`,
  ]);
  const delivery = lines(page).filter({ hasText: 'Delivery' }).last();
  expect(await delivery.locator('td, th').first().getByRole('link').count()).toBe(0);
  const footer = plain(await items(page).locator('tfoot').innerText());
  for (const amount of [listed.subtotal, listed.subtotalVat, listed.grandTotal])
    expect(footer).toContain(shown(amount));
  const pieces = all.reduce((sum, { isDelivery, qty }) => sum + (isDelivery ? 0 : qty), 0);
  expect(footer).toContain(String(pieces));
  expect(footer.replaceAll(' ', '')).toContain(`${comma(totalNetWeight)}/${comma(totalGrossWeight)}kg`);
  await expect.poll(() => items(page).evaluate((area) => getComputedStyle(area).maxBlockSize)).toBe('500px');
  await row.getByRole('link').last().click();
  await page.waitForURL(`**/order/${article?.referenceOrderId}`);
});

test('INV-07 INV-08 INV-09 an unpaid invoice has a Pay button with its total, a paid one a badge', async () => {
  const { db } = product.sandbox;
  const { id } = await db
    .selectFrom('documents')
    .select('id')
    .where('customer_id', '=', 1)
    .where('kind', '=', 'invoice')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  type Answer = {
    viewer: {
      invoice: { paid: boolean; allowToPay: boolean; grandTotal: { value: number; currencyCode: string } };
    };
  };
  const { viewer } = await ask<Answer>(
    'client',
    'query ($dbId: String!) { viewer { invoice(dbId: $dbId) { paid allowToPay grandTotal { value currencyCode } } } }',
    String(id),
  );
  expect(viewer.invoice).toMatchObject({ paid: false, allowToPay: true });
  const page = await open(`/invoices/${id}`);
  const pay = page.getByRole('link', { name: /^Pay .*, invoice/ });
  expect(plain(await pay.innerText())).toBe(`Pay ${shown(viewer.invoice.grandTotal)}`);
  await expect.poll(() => pay.getAttribute('href')).toBe(`/api/v3/payments/invoice/${id}`);
  await expect.poll(() => pay.getAttribute('target')).toBe('_blank');
  await db.updateTable('documents').set({ paid: true }).where('id', '=', id).execute();
  await page.reload();
  await page.getByText('Paid', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: /^Pay .*, invoice/ }).count()).toBe(0);
});

test('INV-10 an unpaid invoice that cannot be paid yet says when it can be', async () => {
  const { db } = product.sandbox;
  const { dbId } = await findDocument(product, 'payer', 'invoices');
  await db.updateTable('documents').set({ paid: false }).where('id', '=', Number(dbId)).execute();
  await db
    .updateTable('orders')
    .set({ status: 'in_progress' })
    .where('id', 'in', (orders) =>
      orders.selectFrom('document_orders').select('order_id').where('document_id', '=', Number(dbId)),
    )
    .execute();
  const page = await open(`/invoices/${dbId}`, 'payer');
  await page.getByText('Payment will be available only after the goods have been shipped').waitFor();
  expect(await page.getByRole('link', { name: /^Pay .*, invoice/ }).count()).toBe(0);
});

test('INV-14 the lines of an invoice are downloaded as csv or Excel', { tags: 'matrix' }, async () => {
  const { dbId } = await findDocument(product, 'buyer', 'invoices');
  const page = await open(`/invoices/${dbId}`, 'buyer');
  await page.getByRole('button', { name: 'CSV/Excel' }).click();
  const dialog = page.getByRole('dialog');
  const [request] = await Promise.all([
    page.context().waitForEvent('request', (each) => each.url().includes('export')),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  const url = new URL(request.url());
  expect(url.pathname).toBe(`/api/v3/documents/invoices/${dbId}`);
  const file = await page.context().request.get(request.url());
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename=.*\.csv/);
});

test('INV-15 MINV-03 MINV-04 MINV-05 MINV-08 MINV-10 MINV-11 GAP-100 an invoice leads to its final invoice, which holders of merged_invoice_list see', async () => {
  const invoice = await findDocument(product, 'client', 'mergedInvoices');
  type Answer = { viewer: { mergedInvoice: { invoices: { dbId: string }[] } } };
  const { viewer } = await ask<Answer>(
    'client',
    'query ($dbId: String!) { viewer { mergedInvoice(dbId: $dbId) { invoices { dbId } } } }',
    invoice.dbId,
  );
  const page = await open(`/invoices/${viewer.mergedInvoice.invoices[0]?.dbId}`);
  await page.getByRole('main').locator('header').getByRole('link', { name: 'Final invoice' }).click();
  await page.waitForURL(`**/final-invoices/${invoice.dbId}`);
  await page.getByRole('heading', { level: 1, name: `Invoice ${invoice.docNumber}`, exact: true }).waitFor();
  for (const party of ['Payer', 'Receiver', 'Seller'])
    await page.getByRole('region', { name: party }).waitFor();
  const orders = page.getByRole('region', { name: 'Included orders' });
  expect(await orders.locator('tbody a').first().getAttribute('href')).toMatch(/^\/orders\/\d+$/);
  expect(await page.getByText('Included invoices').count()).toBe(0);
  expect(plain(await items(page).locator('tfoot').innerText())).toContain(shown(invoice.grandTotal));
  // The totals are in sight, however many lines there are above them.
  const [area, totals] = [await items(page).boundingBox(), await items(page).locator('tfoot').boundingBox()];
  expect(totals && area && totals.y + totals.height <= area.y + area.height + 1).toBe(true);
  await page.getByRole('button', { name: 'Invoice', exact: true }).click();
  await expect
    .poll(() => page.getByRole('menuitem', { name: 'Show PDF' }).getAttribute('href'))
    .toBe(`/documents/${invoice.dbId}`);
  await page.getByRole('menuitem', { name: 'CSV/Excel' }).click();
  await page.getByRole('dialog', { name: `Download the lines of ${invoice.docNumber}` }).waitFor();
});

test('MINV-04 MINV-09 GAP-100 a merged invoice for users without merged_invoice_list', async () => {
  const invoice = await findDocument(product, 'buyer', 'mergedInvoices');
  const page = await open(`/final-invoices/${invoice.dbId}`, 'buyer');
  await page.getByRole('heading', { level: 1, name: `Merged invoice ${invoice.docNumber}` }).waitFor();
  const invoices = page.getByRole('region', { name: 'Included invoices' });
  expect(await invoices.locator('tbody a').first().getAttribute('href')).toMatch(/^\/invoices\/\d+$/);
  expect(await page.getByText('Included orders').count()).toBe(0);
});

test('MINV-06 MINV-07 MINV-15 several packing lists have a PDF link each, a single one also a file of its lines', async () => {
  const invoices = await findDocuments(product, 'client', 'mergedInvoices', 50);
  type Answer = { viewer: { mergedInvoice: { packingLists: { dbId: string; docNumber: string }[] } } };
  const listsOf = async (dbId: string) =>
    (
      await ask<Answer>(
        'client',
        'query ($dbId: String!) { viewer { mergedInvoice(dbId: $dbId) { packingLists { dbId docNumber } } } }',
        dbId,
      )
    ).viewer.mergedInvoice.packingLists;
  // The newest with several.
  let several: { dbId: string; lists: { dbId: string }[] } | undefined;
  for (const { dbId } of invoices) {
    several = { dbId, lists: await listsOf(dbId) };
    if (several.lists.length > 1) break;
  }
  const page = await open(`/final-invoices/${several?.dbId}`);
  await page.getByRole('button', { name: 'Packing list', exact: true }).click();
  await page.getByRole('menuitem').first().waitFor();
  const hrefs = await page
    .getByRole('menuitem')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(several?.lists.map(({ dbId }) => `/documents/${dbId}`));

  // The same invoice with one packing list, and with none.
  const [first] = several?.lists ?? [];
  const { db } = product.sandbox;
  const included = db.updateTable('documents').where('merged_invoice_id', '=', Number(several?.dbId));
  await included.set({ packing_list_id: null }).where('packing_list_id', '!=', Number(first?.dbId)).execute();
  await page.reload();
  await page.getByRole('button', { name: 'Packing list', exact: true }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Show PDF', 'CSV/Excel']);
  expect(await page.getByRole('menuitem', { name: 'Show PDF' }).getAttribute('href')).toBe(
    `/documents/${first?.dbId}`,
  );
  await page.getByRole('menuitem', { name: 'CSV/Excel' }).click();
  const [request] = await Promise.all([
    page.context().waitForEvent('request', (each) => each.url().includes('export')),
    page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(new URL(request.url()).pathname).toBe(`/api/v3/documents/packing-lists/${first?.dbId}`);
  await included.set({ packing_list_id: null }).execute();
  await page.reload();
  await lines(page).first().waitFor();
  expect(await page.getByRole('button', { name: 'Packing list', exact: true }).count()).toBe(0);
});

test('CRED-02 CRED-03 CRED-04 CRED-06 a credit invoice has its title, PDF, parties, and lines with totals', async () => {
  const invoice = await findDocument(product, 'client', 'creditInvoices');
  const page = await open(`/credit-invoices/${invoice.dbId}`);
  await page.getByRole('heading', { level: 1, name: `Credit invoice #${invoice.dbId}` }).waitFor();
  expect(await page.getByRole('link', { name: /^Credit invoice .*PDF/ }).getAttribute('href')).toBe(
    `/documents/${invoice.dbId}`,
  );
  for (const party of ['Payer', 'Receiver', 'Seller'])
    await page.getByRole('region', { name: party }).waitFor();
  type Answer = { viewer: { creditInvoice: { qty: number; vatPercent: number } } };
  const { viewer } = await ask<Answer>(
    'client',
    'query ($dbId: String!) { viewer { creditInvoice(dbId: $dbId) { qty vatPercent } } }',
    invoice.dbId,
  );
  const footer = items(page).locator('tfoot');
  await expect.poll(() => footer.locator('td').first().innerText()).toBe(String(viewer.creditInvoice.qty));
  const text = plain(await footer.innerText());
  expect(text).toContain(`VAT ${viewer.creditInvoice.vatPercent}%`);
  for (const amount of [invoice.subtotal, invoice.subtotalVat, invoice.grandTotal])
    expect(text).toContain(shown(amount));
});

test(
  'the way of an invoice leads to its order and packing list, with date, total and state',
  { tags: 'matrix' },
  async () => {
    const { dbId, docNumber } = await findDocument(product, 'buyer', 'invoices');
    const page = await open(`/invoices/${dbId}`, 'buyer');
    const way = page.getByRole('navigation', { name: 'Related documents' });
    await expect.poll(() => way.locator('[aria-current=step]').innerText()).toContain(docNumber);
    await expect.poll(() => page.getByText('This part could not be loaded.').count()).toBe(0);
    const order = way.getByRole('listitem').filter({ hasText: 'Order' }).first();
    expect(plain(await order.innerText())).toMatch(/^Order +\d+ \w+ \d\d-\d\d-\d{4} [\d ]+\.\d\d [€₤$]$/);
    await order.getByRole('link').click();
    await page.waitForURL('**/order/*');
    const back = page.getByRole('navigation', { name: 'Related documents' });
    await back.getByRole('link', { name: docNumber, exact: true }).waitFor();
  },
);

test(
  'the invoice check shows the lines that differ alone, and comments on the order with one press',
  { tags: 'matrix' },
  async () => {
    const { dbId } = await findDocument(product, 'buyer', 'invoices');
    const { db } = product.sandbox;
    const page = await open(`/invoices/${dbId}`, 'buyer');
    await page.getByRole('button', { name: 'Check the invoice' }).click();
    await page.getByText(/lines? compared: no differences/).waitFor();

    const line = await db
      .selectFrom('document_items')
      .selectAll()
      .where('document_id', '=', Number(dbId))
      .where('article_name', '!=', 'DELIVERY')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('document_items')
      .set({ price: line.price + 100 })
      .where('document_id', '=', line.document_id)
      .where('line', '=', line.line)
      .execute();
    await page.reload();
    await page.getByRole('button', { name: 'Check the invoice' }).click();
    const differing = page.getByRole('region', { name: 'Invoice check' }).locator('tbody tr');
    await differing.first().waitFor();
    expect(await differing.count()).toBe(1);
    expect(await differing.innerText()).toContain('price is higher');
    await page.getByRole('button', { name: /^Comment on order/ }).click();
    await page.getByText(/The differences are now a comment on order \d+/).waitFor();
    const comment = await db
      .selectFrom('order_comments')
      .select('message')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(comment.message).toContain(line.article_name);
    expect(comment.message).toContain('price is higher');
  },
);

test(
  'a document that cannot be read keeps its title, says so and can be read again',
  { tags: 'matrix' },
  async () => {
    const { dbId, docNumber } = await findDocument(product, 'client', 'mergedInvoices');
    await product.breakNext('getMergedInvoice', { kind: 'status', status: 500, times: 5 });
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.goto(`/final-invoices/${dbId}`);
    await page.getByRole('heading', { level: 1, name: dbId }).waitFor();
    const main = page.getByRole('main');
    await main.getByText('The document could not be loaded.').waitFor();
    // Until the back end is well again.
    await expect
      .poll(async () => {
        const retry = main.getByRole('button', { name: 'Try again' });
        // It may go while it is pressed: the answer of the last press has come.
        if (await retry.isVisible()) await retry.click({ timeout: 1_000 }).catch(() => undefined);
        return page.getByRole('heading', { level: 1, name: docNumber, exact: false }).count();
      })
      .toBe(1);
    await lines(page).first().waitFor();
  },
);

test(
  'the way of a final invoice of many orders names them in the plural and says how many more there are, in one line with them',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, `/final-invoices/${await findLongInvoice(product)}`);
    const way = page.getByRole('navigation', { name: 'Related documents' });
    const orders = way.locator('ol > li').first();
    expect(await orders.locator('p').innerText()).toBe('Orders');
    expect(await orders.getByRole('link').count()).toBe(4);
    // Their numbers are short enough for one line.
    const packingLists = way.locator('ol > li').nth(1);
    const middles = await packingLists.locator('li').evaluateAll((parts) =>
      parts.slice(-2).map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part.lastElementChild ?? part);
        const { top, bottom } = range.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? Infinity))).toBeLessThan(1);
  },
);

test('on a phone the way is one line with one document of each kind', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, `/final-invoices/${await findLongInvoice(product)}`, {
    width: 390,
    height: 844,
  });
  const way = page.getByRole('navigation', { name: 'Related documents' });
  await way
    .getByText(/^and \d+ more$/)
    .first()
    .waitFor();
  const steps = way.locator('ol > li');
  for (const step of await steps.all()) expect(await step.getByRole('link').count()).toBeLessThan(2);
  const tops = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});

test(
  'all lines of a final invoice are compared, however many orders it has',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, `/final-invoices/${await findLongInvoice(product)}`);
    await page.getByRole('button', { name: 'Check the invoice' }).click();
    const check = page.getByRole('main');
    await check.getByText(/^\d+ lines compared: no differences$/).waitFor();
  },
);

test(
  'lines that could not be compared stand apart, and are neither claimed nor written about',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, `/final-invoices/${await findLongInvoice(product)}`);
    await product.breakNext('getOrder', { kind: 'status', status: 404 });
    await page.getByRole('button', { name: 'Check the invoice' }).click();
    const check = page.getByRole('main');
    await check.getByText(/could not be compared: /).waitFor();
    await check.getByText(/^\d+ lines are as ordered$/).waitFor();
    expect(await check.getByRole('columnheader', { name: 'Difference' }).count()).toBe(0);
    for (const name of [/^Comment on order/, 'Claim the differences'])
      expect(await check.getByRole('button', { name }).count()).toBe(0);
  },
);
