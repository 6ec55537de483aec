import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkScreen } from '../accessibility/checkScreen.ts';
import { dialog, openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const path = '/my-profile/contacts';
const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' }).click();

test('PROF-15 PROF-17 PROF-18 PROF-19 PROF-20 a contact is added as a card, changed and removed; required fields and the server’s errors are at their fields', async () => {
  const page = await openScreen(product, path);
  const list = page.getByRole('list', { name: 'Contacts' });
  await list.waitFor();
  expect(
    (await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns)).split(' '),
  ).toHaveLength(12);
  await page.getByRole('button', { name: 'Add contact' }).click();
  await save(page);
  await expect.poll(() => dialog(page).getByText('please enter value').count()).toBe(5);
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Position', 'Purchasing'],
    ['E-mail', 'nowhere'],
    ['Work phone', '+372 600'],
  ] as const)
    await dialog(page).getByLabel(label).fill(value);
  await save(page);
  await dialog(page).getByText('Please enter a valid email address.').waitFor();
  await dialog(page).getByLabel('E-mail').fill('ada@parts.test');
  await save(page);
  const added = card(page, 'Ada Byron');
  await added.getByText('Purchasing').waitFor();
  expect(await added.getByRole('link', { name: '+372 600' }).getAttribute('href')).toBe('tel:+372600');
  await added.getByRole('button', { name: 'Edit: Ada Byron' }).click();
  await dialog(page).getByLabel('Mobile phone').fill('+372 555');
  await save(page);
  await added.getByRole('link', { name: '+372 555' }).waitFor();
  await added.getByRole('button', { name: 'Remove: Ada Byron' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await added.getByRole('button', { name: 'Remove: Ada Byron' }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await added.waitFor({ state: 'detached' });
});

test('PROF-15 contacts and the form: axe finds no violations, and the page does not scroll sideways; without contacts it says so', async () => {
  await checkScreen(product, {
    name: 'contacts',
    path,
    as: 'client',
    states: [
      async (page) => {
        await page.getByRole('button', { name: /^(Add contact|Ansprechpartner hinzufügen)$/ }).click();
        await dialog(page).waitFor();
      },
    ],
  });
  await product.sandbox.db.deleteFrom('contacts').where('customer_id', '=', 6).execute();
  const dubai = await openScreen(product, path, { as: 'dubai@demo.test' });
  await dubai.getByText('There are no contacts yet').waitFor();
});

test('each tab of the profile has its own title in the browser', async () => {
  const page = await openScreen(product, path);
  await expect.poll(() => page.title()).toBe('Contacts | My profile | B2B portal');
  await page.getByRole('link', { name: 'Agreements' }).click();
  await expect.poll(() => page.title()).toBe('Agreements | My profile | B2B portal');
});
