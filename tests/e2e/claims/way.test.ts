import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCreditInvoice } from '../../../sandbox/modules/documents/createCreditInvoice.ts';
import { openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { claimWhole, findLine, type BoughtLine } from './claimParts.ts';

let product: Product;
let bought: BoughtLine;
/** The order that the line was bought with. */
let order: number;
let claim: number;
beforeAll(async () => {
  product = await startProduct();
  bought = await findLine(product);
  const { order_id } = await product.sandbox.db
    .selectFrom('document_items')
    .select('order_id')
    .where('document_id', '=', Number(bought.invoiceDbId))
    .where('article_name', '=', bought.articleName)
    .executeTakeFirstOrThrow();
  order = order_id ?? 0;
  claim = await claimWhole(product, bought);
});
afterAll(() => product.close());

const way = (page: Page) => page.getByRole('navigation', { name: 'Related documents' });
const step = (page: Page, name: string) => way(page).getByRole('listitem').filter({ hasText: name }).first();
/** The plain invoice of the order. */
const plainInvoice = async () =>
  (
    await product.sandbox.db
      .selectFrom('documents as d')
      .innerJoin('document_orders as o', 'o.document_id', 'd.id')
      .select('d.id')
      .where('d.kind', '=', 'invoice')
      .where('o.order_id', '=', order)
      .executeTakeFirstOrThrow()
  ).id;

test(
  'order, invoice and final invoice show the claim that was made from them, with its status and a link',
  { tags: 'matrix' },
  async () => {
    for (const path of [
      `/order/${order}`,
      `/invoices/${await plainInvoice()}`,
      `/final-invoices/${bought.invoiceDbId}`,
    ]) {
      const page = await openScreen(product, path);
      const claims = step(page, 'Claim');
      await claims.getByText('Received').waitFor();
      await claims.getByRole('link', { name: `RET-${claim}` }).click();
      await page.waitForURL(`**/claims/${claim}`);
    }
  },
);

test(
  'a settled claim and its credit invoice stand on the way of the goods, and of each other',
  { tags: 'matrix' },
  async () => {
    const { db } = product.sandbox;
    await db.updateTable('claim_items').set({ status: 'accepted' }).where('claim_id', '=', claim).execute();
    await createCreditInvoice(db, claim);
    const credit = await db
      .selectFrom('documents')
      .select('doc_number')
      .where('kind', '=', 'credit_invoice')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const page = await openScreen(product, `/final-invoices/${bought.invoiceDbId}`);
    await step(page, 'Claim').getByRole('link').waitFor();
    await step(page, 'Credit invoice').getByRole('link', { name: credit.doc_number }).click();
    await page.getByRole('heading', { level: 1, name: /^Credit invoice/ }).waitFor();
    await step(page, 'Claim')
      .getByRole('link', { name: `RET-${claim}` })
      .waitFor();
  },
);

test(
  'a claim that names more than three invoices says that documents may be missing',
  { tags: 'matrix' },
  async () => {
    const text = 'only the first three invoices of the claim are looked up';
    const one = await openScreen(product, `/claims/${claim}`);
    await step(one, 'Final invoice').waitFor();
    expect(await one.getByText(text).count()).toBe(0);
    const { claim_id } = await product.sandbox.db
      .selectFrom('claim_items')
      .select('claim_id')
      .groupBy('claim_id')
      .having((having) => having.fn.count('invoice_number').distinct(), '>', 3)
      .executeTakeFirstOrThrow();
    const page = await openScreen(product, `/claims/${claim_id}`);
    await page.getByText(text).waitFor();
  },
);

test(
  'where more claims were made since than are looked through, the way says that it may lack some',
  { tags: 'matrix' },
  async () => {
    const { db } = product.sandbox;
    await db
      .insertInto('claims')
      .values(
        Array.from({ length: 16 }, () => ({
          customer_id: 1,
          type: 'return' as const,
          currency_code: 'EUR',
          vat_percent: 0,
        })),
      )
      .execute();
    const page = await openScreen(product, `/final-invoices/${bought.invoiceDbId}`);
    await way(page)
      .getByText('Claims or credit invoices may be missing here: not all could be looked through.')
      .waitFor();
    expect(await step(page, 'Claim').count()).toBe(0);
  },
);
