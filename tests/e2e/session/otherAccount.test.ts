import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectComplaints, openPage, settle } from '../support/openPage.ts';
import type { PortalCaller } from '../../support/startPortal.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Another account is in use' });
const unknown = (page: Page) => page.getByRole('alertdialog', { name: 'Account changed or logged out' });
const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your account' });
const choice = (page: Page) => page.getByRole('banner').getByLabel('Business account');

test('a page whose business account was changed in another tab is closed to work until it is loaded again', async () => {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/cart/regular');
  await page.getByRole('button', { name: 'Check out' }).waitFor();
  const own = await choice(page).inputValue();
  const [another = ''] = await choice(page)
    .locator('option:not(:checked)')
    .evaluateAll((options) =>
      options.map((option) => (option instanceof HTMLOptionElement ? option.value : '')),
    );
  const tab = await page.context().newPage();
  await tab.goto('/today');

  await choice(tab).selectOption(another);
  await dialog(page).getByText('This page still belongs to Kadri Tamm').waitFor();
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Reload' }).click({ trial: true });

  await choice(tab).selectOption(own);
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Check out' }).click({ trial: true });

  await choice(tab).selectOption(another);
  await dialog(page).getByRole('button', { name: 'Reload' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => choice(page).inputValue()).toBe(another);
});

/** Fills in the log-in form of a page that shows it. */
async function logIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Username').fill(`${name}@demo.test`);
  await page.getByLabel('Password').fill(`demo-${name}`);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** How many lines a user's cart has. */
async function linesOf(caller: PortalCaller): Promise<number> {
  const { viewer } = await caller.run('{ viewer { cart { items { id } } } }');
  return viewer.cart.items.length;
}

test(
  'when another user has logged in, and their portal has not even loaded, a page of the user before changes nothing of theirs and says so',
  { tags: 'matrix' },
  async () => {
    const [first, second] = [await product.as('client'), await product.as('second')];
    for (const caller of [first, second])
      await caller.run('mutation ($input: AddLinesInput!) { addLines(input: $input) { __typename } }', {
        input: { lines: [{ number: 'PL-1611953', qty: 4 }], roundUp: true },
      });
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.goto('/cart/regular');
    await page.getByRole('button', { name: 'Clear cart' }).waitFor();
    // As on another computer of the counter, or where the channel between tabs is missing: only the cookie changes.
    const before = await linesOf(second);
    expect(before).toBeGreaterThan(0);
    await page.context().clearCookies({ name: 'BEARER' });
    await page.context().addCookies([{ name: 'BEARER', value: second.bearer ?? '', url: product.url }]);

    await page.getByRole('button', { name: 'Clear cart' }).click();
    await unknown(page).getByText('This page belongs to Kadri Tamm').waitFor();
    expect(await linesOf(second)).toBe(before);
    await unknown(page).getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('button', { name: 'Clear cart' }).waitFor();
    await menu(page).click();
    await page.getByText('second@demo.test').waitFor();
  },
);

test(
  'pages learn that somebody logs in before the answer is there, and that the password was wrong',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product);
    const other = await page.context().newPage();
    await page.goto('/login');
    await other.goto('/login');
    await logIn(page, 'client');
    await page.waitForURL('**/catalog');
    await settle(page);

    await other.getByLabel('Username').fill('second@demo.test');
    await other.getByLabel('Password').fill('wrong');
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await other.route('**/graphql', async (route) => {
      await answered;
      await route.continue();
    });
    await other.getByRole('button', { name: 'Log in' }).click();
    await unknown(page).waitFor();
    await expect.poll(() => page.locator('main').isVisible()).toBe(false);
    answer();
    await unknown(page).waitFor({ state: 'detached' });
    await page.locator('main').waitFor();

    // The right one: the tab is closed as soon as it is sent.
    await other.unroute('**/graphql');
    await other.route('**/graphql', async (route) => {
      await route.fetch();
      await other.close();
    });
    await logIn(other, 'second').catch(() => {});
    await unknown(page).waitFor();
  },
);

test('AUTH-16 after a log-out in another tab a page hides what it shows, and only leads to the log-in', async () => {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/orders/regular');
  await settle(page);
  const tab = await page.context().newPage();
  await tab.goto('/today');
  await settle(tab);
  await menu(tab).click();
  await tab.getByRole('button', { name: 'Log out' }).click();
  // The page's polling may notice the end of the session, and go to the log-in page, before the look or the click.
  const atLogin = page.waitForURL('**/login?return=%2Forders%2Fregular*');
  const isAtLogin = () => new URL(page.url()).pathname === '/login';
  await expect.poll(async () => isAtLogin() || (await unknown(page).isVisible())).toBe(true);
  await expect.poll(async () => isAtLogin() || !(await page.locator('main').isVisible())).toBe(true);
  await Promise.race([atLogin, unknown(page).getByRole('button', { name: 'Reload' }).click()]);
  await atLogin;
});

/**
 * A page in a browser that keeps pages for Back (the headless shell keeps none: run these with CHROMIUM_PATH of a whole
 * Chromium). It notes what could be read in a page that was shown again.
 */
async function openKeptPage(as?: string): Promise<Page> {
  const page = await openPage(product, { ...(as === undefined ? {} : { as }), keepsPages: true });
  await page.context().addInitScript(() => {
    const look = () => {
      if (/Kadri|client@demo|€/.test(document.body.innerText))
        localStorage.setItem('seen', document.body.innerText);
      // Fields of a covered page cannot be seen.
      const fields = [...document.querySelectorAll('input')].filter((field) =>
        field.checkVisibility({ visibilityProperty: true }),
      );
      if (fields.some(({ value }) => value !== '')) localStorage.setItem('seen', 'a field');
      requestAnimationFrame(look);
    };
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      look();
    });
  });
  return page;
}

const seen = (page: Page) => page.evaluate(() => localStorage.getItem('seen'));

async function logOut(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

test('AUTH-16 Back after a log-out shows nothing of the user, though the browser has kept the page whole', async () => {
  const page = await openKeptPage('client@demo.test');
  await page.goto('/cart/regular');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settle(page);
  await logOut(page);
  await page.waitForURL('**/login');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL('**/login?return=%2Fcart%2Fregular');
  await page.getByLabel('Username').waitFor();
  expect(await seen(page)).toBeNull();
});

test('AUTH-16 Back to a page that was left before the log-out in another tab shows nothing of the user', async () => {
  const page = await openKeptPage('client@demo.test');
  await page.goto('/cart/regular');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settle(page);
  await page.goto('/health/live');
  const tab = await page.context().newPage();
  await tab.goto('/today');
  await settle(tab);
  await logOut(tab);
  await tab.waitForURL('**/login');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL('**/login?return=%2Fcart%2Fregular');
  await page.getByLabel('Username').waitFor();
  expect(await seen(page)).toBeNull();
  // A whole Chromium asks for it on a page of plain text.
  expectComplaints(/favicon\.ico/);
});

test('Back to a page whose session goes on shows it', { tags: 'matrix' }, async () => {
  const page = await openKeptPage('client@demo.test');
  await page.goto('/cart/regular');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settle(page);
  await page.goto('/health/live');
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).click({ trial: true });
});

test(
  'Back to the log-in page, and Forward, show neither what was typed there nor the user after a log-out',
  { tags: 'matrix' },
  async () => {
    const page = await openKeptPage();
    await page.goto('/login');
    await logIn(page, 'client');
    await page.waitForURL('**/catalog');
    await settle(page);
    await logOut(page);
    await page.waitForURL('**/login');
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL('**/login?return=%2Fcatalog');
    await page.goBack({ waitUntil: 'commit' });
    await page.getByLabel('Username').waitFor();
    await page.goForward({ waitUntil: 'commit' });
    await page.getByLabel('Username').waitFor();
    expect(await seen(page)).toBeNull();
  },
);

test('an address of the user that is opened again after the log-out, as by a restored tab, leads to the log-in', async () => {
  const page = await openKeptPage('client@demo.test');
  await page.goto('/orders/regular');
  await settle(page);
  await logOut(page);
  await page.waitForURL('**/login');
  const again = await page.context().newPage();
  await again.goto('/orders/regular');
  await again.waitForURL('**/login?return=%2Forders%2Fregular');
});
