import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../../web/i18n/languages.ts';
import { expectComplaints, openPage } from '../support/openPage.ts';
import { openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('SHELL-01 SHELL-13 SHELL-14 SHELL-24 GAP-04 AUTH-15 AUTH-16 the start page is the catalog; the title, the logo, language and log-out; the session is the cookie BEARER, which no script can read; logging out takes it away', async () => {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/');
  await page.waitForURL('**/catalog');
  await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor();
  expect(await page.title()).toBe('Catalogue | B2B portal');
  const header = page.getByRole('banner').first();
  expect(await header.getByRole('link', { name: 'Start page' }).getAttribute('href')).toBe('/');
  expect(await header.getByLabel('Language').inputValue()).toBe('en');

  const bearer = async () => (await page.context().cookies()).find(({ name }) => name === 'BEARER');
  expect(await bearer()).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  await expect.poll(() => page.evaluate(() => globalThis.document.cookie)).not.toContain('BEARER');
  await header.getByRole('button', { name: 'Your account' }).click();
  await header.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  expect(await bearer()).toBeUndefined();
  await page.goto('/orders/regular');
  await page.waitForURL('**/login**');
});

test('the client comes with the licences of the packages that it is built from, and their texts', async () => {
  const answer = await fetch(`${product.url}/licenses.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await answer.text();
  for (const name of ['react-dom', 'relay-runtime', '@fluentui/react-dialog', 'i18next', 'dompurify'])
    expect(text).toMatch(new RegExp(`^## ${name} - \\d`, 'm'));
  expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(20);
});

test(
  'AUTH-04 SHELL-02 the log-in page redirects a logged-in user; a visitor of / is redirected to it',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.goto('/login');
    await page.waitForURL('**/catalog');
    const visitor = await openPage(product);
    await visitor.goto('/');
    await visitor.waitForURL('**/login');
  },
);

test('AUTH-60 FMT-02 FMT-03 API-02 a chosen language is loaded, sent as Locale, and kept', async () => {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/orders/regular');
  await page.getByRole('heading', { level: 1, name: 'Orders & Documents' }).waitFor();
  const [translations, query] = await Promise.all([
    page.waitForResponse('**/i18n/pl-*.json'),
    page.waitForRequest(
      (request) => request.url().endsWith('/graphql') && request.headers()['locale'] === 'pl',
    ),
    page.getByRole('banner').first().getByLabel('Language').selectOption('pl'),
  ]);
  expect(translations.ok()).toBe(true);
  expect(query.headers()['locale']).toBe('pl');
  await page.getByRole('heading', { level: 1, name: 'Zamówienia i dokumenty' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Zamówienia i dokumenty' }).waitFor();
});

test('SHELL-25 SHELL-26 SHELL-27 the hamburger opens a menu with language, navigation and log-out, and locks the scroll', async () => {
  const page = await openPage(product, { as: 'client@demo.test', width: 390, height: 844 });
  await page.goto('/orders/regular');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('navigation', { name: 'Pages' }).waitFor();
  const scrollBy = async (pixels: number) => {
    await page.mouse.move(370, 500);
    await page.mouse.wheel(0, pixels);
    return page.evaluate(() => new Promise((done) => setTimeout(() => done(globalThis.scrollY), 200)));
  };
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByLabel('Language').waitFor();
  await menu.getByRole('button', { name: 'Log out' }).waitFor();
  expect(await scrollBy(600)).toBe(0);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  const focused = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.tagName);
  await expect.poll(focused).toBe('Menu');
  expect(await scrollBy(600)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Catalogue' }).click();
  await page.waitForURL('**/catalog');
  await menu.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('H1');
});

test.each([844, 667])(
  'SHELL-26 the items of the phone menu neither overlap nor leave space unused: %i px high',
  { tags: 'matrix' },
  async (height) => {
    const page = await openPage(product, { as: 'client@demo.test', width: 390, height });
    await page.goto('/catalog');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: 'Log out' }).waitFor();
    const controls = await menu.getByRole('link').or(menu.locator('input, select, button')).all();
    expect(controls.length).toBeGreaterThan(8);
    // A trial does everything but the click itself: it fails where another element would receive it.
    for (const control of controls) await control.click({ trial: true, timeout: 2000 });
    const heading = await menu.getByRole('heading', { name: 'Menu' }).boundingBox();
    const first = await menu.getByRole('link').first().boundingBox();
    if (!heading || !first) throw new Error('The menu is not shown');
    expect(first.y - (heading.y + heading.height)).toBeLessThan(32);
  },
);

test('FMT-03 the texts of every language load from /i18n/{lng}.json', async () => {
  for (const lng of languages) {
    const response = await fetch(`${product.url}/i18n/${lng}.json`);
    expect([lng, response.status, response.headers.get('content-type')]).toEqual([
      lng,
      200,
      expect.stringContaining('application/json'),
    ]);
    expect(await response.json()).toMatchObject({ 'LOGIN.SUBMIT': expect.any(String) });
  }
});

test('SHELL-29 a spinner shows until the texts have loaded and the session is known', async () => {
  const page = await openPage(product, { as: 'client@demo.test' });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/i18n/en.first-*.json', async (route) => {
    await held;
    await route.continue();
  });
  const { promise: known, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await known;
    await route.continue();
  });
  await page.goto('/catalog', { waitUntil: 'commit' });
  const spinner = page.locator('[role=status][aria-busy=true]');
  await spinner.waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
  const texts = page.waitForResponse('**/i18n/en.first-*.json');
  release();
  await (await texts).finished();
  // A client that did not wait for the session would have rendered by the time the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await spinner.waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
  answer();
  await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor();
});

test(
  'SHELL-04 SHELL-05 a route that requires an attribute redirects a user without it to the start',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'basic@demo.test' });
    await page.goto('/orders/regular');
    await page.waitForURL('**/catalog');
    expect(await page.getByRole('link', { name: 'Orders & Documents' }).count()).toBe(0);
  },
);

test('without motion nothing is drawn between two themes', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, '/my-profile/integrations/3');
  const theme = page.getByRole('banner').getByRole('button', { name: /theme/i });
  await theme.click();
  const moving = await theme.evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(moving).toBe(0);
});

test('LIST-16 local storage holds language, theme, the registered flag, the account, the currency and column choices, nothing else', async () => {
  const page = await openPage(product);
  await page.goto('/login');
  await page.getByLabel('Username').fill('client@demo.test');
  await page.getByLabel('Password').fill('demo-client');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/catalog');
  await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor();
  await page.getByRole('banner').first().getByLabel('Currency').selectOption('USD');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cc'))).toBe('USD');
  expect(await page.evaluate(() => localStorage.getItem('registered'))).toBe('1');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  const known = /^(cc|registered|account|i18nextLng|theme|columns:.+|shortcuts)$/;
  expect(keys.filter((key) => !known.test(key))).toEqual([]);
});

test(
  'SHELL-30 an area whose routes could not be loaded opens once they can',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    let isMissing = true;
    await page.route('**/assets/modules-*.js', (route) =>
      isMissing ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto('/catalog');
    // A missing file makes the client load a new document, at most once a minute.
    await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now())));
    await page.getByRole('link', { name: 'Claims' }).click();
    await page.getByText('Something went wrong').waitFor();
    await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/claims');
    isMissing = false;
    await page.evaluate(() => sessionStorage.removeItem('reloadedAt'));
    await page.getByRole('link', { name: 'Claims' }).click();
    await page.getByRole('heading', { level: 1, name: 'Claims' }).waitFor();
    expectComplaints(/modules-/);
  },
);
