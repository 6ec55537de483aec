import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { listFiles, type ListFile } from '../../support/listFiles.ts';
import { fillCart, readCart, importPreviewed } from '../cart/fillCart.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

const { ordinary, split, inTens, endOfLife } = demoArticles;
/** Kinds that depend on the browser's own decoders: code pages and archives. The reader's tests cover all kinds. */
const kinds = [
  'headings Артикул and Количество (windows-1251)',
  'lines that cannot be read',
  'xlsx with numbers, an empty row and a second sheet',
  'a picture named .csv',
];
const files = (await listFiles(skuOf(ordinary), skuOf(split))).filter(({ kind }) => kinds.includes(kind));

let product: Product;
let page: Page;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await fillCart(product, 'second', []);
  page = await openPage(product, { as: 'second@demo.test' });
});

/** What reading a file came to. */
type Reading = { cart: Record<string, number>; unread: string[]; refusal: string | null };

const reading = async (rest: Partial<Reading>): Promise<Reading> => ({
  cart: Object.fromEntries(await readCart(product, 'second')),
  unread: [],
  refusal: null,
  ...rest,
});

async function choose({ name, content }: Pick<ListFile, 'name' | 'content'>): Promise<void> {
  const input = page.locator('main input[type=file]');
  await input.waitFor({ state: 'attached' });
  await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content });
}

async function importIntoCart(file: Pick<ListFile, 'name' | 'content'>): Promise<Reading> {
  await page.goto('/cart/regular');
  await choose(file);
  const refusal = page.locator('.fui-Toast', { hasText: 'Upload failed' });
  const done = page.locator('.fui-ToastTitle', { hasText: 'File imported' });
  const report = page.getByRole('region', { name: 'Lines that were not imported' });
  const take = page.getByRole('button', { name: /^Import lines: [1-9]/ });
  await take.or(refusal).first().waitFor();
  if (await take.isVisible()) await take.click();
  await done.or(refusal).or(report).first().waitFor();
  if (await refusal.isVisible())
    return reading({ refusal: await refusal.locator('.fui-ToastBody').innerText() });
  const unread = (await report.isVisible()) ? await report.getByRole('listitem').allInnerTexts() : [];
  return reading({
    unread: unread.map((line) => line.replace(/^At (\d+): (.*) \((.*)\)$/, '$1 $2 $3')),
  });
}

async function checkAtDesk(file: Pick<ListFile, 'name' | 'content'>): Promise<void> {
  const text = page.locator('textarea');
  await text.waitFor();
  await choose(file);
  const refusal = page.getByRole('alert').filter({ hasText: file.name });
  await expect
    .poll(async () => (await refusal.count()) + (await text.inputValue()).length)
    .toBeGreaterThan(0);
  if ((await refusal.count()) > 0) return;
  await page.getByRole('button', { name: 'Check lines' }).click();
  await page.getByRole('heading', { name: 'Lines of the list' }).waitFor();
}

async function addAtDesk(file: Pick<ListFile, 'name' | 'content'>): Promise<Reading> {
  await checkAtDesk(file);
  const refusal = page.getByRole('alert').filter({ hasText: file.name });
  if ((await refusal.count()) > 0) return reading({ refusal: await refusal.innerText() });
  await page.getByRole('button', { name: /^Add \d+ lines?$/ }).click();
  await page.getByText('Lines added to the cart: 2.').first().waitFor();
  const rows = page.getByRole('region', { name: /not understood$/ }).getByRole('row');
  const unread = await rows.evaluateAll((all) =>
    all.slice(1).map((row) =>
      [...row.querySelectorAll<HTMLTableCellElement>('th, td')]
        .map((cell) => cell.innerText)
        .join(' ')
        .trim(),
    ),
  );
  return reading({ unread });
}

test.each(files)(
  'DAY-71 DAY-72 DAY-76 cart and order desk read alike: $kind',
  { tags: 'matrix' },
  async (file) => {
    const { refusal = null, unread = [] } = file;
    const cart = refusal === null ? { [skuOf(ordinary)]: 3, [skuOf(split)]: 2 } : {};
    expect(await importIntoCart(file)).toEqual({ cart, unread, refusal });
    await fillCart(product, 'second', []);
    // A page that is loaded once more costs as much time as all the rest.
    await page.getByRole('link', { name: 'Quick order' }).click();
    expect(await addAtDesk(file)).toEqual({ cart, unread, refusal });
  },
);

const csv = (...lines: string[]) => ({ name: 'list.csv', content: Buffer.from(lines.join('\n')) });

test('DAY-74 a quantity that is not a multiple is rounded up, and both say so', async () => {
  const file = csv(`${skuOf(inTens)};4`, `${skuOf(inTens)};7`);
  await page.goto('/cart/regular');
  await choose(file);
  await importPreviewed(page);
  const report = page.getByRole('group', { name: '1 quantity was rounded up' });
  await report.getByText(`At 1: ${skuOf(inTens)};4 (11 requested, sold in multiples of 10: 20)`).waitFor();
  expect(await readCart(product, 'second')).toEqual([[skuOf(inTens), 20]]);
  await page.goto('/cart/order-desk');
  await checkAtDesk(file);
  const row = page.getByRole('row').filter({ hasText: skuOf(inTens) });
  await row.getByText('11 requested, sold in multiples of 10').waitFor();
  await row.getByText('Sum of the lines 1, 2').waitFor();
});

test('DAY-75 an article is never replaced by another without the user’s choice; both are shown with description and price', async () => {
  const file = csv(`${skuOf(endOfLife)};1`);
  await importIntoCart(file);
  expect(await readCart(product, 'second')).toEqual([[skuOf(endOfLife), 1]]);
  await fillCart(product, 'second', []);

  await page.goto('/cart/order-desk');
  await checkAtDesk(file);
  const row = page.getByRole('row').filter({ hasText: skuOf(endOfLife) });
  await row.getByText('No longer made').waitFor();
  expect(await row.getByRole('checkbox').isChecked()).toBe(false);
  expect(await row.getByText(/^\d.*€$/).count()).toBe(2);
  expect(await page.getByRole('button', { name: /^Add / }).count()).toBe(0);
  const choice = row.getByRole('combobox', { name: `Article for ${skuOf(endOfLife)}` });
  await choice.selectOption({ index: 1 });
  await expect.poll(() => row.getByRole('checkbox').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Add 1 line' }).click();
  await page.getByText('All lines are in the cart').waitFor();
});

test(
  'order desk: number and quantity of an unknown line and of one that was not understood are corrected in the result, and stay so through a reload',
  { tags: 'matrix' },
  async () => {
    await page.goto('/cart/order-desk');
    await checkAtDesk(csv(`${skuOf(ordinary)}-X;3`, `${skuOf(split)};1.000`, `${skuOf(inTens)};10`));
    const correct = async (line: number, number: string, qty: string) => {
      await page.getByRole('button', { name: `Correct line ${line}:` }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Article number').fill(number);
      await dialog.getByLabel('Pieces').fill(qty);
      await dialog.getByRole('button', { name: 'Check line' }).click();
      return dialog;
    };
    await (await correct(1, skuOf(ordinary), '3')).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add 2 lines' }).waitFor();
    const dialog = await correct(2, skuOf(split), 'many');
    await dialog.getByText('The quantity must be a whole number from 1 to 999\u00a0999').waitFor();
    await dialog.getByLabel('Pieces').fill('2');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add 3 lines' }).waitFor();
    expect(await page.getByRole('region', { name: /not understood$/ }).count()).toBe(0);

    await page.reload();
    await page.getByRole('button', { name: 'Add 3 lines' }).click();
    await page.getByText('Lines added to the cart: 3.').first().waitFor();
    expect(Object.fromEntries(await readCart(product, 'second'))).toEqual({
      [skuOf(ordinary)]: 3,
      [skuOf(split)]: 2,
      [skuOf(inTens)]: 10,
    });
  },
);

const cents = (text: string) => Number(text.replaceAll(/\D/g, ''));

test(
  'the order desk shows amounts and their total, and what is available of exact lines',
  { tags: 'matrix' },
  async () => {
    await page.goto('/cart/order-desk');
    await checkAtDesk(csv(`${skuOf(ordinary)};3`, `${skuOf(split)};2`));
    const amounts = page.getByRole('region', { name: 'Lines of the list' }).locator('td', { hasText: /€$/ });
    await expect.poll(() => amounts.count()).toBe(4);
    const [price = '', amount = '', , second = ''] = await amounts.allInnerTexts();
    expect(cents(amount)).toBe(3 * cents(price));
    const total = await page
      .getByText(/^Total excl\. VAT: /)
      .first()
      .innerText();
    expect(cents(total)).toBe(cents(amount) + cents(second));
    await expect.poll(() => page.getByText(/^\d+ can be ordered, all warehouses$/).count()).toBe(2);
  },
);
