import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { findDocument } from '../documents/findDocuments.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { checkScreens, type Screen } from './checkScreen.ts';

let product: Product;
const ids = { invoice: '', final: '', credit: '' };
beforeAll(async () => {
  product = await startProduct();
  ids.invoice = (await findDocument(product, 'buyer', 'invoices')).dbId;
  ids.final = (await findDocument(product, 'client', 'mergedInvoices')).dbId;
  ids.credit = (await findDocument(product, 'client', 'creditInvoices')).dbId;
});
afterAll(() => product.close());

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name }).first().click();
};
const openDialog = (name: RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

const screens: Screen[] = [
  {
    name: 'INV-01 invoices, a row checked',
    isFurther: true,
    path: '/orders/invoices?page=1&limit=10',
    as: 'buyer',
    // All rows above the bar of the checked ones, which would cover one in part.
    height: 2000,
    states: [(page) => page.getByRole('main').getByRole('checkbox').nth(1).check()],
  },
  { name: 'INV-03 invoices with payment', path: '/orders/invoices?page=1&limit=10', as: 'payer' },
  {
    name: 'MINV-01 final invoices and the export of a range',
    path: '/orders/merged-invoices?page=1&limit=10',
    as: 'client',
    states: [openDialog(/^(Download|Herunterladen)$/)],
  },
  {
    name: 'final invoices and the month-end pack',
    path: '/orders/merged-invoices?page=1&limit=10',
    as: 'client',
    states: [
      openDialog(/^(Month-end pack|Monatspaket)$/),
      async (page) => {
        await page
          .getByRole('dialog')
          .getByLabel(/^(File|Datei)/)
          .selectOption('datev');
        await page
          .getByRole('button', { name: /^(Download|Herunterladen)$/ })
          .last()
          .click();
      },
    ],
  },
  { name: 'CRED-01 credit invoices', path: '/orders/credit-invoices?page=1&limit=10', as: 'client' },
  { name: 'STAT-02 statements', path: '/orders/statements?page=1&limit=10', as: 'client' },
  {
    name: 'INV-05 invoice, checked',
    path: () => `/invoices/${ids.invoice}`,
    as: 'buyer',
    states: [press(/^(Check the invoice|Rechnung prüfen)$/)],
  },
  { name: 'MINV-03 final invoice', path: () => `/final-invoices/${ids.final}`, as: 'client' },
  { name: 'CRED-02 credit invoice', path: () => `/credit-invoices/${ids.credit}`, as: 'client' },
  {
    name: 'DOC-01 downloads and the export of articles',
    path: '/downloads',
    as: 'client',
    states: [openDialog(/^(Choose columns and format|Spalten und Format wählen)$/)],
  },
  {
    name: 'DOC-21 downloads and the table settings',
    path: '/downloads',
    as: 'client',
    states: [openDialog(/^(Table settings|Tabelleneinstellungen)$/)],
  },
];

checkScreens(() => product, screens);
