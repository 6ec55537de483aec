import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, settle, type PageOptions } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { measureScreen } from './measureScreen.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Sizes of texts that there are (docs/design). */
const sizes = [12, 14, 16, 20, 24];
const rows = 'tbody tr, ul[aria-label] > li';

/** A screen, its first row, and the most pixels above that in a wide window and on a phone. */
type Measured = readonly [path: string, row: string, wide: number, phone: number];

const screens: readonly Measured[] = [
  ['/today', 'main li', 200, 240],
  ['/catalog', 'main input', 150, 130],
  ['/catalog?type=part&searchString=brake+disc&page=1&limit=20', rows, 220, 245],
  ['/catalog?type=car', 'input, [role="combobox"]', 170, 150],
  ['/catalog?type=car&manufacturer=1&model=1&engine=1&page=1&limit=10', rows, 250, 400],
  ['/wish-list', 'tbody tr, ul[aria-label] > li, main p', 240, 260],
  ['/in-transit', rows, 180, 200],
  ['/cart/regular', 'tbody tr', 300, 260],
  ['/cart/backorder', 'tbody tr', 230, 230],
  ['/cart/order-desk', 'textarea', 180, 180],
  ['/cart/last-ordered', rows, 250, 325],
  ['/cart/checkout', 'h2, h3, main p', 190, 230],
  ['/orders/regular', rows, 220, 205],
  ['/orders/reservation', rows, 220, 205],
  ['/orders/backorders', rows, 220, 205],
  ['/orders/backorder', rows, 220, 205],
  ['/missing-items', rows, 220, 210],
  ['/missing-items/hidden', `${rows}, main p`, 220, 205],
  ['/production', rows, 220, 205],
  ['/production/create', 'main input', 230, 240],
  ['/arrivals', '[role="grid"] td, [role="gridcell"], main li', 240, 260],
  ['/orders/merged-invoices', rows, 220, 205],
  ['/orders/credit-invoices', rows, 220, 205],
  // The archives of three years take two lines on a phone.
  ['/orders/statements', rows, 220, 250],
  ['/downloads', 'h2', 120, 120],
  ['/claims', rows, 180, 200],
  ['/claims/new', 'main a', 120, 120],
  ['/claims/new/return', 'main button, main input, main h2', 120, 120],
  ['/issues', rows, 180, 200],
  ['/issues/create', 'main input', 140, 140],
  ['/announcements/relevant', rows, 180, 160],
  ['/announcements/history', rows, 180, 160],
  ['/wiki', 'main input', 160, 200],
  ['/my-profile/contacts', 'h2, h3', 160, 180],
  ['/my-profile/shipping-address', 'h2, h3', 160, 180],
  ['/my-profile/accounts', 'h2, h3', 160, 180],
  ['/my-profile/integrations', 'h2, h3', 160, 180],
  ['/my-profile/integrations/new', 'main input', 160, 170],
  ['/my-profile/agreements', 'h2, h3', 180, 180],
  ['/accessibility', 'main h2, main p', 120, 120],
  ['/not-found', 'h1', 240, 240],
];

/** Pages of one document each. */
async function findPages(): Promise<readonly Measured[]> {
  const page = '{ edges { node { dbId } } }';
  const { viewer } = await (
    await product.as('client')
  ).run<{ viewer: Record<string, { edges: { node: { dbId: string } }[] }> }>(
    `{ viewer {
      orders(filter: { status: [SHIPPED] }, first: 1) ${page}
      mergedInvoices(first: 1) ${page}
      invoices(first: 1) ${page}
      creditInvoices(first: 1) ${page}
      claims(filter: { type: [RECLAMATION] }, first: 1) ${page}
      issues(first: 1) ${page}
      announcements(type: RELEVANT, first: 1) ${page}
      productionApplications(type: ORDER, first: 1) ${page}
    } }`,
  );
  const idOf = (list: string) => viewer[list]?.edges[0]?.node.dbId ?? '';
  // Which document is first depends on the date; its related documents take up to four lines.
  return [
    [`/order/${idOf('orders')}`, rows, 300, 425],
    [`/order-again/order/${idOf('orders')}`, rows, 200, 340],
    [`/final-invoices/${idOf('mergedInvoices')}`, rows, 305, 370],
    [`/invoices/${idOf('invoices')}`, rows, 305, 370],
    [`/credit-invoices/${idOf('creditInvoices')}`, rows, 305, 370],
    [`/claims/${idOf('claims')}`, 'h2', 200, 270],
    [`/issues/${idOf('issues')}`, 'main article, main h2', 200, 520],
    [`/announcement/${idOf('announcements')}`, 'main p', 120, 150],
    [`/production/application/${idOf('productionApplications')}`, 'main h2', 130, 130],
  ];
}

/** Goes to a screen as a link does: the page stays, which takes a fraction of loading one. */
async function walkTo(page: Page, path: string, row: string): Promise<void> {
  await page.evaluate(
    ([to, selector]) => {
      // The screen before stays until the next one has loaded.
      for (const old of document.querySelectorAll(`h1, ${selector}`)) old.setAttribute('data-old', '');
      history.pushState({ idx: history.length, key: to, usr: null }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [path, row] as const,
  );
  await page.locator(`:is(${row}):not([data-old])`).filter({ visible: true }).first().waitFor();
  await settle(page);
}

/** Walks all screens in one look, and measures each. */
async function expectDesign(isWide: boolean, look: PageOptions): Promise<void> {
  const page = await openPage(product, { as: 'client@demo.test', ...look });
  await page.goto('/my-profile/billing-address');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const [path, row, wide, phone] of [...screens, ...(await findPages())]) {
    await walkTo(page, path, row);
    const figures = await measureScreen(page, row);
    expect.soft(figures, path).toMatchObject({ broken: [], cut: [], beyond: 0, undrawn: [] });
    if (!isWide) expect.soft(figures.small, path).toEqual([]);
    expect.soft(figures.firstRow ?? Infinity, path).toBeLessThanOrEqual(isWide ? wide : phone);
    expect.soft(figures.filled.length, `${path}: ${figures.filled.join()}`).toBeLessThanOrEqual(1);
    expect.soft(sizes, path).toEqual(expect.arrayContaining(figures.sizes));
  }
}

test('rows begin high on a screen, at most one button is filled, texts have the sizes of the scale, no word is broken', () =>
  expectDesign(true, { width: 1440, locale: 'en' }));

test.each(['de', 'en'])(
  'on a phone the same holds, and what is touched is large enough: %s',
  { tags: 'matrix' },
  (locale) => expectDesign(false, { width: 390, height: 844, locale, hasTouch: true }),
);

test(
  'commands of a row are in sight in a table that is wider than the page, and it stays where it is when they get the focus',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test', width: 1280, locale: 'de' });
    await page.goto('/missing-items');
    const table = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('table') });
    const command = table.getByRole('row').nth(1).getByRole('button').last();
    await command.waitFor();
    const figures = () =>
      table.evaluate((area) => ({
        hasMore: area.scrollWidth > area.clientWidth,
        scrolled: area.scrollLeft,
        covered: [...area.querySelectorAll('td[data-pinned] button')]
          .slice(0, 3)
          .filter((button) => button.getBoundingClientRect().right > area.getBoundingClientRect().right)
          .length,
      }));
    expect(await figures()).toEqual({ hasMore: true, scrolled: 0, covered: 0 });
    await command.focus();
    expect(await figures()).toEqual({ hasMore: true, scrolled: 0, covered: 0 });
  },
);

test(
  'a cart and an order fit on a sheet, with the pieces that were asked for',
  { tags: 'matrix' },
  async () => {
    // A4 without its margins.
    const page = await openPage(product, { as: 'client@demo.test', width: 703, height: 1032 });
    const [order] = await findPages();
    for (const path of ['/cart/regular', order?.[0] ?? '']) {
      await page.goto(path);
      await page.getByRole('row').nth(1).waitFor();
      await page.emulateMedia({ media: 'print' });
      await settle(page);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(beyond, path).toBeLessThanOrEqual(0);
      if (path === '/cart/regular')
        await page
          .getByRole('row')
          .nth(1)
          .getByRole('button', { name: /^Quantity of/ })
          .waitFor();
      await page.emulateMedia({ media: 'screen' });
    }
  },
);

test(
  'with more contrast asked for, quiet texts and lines are as plain as the others',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.emulateMedia({ contrast: 'more' });
    await page.goto('/orders/regular');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const colors = await page.locator('main').evaluate((main) => {
      const style = getComputedStyle(main);
      const read = (name: string) => style.getPropertyValue(`--colorNeutral${name}`).trim();
      return ['Foreground1', 'Foreground2', 'Foreground3', 'StrokeAccessible', 'Stroke1', 'Stroke2'].map(
        read,
      );
    });
    const [text, quiet, quieter, line, border, hairline] = colors;
    expect(text).not.toBe('');
    expect(line).not.toBe('');
    expect([quiet, quieter]).toEqual([text, text]);
    expect([border, hairline]).toEqual([line, line]);
  },
);

test('with the text spacing of WCAG 1.4.12 nothing scrolls sideways', { tags: 'matrix' }, async () => {
  const page = await openPage(product, { as: 'client@demo.test', width: 640, height: 450 });
  for (const path of ['/today', '/orders/regular', '/cart/regular', '/catalog']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
      );
      document.adoptedStyleSheets.push(spacing);
    });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(beyond, path).toBeLessThanOrEqual(0);
  }
});

test('a filter with a long value is shown whole at 200 %', { tags: 'matrix' }, async () => {
  const page = await openPage(product, { as: 'client@demo.test', width: 640, height: 450 });
  const value =
    'a part number that is not on any shelf of any warehouse in the whole of Europe, nor anywhere beyond it';
  await page.goto(`/production?filter[OENumber][like]=${encodeURIComponent(value)}&page=1&limit=20`);
  // The second one removes it.
  const chip = page.getByRole('button', { name: value }).first();
  await chip.waitFor();
  const words = chip.getByText(value);
  const isCut = await words.evaluate(
    (element) => element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
  );
  expect(isCut).toBe(false);
  const [box, inner] = [await chip.boundingBox(), await words.boundingBox()];
  expect(inner?.height).toBeLessThanOrEqual(box?.height ?? 0);
});
