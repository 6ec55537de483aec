import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { startProduct, type Product } from '../support/startProduct.ts';
import { checkScreens, type Screen } from './checkScreen.ts';

let product: Product;
let claim = 0;
beforeAll(async () => {
  product = await startProduct();
  const waiting = await product.sandbox.db
    .selectFrom('claim_items')
    .select('claim_id')
    .where('status', '=', 'clarification_awaiting')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  claim = waiting.claim_id;
});
afterAll(() => product.close());

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
};

const screens: Screen[] = [
  { name: 'CLM-02 the choice of a kind', path: '/claims/new', as: 'client' },
  {
    name: 'CLM-21 a new claim and the wizard',
    path: '/claims/new/reclamation',
    as: 'client',
    states: [press(/^(Add article|Artikel hinzufügen)$/)],
  },
  {
    name: 'CLM-33 a new claim from a file',
    isFurther: true,
    path: '/claims/new/return',
    as: 'client',
    states: [press(/^(From a csv file|Aus CSV-Datei)$/)],
  },
  {
    name: 'CLM-05 CLM-13 a claim and its edit modal',
    path: () => `/claims/${claim}`,
    as: 'client',
    states: [press(/^(Add more info|Angaben ergänzen):/)],
  },
  { name: 'CLM-08 a claim as a table', path: () => `/claims/${claim}?view=table`, as: 'client' },
  { name: 'the slip of a claim', isFurther: true, path: () => `/claims/${claim}/slip`, as: 'client' },
];

checkScreens(() => product, screens);
