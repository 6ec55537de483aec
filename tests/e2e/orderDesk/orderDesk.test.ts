import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { fillCart, readCart } from '../cart/fillCart.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { expectComplaints, openPage, settle, type PageOptions } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(() => fillCart(product, 'second', []));

const [ordinary, ended, inTens, lastPiece] = [
  demoArticles.ordinary,
  demoArticles.endOfLife,
  demoArticles.inTens,
  demoArticles.lastPiece,
].map(skuOf);
const list = [
  'Article;Quantity',
  `${ordinary};2`,
  `${inTens} - 11 pcs`,
  `3x ${lastPiece}`,
  `${ended};1`,
  'NOBODYS-1;3',
  'please hurry',
].join('\n');

async function openDesk(options: PageOptions = {}) {
  const page = await openPage(product, { as: 'second@demo.test', ...options });
  await page.goto('/cart/order-desk');
  await page.locator('textarea').waitFor();
  return page;
}

test('order desk: a list is pasted, checked and added; the remaining lines stay to be worked on, and nothing is lost', async () => {
  const page = await openDesk();
  await page.getByLabel('Numbers and quantities, one line each').fill(list);
  await page.getByRole('button', { name: 'Check lines' }).click();
  await page.getByText('Line 1 only names the columns').waitFor();
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await row(`${inTens} - 11 pcs`).getByText('11 requested, sold in multiples of 10').waitFor();
  await row(`3x ${lastPiece}`).getByText('2 of 3 not in stock').waitFor();
  await row(`${ended};1`).getByText('Replacement', { exact: true }).first().waitFor();
  await row('NOBODYS-1;3').getByText('Unknown number').waitFor();
  await row('please hurry').getByText('No article number').waitFor();

  // One line is excluded by its checkbox.
  await row(`3x ${lastPiece}`).getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Add 2 lines' }).click();
  await page.getByText('Lines added to the cart: 2. Pieces in all: 22. 4 lines are left.').first().waitFor();
  const cart = await readCart(product, 'second');
  expect(Object.fromEntries(cart)).toEqual({ [ordinary ?? '']: 2, [inTens ?? '']: 20 });

  await page.getByRole('button', { name: 'Change the list' }).click();
  await expect
    .poll(() => page.locator('textarea').inputValue())
    .toBe(`Article;Quantity\n3x ${lastPiece}\n${ended};1\nNOBODYS-1;3\nplease hurry`);
});

test(
  'order desk: a number with a letter for a digit is unknown; the one that it looks like is offered, and taken when pressed',
  { tags: 'matrix' },
  async () => {
    const page = await openDesk();
    const mistyped = (ordinary ?? '').replaceAll('1', 'I');
    await page.locator('textarea').fill(`${mistyped};2`);
    await page.getByRole('button', { name: 'Check lines' }).click();
    const row = page.getByRole('row').filter({ hasText: mistyped });
    await row.getByText('Unknown number').waitFor();
    expect(await page.getByRole('button', { name: /^Add \d+ line/ }).count()).toBe(0);
    await row.getByRole('button', { name: `Did you mean ${ordinary}?` }).click();
    await page.getByRole('button', { name: 'Add 1 line' }).click();
    await page.getByText('Lines added to the cart: 1').first().waitFor();
    expect(Object.fromEntries(await readCart(product, 'second'))).toEqual({ [ordinary ?? '']: 2 });
  },
);

test(
  'order desk: what is not in the cart yet is there again after a reload and a session that ended',
  { tags: 'matrix' },
  async () => {
    const page = await openDesk();
    await page.locator('textarea').fill(`${ordinary};2\nNOBODYS-1;3`);
    await page.getByRole('button', { name: 'Check lines' }).click();
    await page.getByRole('button', { name: 'Add 1 line' }).click();
    await page.getByRole('main').getByText('1 line is left').waitFor();
    await page.reload();
    await page.getByRole('row').filter({ hasText: 'NOBODYS-1;3' }).getByText('Unknown number').waitFor();
    await page.getByRole('button', { name: 'Change the list' }).click();
    await expect.poll(() => page.locator('textarea').inputValue()).toBe('NOBODYS-1;3');

    const typed = `${inTens};10`;
    await page.locator('textarea').fill(typed);
    // Visitors may check lines too: only what needs the session leads to the log-in.
    await page.context().clearCookies();
    await page.reload();
    await page.getByLabel('Username').fill('second@demo.test');
    await page.locator('input[type=password]').fill('demo-second');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('textarea').inputValue()).toBe(typed);

    await page.locator('textarea').fill('');
    await page.reload();
    await page.locator('textarea').waitFor();
    await settle(page);
    expect(await page.locator('textarea').inputValue()).toBe('');
    expectComplaints(/401/);
  },
);

test(
  'order desk: by keyboard alone, and the desk is as it was left when the user comes back',
  { tags: 'matrix' },
  async () => {
    const page = await openDesk();
    await page.getByLabel('Numbers and quantities, one line each').focus();
    await page.keyboard.insertText(`${ordinary};1\n${ended};1`);
    await page.keyboard.press('Control+Enter');
    const choice = page.getByRole('combobox', { name: `Article for ${ended}` });
    await choice.focus();
    // The articles that replace it come first, and itself last.
    await page.keyboard.press('End');
    await expect.poll(() => choice.locator('option:checked').textContent()).toContain(ended);

    await page.getByRole('link', { name: 'Order from stock' }).click();
    await page.getByRole('link', { name: 'Quick order' }).click();
    await expect.poll(() => choice.locator('option:checked').textContent()).toContain(ended);

    await page.getByRole('button', { name: 'Add 2 lines' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('All lines are in the cart').waitFor();
    await page.getByRole('button', { name: 'Enter another list' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('textarea').inputValue()).toBe('');
  },
);

test(
  'order desk: a file is put into the field; another kind of file and a list that is too long are refused with a message',
  { tags: 'matrix' },
  async () => {
    const page = await openDesk();
    const input = page.locator('form input[type=file]');
    await input.setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${ordinary};1`, 'utf16le'),
    });
    await expect.poll(() => page.locator('textarea').inputValue()).toBe(`${ordinary};1`);
    const photo = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
    await input.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: photo });
    await page.getByText('“list.csv” is a picture, not a list.').waitFor();
    await expectNoAxeViolations(page);
    const long = Array.from({ length: 5001 }, (_, i) => `A-${i};1`).join('\n');
    await page.locator('textarea').evaluate((area, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, `\n${long}`);
    await page.getByRole('button', { name: 'Check lines' }).click();
    await page.getByText('at most 5 000 can be checked at once. Nothing was cut off').waitFor();
  },
);
