import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function type(text: string) {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/catalog');
  const field = page.getByRole('main').getByRole('combobox', { name: 'Part number or text' });
  await field.pressSequentially(text);
  await page.getByRole('listbox').waitFor();
  return { page, field };
}

test(
  'CAT-09 CAT-11 CAT-12 a suggested article is chosen by keyboard alone and leads to its page',
  { tags: 'matrix' },
  async () => {
    const sku = skuOf(demoArticles.ordinary);
    const { page, field } = await type(sku);
    await expectNoAxeViolations(page);
    await field.press('ArrowDown');
    const option = page.getByRole('listbox').getByRole('option', { selected: true });
    await expect.poll(() => option.innerText()).toContain(sku);
    await expect.poll(() => option.getAttribute('data-value')).toMatch(/^f\.\.\..+\.\.\..+\.\.\.$/);
    await field.press('Enter');
    await page.getByRole('heading', { level: 1, name: new RegExp(`^${sku}`) }).waitFor();
  },
);

test('CAT-13 a number of another maker leads to the search by cross number', { tags: 'matrix' }, async () => {
  const { viewer } = await (
    await product.as('client')
  ).run(`query ($name: String!) { viewer { article(name: $name) { analogues { oem { name } } } } }`, {
    name: skuOf(demoArticles.ordinary),
  });
  const number = viewer.article.analogues.oem[0]?.name ?? '';
  const { page } = await type(number);
  await page
    .getByRole('option', { name: /Find equivalents/ })
    .first()
    .click();
  await page.waitForURL((url) => url.searchParams.get('cross') === number);
  await page
    .getByRole('list', { name: 'Results' })
    .getByRole('link', { name: skuOf(demoArticles.ordinary) })
    .waitFor();
});

test('CAT-14 the text itself leads to the search for it', { tags: 'matrix' }, async () => {
  const { page } = await type('oil filter');
  await page.getByRole('option', { name: /Search for text/ }).click();
  await page.waitForURL((url) => url.searchParams.get('searchString') === 'oil filter');
  await page.getByRole('list', { name: 'Results' }).waitFor();
});

test('CAT-15 the suggestions close when the field loses the focus', { tags: 'matrix' }, async () => {
  const { page } = await type('oil filter');
  await page.keyboard.press('Tab');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
});
