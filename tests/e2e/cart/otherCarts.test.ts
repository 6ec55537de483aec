import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage, type PageOptions } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { importPreviewed } from './fillCart.ts';

type Type = 'reservation' | 'backorder';

let product: Product;
/** Numbers of articles in transit, with enough pieces. */
let inTransit: { sku: string; multiple: number }[];
beforeAll(async () => {
  product = await startProduct();
  inTransit = await product.sandbox.db
    .selectFrom('container_items as i')
    .innerJoin('containers as c', 'c.id', 'i.container_id')
    .innerJoin('articles as a', 'a.id', 'i.article_id')
    .select(['a.sku', 'a.multiple'])
    .where('a.active', '=', true)
    .where('a.eol', '=', false)
    .where('c.maximal_date', '>', new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))
    .where((is) => is('i.qty', '>', 40))
    .where((is) => is('i.reserved', '=', 0))
    .orderBy('c.maximal_date')
    .distinctOn(['c.maximal_date'])
    .limit(2)
    .execute();
  expect(inTransit.length).toBe(2);
});
afterAll(() => product.close());
beforeEach(async () => {
  const caller = await product.as('client');
  await caller.run(
    'mutation { a: clearCart(input: { type: RESERVATION }) { __typename } b: clearCart(input: { type: BACKORDER }) { __typename } }',
  );
});

async function openCart(type: Type, options: PageOptions = {}) {
  const page = await openPage(product, { as: 'client@demo.test', ...options });
  await page.goto(`/cart/${type}`);
  await page.locator('main h1').waitFor();
  return page;
}

/** Puts lines into a cart by its file import. */
async function importLines(page: Awaited<ReturnType<typeof openCart>>, lines: string[]) {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cart.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await importPreviewed(page);
  await page.getByRole('grid').waitFor();
}

const fileOf = (articles: typeof inTransit) => articles.map(({ sku, multiple }) => `${sku};${multiple}`);

test('CART-04 CART-07 CART-16 CART-43 CART-44 GAP-55 the pre-order cart has a notice and neither warehouses nor their columns', async () => {
  const page = await openCart('reservation');
  const notice = page.getByRole('group', { name: 'Goods in transit' });
  await notice
    .getByText(
      'Orders are split by expected arrival date. The dates of sea freight may vary by 10 to 20 days either way.',
    )
    .waitFor();
  const announcement = notice.getByText(
    'From this day on pre-orders are split into one order per arrival date.',
  );
  await announcement.waitFor();
  expect(await announcement.locator('time').getAttribute('datetime')).toBe('2022-07-01');
  await page.getByText('Your cart is empty').waitFor();
  await expectNoAxeViolations(page);
  await importLines(page, fileOf(inTransit));
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Article', 'Arrival', 'Price', 'Requested', 'Available', 'Total', 'Actions']);
  await expectNoAxeViolations(page);
});

test.each([1440, 390])(
  'DAY-88 each line of the pre-order cart shows its days of arrival, also after a change: %i px wide',
  { tags: 'matrix' },
  async (width) => {
    const page = await openCart('reservation', { width, height: 844 });
    await importLines(page, fileOf(inTransit));
    const days = page.getByRole('grid').locator('time');
    await expect.poll(() => days.count()).toBeGreaterThanOrEqual(inTransit.length);
    await page.reload();
    const [line] = inTransit;
    const row = page.getByRole('row').filter({ hasText: line?.sku ?? '' });
    await row
      .getByText(/^\d{2}-\d{2}-\d{4}$/)
      .first()
      .waitFor();
    await row.getByRole('button', { name: /^Quantity of/ }).click();
    await page
      .getByRole('grid')
      .getByRole('textbox')
      .fill(String(2 * (line?.multiple ?? 1)));
    await page.keyboard.press('Enter');
    await row.getByRole('button', { name: /^Quantity of/ }).waitFor();
    await row.locator('time').first().waitFor();
    await expectNoAxeViolations(page);
  },
);

test('CART-47 CART-49 GAP-59 a pre-order makes one order per arrival date and goes on to their checkout', async () => {
  const page = await openCart('reservation');
  await importLines(page, fileOf(inTransit));
  await fetch(`${product.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.waitForURL('**/cart/checkout');
  const { viewer } = await (
    await product.as('client')
  ).run('{ viewer { cart(type: RESERVATION) { items { id } } } }');
  expect(viewer.cart.items).toEqual([]);
  const orders = await product.sandbox.db
    .selectFrom('orders')
    .select('type')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(orders).toEqual([{ type: 'reservation' }, { type: 'reservation' }]);
});

test(
  'CART-05 GAP-45 the backorder cart takes lines, changes, clears and orders them; no notice of goods in transit',
  { tags: 'matrix' },
  async () => {
    const page = await openCart('backorder');
    await page.getByText('Your cart is empty').waitFor();
    expect(await page.getByRole('group', { name: 'Goods in transit' }).count()).toBe(0);
    await importLines(page, fileOf(inTransit));
    const [{ sku, multiple } = { sku: '', multiple: 1 }] = inTransit;
    await page.getByRole('button', { name: `Quantity of ${sku}` }).click();
    await page.keyboard.type(String(3 * multiple));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Quantity of ${sku}: ${3 * multiple}, change` }).waitFor();
    await page.getByRole('button', { name: 'Check out' }).click();
    await page.waitForURL('**/cart/checkout');
    const order = await product.sandbox.db
      .selectFrom('orders')
      .select('type')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(order?.type).toBe('backorder');
  },
);

test(
  'CART-05 a user who may not fill them has no tab and is redirected away from their addresses',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'buyer@demo.test' });
    for (const type of ['reservation', 'backorder']) {
      await page.goto(`/cart/${type}`);
      await page.waitForURL((url) => !url.pathname.startsWith('/cart'));
    }
  },
);

test('CART-43 the pre-order cart fits a phone in German, dark', { tags: 'matrix' }, async () => {
  const page = await openCart('reservation', { width: 320, locale: 'de', colorScheme: 'dark' });
  await importLines(page, fileOf(inTransit));
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);
  await expectNoAxeViolations(page);
});
