import { afterAll, beforeAll } from 'vitest';
import { startProduct, type Product } from '../support/startProduct.ts';
import { checkScreens, tall, type Screen } from './checkScreen.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const button = /^(Test connection|Verbindung testen)$/;
const testOf = /^(Test connection|Verbindung testen): /;

const screens: readonly Screen[] = [
  {
    name: 'the list of integrations, with the result of a test',
    isFurther: true,
    path: '/my-profile/integrations',
    as: 'client',
    states: [(page) => page.getByRole('button', { name: testOf }).first().click()],
  },
  {
    name: 'the form of an integration, with its preview',
    path: '/my-profile/integrations/3',
    as: 'client',
    height: tall,
    states: [
      (page) => page.getByRole('button', { name: button }).click(),
      async (page) => {
        await page.getByRole('button', { name: /^(Show preview|Vorschau anzeigen)$/ }).click();
        await page.getByRole('tab').first().waitFor();
      },
      (page) => page.getByRole('tab').nth(1).click(),
    ],
  },
];

checkScreens(() => product, screens);
