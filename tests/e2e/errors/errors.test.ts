import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { expectComplaints, openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Opens the newest order of the customer. */
async function openOrder(): Promise<Page> {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/orders/regular');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Order \d+/ }).waitFor();
  return page;
}

const writeComment = async (page: Page) => {
  await page.getByLabel('Your comment').fill('Please call before delivery');
  await page.getByRole('button', { name: 'Add comment' }).click();
};
const notification = (page: Page, text: string | RegExp) =>
  page.locator('[role=status], [role=alert], .fui-Toast').filter({ hasText: text }).first();

test(
  'ERR-01 a 400 with messages shows each message as its own error notification',
  { tags: 'matrix' },
  async () => {
    const page = await openOrder();
    const messages = ['The order is locked.', 'Ask your manager to unlock it.'];
    await product.breakNext('addOrderComment', { kind: 'status', status: 400, body: { messages } });
    await writeComment(page);
    for (const message of messages) await notification(page, message).waitFor();
    expect(await page.locator('.fui-ToastTitle', { hasText: 'Error' }).count()).toBe(2);
    expect(await page.getByLabel('Your comment').inputValue()).toBe('Please call before delivery');
  },
);

test('ERR-02 ORD-32 a 400 with fields puts the error on its field', async () => {
  const page = await openOrder();
  const fields = [{ field: 'message', message: 'Too many words.' }];
  await product.breakNext('addOrderComment', { kind: 'status', status: 400, body: { fields } });
  await writeComment(page);
  await page.getByText('Too many words.').waitFor();
  const field = page.getByLabel('Your comment');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('ERR-06 a 403 shows the access-forbidden notification', { tags: 'matrix' }, async () => {
  const page = await openOrder();
  await product.breakNext('addOrderComment', { kind: 'status', status: 403, body: {} });
  await writeComment(page);
  await notification(page, 'Access forbidden').waitFor();
});

test('ERR-07 SHELL-07 a 404 from a call leads to the not-found page', async () => {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/order/999999999');
  await page.waitForURL('**/not-found');
  await page.getByText('404').waitFor();
});

test(
  'ERR-08 a 500 shows a server-error notification with the request id behind Details',
  { tags: 'matrix' },
  async () => {
    const page = await openOrder();
    await product.breakNext('addOrderComment', { kind: 'status', status: 500, body: {} });
    await writeComment(page);
    const toast = page.locator('.fui-Toast').filter({ hasText: /server error/i });
    await toast.waitFor();
    await expectNoAxeViolations(page);
    await toast.getByText('Details').click();
    await expect.poll(() => toast.innerText()).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  },
);

test('AUTH-17 GAP-01 a 401 from a call logs out, and the login leads back to the same page', async () => {
  const page = await openOrder();
  const { pathname } = new URL(page.url());
  await product.breakNext('addOrderComment', { kind: 'status', status: 401, body: {} });
  await writeComment(page);
  await page.waitForURL('**/login**');
  await page.getByLabel('Username').fill('client@demo.test');
  await page.getByLabel('Password').fill('demo-client');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${pathname}`);
});

test('AUTH-14 ERR-01 a message of the server in a login error shows in a notification titled Error', async () => {
  const page = await openPage(product);
  await page.goto('/login');
  const messages = ['Your account is locked.'];
  await product.breakNext('loginCheck', { kind: 'status', status: 400, body: { messages } });
  await page.getByLabel('Username').fill('client@demo.test');
  await page.getByLabel('Password').fill('demo-client');
  await page.keyboard.press('Enter');
  const complaint = page.locator('form').getByRole('alert').filter({ hasText: 'Your account is locked.' });
  await expect.poll(() => complaint.locator('strong').textContent()).toBe('Error');
  expect(await page.getByLabel('Username').inputValue()).toBe('client@demo.test');
});

test.each([
  ['hangs', { kind: 'hang' }],
  ['resets the connection', { kind: 'reset', times: 3 }],
  ['answers a proxy’s HTML', { kind: 'html', times: 3 }],
  ['breaks off in the middle', { kind: 'cut', times: 3 }],
] as const)(
  'ERR-08 GAP-159 a back end that %s leaves a panel with a retry button, and the rest of the page',
  { tags: 'matrix' },
  async (_, fault) => {
    const page = await openPage(product, { as: 'client@demo.test' });
    await product.breakNext('listOrders', fault);
    await page.goto('/orders/regular');
    await page.getByText('The orders could not be loaded.').waitFor({ timeout: 20_000 });
    await page.getByRole('heading', { level: 1, name: 'Orders & Documents' }).waitFor();
    await fetch(`${product.sandbox.url}/sandbox/faults`, { method: 'DELETE' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('table').getByRole('link').first().waitFor();
  },
);

test(
  'SHELL-30 a page whose query alone got no answer is there after one press of Try again',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    for (const path of ['/claims', '/orders/merged-invoices']) {
      let fails = true;
      await page.route('**/graphql', (route) => {
        const isOfPage = route.request().postData()?.includes('"first"');
        return isOfPage && fails ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.fallback();
      });
      await page.goto(path);
      const again = page.getByRole('button', { name: 'Try again' });
      await again.waitFor();
      fails = false;
      await again.click();
      await page.getByRole('table').getByRole('link').first().waitFor({ timeout: 10_000 });
      expect(await again.count()).toBe(0);
      await page.unroute('**/graphql');
    }
    expectComplaints(/502|React Router caught/);
  },
);

test('ERR-08 without any connection to the gateway the page says so', { tags: 'matrix' }, async () => {
  const page = await openOrder();
  // The browser knows it; code of notices still loads.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.route('**/graphql', (route) => route.abort());
  await writeComment(page);
  await notification(page, /connection/i).waitFor();
  expectComplaints(/ERR_FAILED/);
});

test(
  'SHELL-30 a page whose code does not arrive without a connection says so in the portal, and opens once there is one',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.goto('/orders/regular');
    await page.getByRole('table').getByRole('link').first().waitFor();
    // The addresses of the other pages come after the first one, and their texts.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Downloads' }).click();
    await page.getByText('No connection to the portal').first().waitFor();
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Downloads' }).waitFor();

    // The browser does not tell of the connection: a press opens the page, too.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.route('**/*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Claims' }).click();
    await page.getByText('No connection to the portal').first().waitFor();
    await page.unroute('**/*.js');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Claims' }).waitFor();
    expectComplaints(/ERR_FAILED|INTERNET_DISCONNECTED|dynamically imported|Failed to fetch|NetworkError/);
  },
);
