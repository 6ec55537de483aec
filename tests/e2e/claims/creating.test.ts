import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { expectComplaints, openPage } from '../support/openPage.ts';
import { dialog, openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import {
  claimWhole,
  findLine,
  findLines,
  itemsOf,
  sentClaims,
  takeLine,
  type BoughtLine,
} from './claimParts.ts';

let product: Product;
let line: BoughtLine;
/** The newest claim before a test. */
let last = 0;
beforeAll(async () => {
  product = await startProduct();
  line = await findLine(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  const newest = await product.sandbox.db
    .selectFrom('claims')
    .select((select) => select.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  last = newest.id;
});

const form = (kind: string) => openScreen(product, `/claims/new/${kind}`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const writeDescription = (page: Page, text: string) =>
  page.getByRole('textbox', { name: 'Description' }).fill(text);
const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);
/** A price as a German spreadsheet writes it. */
const comma = (price: number) => String(price).replace('.', ',');
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
/** Adds an item of one line with the least that is needed. */
async function addItem(page: Page, bought = line, text = 'Not needed'): Promise<void> {
  await button(page, 'Add article').click();
  await takeLine(page, bought);
  await writeDescription(page, text);
  await button(page, 'Next').click();
  await button(page, 'Submit').click();
  await dialog(page).waitFor({ state: 'detached' });
}

test('CLM-02 CLM-03 CLM-04: Return or Reclamation, each with its form; another kind leads home', async () => {
  const page = await openScreen(product, '/claims');
  await page.getByRole('link', { name: 'New claim' }).click();
  await page.waitForURL('**/claims/new');
  for (const name of [/^Return/, /^Reclamation/]) await page.getByRole('link', { name }).waitFor();
  await page.getByRole('link', { name: /^Reclamation/ }).click();
  await page.waitForURL('**/claims/new/reclamation');
  await page.getByRole('heading', { level: 1, name: 'New reclamation' }).waitFor();
  await page.goto('/claims/new/exchange');
  await page.waitForURL('**/catalog');
  const visitor = await openPage(product);
  await visitor.goto('/claims/new/return');
  await visitor.waitForURL('**/login**');
});

test('CLM-21 CLM-22 CLM-24 CLM-25 CLM-26 CLM-27 CLM-28 CLM-29 CLM-30 CLM-32 CLM-35 CLM-36 CLM-38 GAP-143: three steps, each checked, make a reclamation of a known line', async () => {
  const page = await openScreen(product, '/claims');
  await page.goto('/claims/new/reclamation');
  await button(page, 'Add article').click();
  const wizard = dialog(page);
  await wizard.waitFor();
  expect(await wizard.getByRole('listitem').allInnerTexts()).toEqual([
    '1. Select parts',
    '2. Description',
    '3. Clarification',
  ]);
  await expect.poll(() => isFocused(page.getByRole('combobox', { name: 'Article number' }))).toBe(true);
  await expectNoAxeViolations(page);
  // Nothing is chosen yet.
  await button(page, 'Next').click();
  await wizard.getByText('please select value').waitFor();
  await wizard.getByText('Choose an invoice line, or enter the invoice by hand.').waitFor();
  expect(await button(page, 'Go Back').count()).toBe(0);

  const article = page.getByRole('combobox', { name: 'Article number' });
  await article.fill(line.articleName);
  await article.press('Enter');
  const offered = wizard.getByRole('listitem').filter({ hasText: `Invoice ${line.invoice}` });
  await offered.getByText(`${line.qty} bought, 0 claimed, ${line.qty} left`).waitFor();
  const qty = offered.getByRole('textbox', { name: `Quantity of invoice ${line.invoice}` });
  await qty.fill('999');
  await qty.blur();
  await expect.poll(() => qty.inputValue()).toBe(String(line.qty));
  await qty.fill('2');
  // It moves on at once.
  await button(page, `Take from invoice ${line.invoice}`).click();
  await page.getByRole('textbox', { name: 'Description' }).waitFor();
  await expectNoAxeViolations(page);
  await button(page, 'Next').click();
  await wizard.getByText('please enter value').waitFor();
  await button(page, 'Leaks').click();
  expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toContain('Leaks.');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
  await wizard.getByText('1 of 10 files, 10 MB each.').waitFor();
  await button(page, 'Next').click();

  await wizard
    .getByText(
      'These details are optional now. The manager may ask for them later, and that can delay processing.',
    )
    .waitFor();
  await wizard.getByText('Proofs: 2 of 5').waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel('Mileage at fitting (km)').fill('a lot');
  await button(page, 'Submit').click();
  await wizard.getByText('A whole number of kilometres, please').waitFor();
  await page.getByLabel('Mileage at fitting (km)').fill('120500');
  await page.getByLabel('Make').fill('Tatra');
  await page.getByLabel('Model', { exact: true }).fill('815');
  await button(page, 'Go Back').click();
  await page.getByRole('textbox', { name: 'Description' }).waitFor();
  await button(page, 'Next').click();
  expect(await page.getByLabel('Make').inputValue()).toBe('Tatra');
  await button(page, 'Submit').click();
  await wizard.waitFor({ state: 'detached' });

  await button(page, 'Send claim (1)').click();
  await page.waitForURL(/\/claims\/\d+$/);
  const [claim, ...others] = await sentClaims(product, last);
  expect(others).toEqual([]);
  expect(claim?.type).toBe('reclamation');
  expect(page.url()).toMatch(new RegExp(`/claims/${claim?.id}$`));
  const [item] = await itemsOf(product, claim?.id ?? 0);
  expect(item).toMatchObject({
    article_name: line.articleName,
    qty: 2,
    invoice_number: line.invoice,
    description: 'Leaks.',
    clarification: { fittingOnMillage: 120_500, carBrand: 'Tatra', carModel: '815' },
  });
  expect(item?.invoice_id).not.toBeNull();
  await page.getByRole('button', { name: 'Show photo.png' }).waitFor();
  // Back does not lead to a form that could be sent again.
  await page.goBack();
  await page.waitForURL('**/claims');
});

test('CLM-23 CLM-31 CLM-37 GAP-103: another invoice is entered by hand, with number, date, price and quantity', async () => {
  const page = await form('return');
  await button(page, 'Add article').click();
  const article = page.getByRole('combobox', { name: 'Article number' });
  await article.fill('OLD-PART-1');
  await article.press('Enter');
  await dialog(page)
    .getByText(/^No invoice of yours has OLD-PART-1/)
    .waitFor();
  await button(page, 'I need another invoice').click();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('0');
  await button(page, 'Next').click();
  expect(await dialog(page).getByText('please enter value').count()).toBe(3);
  await dialog(page).getByText('A whole number from 1, please').waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('combobox', { name: 'Invoice number' }).fill('2019-88');
  await page.getByRole('textbox', { name: 'Invoice date' }).fill('28.02.2025');
  await page.getByRole('textbox', { name: 'Price per piece' }).fill('12,50');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
  await button(page, 'Next').click();
  await writeDescription(page, 'Bought over the counter');
  await button(page, 'Next').click();
  await dialog(page).getByRole('checkbox', { name: 'The box of the article is damaged' }).check();
  await button(page, 'Submit').click();
  await button(page, 'Send claim (1)').click();
  await page.waitForURL(/\/claims\/\d+$/);
  const [claim] = await sentClaims(product, last);
  const [item] = await itemsOf(product, claim?.id ?? 0);
  expect(item).toMatchObject({
    article_name: 'OLD-PART-1',
    qty: 3,
    price: 1250,
    invoice_number: '2019-88',
    invoice_date: '2025-02-28',
    invoice_id: null,
    clarification: { hasCrashedBoxRetention: true },
  });
});

test('CLM-33 CLM-34 GAP-130: a csv file shows matched rows and what is wrong with each bad cell before anything is sent', async () => {
  const page = await form('return');
  await button(page, 'From a csv file').click();
  const choose = dialog(page).locator('input[type=file]');
  expect(await choose.getAttribute('accept')).toBe('.csv');
  await choose.setInputFiles({ name: 'claims.xlsx', mimeType: 'application/x', buffer: Buffer.from('x') });
  await dialog(page).getByText('Only .csv files can be read.').waitFor();
  const other = await findLine(product, 1);
  const csv = [
    'SKU;qty;price;invoice number;invoice date;description',
    `${line.articleName};1;${comma(line.price)};${line.invoice};${line.date};Not needed`,
    `${other.articleName};1;${comma(other.price)};SOME-OTHER;${other.date};Not needed`,
    'UNKNOWN-9;1;3,5;F-1;2025-01-31;Old part',
    'BAD-1;none;3,5;F-1;2025-01-31;Bad quantity',
  ].join('\n');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download a template').click(),
  ]);
  expect(download.suggestedFilename()).toBe('claim.csv');
  await choose.setInputFiles({ name: 'claims.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await dialog(page).getByText('claims.csv: lines that can be claimed: 3, lines with errors: 1').waitFor();
  const good = dialog(page).getByRole('table', { name: '' }).first().locator('tbody tr');
  expect(await good.nth(0).innerText()).toContain('Invoice line found');
  expect(await good.nth(2).innerText()).toContain('No invoice has it: as entered');
  const bad = dialog(page).getByRole('region', { name: 'Lines with errors' }).locator('tbody tr');
  expect(await bad.innerText()).toMatch(/^5\s+qty\s+none\s+\S/);
  await expectNoAxeViolations(page);
  await dialog(page).getByRole('combobox', { name: 'Invoice line for line 3' }).selectOption({ index: 1 });
  await button(page, 'Add lines (3)').click();
  await expect.poll(() => rows(page).count()).toBe(3);
  await button(page, 'Send claim (3)').click();
  await page.waitForURL(/\/claims\/\d+$/);
  const [claim] = await sentClaims(product, last);
  const items = await itemsOf(product, claim?.id ?? 0);
  expect(items.map(({ invoice_id }) => invoice_id !== null)).toEqual([true, true, false]);
  expect(items[2]).toMatchObject({ article_name: 'UNKNOWN-9', price: 350, invoice_number: 'F-1' });
});

test('CLM-39 CLM-40 GAP-133: one bad file does not lose the others; each can be tried again or taken away', async () => {
  const page = await form('return');
  await button(page, 'Add article').click();
  await takeLine(page, line);
  await dialog(page).getByText('0 of 10 files, 10 MB each.').waitFor();
  await product.breakNext('uploadClaimAttachment', { kind: 'status', status: 500 });
  await dialog(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      file('first.bin', Buffer.from('first')),
      file('empty.bin', Buffer.alloc(0)),
      file('IMG_1.heic', Buffer.from('not a picture')),
      file('large.bin', Buffer.alloc(10_000_001)),
      file('second.bin', Buffer.from('second')),
    ]);
  await dialog(page).getByText('This file is empty.').waitFor();
  await dialog(page)
    .getByText(/^This browser cannot read HEIC photos/)
    .waitFor();
  await dialog(page)
    .getByText(/^This file has 10 MB; at most 10 MB can be sent/)
    .waitFor();
  await button(page, 'Remove second.bin').waitFor();
  await button(page, 'Send first.bin again').click();
  await dialog(page).getByText('2 of 10 files, 10 MB each.').waitFor();
  await button(page, 'Remove second.bin').click();
  await dialog(page).getByText('1 of 10 files, 10 MB each.').waitFor();
  await expect
    .poll(async () =>
      (
        await product.sandbox.db
          .selectFrom('claim_attachments')
          .select('file_name')
          .where('item_id', 'is', null)
          .execute()
      ).map(({ file_name }) => file_name),
    )
    .toEqual(['first.bin']);
  expectComplaints(/500|GraphQL|Relay/);
});

test('a photo above the limit is made smaller in the browser, and says so', async () => {
  const page = await form('return');
  await button(page, 'Add article').click();
  await takeLine(page, line);
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2200, height: 1600 });
    const context = canvas.getContext('2d');
    const noise = new ImageData(2200, 1600);
    // What cannot be compressed makes a large file.
    for (let i = 0; i < noise.data.length; i += 65_536)
      crypto.getRandomValues(noise.data.subarray(i, i + 65_536));
    for (let i = 3; i < noise.data.length; i += 4) noise.data[i] = 255;
    context?.putImageData(noise, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const transfer = new DataTransfer();
    transfer.items.add(new File([blob ?? ''], 'defect.png', { type: 'image/png' }));
    // Pasted, as from a screenshot.
    dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
  });
  await dialog(page)
    .getByText(
      /^Made smaller, from \d+(\.\d)? MB to \d(\.\d)? MB\. Where it was taken is no longer in the file\.$/,
    )
    .waitFor();
  const { content } = await product.sandbox.db
    .selectFrom('claim_attachments')
    .select('content')
    .where('file_name', '=', 'defect.jpg')
    .executeTakeFirstOrThrow();
  expect(content.length).toBeLessThan(10_000_000);
  expect(content.subarray(0, 3).toString('hex')).toBe('ffd8ff');
});

test('a draft outlives reload and log-out, is offered with its age, and no other user sees it', async () => {
  const page = await form('return');
  await addItem(page);
  await button(page, 'Add article').click();
  await takeLine(page, await findLine(product, 2));
  await writeDescription(page, 'Half a sen');
  await page.reload();
  await page.getByText(/^Your draft is here again, last changed/).waitFor();
  await page.getByText(/^An article was not finished/).waitFor();
  await button(page, 'Continue').click();
  expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Half a sen');
  await button(page, 'Cancel').click();

  const context = page.context();
  const logIn = async (email: string) => {
    await context.clearCookies();
    await page.goto('/login?returnTo=%2Fclaims%2Fnew%2Freturn');
    await page.getByLabel('Username').fill(email);
    await page.locator('input[type=password]').fill(`demo-${email.split('@')[0]}`);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    await page.goto('/claims/new/return');
  };
  await logIn('buyer@demo.test');
  await page.getByText('What do you want to claim?').waitFor();
  await logIn('client@demo.test');
  await page.getByText(/^Your draft is here again/).waitFor();
  await page.getByRole('link', { name: 'Claims' }).click();
  await page.goto('/claims/new');
  await page.getByText(/^Draft \(1\), /).waitFor();
});

test('two tabs, a double click and a lost answer make one claim', async () => {
  const page = await form('reclamation');
  await addItem(page, line, 'Does not work');
  const second = await page.context().newPage();
  await second.goto('/claims/new/reclamation');
  await second.getByText(/^Your draft is here again/).waitFor();
  // The claim is made, and its answer does not arrive.
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('RECLAMATION')) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Send claim (1)').dblclick();
  await page.getByText('There is no connection to the portal.').first().waitFor();
  await button(second, 'Send claim (1)').click();
  await second.waitForURL(/\/claims\/\d+$/);
  await page.getByText('This was sent or discarded in another window.').waitFor();
  expect(await sentClaims(product, last)).toHaveLength(1);
  expectComplaints(/ERR_FAILED|Failed to load|Relay|fetch/);
});

test('CLM-16: what the server finds wrong with an item stands at the item', async () => {
  const page = await form('return');
  const bought = await findLine(product, 3);
  await addItem(page, bought);
  // Claimed by somebody else meanwhile.
  await claimWhole(product, bought);
  await button(page, 'Send claim (1)').click();
  const row = rows(page).filter({ hasText: bought.articleName });
  await expect.poll(() => row.innerText()).toMatch(/left|claimed|most|can be/i);
  expect(page.url()).toContain('/claims/new/return');
});

test('lines of a document are claimed from its page and its row menu: the wizard opens with them filled', async () => {
  const lines = await findLines(product);
  const [first, second] = lines.filter(({ invoice }) => invoice === lines.at(-1)?.invoice);
  if (!first || !second) throw new Error('too few lines');
  const page = await openScreen(product, '/orders/merged-invoices');
  await button(page, `Actions for ${first.invoice}`).click();
  await page.getByRole('menuitem', { name: 'Claim' }).click();
  for (const { articleName } of [first, second])
    await dialog(page)
      .getByRole('checkbox', { name: `Select ${articleName}`, exact: true })
      .first()
      .check();
  await dialog(page).getByRole('radio', { name: 'Reclamation' }).check();
  await expectNoAxeViolations(page);
  await button(page, 'Continue').click();
  await page.waitForURL('**/claims/new/reclamation');
  // The invoice lines are known: each item only needs its description.
  for (const { articleName } of [first, second]) {
    await dialog(page)
      .getByRole('heading', { name: new RegExp(articleName) })
      .waitFor();
    await writeDescription(page, 'Price differs');
    await button(page, 'Next').click();
    await button(page, 'Submit').click();
  }
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => rows(page).count()).toBe(2);
  expect(await rows(page).first().innerText()).toContain(first.invoice);
  await page.reload();
  await expect.poll(() => rows(page).count()).toBe(2);
});
