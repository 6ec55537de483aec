import { afterAll, beforeAll } from 'vitest';
import { startProduct, type Product } from '../support/startProduct.ts';
import { checkScreens, type Screen } from './checkScreen.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const forVisitors: Screen[] = [
  { name: 'AUTH-05 log-in', path: '/login' },
  {
    name: 'AUTH-23 sign-up, its errors and its second address',
    path: '/sign-up',
    states: [
      async (page) => {
        await page.getByRole('checkbox').uncheck();
        await page.locator('button[type=submit]').click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    ],
  },
  {
    name: 'AUTH-37 forgotten password, before and after it is sent',
    path: '/forgot-password',
    states: [
      async (page) => {
        await page.locator('input[type=email]').fill('unknown@nowhere.test');
        await page.keyboard.press('Enter');
        await page.locator('.fui-MessageBar').waitFor();
      },
    ],
  },
  {
    name: 'AUTH-44 a link before it is used, and that is not valid',
    isFurther: true,
    path: '/forgot-password/complete?token=made-up',
    states: [
      async (page) => {
        await page.locator('form button[type=submit]').click();
        await page.locator('.fui-MessageBar').waitFor();
      },
    ],
  },
];

const forUsers: Screen[] = [
  { name: 'SHELL-31 the notice of a closed branch', path: '/', as: 'closed' },
  { name: 'not found', path: '/not-found', as: 'client' },
  {
    name: 'AUTH-48 switch user, the modal and its list',
    path: '/catalog',
    as: 'staff',
    states: [
      async (page) => {
        await page
          .getByRole('banner')
          .getByRole('button', { name: /switch user|Benutzer wechseln/i })
          .click();
        await page.getByRole('dialog').getByRole('combobox').waitFor();
      },
      async (page) => {
        await page.getByRole('dialog').getByRole('combobox').fill('client@');
        await page.getByRole('option', { name: /client@demo.test/ }).waitFor();
      },
    ],
  },
];

checkScreens(() => product, forVisitors, 'ru');
checkScreens(() => product, forUsers);
