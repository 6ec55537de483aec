import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProfile, openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard what you have typed?' });
const answer = (page: Page, name: 'Discard' | 'Keep editing') =>
  question(page).getByRole('button', { name, exact: true }).click();

/** Each dialog where Escape asks: the link to its page and where that link is, the button that opens it, and a field. */
const dialogs = [
  ['/my-profile/agreements', 'Contacts', 'Add contact', 'First name'],
  ['/my-profile/contacts', 'Shipping addresses', 'Add address', 'City'],
  ['/my-profile/contacts', 'Accounts', 'Add account', 'First name'],
  ['/orders/regular', 'Continue to checkout', 'Add address', 'City'],
] as const;

test.each(dialogs)(
  'DAY-108 Where Escape asks before what was typed into a dialog is lost, Back and a reload of the browser ask too. (%s, %s)',
  async (path, link, opener, field) => {
    const page = await openScreen(product, path);
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await press(page, opener);
    const input = page.getByRole('dialog').getByRole('textbox', { name: field }).first();
    await input.fill('Typed');
    const { pathname } = new URL(page.url());

    await page.goBack();
    await answer(page, 'Keep editing');
    expect(await input.inputValue()).toBe('Typed');
    expect(new URL(page.url()).pathname).toBe(pathname);

    const asked = page.waitForEvent('dialog');
    // Playwright's own reload would wait for the page that is not loaded.
    await page.evaluate(() => setTimeout(() => location.reload()));
    const native = await asked;
    expect(native.type()).toBe('beforeunload');
    await native.dismiss();
    expect(await input.inputValue()).toBe('Typed');

    await page.goBack();
    await answer(page, 'Discard');
    await page.waitForURL((url) => url.pathname === path);
  },
);

test(
  'a dialog into which nothing was typed, or that was closed, is left without a question',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/catalog');
    await openProfile(page);
    await press(page, 'Add contact');
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.waitForURL('**/catalog');
    await page.goForward();
    await press(page, 'Add contact');
    await page.getByRole('dialog').getByRole('textbox', { name: 'First name' }).fill('Typed');
    await page.keyboard.press('Escape');
    await answer(page, 'Discard');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.goBack();
    await page.waitForURL('**/catalog');
  },
);

test(
  'Escape asks in any dialog before what was typed is lost, and not where it was only searched or nothing was typed',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/orders/regular');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save as a view…' }).click();
    const name = page.getByRole('dialog').getByRole('textbox').first();
    await name.fill('Typed');
    await page.keyboard.press('Escape');
    await answer(page, 'Keep editing');
    expect(await name.inputValue()).toBe('Typed');
    await page.keyboard.press('Escape');
    await answer(page, 'Discard');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  },
);

test('a changed integration is not left without a question', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, '/my-profile/integrations');
  await page.getByRole('link', { name: 'New integration' }).first().click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Typed');
  await page.goBack();
  await answer(page, 'Keep editing');
  expect(await page.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Typed');
  await page.goBack();
  await answer(page, 'Discard');
  await page.waitForURL('**/my-profile/integrations');
});

test('DAY-109 After an address that only leads on to another, Back returns to the page that linked to it.', async () => {
  const page = await openScreen(product, '/catalog');
  const areas = page.getByRole('navigation');
  const leads = ['Orders', 'Wiki', 'Cart'].map(
    (area) => () =>
      areas
        .getByRole('link', { name: new RegExp(`^${area}`) })
        .first()
        .click(),
  );
  for (const lead of [() => openProfile(page), ...leads]) {
    await lead();
    await page.waitForURL((url) => url.pathname !== '/catalog');
    await page.goBack();
    await page.waitForURL('**/catalog');
  }
  // Loaded, such an address must not be what Back returns to.
  await page.goto('/my-profile');
  await page.waitForURL('**/my-profile/contacts');
  await page.goBack();
  await page.waitForURL('**/catalog');
});
