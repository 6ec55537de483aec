/**
 * `npm run tour`: takes the screenshots of docs/tour.md again, on a separate instance with the demo data. Run it after changing
 * a screen that they show.
 */
import { mkdirSync } from 'node:fs';
import { chromium, type BrowserContextOptions, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { findChromium } from '../tests/e2e/support/findChromium.ts';
import { startPortal } from '../tests/support/startPortal.ts';
import { buildWebIfStale } from './buildWebIfStale.ts';

type Shot = {
  file: string;
  path: string;
  look?: Pick<BrowserContextOptions, 'colorScheme' | 'viewport' | 'hasTouch' | 'isMobile'>;
  /** Navigates to the screen of the screenshot and returns the element that must be visible. */
  show: (page: Page) => Promise<Locator>;
};

const list = [
  'Article;Qty',
  'pl1611953;4',
  'KW.16.71709 - 12 pcs',
  '10x SB 1119512',
  'ES1447 806;2',
  'LX-1895612\t3',
  'OE-4711-X;5',
  'please deliver by Friday',
].join('\n');

await buildWebIfStale();
const portal = await startPortal();
const { viewer } = await (
  await portal.as('client')
).run<{ viewer: Record<'orders' | 'claims', { edges: { node: { dbId: string } }[] }> }>(
  '{ viewer { orders(filter: { status: [SHIPPED] }, first: 1) { edges { node { dbId } } } claims(filter: { type: [RECLAMATION] }, first: 1) { edges { node { dbId } } } } }',
);
const order = viewer.orders.edges[0]?.node.dbId;
const claim = viewer.claims.edges[0]?.node.dbId;

const shots: Shot[] = [
  {
    file: 'today',
    path: '/today',
    show: async (page) => page.getByRole('region', { name: 'Open orders' }),
  },
  {
    file: 'catalog',
    path: '/catalog?type=part&searchString=brake+disc&page=1&limit=10',
    show: async (page) => page.getByRole('list', { name: 'Results' }),
  },
  {
    file: 'car',
    path: '/catalog?type=car&manufacturer=1&model=1&engine=1&page=1&limit=10',
    show: async (page) => page.getByRole('list', { name: 'Results' }),
  },
  {
    file: 'order-desk',
    path: '/cart/order-desk',
    show: async (page) => {
      await page.locator('textarea').fill(list);
      await page.getByRole('button', { name: 'Check lines' }).click();
      return page.getByText('OE-4711-X;5');
    },
  },
  {
    file: 'planner',
    path: '/cart/regular',
    show: async (page) => {
      await page.getByRole('button', { name: 'Compare ways to order' }).click();
      return page.getByText('Fills most');
    },
  },
  {
    file: 'rescue',
    path: '/cart/regular',
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Options for/ })
        .first()
        .click();
      return page.getByText('Keep it on the wishlist');
    },
  },
  {
    file: 'checkout',
    path: '/cart/checkout',
    show: async (page) => page.getByRole('group', { name: 'Shipping' }).getByRole('radio').first(),
  },
  {
    file: 'order',
    path: `/order/${order}`,
    look: { colorScheme: 'dark' },
    show: async (page) => page.getByRole('region', { name: 'Documents' }),
  },
  {
    file: 'order-again',
    path: '/cart/last-ordered',
    show: async (page) => page.getByRole('table').getByRole('row').nth(1),
  },
  {
    file: 'orders',
    path: '/orders/regular?filter[status][]=not_confirmed&page=1&limit=20',
    show: async (page) => {
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('menuitem', { name: 'Save as a view…' }).click();
      await page.getByLabel('Name of the view').fill('Waiting for me');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Select \d+$/ });
      for (const place of [0, 1, 2]) await boxes.nth(place).check();
      await page.getByRole('button', { name: 'Views' }).click();
      return page.getByRole('menuitemradio', { name: 'Waiting for me' });
    },
  },
  {
    file: 'documents',
    path: '/orders/merged-invoices',
    show: async (page) => {
      await page.getByRole('button', { name: 'Month-end pack' }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Download' });
    },
  },
  {
    file: 'arrivals',
    path: '/arrivals',
    show: async (page) => {
      await page.getByRole('button', { name: 'Next month' }).click();
      return page.getByRole('grid').getByRole('link').first();
    },
  },
  {
    file: 'claim',
    path: `/claims/${claim}`,
    show: async (page) => page.getByRole('heading', { level: 2 }).first(),
  },
  {
    file: 'missing-items',
    path: '/missing-items',
    look: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    show: async (page) => page.getByRole('checkbox').nth(1),
  },
];

mkdirSync('docs/tour', { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { file, path, look, show } of shots) {
  const context = await browser.newContext({
    baseURL: portal.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
    ...look,
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Username').fill('client@demo.test');
  await page.getByLabel('Password').fill('demo-client');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/catalog');
  await page.goto(path);
  await (await show(page)).waitFor();
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  // A palette keeps the files small; the screens have few colours.
  await sharp(await page.screenshot())
    .png({ palette: true })
    .toFile(`docs/tour/${file}.png`);
  await context.close();
}
await browser.close();
await portal.close();
