import { afterAll, beforeAll, expect, test } from 'vitest';
import { press, tabTo } from '../support/keyboard.ts';
import { openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test(
  'by keyboard alone an issue with a table of a sheet is written and sent, and then a comment',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/issues');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('Article\tQty\nPL-1\t5\nPL-2\t12'));
    await page.keyboard.press('Tab');
    await tabTo(page, 'Create issue', 'link');
    await press(page, 'Enter');
    await page.getByRole('heading', { level: 1, name: 'New issue' }).waitFor();
    await tabTo(page, /^Name/, 'textbox');
    await page.keyboard.type('Wrong quantities');
    await tabTo(page, /^Description/, 'textbox');
    await page.keyboard.type('Two lines differ:');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+V');
    const text = '| Article | Qty |\n| --- | --- |\n| PL-1 | 5 |\n| PL-2 | 12 |';
    await expect
      .poll(() => page.getByLabel(/^Description/).inputValue())
      .toBe(`Two lines differ:\n\n${text}`);
    // Tab writes spaces; Escape, then Tab leaves.
    await press(page, 'Escape');
    await tabTo(page, /^Department/, 'combobox');
    await page.keyboard.type('Log');
    await tabTo(page, /^Priority/, 'combobox');
    await page.keyboard.type('High');
    await tabTo(page, 'Create issue', 'button');
    await press(page, 'Enter');
    await page.getByRole('heading', { level: 1, name: 'Wrong quantities' }).waitFor();
    await page.getByRole('table').getByRole('cell', { name: '12', exact: true }).waitFor();
    await tabTo(page, /^Your comment/, 'textbox');
    await page.keyboard.type('Found one of them.');
    await press(page, 'Control+Enter');
    await page.getByRole('listitem').filter({ hasText: 'Found one of them.' }).waitFor();
    const sent = await product.sandbox.db
      .selectFrom('issues as i')
      .innerJoin('departments as d', 'd.id', 'i.department_id')
      .select(['d.name', 'i.priority', 'i.description'])
      .where('i.name', '=', 'Wrong quantities')
      .executeTakeFirstOrThrow();
    expect(sent).toEqual({
      name: 'Logistics',
      priority: 'high',
      description: `Two lines differ:\n\n${text}`,
    });
  },
);
