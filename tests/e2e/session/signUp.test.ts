import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectComplaints, openPage, type PageOptions } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { mailedPassword } from './mails.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function openSignUp(options: PageOptions = {}): Promise<Page> {
  const page = await openPage(product, options);
  await page.goto('/sign-up');
  await page.locator('form').waitFor();
  return page;
}
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const submit = (page: Page) => page.getByRole('button', { name: 'Register', exact: true }).click();
const sameAddress = (page: Page) => page.getByRole('checkbox', { name: 'Deliver to the billing address' });
/** Names of the fields marked as invalid, in the order of the form. */
const wrongFields = (page: Page) =>
  page
    .locator('[aria-invalid=true]')
    .evaluateAll((fields) => fields.map((each) => each.getAttribute('name')));

const ofAddress = (of: string) =>
  ['companyName', 'country', 'street', 'city', 'postalCode', 'firstName', 'lastName', 'phone', 'email'].map(
    (name) => `${of}.${name}`,
  );
const ofContact = ['firstName', 'lastName', 'email', 'workPhone'].map((name) => `contact.${name}`);

async function fillAddress(page: Page, of: string, email = 'office@garage.test'): Promise<void> {
  await field(page, `${of}.country`).selectOption({ label: 'Estonia' });
  const texts = {
    street: 'Mustamäe tee 5',
    city: 'Tallinn',
    postalCode: '10621',
    firstName: 'Anna',
    lastName: 'Saar',
    phone: '+372 5550 0000',
    email,
  };
  for (const [name, text] of Object.entries(texts)) await field(page, `${of}.${name}`).fill(text);
}
async function fillContact(page: Page, email: string): Promise<void> {
  const texts = { firstName: 'Anna', lastName: 'Saar', email, workPhone: '+372 5550 0001' };
  for (const [name, text] of Object.entries(texts)) await field(page, `contact.${name}`).fill(text);
}

test('AUTH-03 AUTH-23 SHELL-03 from the log-in page to the form; a change of language keeps all typed text', async () => {
  const page = await openPage(product);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Register as a customer' }).click();
  await page.waitForURL('**/sign-up');
  await expect.poll(() => page.title()).toBe('Sign up | B2B portal');
  await field(page, 'agent.businessName').fill('Garage OÜ');
  await field(page, 'billingAddress.country').selectOption({ label: 'Germany' });
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('heading', { level: 1, name: 'Registrieren' }).waitFor();
  const country = field(page, 'billingAddress.country').locator('option:checked');
  await expect.poll(() => country.textContent()).toBe('Deutschland');
  expect(await field(page, 'agent.businessName').inputValue()).toBe('Garage OÜ');
});

test(
  'AUTH-26 AUTH-27 AUTH-28 AUTH-31 AUTH-32 GAP-21 an empty form is refused at the required fields, and only there',
  { tags: 'matrix' },
  async () => {
    const page = await openSignUp();
    await expect.poll(() => sameAddress(page).isChecked()).toBe(true);
    await submit(page);
    await page.getByText('please enter value').first().waitFor();
    expect(await wrongFields(page)).toEqual([
      'agent.businessName',
      ...ofAddress('billingAddress'),
      ...ofContact,
    ]);
    expect(await page.getByText('please select value').count()).toBe(1);
    expect(await field(page, 'agent.businessName').evaluate((it) => it === document.activeElement)).toBe(
      true,
    );
    expect(await field(page, 'billingAddress.email').getAttribute('type')).toBe('email');
    expect(await field(page, 'contact.email').getAttribute('type')).toBe('email');
  },
);

test(
  'AUTH-30 with the option off the delivery address requires the same nine fields; back on, none',
  { tags: 'matrix' },
  async () => {
    const page = await openSignUp();
    await sameAddress(page).uncheck();
    await submit(page);
    await page.getByText('please enter value').first().waitFor();
    expect(await wrongFields(page)).toEqual([
      'agent.businessName',
      ...ofAddress('billingAddress'),
      ...ofAddress('deliveryAddress'),
      ...ofContact,
    ]);
    await field(page, 'deliveryAddress.city').fill('Tartu');
    await sameAddress(page).check();
    await expect.poll(() => field(page, 'deliveryAddress.city').isHidden()).toBe(true);
    await sameAddress(page).uncheck();
    await expect.poll(() => field(page, 'deliveryAddress.city').inputValue()).toBe('Tartu');
  },
);

test('DAY-82 AUTH-26 AUTH-27 AUTH-31 an empty form is refused at the required fields; a separate delivery address starts as a copy of the billing address, and what was typed stays', async () => {
  const page = await openSignUp();
  await submit(page);
  await expect
    .poll(() => wrongFields(page))
    .toEqual(['agent.businessName', ...ofAddress('billingAddress'), ...ofContact]);
  await field(page, 'agent.businessName').fill('Garage OÜ');
  await fillAddress(page, 'billingAddress');
  await field(page, 'billingAddress.vat').fill('EE102345678');
  await sameAddress(page).uncheck();
  for (const name of [...ofAddress(''), '.vat']) {
    const billing = await field(page, `billingAddress${name}`).inputValue();
    expect(billing).not.toBe('');
    await expect.poll(() => field(page, `deliveryAddress${name}`).inputValue()).toBe(billing);
  }
  // The contact has the names and the telephone of the billing address.
  await expect.poll(() => wrongFields(page)).toEqual(['contact.email']);
  for (const [name, from] of [
    ['firstName', 'firstName'],
    ['lastName', 'lastName'],
    ['workPhone', 'phone'],
  ] as const) {
    const billing = await field(page, `billingAddress.${from}`).inputValue();
    expect(await field(page, `contact.${name}`).inputValue()).toBe(billing);
  }
  await field(page, 'deliveryAddress.city').fill('Tartu');
  await sameAddress(page).check();
  await field(page, 'billingAddress.postalCode').fill('10622');
  await sameAddress(page).uncheck();
  await expect.poll(() => field(page, 'deliveryAddress.city').inputValue()).toBe('Tartu');
  await expect.poll(() => field(page, 'deliveryAddress.postalCode').inputValue()).toBe('10621');
});

test('AUTH-25 AUTH-29 AUTH-33 AUTH-35 AUTH-36 GAP-22 AUTH-24 a company registers by keyboard alone, and its user logs in', async () => {
  const page = await openSignUp();
  const type = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  await field(page, 'agent.businessName').focus();
  await page.keyboard.type('Garage OÜ');
  await expect.poll(() => field(page, 'billingAddress.companyName').inputValue()).toBe('Garage OÜ');
  // Past the copied name to the country, which is chosen by its first letters.
  await page.keyboard.press('Tab');
  for (const text of ['Esto', 'Mustamäe tee 5', 'Tallinn', '10621', 'Harju', 'Anna', 'Saar'])
    await type(text);
  for (const text of ['+372 1', 'office@garage.test', 'EE102345678', 'EE1234567', '14562378'])
    await type(text);
  await page.keyboard.press('Tab');
  await expect.poll(() => sameAddress(page).evaluate((it) => it === document.activeElement)).toBe(true);
  for (const text of ['Anna', 'Saar', 'anna@garage.test', '+372 2', 'Buyer']) await type(text);
  await page.keyboard.press('Enter');

  await page.getByText('is registered. The password is on its way to anna@garage.test').waitFor();
  expect(await page.locator('form').count()).toBe(0);
  const rows = await product.sandbox.db
    .selectFrom('addresses as a')
    .innerJoin('countries as l', 'l.id', 'a.country_id')
    .select(['a.type', 'a.company_name', 'l.code', 'a.city', 'a.region', 'a.vat', 'a.customs_code'])
    .where('a.email', '=', 'office@garage.test')
    .orderBy('a.type')
    .execute();
  const address = {
    company_name: 'Garage OÜ',
    code: 'EE',
    city: 'Tallinn',
    region: 'Harju',
    vat: 'EE102345678',
    customs_code: 'EE1234567',
  };
  expect(rows).toEqual([
    { type: 'billing', ...address },
    { type: 'shipping', ...address },
  ]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await page.getByLabel('Username').fill('anna@garage.test');
  await page.getByLabel('Password').fill(await mailedPassword(product, 'anna@garage.test'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/catalog**');
  for (const path of ['/sign-up', '/forgot-password', '/login']) {
    await page.goto(path);
    await page.waitForURL('**/catalog**');
  }
});

test(
  'AUTH-34 GAP-113 GAP-158 a server error appears at its field, one of the copied delivery address at the billing field',
  { tags: 'matrix' },
  async () => {
    const page = await openSignUp();
    await field(page, 'agent.businessName').fill('Garage OÜ');
    await fillAddress(page, 'billingAddress', 'not an e-mail');
    await fillContact(page, 'not one either');
    await submit(page);
    await expect.poll(() => wrongFields(page)).toEqual(['billingAddress.email', 'contact.email']);
    await expect
      .poll(() => field(page, 'billingAddress.email').evaluate((it) => it === document.activeElement))
      .toBe(true);
    expect(await page.locator('.fui-Toast').count()).toBe(0);

    await field(page, 'billingAddress.email').fill('office@garage.test');
    await field(page, 'contact.email').fill('client@demo.test');
    await submit(page);
    await page.getByText('This email is registered already.').waitFor();
    expect(await wrongFields(page)).toEqual(['contact.email']);
    expect(await field(page, 'agent.businessName').inputValue()).toBe('Garage OÜ');

    await field(page, 'contact.email').fill('new@garage.test');
    await submit(page);
    await page.getByText('on its way to new@garage.test').waitFor();
  },
);

test(
  'AUTH-36 without the list of countries the page says so, keeps the typed text, and reads it again',
  { tags: 'matrix' },
  async () => {
    await product.breakNext('listCountries', { kind: 'status', status: 400, body: {} });
    const page = await openSignUp();
    await page.getByText('The list of countries could not be loaded.').waitFor();
    await field(page, 'agent.businessName').fill('Garage OÜ');
    await page.getByRole('button', { name: 'Try again' }).click();
    await field(page, 'billingAddress.country').locator('option', { hasText: 'Estonia' }).waitFor({
      state: 'attached',
    });
    expect(await field(page, 'agent.businessName').inputValue()).toBe('Garage OÜ');
    expectComplaints(/400|500|502/);
  },
);
