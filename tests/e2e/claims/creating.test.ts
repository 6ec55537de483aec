import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { descriptionOf, dialog, openScreen, rows, said } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import {
  addItem,
  claimWhole,
  findLine,
  findLines,
  itemsOf,
  newestClaim,
  sentClaims,
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
  last = await newestClaim(product);
});

const form = (kind: string) => openScreen(product, `/claims/new/${kind}`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const writeDescription = (page: Page, text: string) =>
  page.getByRole('textbox', { name: 'Description' }).fill(text);
const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);

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

test('CLM-03 CLM-21 CLM-22 CLM-24 CLM-25 CLM-26 CLM-27 CLM-28 CLM-29 CLM-30 CLM-32 CLM-35 CLM-36 CLM-38 GAP-143: three steps, each checked, make a reclamation of a known line', async () => {
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
  await wizard.getByText('Choose an invoice line, or press “I need another invoice”.').first().waitFor();
  expect(await isFocused(page.getByRole('combobox', { name: 'Article number' }))).toBe(true);
  expect(await button(page, 'Go Back').count()).toBe(0);

  const article = page.getByRole('combobox', { name: 'Article number' });
  await article.fill(line.articleName);
  await article.press('Enter');
  const offered = wizard.getByRole('listitem').filter({ hasText: `Invoice ${line.invoice}` });
  await offered.getByText(`${line.qty} bought, 0 claimed, ${line.qty} left`).waitFor();
  await button(page, 'Next').click();
  await expect.poll(() => isFocused(page.getByRole('group', { name: 'Invoice lines' }))).toBe(true);
  const qty = offered.getByRole('textbox', { name: `Quantity of invoice ${line.invoice}` });
  await qty.fill('999');
  await button(page, `Take from invoice ${line.invoice}`).click();
  await offered.getByText(`At most ${line.qty}`).waitFor();
  expect(await qty.getAttribute('aria-invalid')).toBe('true');
  await qty.fill('2');
  // It moves on at once.
  await button(page, `Take from invoice ${line.invoice}`).click();
  await page.getByRole('textbox', { name: 'Description' }).waitFor();
  const step = page.getByRole('group', { name: 'Step 2 of 3: Description' });
  await expect.poll(() => isFocused(step)).toBe(true);
  await expectNoAxeViolations(page);
  await button(page, 'Next').click();
  await wizard.getByText('please enter value').waitFor();
  await button(page, 'Leaks').click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Description' }).inputValue())
    .toContain('Leaks.');
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
  expect(await descriptionOf(button(page, 'Submit'))).toMatch(/^Adds the article to the claim\./);
  await page.getByLabel('Mileage at fitting (km)').fill('a lot');
  await button(page, 'Submit').click();
  await wizard.getByText('A whole number of kilometres, please').waitFor();
  await page.getByLabel('Mileage at fitting (km)').fill('120500');
  await page.getByLabel('Mileage at the fault (km)').fill('100');
  const fault = page.getByRole('textbox', { name: 'Fault appeared on' });
  await fault.fill('31.12.2999');
  await button(page, 'Submit').click();
  await wizard.getByText('Less than the mileage at fitting').waitFor();
  await expect.poll(() => fault.getAttribute('aria-invalid')).toBe('true');
  // Fields that are marked as invalid do not count as proofs.
  await wizard.getByText('Proofs: 2 of 5').waitFor();
  await page.getByLabel('Mileage at the fault (km)').fill('');
  await fault.fill('');
  await page.getByLabel('Make').fill('Tatra');
  await page.getByLabel('Model', { exact: true }).fill('815');
  await button(page, 'Go Back').click();
  await page.getByRole('textbox', { name: 'Description' }).waitFor();
  await button(page, 'Next').click();
  await expect.poll(() => page.getByLabel('Make').inputValue()).toBe('Tatra');
  await button(page, 'Submit').click();
  await wizard.waitFor({ state: 'detached' });
  await expect.poll(() => said(page)).toMatch(/is in the claim\. Articles: 1\. The claim is not sent yet\.$/);

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

test('CLM-03 CLM-16 CLM-23 CLM-31 CLM-37 GAP-103: another invoice is entered by hand, with number, date, price and quantity; what the server finds wrong stands at it', async () => {
  const page = await form('return');
  await button(page, 'Add article').click();
  const article = page.getByRole('combobox', { name: 'Article number' });
  await article.fill('OLD-PART-1');
  await article.press('Enter');
  await dialog(page)
    .getByText(/^None of your final invoices has OLD-PART-1/)
    .waitFor();
  await button(page, 'I need another invoice').press('Enter');
  await expect.poll(() => isFocused(page.getByRole('combobox', { name: 'Invoice number' }))).toBe(true);
  await button(page, 'Back to my invoices').press('Enter');
  await expect.poll(() => isFocused(page.getByRole('group', { name: 'Invoice lines' }))).toBe(true);
  await button(page, 'I need another invoice').click();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('0');
  await button(page, 'Next').click();
  await expect.poll(() => dialog(page).getByText('please enter value').count()).toBe(3);
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
  await product.breakNext('createClaim', {
    kind: 'status',
    status: 400,
    body: { fields: [{ field: 'items.0.data.price', message: 'The price is too high.' }] },
  });
  await button(page, 'Send claim (1)').click();
  await rows(page).filter({ hasText: 'OLD-PART-1' }).getByText('The price is too high.').waitFor();
  await button(page, 'Send claim (1)').click();
  await page.waitForURL(/\/claims\/\d+$/);
  const [claim] = await sentClaims(product, last);
  expect(claim?.type).toBe('return');
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

test('CLM-16: what the server finds wrong with an item stands at the item', { tags: 'matrix' }, async () => {
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

test(
  'lines of a document are claimed from its page and its row menu: the wizard opens with them filled',
  { tags: 'matrix' },
  async () => {
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
  },
);
