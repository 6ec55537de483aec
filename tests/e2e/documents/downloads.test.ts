import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectComplaints } from '../support/openPage.ts';
import { dialog, openScreen, said } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { tabTo } from '../support/keyboard.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const open = (user = 'client'): Promise<Page> =>
  openScreen(product, '/downloads', { as: `${user}@demo.test` });

async function openExport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Choose columns and format' }).click();
  await dialog(page).waitFor();
  return dialog(page);
}

const columns = (form: Locator) => form.getByRole('listitem');
const headings = (form: Locator) =>
  form
    .getByLabel(/^Heading of column/)
    .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')));

test('DOC-01 DOC-02 DOC-03 GAP-15 GAP-86 master files and photos are links with the day each was made', async () => {
  const page = await open('basic');
  const names = {
    oem: 'OEM numbers',
    'cross-references': 'Cross-references',
    ktype: 'KType',
    categories: 'Categories',
    'photo-schemes-archive': 'Drawings (archive)',
    'photo-archive': 'Photos (archive)',
    'master-photos': 'Master photos',
  };
  const main = page.getByRole('main');
  for (const [key, name] of Object.entries(names)) {
    const file = main.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    expect(await file.getByRole('link').getAttribute('href')).toBe(`/api/v3/files/${key}`);
    expect(await file.locator('time').innerText()).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d$/);
  }
  const answer = await page.context().request.get('/api/v3/files/categories');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename=/);
});

test('DOC-04 DOC-05 DOC-09 availability and prices are downloaded at once, or with columns and format of choice; that needs a language and a format, and works by keyboard alone', async () => {
  const page = await open();
  const link = page.getByRole('link', { name: 'Download now' });
  await expect.poll(() => link.getAttribute('href')).toBe('/api/v3/articles/export-with-defaults');
  await page.keyboard.press('Tab');
  await tabTo(page, 'Choose columns and format', 'button');
  await page.keyboard.press('Enter');
  const form = dialog(page);
  await form.getByRole('heading', { name: 'Export availability and prices' }).waitFor();
  for (const label of ['Language of the file', 'Format']) {
    const field = form.getByLabel(label);
    expect(
      (await field.getAttribute('required')) !== null ||
        (await field.getAttribute('aria-required')) === 'true',
      label,
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'hidden' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Choose columns and format');
});

test('DOC-06 DOC-07 DOC-19 when a next price is scheduled an alert says so, and the next prices are downloaded; a failed export says so, and can be tried again from the list of downloads', async () => {
  const page = await open();
  await page.getByText('New prices are coming').waitFor();
  await page.getByRole('button', { name: 'Download next prices' }).click();
  const form = dialog(page);
  await form.getByRole('heading', { name: 'Export the next prices' }).waitFor();
  await form.getByLabel('Format').selectOption('csv');
  const [request, download] = await Promise.all([
    page.waitForRequest('**/api/v3/articles/next-price/export'),
    page.waitForEvent('download'),
    form.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(request.method()).toBe('POST');
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const tray = page.getByRole('region', { name: 'Downloads in this session' });
  await tray.getByRole('button', { name: /^Remove/ }).click();
  await expect.poll(() => tray.count()).toBe(0);

  await openExport(page);
  await form.getByLabel('Format').selectOption('csv');
  await product.breakNext('exportArticles', { kind: 'status', status: 500 });
  await form.getByRole('button', { name: 'Download' }).click();
  await page.locator('.fui-ToastTitle', { hasText: 'Error' }).waitFor();
  await form.getByRole('button', { name: 'Cancel' }).click();
  const another = page.waitForEvent('download');
  await tray.getByRole('button', { name: 'Try again' }).click();
  await another;
  expectComplaints(/502|500|export/);
});

test(
  'DOC-08 DOC-12 DOC-13 DOC-14 the export starts with the saved settings and offers every content and format',
  { tags: 'matrix' },
  async () => {
    const caller = await product.as('client');
    const { viewer } = await caller.run(
      '{ viewer { exportConfig { language format withHeaders fields { visibleName } } } }',
    );
    expect(viewer.exportConfig).toMatchObject({ language: 'en', format: 'xlsx', withHeaders: true });
    const page = await open();
    const form = await openExport(page);
    await expect.poll(() => form.getByLabel('Language of the file').inputValue()).toBe('en');
    await expect.poll(() => form.getByLabel('Format').inputValue()).toBe('xlsx');
    await expect
      .poll(() => form.getByLabel('Format').locator('option').allInnerTexts())
      .toEqual(['xlsx', 'xls', 'csv']);
    await expect.poll(() => form.getByLabel('With column headings').isChecked()).toBe(true);
    await expect
      .poll(() => headings(form))
      .toEqual(viewer.exportConfig.fields.map(({ visibleName }) => visibleName));
    const contents = form.getByLabel('Content of column 1', { exact: true }).locator('option');
    await expect
      .poll(() => contents.evaluateAll((options) => options.map((option) => option.getAttribute('value'))))
      .toEqual([
        'id',
        'reference',
        'description',
        'oem',
        'cars',
        'hs_code',
        'ean_code',
        'price',
        'price_rrp',
        'future_price',
        'future_price_applied_date',
        'stock',
        'net_weight',
        'gross_weight',
        'width',
        'height',
        'length',
        'category',
        'subcategory',
        'multiple',
        'custom',
      ]);
  },
);

test(
  'columns are put in order with their buttons, by keyboard, and by dragging their handles',
  { tags: 'matrix' },
  async () => {
    const page = await open();
    const form = await openExport(page);
    const before = await headings(form);
    const [first = '', second = '', third = ''] = before;
    await form.getByRole('button', { name: 'Move column 1 down' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => headings(form)).toEqual([second, first, third, ...before.slice(3)]);
    const handle = (place: number) => columns(form).nth(place).locator('[data-drag-handle]');
    const from = await handle(2).boundingBox();
    const to = await handle(0).boundingBox();
    if (!from || !to) throw new Error('The handles are not shown');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 10 });
    await page.mouse.up();
    await expect.poll(() => headings(form)).toEqual([third, second, first, ...before.slice(3)]);
  },
);

test('DOC-15 DOC-16 DOC-17 DOC-18 the export sends language, settings, columns and save, and its file has the name of the answer', async () => {
  const page = await open('second');
  const form = await openExport(page);
  await form.getByLabel('Format').selectOption('csv');
  await form.getByLabel('Heading of column 1').fill('Teilenummer');
  await form.getByText('Save as my settings').click();
  const [request, download] = await Promise.all([
    page.waitForRequest('**/api/v3/articles/export'),
    page.waitForEvent('download'),
    // It gives way to the next one.
    page.getByText('The download begins…').last().waitFor(),
    form.getByRole('button', { name: 'Download' }).click(),
  ]);
  const body: unknown = request.postDataJSON();
  expect(body).toMatchObject({ language: 'en', config: { format: 'csv', withHeaders: true }, save: true });
  expect(body).toHaveProperty('fields.0', { name: 'reference', visibleName: 'Teilenummer', sort: 0 });
  await page.getByText('Completed successfully').last().waitFor();
  const answer = await (await request.response())?.allHeaders();
  expect(answer?.['content-disposition']).toContain(download.suggestedFilename());
  const file = await readFile(await download.path(), 'utf8');
  expect(file.split('\n')[0]).toContain('Teilenummer');
  const saved = page.getByRole('region', { name: 'Downloads in this session' });
  await expect.poll(() => saved.innerText()).toMatch(/Saved, .* · started \d/);
  await saved.getByRole('button', { name: /^Remove/ }).click();
  await expect.poll(() => saved.count()).toBe(0);
  // The settings were saved for the next export.
  await page.reload();
  expect((await headings(await openExport(page)))[0]).toBe('Teilenummer');
});

test(
  'DOC-20 what the server says about a field of the export stands at that field',
  { tags: 'matrix' },
  async () => {
    const page = await open();
    const form = await openExport(page);
    await product.breakNext('exportArticles', {
      kind: 'status',
      status: 400,
      body: { fields: [{ field: 'language', message: 'This language is not available' }] },
    });
    await form.getByRole('button', { name: 'Download' }).click();
    await form.getByText('This language is not available').waitFor();
    expect(await form.getByLabel('Language of the file').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('region', { name: 'Downloads in this session' }).count()).toBe(0);
    expectComplaints(/400|export/);
  },
);

test(
  'a download under way says what it waits for, and cancelling it saves nothing',
  { tags: 'matrix' },
  async () => {
    const page = await open();
    const form = await openExport(page);
    await product.breakNext('exportArticles', { kind: 'hang' });
    await form.getByRole('button', { name: 'Download' }).click();
    await form.getByRole('button', { name: 'Continue in the background' }).click();
    const tray = page.getByRole('region', { name: 'Downloads in this session' });
    await tray.getByText(/The file is being prepared · started/).waitFor();
    await page.getByRole('link', { name: 'Catalogue', exact: true }).click();
    await page.waitForURL('**/catalog');
    await tray.getByRole('button', { name: /^Cancel the download/ }).click();
    await expect.poll(() => tray.count()).toBe(0);
  },
);

test('a download that breaks off is not saved, and says so', { tags: 'matrix' }, async () => {
  const page = await open();
  let isSaved = false;
  page.on('download', () => (isSaved = true));
  const form = await openExport(page);
  await form.getByLabel('Format').selectOption('csv');
  await product.breakNext('exportArticles', { kind: 'cut' });
  await form.getByRole('button', { name: 'Download' }).click();
  // The form stays where nothing of a file has come; else the list of downloads says it.
  await page
    .getByText(/stopped before|Server error|cannot be reached/)
    .first()
    .waitFor();
  expect(isSaved).toBe(false);
  expectComplaints(/./);
});

test('DOC-10 DOC-11 DOC-21 DOC-22 GAP-40 GAP-96 the table settings choose the columns of the export, each with a content and a heading, at least one', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Table settings' }).click();
  const settings = dialog(page);
  await settings.waitFor();
  const checked = settings.getByRole('checkbox', { checked: true });
  while ((await checked.count()) > 0) await checked.first().uncheck();
  await settings.getByRole('button', { name: 'Save' }).click();
  await settings.getByText('please add value').waitFor();
  await settings.getByRole('checkbox', { name: 'Stock' }).check();
  await settings.getByRole('checkbox', { name: 'EAN' }).check();
  await settings.getByRole('button', { name: 'Save' }).click();
  await settings.waitFor({ state: 'hidden' });
  await expect.poll(() => said(page)).toContain('Saved: Table settings');
  const form = await openExport(page);
  const contents = form.getByLabel(/^Content of column/);
  await expect
    .poll(() =>
      contents.evaluateAll((selects) =>
        selects.map((select) => (select instanceof HTMLSelectElement ? select.value : '')),
      ),
    )
    .toEqual(['stock', 'ean_code']);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('columns:article-export')))
    .toBe('["ean_code","stock"]');

  for (let left = await columns(form).count(); left > 0; left--)
    await form.getByRole('button', { name: 'Remove column 1' }).click();
  await form.getByRole('button', { name: 'Download' }).click();
  await form.getByText('please add value').waitFor();
  await form.getByRole('button', { name: 'Add a column' }).click();
  await expect.poll(() => columns(form).count()).toBe(1);
  await form.getByLabel('Heading of column 1').fill('');
  await form.getByRole('button', { name: 'Download' }).click();
  await form.getByText('please enter value').waitFor();
});
