import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkScreen } from '../accessibility/checkScreen.ts';
import { mailedPassword, mailsTo } from '../session/mails.ts';
import { openPage } from '../support/openPage.ts';
import { dialog, openProfile, openScreen, said } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const path = '/my-profile/accounts';
const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' }).click();
const add = (page: Page) => page.getByRole('button', { name: 'Add account' }).click();
const system = (page: Page, row = 0) => dialog(page).getByRole('combobox', { name: 'System' }).nth(row);
const group = (page: Page, row = 0) => dialog(page).getByRole('combobox', { name: 'Group' }).nth(row);
const chosen = (select: Locator) => select.locator('option:checked').innerText();

async function fillPerson(page: Page, lastName: string, email: string): Promise<void> {
  await dialog(page).getByLabel('First name').fill('Ada');
  await dialog(page).getByLabel('Last name').fill(lastName);
  await dialog(page).getByLabel('E-mail', { exact: false }).first().fill(email);
}

test('ACC-01 ACC-02 ACC-03 ACC-04 GAP-30 a card per account with name, e-mail, day and its systems; the own one stays as it is', async () => {
  const page = await openScreen(product, path);
  const marika = card(page, 'Marika Kuusk');
  await marika.getByText('marika@baltic.test').waitFor();
  await marika.getByText(/^Created\s*\d{2}-\d{2}-\d{4}$/).waitFor();
  expect(await marika.getByRole('row').allInnerTexts()).toEqual([
    'System\tGroup',
    'B2B portal\tPurchasing',
    'Electronic parts catalogue\tReader',
  ]);
  await marika.getByRole('button', { name: 'Edit: Marika Kuusk' }).waitFor();
  await marika.getByRole('button', { name: 'Remove: Marika Kuusk' }).waitFor();
  const own = card(page, 'Kadri Tamm');
  await own.getByText('Your account').waitFor();
  expect(await own.getByRole('button').count()).toBe(0);
  const limit = await openPage(product, { as: 'limit@demo.test' });
  await limit.goto(path);
  await limit.waitForURL('**/catalog');
  await openProfile(limit);
  await limit.getByRole('link', { name: 'Agreements' }).waitFor();
  expect(await limit.getByRole('link', { name: 'Accounts' }).count()).toBe(0);
});

test('ACC-06 ACC-07 ACC-08 ACC-09 ACC-10 ACC-11 ACC-12 ACC-13 ACC-14 ACC-15 ACC-17 the rules of the form and of its rows; an account with a generated password, which can be copied and is mailed, logs in; without the tick it is not mailed', async () => {
  const page = await openScreen(product, path);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await add(page);
  await keepRules(page);

  await fillPerson(page, 'Byron', 'ada@parts.test');
  await dialog(page).getByRole('button', { name: 'Add system' }).click();
  await system(page).selectOption({ label: 'B2B portal' });
  const send = dialog(page).getByRole('checkbox', { name: 'Send the password by e-mail' });
  await expect.poll(() => send.count()).toBe(0);
  await dialog(page).getByRole('button', { name: 'Generate password' }).click();
  const password = await dialog(page).getByLabel('Password').first().inputValue();
  expect(password).toMatch(/^[A-Za-z0-9]{16}$/);
  await expect.poll(() => send.isChecked()).toBe(true);
  await dialog(page).getByRole('button', { name: 'Copy password' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await dialog(page).getByText('it is not shown again').waitFor();
  await save(page);
  await card(page, 'Ada Byron').getByText('Purchasing').waitFor();
  await expect.poll(() => said(page)).toContain('Saved: Ada Byron. The password is sent to ada@parts.test');
  expect(await mailedPassword(product, 'ada@parts.test')).toBe(password);

  await page.getByRole('button', { name: 'Edit: Ada Byron' }).click();
  await dialog(page).getByText('Leave it empty to keep').waitFor();
  expect(await dialog(page).getByLabel('Password').first().inputValue()).toBe('');
  await dialog(page).getByLabel('Password').first().fill('  secret-1  ');
  await send.uncheck();
  await save(page);
  await dialog(page).waitFor({ state: 'detached' });
  expect(await mailsTo(product, 'ada@parts.test')).toHaveLength(1);
  const visitor = await openPage(product);
  await visitor.goto('/login');
  await visitor.getByLabel('Username').fill('ada@parts.test');
  await visitor.getByLabel('Password').fill('secret-1');
  await visitor.keyboard.press('Enter');
  await visitor.waitForURL('**/catalog');
});

/** What the empty form demands, and how its rows exclude each other; it leaves them out. */
async function keepRules(page: Page): Promise<void> {
  await save(page);
  await expect.poll(() => dialog(page).getByText('please enter value').count()).toBe(3);
  expect(await dialog(page).getByText('please select value').count()).toBe(2);
  const addRow = dialog(page).getByRole('button', { name: 'Add system' });
  expect(await addRow.isDisabled()).toBe(true);
  expect(await system(page).locator('option').allInnerTexts()).toEqual([
    'Please choose',
    'B2B portal',
    'Electronic parts catalogue',
    'Training academy',
    'Warranty desk',
  ]);
  await system(page).selectOption({ label: 'Electronic parts catalogue' });
  await expect.poll(() => chosen(group(page))).toBe('Reader');
  await expect.poll(() => said(page)).toContain('Group: Reader');
  await addRow.click();
  await expect.poll(() => addRow.isDisabled()).toBe(true);
  await expect
    .poll(() => system(page, 1).locator('option').allInnerTexts())
    .not.toContain('Electronic parts catalogue');
  await system(page, 1).selectOption({ label: 'B2B portal' });
  await expect.poll(() => chosen(group(page, 1))).toBe('Purchasing');
  await expect.poll(() => system(page).locator('option').allInnerTexts()).not.toContain('B2B portal');
  await system(page).selectOption({ label: 'Warranty desk' });
  await expect.poll(() => chosen(group(page))).toBe('Claims');
  await dialog(page).getByRole('button', { name: 'Remove row 1' }).click();
  await dialog(page).getByRole('button', { name: 'Remove row 1' }).click();
  await save(page);
  await dialog(page).getByText('please add value').waitFor();
}

test('ACC-16 an e-mail that is registered is said at its field', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, path);
  await add(page);
  await fillPerson(page, 'Lovelace', 'buyer@demo.test');
  await system(page).selectOption({ label: 'B2B portal' });
  await save(page);
  await dialog(page).getByText('This email is registered already.').waitFor();
});

test('ACC-05 removing asks whether one is sure; Cancel keeps the account', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, path);
  const toomas = card(page, 'Toomas Lepik');
  await toomas.getByRole('button', { name: /^Remove/ }).click();
  await dialog(page).getByText('Are you sure? toomas@baltic.test can then no longer').waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await toomas.getByRole('button', { name: /^Remove/ }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await toomas.waitFor({ state: 'detached' });
  await page.reload();
  await card(page, 'Marika Kuusk').waitFor();
  expect(await toomas.count()).toBe(0);
});

test(
  'ACC-01 two hundred accounts open on pages and are found by name, e-mail, system or group',
  { tags: 'matrix' },
  async () => {
    const { db } = product.sandbox;
    const users = await db
      .insertInto('users')
      .values(
        Array.from({ length: 200 }, (_, n) => ({
          first_name: 'Worker',
          last_name: `Nr${String(n + 1)}`,
          email: `worker${String(n + 1)}@gulf.test`,
          kind: 'wholesale' as const,
        })),
      )
      .returning('id')
      .execute();
    await db
      .insertInto('accesses')
      .values(users.map(({ id }) => ({ user_id: id, customer_id: 6 })))
      .execute();
    const page = await openScreen(product, path, { as: 'dubai@demo.test' });
    await expect.poll(() => cards(page).count()).toBe(20);
    await page.getByText('1-20 / 201').waitFor();
    await page.getByRole('searchbox', { name: 'Search in all fields' }).fill('worker177@');
    await card(page, 'Worker Nr177').waitFor();
    expect(await cards(page).count()).toBe(1);
  },
);

test('ACC-03 accounts and the form: axe finds no violations, and the page does not scroll sideways', () =>
  checkScreen(product, {
    name: 'accounts',
    path,
    as: 'client',
    states: [
      async (page) => {
        await page.getByRole('button', { name: /^(Add account|Konto hinzufügen)$/ }).click();
        await dialog(page)
          .getByRole('button', { name: /^(Generate password|Passwort generieren)$/ })
          .click();
      },
    ],
  }));
