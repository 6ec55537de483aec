import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectComplaints } from '../support/openPage.ts';
import { dialog, openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { claimWhole, findLines, type BoughtLine } from './claimParts.ts';

let product: Product;
let lines: readonly BoughtLine[];
beforeAll(async () => {
  product = await startProduct();
  lines = await findLines(product);
});
afterAll(() => product.close());

/** A line that can be claimed: each test needs a separate one. */
const lineAt = (place: number): BoughtLine => {
  const line = lines[place];
  if (!line) throw new Error('too few lines');
  return line;
};
/** The order, or the plain invoice, that a line of a final invoice stands on too. */
const sourceOf = async ({ invoiceDbId, articleName }: BoughtLine, kind: 'order' | 'invoice') => {
  const { db } = product.sandbox;
  const { order_id: order } = await db
    .selectFrom('document_items')
    .select('order_id')
    .where('document_id', '=', Number(invoiceDbId))
    .where('article_name', '=', articleName)
    .executeTakeFirstOrThrow();
  if (kind === 'order') return order;
  const { id } = await db
    .selectFrom('documents as d')
    .innerJoin('document_items as i', 'i.document_id', 'd.id')
    .select('d.id')
    .where('d.kind', '=', 'invoice')
    .where('i.order_id', '=', order)
    .where('i.article_name', '=', articleName)
    .executeTakeFirstOrThrow();
  return id;
};

/** Opens the choice of lines and selects one; the only line of a document is selected already. */
async function select(page: Page, { articleName }: BoughtLine): Promise<void> {
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await dialog(page).getByText(articleName, { exact: true }).first().waitFor();
  const box = dialog(page)
    .getByRole('checkbox', { name: `Select ${articleName}`, exact: true })
    .first();
  if ((await box.count()) > 0) await box.check();
}

/** Continues with the lines that are checked, and ends the wizard, which opens with the invoice line filled in. */
async function finish(page: Page, { articleName, invoice }: BoughtLine): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/claims/new/return');
  await dialog(page)
    .getByRole('heading', { name: new RegExp(articleName) })
    .waitFor();
  await page.getByRole('textbox', { name: 'Description' }).fill('Not needed');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await rows(page).filter({ hasText: articleName }).filter({ hasText: invoice }).waitFor();
}

test(
  'a selected line of a final invoice, an invoice and an order fills the wizard with its final invoice',
  { tags: 'matrix' },
  async () => {
    const sources = [
      { line: lineAt(0), path: `/final-invoices/${lineAt(0).invoiceDbId}` },
      { line: lineAt(1), path: `/invoices/${await sourceOf(lineAt(1), 'invoice')}` },
      { line: lineAt(2), path: `/order/${await sourceOf(lineAt(2), 'order')}` },
    ];
    for (const { line, path } of sources) {
      const page = await openScreen(product, path);
      await select(page, line);
      await finish(page, line);
    }
  },
);

test(
  'a line of an order that was not looked up is entered by hand with the number of its final invoice',
  { tags: 'matrix' },
  async () => {
    const line = lineAt(3);
    const page = await openScreen(product, `/order/${await sourceOf(line, 'order')}`);
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"invoiceNumber"')) return route.fallback();
      await route.abort();
    });
    await select(page, line);
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
    await dialog(page).getByRole('textbox', { name: 'Description' }).waitFor();
    await dialog(page).getByRole('button', { name: 'Go Back' }).click();
    await expect
      .poll(() => dialog(page).getByRole('combobox', { name: 'Invoice number' }).inputValue())
      .toBe(line.invoice);
    expectComplaints(/ERR_FAILED|Failed to load|Relay|fetch/);
  },
);

test(
  'an order is claimed with its own invoice, also where an older one has the article, and not at all without an invoice',
  { tags: 'matrix' },
  async () => {
    const { db } = product.sandbox;
    const line = lineAt(5);
    // The newest invoice, of an article that an older final invoice has too. On the first of a month it is on one already.
    const plain = await db
      .selectFrom('documents as d')
      .innerJoin('document_items as i', 'i.document_id', 'd.id')
      .select(['d.id', 'd.doc_number', 'd.merged_invoice_id', 'i.order_id', 'i.line'])
      .where('d.customer_id', '=', 1)
      .where('d.kind', '=', 'invoice')
      .where('d.currency_code', '=', 'EUR')
      .where('i.article_name', '<>', 'DELIVERY')
      .where('i.order_id', 'is not', null)
      .orderBy('d.id', 'desc')
      .executeTakeFirstOrThrow();
    if (plain.merged_invoice_id !== null) {
      await db.updateTable('documents').set({ merged_invoice_id: null }).where('id', '=', plain.id).execute();
      for (const table of ['document_items', 'document_orders'] as const)
        await db
          .deleteFrom(table)
          .where('document_id', '=', plain.merged_invoice_id)
          .where('order_id', '=', plain.order_id)
          .execute();
    }
    await db
      .updateTable('document_items')
      .set({ article_name: line.articleName, price: Math.round(line.price * 100) })
      .where('document_id', '=', plain.id)
      .where('line', '=', plain.line)
      .execute();
    const ordered = await db
      .selectFrom('order_items')
      .select('id')
      .where('order_id', '=', plain.order_id)
      .where('article_name', '<>', 'DELIVERY')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('order_items')
      .set({ article_name: line.articleName, qty: 2 })
      .where('id', '=', ordered.id)
      .execute();
    const page = await openScreen(product, `/order/${plain.order_id}`);
    await select(page, line);
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('Not needed');
    await dialog(page).getByRole('button', { name: 'Go Back' }).click();
    await expect
      .poll(() => dialog(page).getByRole('combobox', { name: 'Invoice number' }).inputValue())
      .toBe(plain.doc_number);

    const open = await db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', 1)
      .where('status', '=', 'not_confirmed')
      .executeTakeFirstOrThrow();
    const unconfirmed = await openScreen(product, `/order/${open.id}`);
    const claim = unconfirmed.getByRole('button', { name: 'Claim', exact: true });
    await claim.hover();
    await unconfirmed.getByText('A claim needs an invoice, and this order has none yet').waitFor();
    await claim.press('Enter');
    expect(await dialog(unconfirmed).count()).toBe(0);
  },
);

test(
  'the choice of lines shows what was bought and claimed, takes quantities, and offers nothing that is claimed already',
  { tags: 'matrix' },
  async () => {
    const [claimed, other] = lines.slice(6).filter(({ invoice }, _, rest) => invoice === rest[0]?.invoice);
    if (!claimed || !other) throw new Error('too few lines');
    await claimWhole(product, claimed);
    const page = await openScreen(product, `/final-invoices/${claimed.invoiceDbId}`);
    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    const row = (articleName: string) =>
      dialog(page)
        .getByRole('row')
        .filter({ has: page.getByText(articleName, { exact: true }) })
        .first();
    await row(claimed.articleName).getByText('All claimed already').waitFor();
    expect(await row(claimed.articleName).getByRole('checkbox').isDisabled()).toBe(true);
    await row(other.articleName)
      .getByText(new RegExp(`^${other.qty} bought`))
      .waitFor();
    const qty = row(other.articleName).getByRole('textbox');
    await qty.fill('1');
    await qty.press('Enter');
    // A quantity is a choice.
    await expect.poll(() => row(other.articleName).getByRole('checkbox').isChecked()).toBe(true);
    await finish(page, other);
    expect(await rows(page).filter({ hasText: other.articleName }).innerText()).toMatch(/\t1\t/);
  },
);

test(
  'the differences that the invoice check found are claimed with one press: kind, pieces and text are there',
  { tags: 'matrix' },
  async () => {
    const line = lineAt(4);
    const { db } = product.sandbox;
    await db
      .updateTable('document_items')
      .set({ price: Math.round(line.price * 100) + 100 })
      .where('document_id', '=', Number(line.invoiceDbId))
      .where('article_name', '=', line.articleName)
      .execute();
    const page = await openScreen(product, `/final-invoices/${line.invoiceDbId}`);
    await page.getByRole('button', { name: 'Check the invoice' }).click();
    await page.getByRole('region', { name: 'Invoice check' }).locator('tbody tr').first().waitFor();
    await page.getByRole('button', { name: 'Claim the differences' }).click();
    await dialog(page).getByText(line.articleName).first().waitFor();
    // A price that is too high is complained about; only pieces too many go back.
    await expect.poll(() => dialog(page).getByRole('radio', { name: 'Reclamation' }).isChecked()).toBe(true);
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/claims/new/reclamation');
    // It says all that is needed: the claim can be sent.
    await rows(page)
      .filter({ hasText: `${line.articleName}: price is higher; ordered ${line.qty} ×` })
      .waitFor();
    await page.getByRole('button', { name: 'Send claim (1)' }).waitFor();
  },
);
