import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startFtpServer, type FtpServer } from '../../support/startFtpServer.ts';
import { startSftpServer } from '../../support/startSftpServer.ts';
import { loseNext } from '../support/holdAnswers.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { dialog, openScreen, said } from '../support/pageParts.ts';
import { expectComplaints } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
let ftp: FtpServer;
beforeAll(async () => {
  product = await startProduct({ localFtp: true });
  ftp = await startFtpServer({ user: 'parts', password: 's3cret', folders: ['/stock'] });
});
afterAll(() => Promise.all([product.close(), ftp.close()]));
beforeEach(() => product.sandbox.db.deleteFrom('integrations').execute());

const list = '/my-profile/integrations';
const card = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const headings = (page: Page) =>
  page
    .getByLabel(/^Heading of column/)
    .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')));
/** A text of the screen; announcements for screen readers stand outside of it. */
const shown = (page: Page, text: string) => page.getByRole('main').getByText(text);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Whether a field is marked as required; the mark is a part of its label. */
const required = (page: Page, label: string) =>
  page
    .getByRole('textbox', { name: label, exact: true })
    .or(page.getByRole('combobox', { name: label, exact: true }))
    .evaluate((element) => element.matches(':required, [aria-required=true]'));
const hoursAgo = (count: number) => new Date(Date.now() - count * 3_600_000);

/** Adds an integration with the server of this file. */
async function add(changes: object = {}): Promise<void> {
  const caller = await product.as('client');
  await caller.run(
    'mutation Add($input: CreateIntegrationInput!) { createIntegration(input: $input) { __typename } }',
    {
      input: {
        name: 'Web shop',
        ftpServer: '127.0.0.1',
        ftpPort: ftp.port,
        ftpUser: 'parts',
        ftpPassword: 's3cret',
        ftpPathToFolder: '/stock',
        fileName: 'stock.csv',
        fields: [
          { name: 'Reference', visibleName: 'Article' },
          { name: 'Stock', visibleName: 'Pieces' },
        ],
        ...changes,
      },
    },
  );
}

async function fillConnection(page: Page, port = ftp.port): Promise<void> {
  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1');
  await page.getByRole('textbox', { name: 'Port', exact: true }).fill(String(port));
  await page.getByLabel('User', { exact: true }).fill('parts');
  await page.getByLabel('Password').fill('s3cret');
  await page.getByLabel('Folder').fill('/stock');
}

test('INT-01, INT-02, INT-03: the tab lists the integrations below two banners, for those with the attribute', async () => {
  await add();
  const page = await openScreen(product, list);
  const banners = page
    .getByRole('main')
    .getByRole('group')
    .or(page.getByRole('main').locator('.fui-MessageBar'));
  expect(await banners.filter({ hasText: 'Files by FTP or SFTP' }).count()).toBeGreaterThan(0);
  expect(await banners.filter({ hasText: 'Or by API' }).innerText()).toContain('/graphql');
  await card(page, 'Web shop').getByText('ftp://127.0.0.1').waitFor();
  await card(page, 'Web shop').getByText('Every 6 hours').waitFor();
  const stranger = await openScreen(product, list, { as: 'workshop@demo.test' });
  await expect.poll(() => new URL(stranger.url()).pathname).not.toContain('integrations');
  await stranger.goto('/my-profile');
  await stranger.getByRole('heading', { level: 1 }).waitFor();
  expect(await stranger.getByRole('link', { name: 'Integrations' }).count()).toBe(0);
});

test(
  'INT-04: a list without integrations says so; one is changed, duplicated and deleted',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, list);
    await page.getByText('No integrations yet').waitFor();
    await add();
    await page.reload();
    await card(page, 'Web shop').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Web shop' }).waitFor();
    await page.getByLabel('Frequency').selectOption('Every 12 hours');
    await expect.poll(() => page.getByText('Leave it empty to keep the stored password.').count()).toBe(1);
    await button(page, 'Save').click();
    await page.getByText('Saved: Web shop').last().waitFor();
    await card(page, 'Web shop').getByText('Every 12 hours').waitFor();
    await button(page, 'More commands for Web shop').click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await page.getByRole('heading', { level: 1, name: 'New integration' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(
      'Web shop (copy)',
    );
    expect(await page.getByLabel('Upload on schedule').isChecked()).toBe(false);
    expect(await page.getByLabel('Password').inputValue()).toBe('');
    expect(await headings(page)).toEqual(['Article', 'Pieces']);
    await page.getByLabel('Password').fill('s3cret');
    await button(page, 'Test and save').click();
    await card(page, 'Web shop (copy)').getByText('Paused').waitFor();
    await button(page, 'More commands for Web shop').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    const kept = await product.sandbox.db.selectFrom('integrations').select(['name', 'active']).execute();
    expect(kept).toEqual([{ name: 'Web shop (copy)', active: false }]);
  },
);

test(
  'an integration whose answer is lost, entered once more after a reload, is there once',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, `${list}/new`);
    await loseNext(page, 'useCreateIntegrationMutation', 'cut', Infinity);
    const save = async () => {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Web shop');
      await page.getByLabel('File name').fill('shop.csv');
      await button(page, 'Save').click();
    };
    await save();
    await page.getByText('outcome unknown').first().waitFor();
    expectComplaints(/ERR_CONNECTION_RESET/);
    await page.unrouteAll();
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await save();
    await page.getByText('Saved: Web shop').first().waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
  },
);

test(
  'INT-05, INT-06: an upload says that it was made; one that fails brings no notification, and the card says what is true',
  { tags: 'matrix' },
  async () => {
    await add();
    const page = await openScreen(product, list);
    await card(page, 'Web shop').getByText('Never uploaded').waitFor();
    await button(page, 'Upload now: Web shop').click();
    await page.getByText('The file was uploaded.').first().waitFor();
    await card(page, 'Web shop').getByText('On time').waitFor();
    expect(ftp.files.get('/stock/stock.csv')?.toString()).toContain('Article;Pieces');
    const full = await startFtpServer({
      user: 'parts',
      password: 's3cret',
      folders: ['/stock'],
      refusal: '552 Disk full',
    });
    await product.sandbox.db.updateTable('integrations').set({ ftp_port: full.port }).execute();
    await page.reload();
    await button(page, 'Upload now: Web shop').click();
    const main = page.getByRole('main');
    await main.getByText('The file was not uploaded. The last upload is still that of').waitFor();
    await main.getByText('The server has no space left.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await full.close();
  },
);

test(
  'INT-05: an upload without an answer may be under way; one whose answer is lost shows as made by its time',
  { tags: 'matrix' },
  async () => {
    await add();
    const page = await openScreen(product, list);
    await product.breakNext('runIntegrationUpload', { kind: 'reset' });
    await button(page, 'Upload now: Web shop').click();
    await shown(page, 'We don’t know whether the file was uploaded').waitFor();
    await product.breakNext('runIntegrationUpload', { kind: 'lost' });
    await button(page, 'Upload now: Web shop').click();
    await page.getByText('The file was uploaded.').first().waitFor();
    expect(await shown(page, 'We don’t know').count()).toBe(0);
  },
);

test(
  'INT-07, INT-08, INT-09: a test shows that it runs, then success or the server’s words with the failed step',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, `${list}/new`);
    await fillConnection(page);
    await product.breakNext('testIntegration', { kind: 'slow', ms: 400 });
    const [request] = await Promise.all([
      page.waitForRequest((one) => (one.postData() ?? '').includes('ftpPathToFolder')),
      button(page, 'Test connection').click(),
    ]);
    await page.getByRole('main').getByText('Testing the connection…').waitFor();
    await shown(page, 'The connection works').waitFor();
    await page.getByText(/^Tested at .+, in .+ s$/).waitFor();
    expect(request.postDataJSON().variables.input).toMatchObject({
      connectionType: 'FTP',
      ftpServer: '127.0.0.1',
      ftpPort: ftp.port,
      ftpUser: 'parts',
      ftpPassword: 's3cret',
      ftpPathToFolder: '/stock',
      ftpSSL: false,
      ftpPassiveMode: true,
    });
    await page.getByLabel('Folder').fill('/nowhere');
    await button(page, 'Test connection').click();
    await shown(page, 'The connection does not work').waitFor();
    await page.getByText('The folder does not exist or cannot be opened by this user.').waitFor();
    await page.getByText('“The folder cannot be opened.”').waitFor();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Web shop');
    await page.getByRole('textbox', { name: 'File name' }).fill('stock.csv');
    await button(page, 'Test and save').click();
    await expect
      .poll(() => said(page))
      .toContain('Not saved: Web shop. The next button is “Save without testing”');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Save without testing');
    await add();
    await page.goto(list);
    const [saved] = await Promise.all([
      page.waitForRequest((one) => (one.postData() ?? '').includes('ftpPathToFolder')),
      button(page, 'Test connection: Web shop').click(),
    ]);
    await card(page, 'Web shop').getByText('The connection works').waitFor();
    expect(saved.postDataJSON().variables.input).toMatchObject({ integration: expect.any(String) });
  },
);

test('INT-10, INT-15, INT-16, INT-17, INT-18: a new integration starts with the defaults; separate warehouses bring a warning about the file name, and columns that can leave some out', async () => {
  const page = await openScreen(product, `${list}/new`);
  expect(await page.getByLabel('Protocol').locator('option').allInnerTexts()).toEqual(['FTP', 'SFTP']);
  expect(await page.getByRole('combobox', { name: 'Content', exact: true }).locator('option').count()).toBe(
    2,
  );
  const rrp = ['ID', 'Reference', 'Description', 'Price', 'RRP Price', 'Stock'];
  expect(await headings(page)).toEqual(rrp);
  const control = (name: string) =>
    page.getByRole('combobox', { name, exact: true }).or(page.getByRole('textbox', { name, exact: true }));
  const defaults = {
    Protocol: 'FTP',
    Content: 'FTP_RRP',
    Port: '21',
    'Language of the file': 'en',
    'Between columns': ';',
    'Decimals in prices': ',',
    Frequency: '6',
  };
  for (const [label, value] of Object.entries(defaults))
    expect([label, await control(label).inputValue()]).toEqual([label, value]);
  for (const [label, isOn] of [
    ['Upload on schedule', true],
    ['First line names the separator (for Excel)', false],
    ['Line with the date above the headings', false],
  ] as const)
    expect([label, await page.getByLabel(label).isChecked()]).toEqual([label, isOn]);
  await page.getByLabel('Protocol').selectOption('SFTP');
  await expect.poll(() => said(page)).toMatch(/Port: 22\. The server’s host key is not checked/);
  const warning = page.getByText('Use a separate file name for this content.');
  expect(await warning.count()).toBe(0);
  await page
    .getByRole('combobox', { name: 'Content', exact: true })
    .selectOption('Prices, stock of each warehouse');
  await warning.waitFor();
  const all = await headings(page);
  expect(all.slice(0, 2)).toEqual(['Reference', 'Price']);
  expect(all).toContain('Stock Riga');
  const left = page.getByRole('group', { name: 'Warehouses to leave out' });
  await left.getByLabel('Riga').check();
  await expect.poll(() => headings(page)).toEqual(all.filter((heading) => heading !== 'Stock Riga'));
  // Changed columns are the user's own: they stay.
  await page.getByLabel('Heading of column 1', { exact: true }).fill('Article');
  await left.getByLabel('Riga').uncheck();
  await page.getByText('Warehouses without a column: Riga.').waitFor();
  await page
    .getByRole('combobox', { name: 'Content', exact: true })
    .selectOption('Prices with RRP, total stock');
  expect((await headings(page))[0]).toBe('Article');
});

test(
  'INT-11, INT-12, INT-13, INT-14: required fields, at least one column, and a port from 1 to 65535',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, `${list}/new`);
    for (const label of ['Name', 'Frequency', 'Port', 'Content', 'File name', 'Language of the file'])
      expect(await required(page, label), label).toBe(true);
    await page.getByRole('textbox', { name: 'Port', exact: true }).fill('');
    await page.keyboard.press('Tab');
    for (let columns = 6; columns > 0; columns -= 1) await button(page, 'Remove column 1').click();
    await button(page, 'Save').click();
    await page.getByText('please add value').waitFor();
    expect(await page.getByText('please enter value').count()).toBe(3);
    for (const wrong of ['0', '65536', '21a', '2.1']) {
      await page.getByRole('textbox', { name: 'Port', exact: true }).fill(wrong);
      await page.getByText('FTP port invalid').waitFor();
      await page.getByRole('textbox', { name: 'Port', exact: true }).fill('65535');
      await expect.poll(() => page.getByText('FTP port invalid').count()).toBe(0);
    }
    expect(await product.sandbox.db.selectFrom('integrations').selectAll().execute()).toEqual([]);
  },
);

test(
  'INT-15, INT-19, INT-20, INT-22: a new integration starts with the defaults, and its columns are saved in their order',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, `${list}/new`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Shop');
    await page.getByLabel('File name').fill('shop.csv');
    const contents = page.getByLabel('Content of column 1', { exact: true });
    const names = await contents
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
    const data = ['ID', 'Reference', 'Description', 'Price', 'RRP Price', 'HS code', 'EAN code', 'Stock'];
    const sizes = ['Net Weight', 'Gross Weight', 'Width', 'Height', 'Length', 'Multiplicity'];
    expect(names.filter((name) => !name.startsWith('Stock_'))).toEqual([...data, ...sizes, 'custom']);
    expect(names).toContain('Stock_1');
    await contents.selectOption('Own empty column');
    await page.getByLabel('Heading of column 1', { exact: true }).fill('Shelf');
    await button(page, 'Move column 1 down').click();
    await button(page, 'Save').click();
    await card(page, 'Shop').waitFor();
    const saved = await product.sandbox.db.selectFrom('integrations').selectAll().executeTakeFirstOrThrow();
    expect(saved).toMatchObject({
      connection_type: 'ftp',
      type: 'ftp_rrp',
      ftp_port: 21,
      active: true,
      language: 'en',
      column_separator: ';',
      price_separator: ',',
      frequency_hours: 6,
      add_separator_line: false,
      add_date_line: false,
    });
    expect(saved.fields.map(({ name, visibleName, sort }) => [name, visibleName, sort])).toEqual(
      ['Reference', 'Shelf', 'Description', 'Price', 'RRP Price', 'Stock'].map((name, sort) => [
        name,
        name,
        sort,
      ]),
    );
  },
);

test('INT-21: what the server says about a field stands at that field', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, `${list}/new`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Shop');
  await page.getByLabel('File name').fill('..');
  await button(page, 'Save').click();
  await page.getByText('This is not the name of a file.').waitFor();
  await expect
    .poll(() => page.getByLabel('File name').evaluate((field) => field === document.activeElement))
    .toBe(true);
});

test(
  'the port follows the protocol until it is changed, and SFTP has no switches of FTP',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, `${list}/new`);
    const port = () => page.getByRole('textbox', { name: 'Port', exact: true }).inputValue();
    await page.getByLabel('Protocol').selectOption('SFTP');
    await expect.poll(port).toBe('22');
    expect(await page.getByLabel('Passive mode').count()).toBe(0);
    await page.getByLabel('Protocol').selectOption('FTP');
    await expect.poll(port).toBe('21');
    await page.getByRole('textbox', { name: 'Port', exact: true }).fill('2121');
    await page.getByLabel('Protocol').selectOption('SFTP');
    await expect.poll(() => port()).toBe('2121');
  },
);

test(
  'a changed connection is tested before it is saved; one that fails is saved only without the test',
  { tags: 'matrix' },
  async () => {
    const sftp = await startSftpServer({ user: 'parts', password: 's3cret', folders: ['/stock'] });
    await add();
    const page = await openScreen(product, list);
    await card(page, 'Web shop').getByRole('link').click();
    await button(page, 'Save').waitFor();
    await page.getByLabel('Protocol').selectOption('SFTP');
    await page.getByRole('textbox', { name: 'Port', exact: true }).fill(String(sftp.port));
    await button(page, 'Test and save').click();
    await page
      .getByText('A stored password is sent only to the server that it was entered for.')
      .last()
      .waitFor();
    expect(new URL(page.url()).pathname).not.toBe(list);
    await page.getByLabel('Password').fill('s3cret');
    await button(page, 'Test connection').click();
    await shown(page, 'The connection works').waitFor();
    await button(page, 'Save').waitFor();
    await page.getByLabel('Folder').fill('/nowhere');
    await button(page, 'Save without testing').click();
    await page.getByText('Saved without a test: Web shop').last().waitFor();
    await card(page, 'Web shop').getByText(`sftp://127.0.0.1:${sftp.port}/nowhere/stock.csv`).waitFor();
    await sftp.close();
  },
);

test(
  'the preview shows the file over twenty articles, as text and as a table, and follows the settings',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, `${list}/new`);
    await page
      .getByRole('combobox', { name: 'Content', exact: true })
      .selectOption('Prices, stock of each warehouse');
    await button(page, 'Show preview').click();
    const preview = page.getByRole('region', { name: /^As (text|a table)$/ });
    const lines = async () => (await preview.innerText()).split(/\r?\n/).filter(Boolean);
    await preview.getByText('Reference;Price;').waitFor();
    expect(await lines()).toHaveLength(21);
    expect((await lines())[1]).toMatch(/^[^;]+;\d+,\d\d(;\d+)+$/);
    await page.getByLabel('Decimals in prices').selectOption('Point (.)');
    await page.getByLabel('Between columns').selectOption('Tab');
    await page.getByLabel('First line names the separator').check();
    await page.getByLabel('Line with the date above the headings').check();
    await page.getByLabel('Language of the file').selectOption('Deutsch');
    await preview.getByText('sep=').waitFor();
    const text = await lines();
    expect(text[1]).toMatch(/^Datum\t\d\d-\d\d-\d{4}$/);
    expect(text[3]).toMatch(/^[^\t]+\t\d+\.\d\d(\t\d+)+$/);
    await page.getByRole('tab', { name: 'As a table' }).click();
    await expect.poll(() => preview.getByRole('row').count()).toBe(21);
    await page.getByLabel('Between columns').selectOption('Comma (,)');
    await page.getByLabel('Decimals in prices').selectOption('Comma (,)');
    await page.getByText('Columns and decimals use the same sign.').waitFor();
  },
);

test('by keyboard alone an integration is made and tested', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, list);
  await page.keyboard.press('Tab');
  await tabTo(page, 'New integration', 'link');
  await press(page, 'Enter');
  await page.getByRole('heading', { level: 1, name: 'New integration' }).waitFor();
  const type = async (label: string, text: string) => {
    await tabTo(page, label, 'textbox');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  await type('Name', 'Keys');
  await type('Server', '127.0.0.1');
  await type('Port', String(ftp.port));
  await type('User', 'parts');
  await page.keyboard.press('Tab');
  await page.keyboard.type('s3cret');
  await type('Folder', '/stock');
  await tabTo(page, 'Test connection', 'button');
  await press(page, 'Enter');
  await shown(page, 'The connection works').waitFor();
  await type('File name', 'keys.csv');
  await tabTo(page, 'Move column 1 down', 'button');
  await press(page, 'Enter');
  for (const column of ['Remove column 6', 'Remove column 5']) {
    await tabTo(page, column, 'button');
    await press(page, 'Enter');
  }
  await expect.poll(() => headings(page)).toEqual(['Reference', 'ID', 'Description', 'Price']);
  await tabTo(page, 'Save', 'button');
  await press(page, 'Enter');
  await card(page, 'Keys').waitFor();
});

test(
  'a late integration says since when; a list that cannot be read offers to read it again',
  { tags: 'matrix' },
  async () => {
    await add();
    await product.sandbox.db
      .updateTable('integrations')
      .set({ last_uploaded_at: hoursAgo(30), scheduled_upload_at: hoursAgo(-2) })
      .execute();
    const page = await openScreen(product, list);
    await card(page, 'Web shop').getByText('Late', { exact: true }).waitFor();
    await card(page, 'Web shop').getByText('No upload since it was due on').waitFor();
    await product.breakNext('listIntegrations', { kind: 'status', status: 500, body: {} });
    await page.reload();
    await page.getByText('The integrations could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await card(page, 'Web shop').waitFor();
  },
);

test(
  'a problem with an integration is reported with its number and what was done last, without its password',
  { tags: 'matrix' },
  async () => {
    await add();
    const { id } = await product.sandbox.db.selectFrom('integrations').select('id').executeTakeFirstOrThrow();
    const page = await openScreen(product, `${list}/${id}`);
    await page.getByLabel('Password').fill('s3cret');
    await button(page, 'Test and save').click();
    await page.getByText('Saved: Web shop').last().waitFor();
    await card(page, 'Web shop').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Web shop' }).waitFor();
    await page.getByRole('link', { name: 'Report a problem' }).click();
    await page.waitForURL('**/issues/create?*');
    await expect
      .poll(() => page.getByLabel('Name', { exact: false }).inputValue())
      .toBe(`Problem: integration ${id}`);
    const text = await page.getByLabel('Description', { exact: false }).inputValue();
    expect(text).toContain(`${product.url}${list}/${id}>`);
    expect(text).toMatch(/- Last action: `\w+Integration` \(`[\w-]{8,}`\)/);
    expect(text + page.url()).not.toContain('s3cret');
  },
);
