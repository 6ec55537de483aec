import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdNext } from '../support/holdAnswers.ts';
import { expectComplaints, openPage, settle } from '../support/openPage.ts';
import { closeMenu, said } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { findOrder } from './findOrder.ts';
import { findParties } from './findParties.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const notConfirmed =
  'This order is not confirmed yet. We pack it once you confirm it; after that it can no longer be cancelled here.';

async function openOrder(status: string, user = 'client'): Promise<Page> {
  const { dbId } = await findOrder(product, user, status);
  const page = await openPage(product, { as: `${user}@demo.test` });
  await page.goto(`/order/${dbId}`);
  await page.getByRole('heading', { level: 1, name: `Order ${dbId}` }).waitFor();
  return page;
}

test('ORD-18 the order page is for users with order_view', { tags: 'matrix' }, async () => {
  const { dbId } = await findOrder(product, 'client', 'DELIVERED');
  const page = await openPage(product, { as: 'lists@demo.test' });
  await page.goto(`/order/${dbId}`);
  await page.waitForURL('**/catalog');
});

test('ORD-19 ORD-28 ORD-29 ORD-31 ORD-33 ORD-34 ORD-36 ORD-38 ORD-43 a shipped order shows its status, parties, sums, shipment and parcels; a comment is written, listed and deleted', async () => {
  const page = await openOrder('SHIPPED');
  await page.getByRole('banner').first().waitFor();
  await page.getByText('Shipped', { exact: true }).first().waitFor();
  for (const party of ['Payer', 'Receiver', 'Seller'])
    await page.getByRole('heading', { name: party }).waitFor();
  await page.getByRole('table', { name: 'From stock' }).getByText('Grand total').waitFor();
  const shipments = page.getByRole('region', { name: 'Shipments' }).getByRole('table');
  const track = shipments.getByRole('link').first();
  expect(await track.getAttribute('target')).toBe('_blank');
  expect(await track.getAttribute('href')).toMatch(/^https?:/);

  const comments = page.getByRole('region', { name: 'Comments' });
  const comment = comments.getByRole('listitem').filter({ hasText: 'Ring at the gate' });
  const before = await comments.getByRole('listitem').count();
  await expect.poll(() => comments.getByRole('button', { name: 'Add comment' }).count()).toBe(0);
  await comments.getByLabel('Your comment').fill('Ring at the gate');
  await comments.getByRole('button', { name: 'Add comment' }).dblclick();
  await comment.first().waitFor();
  await settle(page);
  expect(await comments.getByLabel('Your comment').inputValue()).toBe('');
  // Not on the button that deletes the new comment.
  expect(
    await comments.getByLabel('Your comment').evaluate((field) => field === document.activeElement),
  ).toBe(true);
  expect(await comments.getByRole('listitem').count()).toBe(before + 1);
  await page.reload();
  await comment.getByRole('button').click();
  await expect.poll(() => comments.getByRole('listitem').count()).toBe(before);
});

test(
  'ORD-18 an order that cannot be read keeps its title, says so and can be read again',
  { tags: 'matrix' },
  async () => {
    const { dbId } = await findOrder(product, 'client', 'DELIVERED');
    await product.breakNext('getOrder', { kind: 'status', status: 500 });
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.goto(`/order/${dbId}`);
    await page.getByText('The order could not be loaded.').waitFor();
    await page.getByRole('heading', { level: 1, name: `Order ${dbId}` }).waitFor();
    // The notice next to it covers the end of the panel, never its button.
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Payer' }).waitFor();
    expectComplaints(/500|GraphQL|Relay/);
  },
);

test(
  'ORD-16 the tag of a merged order, which has no colour in the specification, is legible in light and dark',
  { tags: 'matrix' },
  async () => {
    const { dbId } = await findOrder(product, 'client', 'DELIVERED');
    await product.sandbox.db
      .updateTable('orders')
      .set({ status: 'merged' })
      .where('id', '=', Number(dbId))
      .execute();
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openPage(product, { as: 'client@demo.test', colorScheme });
      await page.goto(`/order/${dbId}`);
      const tag = page.getByText('Merged', { exact: true }).first();
      await tag.waitFor();
      // axe does not report text in the colour of its background.
      const [text, ground] = await tag.evaluate((element) => {
        const main = element.closest('main');
        return [element, main].map((one) => {
          const style = one && getComputedStyle(one);
          const color = one === main ? style?.backgroundColor : style?.color;
          const [red = 0, green = 0, blue = 0] = (color?.match(/\d+/g) ?? []).map(Number);
          return red * 0.3 + green * 0.6 + blue * 0.1;
        });
      });
      expect(Math.abs((text ?? 0) - (ground ?? 0))).toBeGreaterThan(80);
    }
  },
);

test('ORD-17 ORD-20 ORD-37 GAP-76 a not confirmed order warns, has no shipments and says so, and can be confirmed', async () => {
  const page = await openOrder('NOT_CONFIRMED');
  await page.getByText(notConfirmed).waitFor();
  await page.getByText('There are no shipments yet.').waitFor();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Confirmed', { exact: true }).first().waitFor();
  await expect.poll(() => said(page)).toMatch(/The order is confirmed\. Order \d+/);
  expect(await page.getByText(notConfirmed).count()).toBe(0);
});

test('ORD-17 GAP-76 an order is cancelled on its page after a question; next to its lines stands that these cannot be', async () => {
  const page = await openOrder('NOT_CONFIRMED');
  await page.getByText('Single lines cannot be cancelled, only the whole order.').waitFor();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('The lines do not return to the cart.').waitFor();
  await question.getByRole('button', { name: 'Keep the order' }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByText(notConfirmed).waitFor();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByText('Cancelled', { exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
});

test('ORD-21 ORD-26 a not completed order cannot be paid, says so, and leads to its checkout', async () => {
  const page = await openOrder('NOT_COMPLETED');
  await page.getByText('This order is waiting for checkout.').waitFor();
  await page.getByText('Payment not available').waitFor();
  expect(await page.getByRole('link', { name: /^Pay order/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Continue to checkout' }).click();
  await page.waitForURL('**/cart/checkout');
});

test('ORD-22 ORD-23 ORD-24 ORD-27 a confirmed, unpaid order can be paid in a new tab', async () => {
  const page = await openOrder('IN_PROGRESS');
  await page.getByText('Unpaid').waitFor();
  const pay = page.getByRole('link', { name: /^Pay order/ });
  expect(await pay.getAttribute('href')).toMatch(/^\/api\/v3\/payments\/order\/\d+$/);
  const [tab] = await Promise.all([page.waitForEvent('popup'), pay.click()]);
  await expect.poll(() => tab.title()).toMatch(/^Order \d+ is paid$/);
  await page.reload();
  await page.getByText('Paid', { exact: true }).waitFor();
});

test(
  'ORD-25 without the pay feature neither payment tag nor Pay button shows',
  { tags: 'matrix' },
  async () => {
    const page = await openOrder('DELIVERED', 'buyer');
    await expect.poll(() => page.getByText(/^(Paid|Unpaid|Payment not available)$/).count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: /^Pay order/ }).count()).toBe(0);
  },
);

test('what is typed while a comment is sent is the next comment', { tags: 'matrix' }, async () => {
  const page = await openOrder('PACKED');
  const comments = page.getByRole('region', { name: 'Comments' });
  const field = comments.getByLabel('Your comment');
  const answer = await holdNext(page, 'useAddOrderCommentMutation');
  await field.fill('Ring at the gate');
  await comments.getByRole('button', { name: 'Add comment' }).click();
  await answer.given;
  await field.fill('Or at the door');
  answer.deliver();
  await comments.getByRole('listitem').filter({ hasText: 'Ring at the gate' }).waitFor();
  await settle(page);
  expect(await field.inputValue()).toBe('Or at the door');
  await comments.getByRole('button', { name: 'Add comment' }).click();
  await comments.getByRole('listitem').filter({ hasText: 'Or at the door' }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
});

test('ORD-30 a comment of spaces is refused', { tags: 'matrix' }, async () => {
  const page = await openOrder('PACKED');
  await page.getByLabel('Your comment').fill('   ');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await page.getByText('please enter value').waitFor();
});

test('ORD-34 ORD-35 ORD-42 ORD-44 ORD-52 ORD-54 ORD-55 ORD-57 ORD-58 GAP-77 a delivered order shows the data of each party without empty rows, what was ordered in a table of at most 600 pixels, and with merged_invoice_list the merged invoice in place of the plain one', async () => {
  const order = await findOrder(product, 'client', 'DELIVERED');
  const parties = await findParties(product, 'client', order.dbId);
  const { viewer } = await (
    await product.as('client')
  ).run('query ($dbId: String!) { viewer { order(dbId: $dbId) { items { articleName isDelivery qty } } } }', {
    dbId: order.dbId,
  });
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto(`/order/${order.dbId}`);
  for (const [title, party] of Object.entries(parties)) {
    const details = page.getByRole('region', { name: title });
    const shown = await details.innerText();
    for (const value of party) expect(shown, title).toContain(value);
    const rows = await details.getByRole('definition').allInnerTexts();
    expect(rows.filter((text) => text.trim() === '')).toEqual([]);
  }

  const items = page.getByRole('region', { name: 'Items' });
  await expect.poll(() => items.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('600px');
  const rows = items.locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(viewer.order.items.length);
  for (const [index, { articleName, isDelivery, qty }] of viewer.order.items.entries()) {
    const [, article, , , , pieces] = await rows.nth(index).locator('th, td').allInnerTexts();
    expect(article).toContain(isDelivery ? 'Delivery' : articleName);
    expect(pieces).toBe(String(qty));
  }

  const documents = page.getByRole('region', { name: 'Documents' });
  const links = (name: RegExp) => documents.getByRole('link', { name });
  await links(/^Packing list/)
    .first()
    .waitFor();
  expect(await links(/^Invoice/).count()).toBe(0);
  expect(await links(/^Final invoice/).count()).toBe(order.documents.mergedInvoice.length);
  expect(await links(/^Proforma/).count()).toBe(0);
});

test('ORD-39 ORD-40 ORD-41 ORD-46 ORD-47 ORD-48 ORD-49 ORD-50 GAP-40 GAP-81 GAP-96 columns are chosen, kept and restored; the download dialog starts with csv and requires single characters', async () => {
  const page = await openOrder('DELIVERED');
  const items = page.getByRole('region', { name: 'Items' });
  const headings = async () => {
    const [selection, ...columns] = await items.first().getByRole('columnheader').allInnerTexts();
    expect(selection).toBe('Selection');
    return columns;
  };
  await expect
    .poll(() => headings())
    .toEqual(['Article', 'Description', 'Price', 'Requested', 'Quantity', 'Total']);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect.poll(() => page.getByRole('menuitemcheckbox', { name: 'Article' }).isDisabled()).toBe(true);
  await page.getByRole('menuitemcheckbox', { name: 'Price type' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Description' }).click();
  await closeMenu(page);
  const chosen = ['Article', 'Price', 'Price type', 'Requested', 'Quantity', 'Total'];
  await expect.poll(() => headings()).toEqual(chosen);
  await page.reload();
  await items.first().waitFor();
  expect(await headings()).toEqual(chosen);
  const kept = await page.evaluate(() => localStorage.getItem('columns:order-items'));
  expect(JSON.parse(kept ?? '')).toContain('priceType');

  await page.getByRole('button', { name: 'Download' }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByLabel('Format').inputValue()).toBe('csv');
  await expect.poll(() => dialog.getByRole('checkbox').isChecked()).toBe(true);
  await expect.poll(() => dialog.getByLabel('Separator').inputValue()).toBe(';');
  await expect.poll(() => dialog.getByLabel('Escape character').inputValue()).toBe('\\');
  await expect.poll(() => dialog.getByLabel('Enclosure').inputValue()).toBe('"');
  await dialog.getByLabel('Separator').fill(';;');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await dialog.getByText('exactly one character').waitFor();
  await dialog.getByLabel('Separator').fill(';');
  const { pathname } = new URL(page.url());
  for (const format of ['csv', 'xlsx']) {
    if (format === 'xlsx') await page.getByRole('button', { name: 'Download' }).click();
    await dialog.getByLabel('Format').selectOption(format);
    await expect.poll(() => dialog.getByLabel('Separator').count()).toBe(format === 'csv' ? 1 : 0);
    const [request] = await Promise.all([
      page.context().waitForEvent('request', (each) => each.url().includes('export')),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ]);
    const url = new URL(request.url());
    expect(url.pathname).toBe(`/api/v3${pathname.replace('/order/', '/orders/')}/export`);
    expect(url.searchParams.get('export[format]')).toBe(format);
    await dialog.waitFor({ state: 'detached' });
  }
});

test(
  'ORD-45 the delivery line has a label and no link, other lines link to their article',
  { tags: 'matrix' },
  async () => {
    const page = await openOrder('DELIVERED');
    const table = page.getByRole('region', { name: 'Items' }).getByRole('table');
    const link = table.getByRole('link').first();
    expect(await link.getAttribute('href')).toBe(
      `/catalog/article/${encodeURIComponent(await link.innerText())}`,
    );
    const delivery = table.getByRole('row').filter({ hasText: 'Delivery' });
    if ((await delivery.count()) > 0) expect(await delivery.getByRole('link').count()).toBe(0);
  },
);

test('ORD-51 the order is downloaded as a file with the options asked for', { tags: 'matrix' }, async () => {
  const page = await openOrder('DELIVERED');
  await page.getByRole('button', { name: 'Download' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Separator').fill(',');
  const [request] = await Promise.all([
    page.context().waitForEvent('request', (each) => each.url().includes('/export?')),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  const url = new URL(request.url());
  expect(url.pathname).toMatch(/^\/api\/v3\/orders\/\d+\/export$/);
  expect(url.searchParams.get('export[separator]')).toBe(',');
  const answer = await page.context().request.get(request.url());
  expect(answer.headers()['content-type']).toMatch(/^text\/csv/);
  expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename=.*\.csv/);
  expect((await answer.text()).split('\n')[0]).toContain(',');
});

test('ORD-52 ORD-53 DOC-23 GAP-77 without merged_invoice_list the plain invoice leads to its page, the packing list opens as PDF', async () => {
  const order = await findOrder(product, 'buyer', 'DELIVERED');
  const page = await openPage(product, { as: 'buyer@demo.test' });
  await page.goto(`/order/${order.dbId}`);
  const documents = page.getByRole('region', { name: 'Documents' });
  const packingList = documents.getByRole('link', { name: /^Packing list/ }).first();
  const href = await packingList.getAttribute('href');
  await expect.poll(() => packingList.getAttribute('target')).toBe('_blank');
  expect(href).toBe(`/documents/${order.documents.packingList[0]?.dbId}`);
  const answer = await page.context().request.get(href ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await documents
    .getByRole('link', { name: /^Invoice/ })
    .first()
    .click();
  const [invoice] = order.documents.invoice;
  await page.waitForURL(`**/invoices/${invoice?.dbId}`);
  await page.getByRole('heading', { level: 1, name: `Invoice #${invoice?.dbId}` }).waitFor();
});
