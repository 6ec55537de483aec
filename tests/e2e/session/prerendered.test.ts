import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Opens a page and holds its code back until the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: letIn } = Promise.withResolvers<void>();
  await page.route('**/assets/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letIn;
}

test('AUTH-05 AUTH-10 a log-in, whose first field has the focus, typed and submitted before the code has loaded, waits for it and stays out of the URL', async () => {
  const page = await openPage(product);
  const letIn = await openWithoutCode(page, '/login?return=%2Forders');
  await page.getByLabel('Username').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('client@demo.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo-client');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('?return=%2Forders');
  letIn();
  await page.waitForURL('**/orders**');
});

test(
  'AUTH-23 AUTH-33 text typed into the registration before the code has loaded is kept',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product);
    const letIn = await openWithoutCode(page, '/sign-up');
    const field = (name: string) => page.locator(`[name="${name}"]`);
    await field('contact.firstName').fill('Anna');
    await page.getByRole('checkbox', { name: 'Deliver to the billing address' }).uncheck();
    letIn();
    // Shown only by the code.
    await field('deliveryAddress.city').waitFor();
    await field('agent.businessName').fill('Garage OÜ');
    await expect.poll(() => field('billingAddress.companyName').inputValue()).toBe('Garage OÜ');
    expect(await field('contact.firstName').inputValue()).toBe('Anna');
  },
);

test(
  'FMT-02 SHELL-13 a page arrives in the language and colours of the user, before any code',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { locale: 'ru', colorScheme: 'dark', width: 320, height: 700 });
    await openWithoutCode(page, '/forgot-password');
    await page.locator('form').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    expect(await page.title()).toBe('Забытый пароль | B2B-портал');
    const colour = await page
      .locator('.visitor-card')
      .evaluate((card) => globalThis.getComputedStyle(card).backgroundColor);
    expect(colour).toBe('rgb(41, 41, 41)');
    await expectNoAxeViolations(page);
  },
);

test('FMT-02 GAP-17 a page that arrived in a language other than the one chosen before switches to the chosen one', async () => {
  const page = await openPage(product, { locale: 'de' });
  await page.context().addCookies([{ name: 'locale', value: 'pl', url: product.url }]);
  await page.goto('/login');
  await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'locale')?.value).toBe('de');
});

test('a page arrives in the theme chosen earlier, before any code', async () => {
  const page = await openPage(product, { colorScheme: 'light' });
  await page.goto('/login');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await openWithoutCode(page, '/login');
  await page.locator('form').waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test.each(['/login', '/sign-up', '/forgot-password', '/forgot-password/complete'])(
  'promise: log-in page: the HTML of %s is at most ten packets, 14.6 KB gz, in every language',
  async (path) => {
    for (const language of ['en', 'ru', 'fr', 'de', 'dg', 'it', 'sr', 'pl']) {
      const headers = { accept: 'text/html', cookie: `locale=${language}` };
      const html = await (await fetch(product.url + path, { headers })).text();
      expect(html).toContain(`data-language="${language}"`);
      // A server sends ten packets of 1,460 bytes before it waits for the browser.
      expect(gzipSync(html).length, language).toBeLessThanOrEqual(10 * 1460);
    }
  },
);

test('promise: log-in page: at most 105 KB gz of JavaScript, none of it before the form is rendered', async () => {
  const page = await openPage(product);
  const letIn = await openWithoutCode(page, '/login');
  await page.getByLabel('Password').waitFor();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  letIn();
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(scripts)).map((code) => gzipSync(code, { level: 9 }).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(105_000);
});
