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

test(
  'a contact that somebody else has changed shows what, keeps it, and one that is removed says so',
  { tags: 'matrix' },
  async () => {
    const [page, other] = [await openScreen(product, path), await openScreen(product, path)];
    await page.getByRole('button', { name: 'Add contact' }).click();
    for (const [label, value] of [
      ['First name', 'Grace'],
      ['Last name', 'Hopper'],
      ['Position', 'Purchasing'],
      ['E-mail', 'grace@parts.test'],
      ['Work phone', '+372 601'],
    ] as const)
      await dialog(page).getByLabel(label).fill(value);
    await save(page);
    const edit = (on: Page) =>
      card(on, 'Grace Hopper').getByRole('button', { name: 'Edit: Grace Hopper' }).click();
    await card(page, 'Grace Hopper').waitFor();
    await other.reload();
    await edit(page);
    await edit(other);
    await dialog(other).getByLabel('Work phone').fill('+372 602');
    await save(other);
    await dialog(other).waitFor({ state: 'detached' });

    await dialog(page).getByLabel('Position').fill('Head of purchasing');
    await save(page);
    const question = page.getByRole('alertdialog', { name: 'Changed meanwhile' });
    await question.getByText('Work phone: +372 601 → +372 602').waitFor();
    await question.getByRole('button', { name: 'Back to the form' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await dialog(page).getByLabel('Position').inputValue()).toBe('Head of purchasing');
    await save(page);
    await question.getByRole('button', { name: 'Save', exact: true }).click();
    await card(page, 'Grace Hopper').getByText('Head of purchasing').waitFor();
    await card(page, 'Grace Hopper').getByRole('link', { name: '+372 602' }).waitFor();

    await edit(page);
    await other.reload();
    await card(other, 'Grace Hopper').getByRole('button', { name: 'Remove: Grace Hopper' }).click();
    await dialog(other).getByRole('button', { name: 'Remove', exact: true }).click();
    await card(other, 'Grace Hopper').waitFor({ state: 'detached' });
    await dialog(page).getByLabel('Position').fill('Buyer');
    await save(page);
    await page.getByText('It has been removed meanwhile').last().waitFor();
    await card(page, 'Grace Hopper').waitFor({ state: 'detached' });
    expect(page.url()).toContain(path);
  },
);

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

test(
  'PROF-15 contacts and the form: axe finds no violations, and the page does not scroll sideways; without contacts it says so',
  { tags: 'matrix' },
  async () => {
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
  },
);

test('each tab of the profile has its own title in the browser', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, path);
  await expect.poll(() => page.title()).toBe('Contacts | My profile | B2B portal');
  await page.getByRole('link', { name: 'Agreements' }).click();
  await expect.poll(() => page.title()).toBe('Agreements | My profile | B2B portal');
});
