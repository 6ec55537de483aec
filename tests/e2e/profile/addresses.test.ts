import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkScreen } from '../accessibility/checkScreen.ts';
import { expectAnswerTo } from '../support/expectAnswer.ts';
import { loseNext } from '../support/holdAnswers.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectComplaints, openPage } from '../support/openPage.ts';
import { dialog, focusedName, openProfile, openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const shipping = '/my-profile/shipping-address';
const billing = '/my-profile/billing-address';

/** Fills the required fields of the address form. */
async function fill(page: Page, name: string): Promise<void> {
  const form = dialog(page);
  await form.getByLabel('Label').fill(name);
  await form.getByLabel('Company').fill('Parts OÜ');
  await form.getByLabel('Country').selectOption({ label: 'Latvia' });
  await form.getByLabel('City').fill('Rīga');
  await form.getByLabel('Postal code').fill('LV-1050');
  await form.getByLabel('Street and number').fill('Brīvības iela 1');
  await form.getByLabel('Phone').fill('+371 1');
  await form.getByLabel('E-mail').fill('riga@parts.test');
}

test('PROF-02 PROF-16 GAP-07 GAP-32 My profile leads to the first tab that the user may open; without the permission a tab is not there', async () => {
  const buyer = await openPage(product, { as: 'buyer@demo.test' });
  await buyer.goto('/my-profile');
  await buyer.waitForURL(`**${billing}`);
  const tabs = buyer.getByRole('navigation', { name: 'My profile' }).getByRole('link');
  await expect
    .poll(() => tabs.allInnerTexts())
    .toEqual(['Billing addresses', 'Shipping addresses', 'Agreements']);
  await buyer.goto('/my-profile/contacts');
  await buyer.waitForURL('**/catalog');
  const basic = await openPage(product, { as: 'basic@demo.test' });
  await basic.goto(shipping);
  await basic.waitForURL('**/catalog');
});

test(
  'Escape and a click outside ask before what was typed into an address is lost',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, shipping);
    const form = page.getByRole('dialog', { name: 'Add address' });
    await page.getByRole('button', { name: 'Add address' }).click();
    await form.getByLabel('Label').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

    await page.getByRole('button', { name: 'Add address' }).click();
    const question = page.getByRole('alertdialog');
    await form.getByLabel('Label').fill('Typed');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => form.getByLabel('Label').inputValue()).toBe('Typed');
    await page.mouse.click(5, 400);
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  },
);

test('PROF-01 PROF-02 PROF-03 PROF-05 PROF-07 PROF-14 GAP-32 My profile leads to the first tab; cards of each type in twelve columns, the default first; it has no commands to delete it or make it the default', async () => {
  const page = await openScreen(product, '/catalog');
  await openProfile(page);
  await page.waitForURL('**/my-profile/contacts');
  await page.getByRole('link', { name: 'Shipping addresses' }).click();
  await card(page, 'Main store').waitFor();
  expect(await cards(page).count()).toBe(3);
  const list = page.getByRole('list', { name: 'Shipping addresses' });
  const columns = await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
  expect(columns.split(' ')).toHaveLength(12);
  const first = cards(page).first();
  await first.getByText('Default', { exact: true }).waitFor();
  expect(await first.getByRole('button').allInnerTexts()).toHaveLength(1);
  const second = card(page, 'Second store');
  await second.getByRole('button', { name: 'Remove: Second store' }).waitFor();
  await second.getByRole('button', { name: 'Make default: Second store' }).waitFor();
  for (const text of ['Baltic Auto Supply OÜ', 'Dzelzavas iela 120', 'LV-1021 Rīga', 'Latvia', 'EE102938475'])
    await second.getByText(text).first().waitFor();
  expect(await second.getByRole('link', { name: 'orders@customer1.test' }).getAttribute('href')).toBe(
    'mailto:orders@customer1.test',
  );
  await page.getByRole('link', { name: 'Billing addresses' }).click();
  await card(page, 'Head office').waitFor();
  expect(await cards(page).count()).toBe(1);
  expect(await page.getByRole('button', { name: /^Make default/ }).count()).toBe(0);
});

test('PROF-04 PROF-06 PROF-08 PROF-09 an address is added, made the default, changed and removed; the form says what is missing', async () => {
  const page = await openScreen(product, shipping);
  await page.getByRole('button', { name: 'Add address' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => dialog(page).getByText('please enter value').count()).toBe(7);
  expect(await dialog(page).getByText('please select value').count()).toBe(1);
  const labelsOf = (fields: string) =>
    dialog(page)
      .locator(fields)
      .evaluateAll((found) =>
        found
          .map((field) => document.querySelector(`label[for="${field.id}"]`)?.textContent?.replace('*', ''))
          .toSorted(),
      );
  const needed = [
    'Label',
    'Company',
    'Country',
    'City',
    'Postal code',
    'Street and number',
    'Phone',
    'E-mail',
  ];
  expect(await labelsOf('[required]')).toEqual(needed.toSorted());
  expect(await labelsOf('input:not([required])')).toEqual([
    'EORI number',
    'First name',
    'Last name',
    'Region',
    'Registration number',
    'VAT number',
  ]);
  await fill(page, 'Riga yard');
  await dialog(page).getByLabel('VAT number').fill('LV40003000000');
  await expectAnswerTo(dialog(page).getByRole('button', { name: 'Save' }));
  const added = card(page, 'Riga yard');
  await added.getByText('VAT number: LV40003000000').waitFor();
  await expectAnswerTo(added.getByRole('button', { name: /^Make default/ }));
  const edit = added.getByRole('button', { name: /^Edit/ });
  await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => cards(page).first().getByRole('heading').innerText()).toBe('Riga yard');
  expect(await page.getByText('Default', { exact: true }).count()).toBe(1);
  await card(page, 'Main store')
    .getByRole('button', { name: /^Make default/ })
    .click();
  await expect.poll(() => cards(page).first().getByRole('heading').innerText()).toBe('Main store');
  await added.getByRole('button', { name: 'Edit: Riga yard' }).click();
  await dialog(page).getByLabel('City').fill('Jelgava');
  await expectAnswerTo(dialog(page).getByRole('button', { name: 'Save' }));
  await added.getByText('LV-1050 Jelgava').waitFor();
  await added.getByRole('button', { name: 'Remove: Riga yard' }).click();
  await dialog(page).getByText('Parts OÜ, Jelgava').waitFor();
  await expectAnswerTo(dialog(page).getByRole('button', { name: 'Remove', exact: true }));
  await added.waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe('Second store');
  await page.reload();
  await card(page, 'Second store').waitFor();
  expect(await added.count()).toBe(0);
});

test(
  'PROF-10 a field error of the server is at its field, and nothing typed is lost',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, shipping);
    await page.getByRole('button', { name: 'Add address' }).click();
    await fill(page, 'Wrong mail');
    await dialog(page).getByLabel('E-mail').fill('nowhere');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).getByText('Please enter a valid email address.').waitFor();
    await expect
      .poll(() =>
        dialog(page)
          .getByLabel('E-mail')
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    expect(await dialog(page).getByLabel('City').inputValue()).toBe('Rīga');
  },
);

test(
  'a form whose answer is lost can be answered while the message shows, and is left without a word of what was sent',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, shipping);
    await page.getByRole('button', { name: 'Add address' }).click();
    await fill(page, 'Lost');
    await loseNext(page, 'useCreateAddressMutation', 'cut', Infinity);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('outcome unknown').first().waitFor();
    expectComplaints(/ERR_CONNECTION_RESET/);
    const toast = page.locator('.fui-Toast');
    for (const name of ['Save', 'Cancel']) {
      const button = dialog(page).getByRole('button', { name });
      await expect
        .poll(async () => {
          const [message, answer] = [await toast.boundingBox(), await button.boundingBox()];
          return message && answer && message.y + message.height <= answer.y;
        })
        .toBe(true);
    }
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await question.getByText('What you entered will be lost.').waitFor();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  },
);

test('PROF-11 PROF-12 PROF-13 another VAT number is explained before; afterwards the notice says that a separate account was created and Save is disabled', async () => {
  const page = await openPage(product, { as: 'payer@demo.test' });
  await page.goto(billing);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await dialog(page).getByLabel('Company').fill('Garage Deux');
  await dialog(page).getByLabel('VAT number').fill('FR99999999999');
  await dialog(page).getByText('Another VAT number means another payer').waitFor();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).getByText('A separate account was created for the new payer').waitFor();
  expect(await dialog(page).getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  const selector = page.getByLabel('Business account');
  await expect
    .poll(() => selector.locator('option').allInnerTexts())
    .toEqual(['Garage Lumière SARL', 'Garage Deux']);
});

test(
  'PROF-01 three hundred addresses open on pages, and a search finds one in any field; the way back keeps it',
  { tags: 'matrix' },
  async () => {
    await product.sandbox.db
      .insertInto('addresses')
      .values(
        Array.from({ length: 300 }, (_, n) => ({
          customer_id: 4,
          type: 'shipping' as const,
          name: `Branch ${String(n + 1)}`,
          company_name: 'Autohaus Riedel e.K.',
          country_id: 1,
          city: n === 122 ? 'Görlitz' : 'Leipzig',
          index: String(10_000 + n),
          address: 'Straße 1',
          phone: '1',
          email: 'a@b.test',
        })),
      )
      .execute();
    const page = await openScreen(product, shipping, { as: 'limit@demo.test' });
    await expect.poll(() => cards(page).count()).toBe(20);
    await page.getByText('1-20 / 302').waitFor();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await card(page, 'Branch 20').waitFor();
    const search = page.getByRole('searchbox', { name: 'Search in all fields' });
    await search.fill('gorlitz');
    await card(page, 'Branch 123').waitFor();
    expect(await cards(page).count()).toBe(1);
    await page.getByRole('link', { name: 'Billing addresses' }).click();
    await card(page, 'Head office').waitFor();
    await page.goBack();
    await card(page, 'Branch 123').waitFor();
    expect(await search.inputValue()).toBe('gorlitz');
    await search.fill('nothing like it');
    await page.getByText('Nothing matches').waitFor();
  },
);

test(
  'PROF-04 by keyboard alone: the form opens, Escape closes it, and the focus is back',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, shipping);
    await card(page, 'Main store').waitFor();
    await page.keyboard.press('Tab');
    await tabTo(page, 'Edit: Main store', 'button');
    await page.keyboard.press('Enter');
    await dialog(page).getByLabel('Label').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe('Edit: Main store');
  },
);

test(
  'PROF-01 addresses that cannot be read are said to be so, and can be read again',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    await product.breakNext('listAddresses', { kind: 'status', status: 500 });
    await page.goto(shipping);
    await page.getByText('This part could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await card(page, 'Main store').waitFor();
    expectComplaints(/500|GraphQL|Relay/);
  },
);

test('PROF-03 shipping addresses and the form: axe finds no violations, and the page does not scroll sideways', () =>
  checkScreen(product, {
    name: 'addresses',
    path: shipping,
    as: 'client',
    states: [
      async (page) => {
        await page.getByRole('button', { name: /^(Add address|Adresse hinzufügen)$/ }).click();
        await dialog(page).waitFor();
      },
    ],
  }));
