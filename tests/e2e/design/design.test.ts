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
  ['/catalog?type=part&searchString=brake+disc&page=1&limit=20', rows, 240, 340],
  ['/catalog?type=car', 'input, [role="combobox"]', 200, 200],
  ['/wish-list', 'tbody tr, ul[aria-label] > li, main p', 240, 260],
  ['/in-transit', rows, 200, 220],
  ['/cart/regular', 'tbody tr', 310, 430],
  ['/cart/order-desk', 'textarea', 180, 200],
  ['/cart/last-ordered', rows, 280, 400],
  ['/cart/checkout', 'h2, h3, main p', 220, 260],
  ['/orders/regular', rows, 220, 275],
  ['/orders/backorder', rows, 220, 275],
  ['/missing-items', rows, 240, 260],
  ['/production', rows, 240, 260],
  ['/orders/merged-invoices', rows, 220, 275],
  ['/orders/credit-invoices', rows, 220, 275],
  ['/orders/statements', rows, 240, 275],
  ['/downloads', 'h2', 140, 140],
  ['/claims', rows, 180, 200],
  ['/claims/new', 'main a', 140, 140],
  ['/issues', rows, 180, 200],
  ['/issues/create', 'main input', 160, 160],
  ['/announcements', 'tbody tr, ul[aria-label] > li', 180, 180],
  ['/my-profile/contacts', 'h2, h3', 180, 220],
  ['/my-profile/shipping-address', 'h2, h3', 180, 220],
  ['/my-profile/accounts', 'h2, h3', 180, 220],
  ['/my-profile/integrations', 'h2, h3', 180, 220],
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
      claims(filter: { type: [RECLAMATION] }, first: 1) ${page}
    } }`,
  );
  const idOf = (list: string) => viewer[list]?.edges[0]?.node.dbId ?? '';
  return [
    [`/order/${idOf('orders')}`, rows, 300, 400],
    [`/final-invoices/${idOf('mergedInvoices')}`, rows, 300, 400],
    [`/claims/${idOf('claims')}`, 'h2', 200, 300],
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
    expect.soft(figures, path).toMatchObject({ broken: [], cut: [], beyond: 0 });
    if (!isWide) expect.soft(figures.low, path).toEqual([]);
    expect.soft(figures.firstRow, path).toBeLessThanOrEqual(isWide ? wide : phone);
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
  const chip = page.getByRole('button', { name: value });
  await chip.waitFor();
  const words = chip.getByText(value);
  const isCut = await words.evaluate(
    (element) => element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
  );
  expect(isCut).toBe(false);
  const [box, inner] = [await chip.boundingBox(), await words.boundingBox()];
  expect(inner?.height).toBeLessThanOrEqual(box?.height ?? 0);
});
