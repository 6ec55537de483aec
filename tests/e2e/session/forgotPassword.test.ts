import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectComplaints, openPage, settle } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { mailedPassword, mailsTo } from './mails.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test(
  'AUTH-03 AUTH-37 AUTH-40 AUTH-42 AUTH-43 AUTH-44 GAP-24 from the log-in page through both mails back into the portal',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL('**/forgot-password');
    await page.getByLabel('E-mail').fill('client@demo.test');
    await page.keyboard.press('Enter');
    await page.getByText('a link to a new password is on its way').waitFor();
    await page.getByRole('link', { name: 'Back to log-in' }).waitFor();

    const [link = ''] = await mailsTo(product, 'client@demo.test');
    await page.goto(link);
    await page.getByRole('button', { name: 'Send me a new password' }).click();
    await page.getByText('The link is valid.').waitFor();
    // A change of language sends no request twice: the token is used up by now.
    await page.getByLabel('Language').selectOption('de');
    await page.getByText('Der Link ist gültig.').waitFor();
    await settle(page);
    expect(await mailsTo(product, 'client@demo.test')).toHaveLength(2);
    await page.getByText('Der Link ist gültig.').waitFor();

    await page.getByRole('link', { name: 'Anmelden' }).click();
    await page.getByLabel('Benutzername').fill('client@demo.test');
    await page.getByLabel('Passwort').fill(await mailedPassword(product, 'client@demo.test'));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/catalog**');

    const other = await openPage(product);
    await other.goto(link);
    await other.getByRole('button', { name: 'Send me a new password' }).click();
    await other
      .getByText(/This link is not valid or has already been used.*A new password was sent at/)
      .waitFor();
    await other.getByRole('link', { name: 'Ask for a new link' }).click();
    await other.waitForURL('**/forgot-password');
  },
);

test(
  'AUTH-38 AUTH-41 GAP-23 an empty field is refused, and an unknown user gets the same message as a known one',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product);
    await page.goto('/forgot-password');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('please enter value').waitFor();
    await page.getByLabel('E-mail').fill('unknown@nowhere.test');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('a link to a new password is on its way').waitFor();
    expect(await mailsTo(product, 'unknown@nowhere.test')).toEqual([]);
  },
);

test(
  'AUTH-39 ERR-08 while it is sent the field is disabled; after a failure it is there to try again',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product);
    await page.goto('/forgot-password');
    const field = page.getByLabel('E-mail');
    await product.breakNext('forgotPassword', { kind: 'slow', ms: 1500 });
    await product.breakNext('forgotPassword', { kind: 'status', status: 500, body: {} });
    await field.fill('buyer@demo.test');
    await page.keyboard.press('Enter');
    await expect.poll(() => field.isDisabled()).toBe(true);
    await page.getByText('a link to a new password is on its way').waitFor();

    await page.goto('/forgot-password');
    await field.fill('buyer@demo.test');
    await page.keyboard.press('Enter');
    await page
      .locator('.fui-Toast')
      .filter({ hasText: /server error/i })
      .waitFor();
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('buyer@demo.test');
  },
);

test(
  'GAP-25 AUTH-17 a 401 on a page for visitors is a notice or an error there, and does not redirect',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product);
    await product.breakNext('completeForgotPassword', { kind: 'status', status: 401, body: {} });
    await page.goto('/forgot-password/complete?token=anything');
    await page.getByRole('button', { name: 'Send me a new password' }).click();
    await page.getByText('The link could not be checked.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('This link is not valid or has already been used.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/forgot-password/complete');
    expectComplaints(/401/);
  },
);

test(
  'AUTH-42 a mailed link works for anyone who opens it, logged in or not',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'staff@demo.test' });
    await page.goto('/forgot-password/complete?token=made-up');
    await page.getByRole('button', { name: 'Send me a new password' }).click();
    await page.getByText('This link is not valid or has already been used.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/forgot-password/complete');
  },
);
