import type { Page } from 'playwright';
import { dialog } from '../support/pageParts.ts';
import type { Product } from '../support/startProduct.ts';

/** A line of a final invoice that can be claimed. */
export type BoughtLine = {
  articleName: string;
  qty: number;
  price: number;
  invoice: string;
  invoiceDbId: string;
  /** YYYY-MM-DD */
  date: string;
};

/** Lines of the newest final invoices of `client` with several pieces, none claimed, each of another article. */
export async function findLines(product: Product): Promise<readonly BoughtLine[]> {
  const { viewer } = await (
    await product.as('client')
  ).run(
    `{ viewer { mergedInvoices(first: 3) { edges { node { dbId docNumber date
      items { articleName isDelivery qty price { value } } } } } } }`,
  );
  const claimed = await product.sandbox.db.selectFrom('claim_items').select('article_name').execute();
  const taken = new Set(claimed.map(({ article_name: name }) => name));
  return viewer.mergedInvoices.edges.flatMap(({ node: { items, docNumber, dbId, date } }) =>
    items
      .filter(
        ({ articleName, isDelivery, qty }) =>
          !isDelivery && qty > 1 && !taken.has(articleName) && taken.add(articleName),
      )
      .map(({ articleName, qty, price }) => ({
        articleName,
        qty,
        price: price.value,
        invoice: docNumber,
        invoiceDbId: dbId,
        date: date.slice(0, 10),
      })),
  );
}

/** One of these lines. */
export async function findLine(product: Product, place = 0): Promise<BoughtLine> {
  const line = (await findLines(product))[place];
  if (!line) throw new Error('too few lines');
  return line;
}

/** Takes a line of an invoice in step 1 of the wizard, which leads to step 2. */
export async function takeLine(page: Page, { articleName, invoice }: BoughtLine): Promise<void> {
  const article = page.getByRole('combobox', { name: 'Article number' });
  await article.fill(articleName);
  await article.press('Enter');
  await page.getByRole('button', { name: `Take from invoice ${invoice}` }).click();
  await page.getByRole('textbox', { name: 'Description' }).waitFor();
}

/** Adds an item of one line with the least that is needed. */
export async function addItem(page: Page, bought: BoughtLine, text = 'Not needed'): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Add article');
  await takeLine(page, bought);
  await page.getByRole('textbox', { name: 'Description' }).fill(text);
  await press('Next');
  await press('Submit');
  await dialog(page).waitFor({ state: 'detached' });
}

/** The id of the newest claim. */
export async function newestClaim(product: Product): Promise<number> {
  const { id } = await product.sandbox.db
    .selectFrom('claims')
    .select((select) => select.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** The claims that the distributor has got in this file, the latest first. */
export const sentClaims = (product: Product, after: number) =>
  product.sandbox.db
    .selectFrom('claims')
    .select(['id', 'type'])
    .where('id', '>', after)
    .orderBy('id', 'desc')
    .execute();

/** The items of a claim as the distributor has them. */
export const itemsOf = (product: Product, claim: number) =>
  product.sandbox.db
    .selectFrom('claim_items')
    .selectAll()
    .where('claim_id', '=', claim)
    .orderBy('id')
    .execute();

/** Claims all pieces of a line as a return, past the browser, and gives the claim's id. */
export async function claimWhole(product: Product, bought: BoughtLine): Promise<number> {
  const { createClaim } = await (
    await product.as('client')
  ).run(
    `mutation ($input: CreateClaimInput!) {
      createClaim(input: $input) { ... on CreateClaimPayload { claim { dbId } } }
    }`,
    {
      input: {
        type: 'RETURN',
        items: [
          {
            known: {
              line: await lineId(product, bought),
              articleName: bought.articleName,
              qty: bought.qty,
              description: 'All of them',
            },
          },
        ],
      },
    },
  );
  return Number(createClaim.claim.dbId);
}

async function lineId(product: Product, { articleName, invoice }: BoughtLine): Promise<string> {
  const { viewer } = await (
    await product.as('client')
  ).run(
    `query ($article: String!) { viewer { claimableInvoices(article: $article) { docNumber lines { id } } } }`,
    { article: articleName },
  );
  const id = viewer.claimableInvoices.find(({ docNumber }) => docNumber === invoice)?.lines[0]?.id;
  if (!id) throw new Error('no line');
  return id;
}
