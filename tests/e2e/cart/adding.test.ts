import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BuyableArticle } from '../../support/shopping.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { holdNext } from '../support/holdAnswers.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { buyableArticles, fillCart, readCart, importPreviewed } from './fillCart.ts';

let product: Product;
let article: BuyableArticle;
beforeAll(async () => {
  product = await startProduct();
  [article] = (await buyableArticles(product, 'second', 1)) as [BuyableArticle];
});
afterAll(() => product.close());
beforeEach(() => fillCart(product, 'second', []));

async function openCart() {
  const page = await openPage(product, { as: 'second@demo.test' });
  await page.goto('/cart/regular');
  await page.getByRole('button', { name: 'Add article' }).waitFor();
  return page;
}

const pieces = (count: number) => (count === 1 ? '1 pc' : `${String(count)} pcs`);

test('CART-27 CART-28 CART-31 CART-32 CART-33 CART-55 an article can be chosen after three letters and is added with its quantity; an empty search result goes away by itself, and nothing takes its place', async () => {
  const page = await openCart();
  await page.getByRole('button', { name: 'Add article' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add article' });
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Quantity' }).inputValue()).toBe('1');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('please select value').waitFor();
  await expectNoAxeViolations(page);

  const box = dialog.getByRole('combobox', { name: 'Article' });
  await box.fill('no such article');
  await page.getByText('No article found').waitFor();
  await page.getByText('No article found').waitFor({ state: 'detached' });
  expect(await page.getByRole('option').count()).toBe(0);
  expect(await box.inputValue()).toBe('no such article');

  await box.fill('');
  await box.pressSequentially(article.name.slice(0, 2));
  // Longer than the 200 ms after which a search would have been sent: only waiting can show that none is.
  await page.waitForTimeout(400);
  await expect.poll(() => page.getByRole('option').count()).toBe(0);
  await box.fill(article.name);
  await page.getByRole('option').filter({ hasText: article.name }).first().click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText(`Added: ${article.name}, ${pieces(article.multiple)}`, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('row').filter({ hasText: article.name }).waitFor();
  expect(await readCart(product, 'second')).toEqual([[article.name, article.multiple]]);
});

test(
  'an article whose whole number was typed is chosen, though the field was left before the list was there',
  { tags: 'matrix' },
  async () => {
    const page = await openCart();
    await page.getByRole('button', { name: 'Add article' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add article' });
    const answer = await holdNext(page, 'useArticleSelectQuery');
    await dialog.getByRole('combobox', { name: 'Article' }).fill(article.name);
    await page.keyboard.press('Tab');
    await dialog.getByText('please select value').waitFor();
    await answer.given;
    answer.deliver();
    await dialog.getByText('please select value').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByText(`Added: ${article.name}, ${pieces(article.multiple)}`, { exact: true }).waitFor();
  },
);

test(
  'CART-30 a quantity the server refuses is reported at its field, and the dialog stays',
  { tags: 'matrix' },
  async () => {
    await product.breakNext('setCartQty', {
      kind: 'status',
      status: 400,
      body: { fields: [{ field: 'qty', message: 'Not so many.' }] },
    });
    const page = await openCart();
    await page.getByRole('button', { name: 'Add article' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add article' });
    await dialog.getByRole('combobox', { name: 'Article' }).fill(article.name);
    await page.getByRole('option').filter({ hasText: article.name }).first().click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByText('Not so many.').waitFor();
  },
);

test(
  'CART-28 an emptied quantity is refused and stays empty; nothing is added',
  { tags: 'matrix' },
  async () => {
    const page = await openCart();
    await page.getByRole('button', { name: 'Add article' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add article' });
    await dialog.getByRole('combobox', { name: 'Article' }).fill(article.name);
    await page.getByRole('option').filter({ hasText: article.name }).first().click();
    const quantity = dialog.getByRole('textbox', { name: 'Quantity' });
    await quantity.fill('');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByText('please enter value').waitFor();
    expect(await quantity.inputValue()).toBe('');
    await quantity.press('Enter');
    await expect.poll(() => dialog.getByText('please enter value').count()).toBe(1);
    expect(await readCart(product, 'second')).toEqual([]);
    await quantity.fill(String(2 * article.multiple));
    await quantity.press('Enter');
    await dialog.getByText(/^Added: /).waitFor();
    await expect.poll(() => readCart(product, 'second')).toEqual([[article.name, 2 * article.multiple]]);
  },
);

test('DAY-69 lines are added one after another by Enter and Enter: the dialog is ready for the next one', async () => {
  const [first, second] = await buyableArticles(product, 'second', 2);
  if (!first || !second) throw new Error('nothing to buy');
  const page = await openCart();
  await page.getByRole('button', { name: 'Add article' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add article' });
  const box = dialog.getByRole('combobox', { name: 'Article' });
  await box.focus();
  for (const { name, multiple } of [first, second]) {
    await expect.poll(() => box.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await box.inputValue()).toBe('');
    await page.keyboard.type(name);
    await page.getByRole('option').filter({ hasText: name }).first().waitFor();
    await page.keyboard.press('Enter');
    const quantity = dialog.getByRole('textbox', { name: 'Quantity' });
    await expect.poll(() => quantity.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await dialog.getByText(`Added: ${name}, ${pieces(multiple)}`, { exact: true }).waitFor();
  }
  expect(await readCart(product, 'second')).toEqual(
    [first, second].map(({ name, multiple }) => [name, multiple]),
  );
});

const file = (content: string) => ({
  name: 'cart.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

test('CART-34 CART-36 CART-38 GAP-53 a file of lines is imported', { tags: 'matrix' }, async () => {
  const page = await openCart();
  await page
    .getByLabel('Import from a file')
    .locator('input[type=file]')
    .setInputFiles(file(`article;qty\n${article.name};${2 * article.multiple}\n`));
  await importPreviewed(page);
  await page.locator('.fui-ToastTitle', { hasText: 'File imported' }).waitFor();
  await page.getByRole('row').filter({ hasText: article.name }).waitFor();
  expect(await readCart(product, 'second')).toEqual([[article.name, 2 * article.multiple]]);
});

test('CART-36 an upload that fails says so', { tags: 'matrix' }, async () => {
  await product.breakNext('importCart', {
    kind: 'status',
    status: 400,
    body: { messages: ['The file is too long.'] },
  });
  const page = await openCart();
  await page.getByLabel('Import from a file').locator('input[type=file]').setInputFiles(file('A-1;1\n'));
  await page.getByRole('checkbox', { name: 'Add line 1: A-1;1' }).check();
  await importPreviewed(page);
  await page.locator('.fui-ToastTitle', { hasText: 'Upload failed' }).waitFor();
  await page.getByText('The file is too long.').first().waitFor();
});

test(
  'CART-36 a toast is visible for its whole time: the time starts when the toast appears, and the toast is gone when it ends',
  { tags: 'matrix' },
  async () => {
    const page = await openCart();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      new MutationObserver(async (_, observer) => {
        const timer = document.querySelector('[data-timer-status]');
        const [countdown] = timer?.getAnimations() ?? [];
        if (!timer || !countdown) return;
        observer.disconnect();
        const seen = [`${String(countdown.effect?.getTiming().duration)} ms`];
        for (const isOver of [false, true]) {
          if (isOver) countdown.finish();
          // Ten frames are shorter than any animation before or after the toast's time.
          for (let i = 0; i < 10; i++) await new Promise(requestAnimationFrame);
          seen.push(timer.isConnected ? String(timer.getAttribute('data-timer-status')) : 'gone');
        }
        document.body.setAttribute('data-toast', seen.join(', '));
      }).observe(document.body, { subtree: true, childList: true });
    });
    await page
      .getByLabel('Import from a file')
      .locator('input[type=file]')
      .setInputFiles(file(`${article.name};${article.multiple}\n`));
    await importPreviewed(page);
    await page.locator('body[data-toast]').waitFor();
    expect(await page.locator('body').getAttribute('data-toast')).toBe('2000 ms, running, gone');
  },
);

test('CART-13 CART-14 GAP-52 hints propose other articles; choosing one adds it', async () => {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/cart/regular');
  const hints = page.getByRole('region', { name: 'Alternatives in stock' });
  await hints.getByText(/^Alternatives in stock \(\d+\)$/).click();
  const add = hints.getByRole('button', { name: /^Add \d+: / }).first();
  const [, count = '', name = ''] =
    /^Add (\d+): (.+)$/.exec((await add.getAttribute('aria-label')) ?? '') ?? [];
  await add.click();
  await page.getByRole('row').filter({ hasText: name }).waitFor();
  await expect.poll(() => readCart(product, 'client')).toContainEqual([name, Number(count)]);
});
