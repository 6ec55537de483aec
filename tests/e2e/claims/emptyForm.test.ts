import { afterAll, beforeAll, expect, test } from 'vitest';
import { dialog, openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { findLines } from './claimParts.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test(
  'the form of a claim does not ask what to claim while it looks for chosen lines, nor once it is sent',
  { tags: 'matrix' },
  async () => {
    const [line] = await findLines(product);
    if (!line) throw new Error('no line');
    const page = await openScreen(product, `/final-invoices/${line.invoiceDbId}?claim`);
    await dialog(page).getByText(line.articleName, { exact: true }).first().waitFor();
    const box = dialog(page).getByRole('checkbox', { name: `Select ${line.articleName}`, exact: true });
    if ((await box.count()) > 0) await box.first().check();
    // A slow network, so that each step of the way can be seen.
    await page.route('**/graphql', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue().catch(() => undefined);
    });
    const question = page.getByText('What do you want to claim?');
    let asked = 0;
    const watch = setInterval(() => {
      void question.count().then(
        (count) => (asked += count),
        () => undefined,
      );
    }, 100);
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('Not needed');
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Send claim (1)' }).click();
    await page.waitForURL(/\/claims\/\d+$/);
    await page.getByRole('heading', { name: /^Claim #/ }).waitFor();
    clearInterval(watch);
    expect(asked).toBe(0);
  },
);
