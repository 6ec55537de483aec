import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationOf, watchCartTotals } from '../support/holdAnswers.ts';
import { openPage, settle, type PageOptions } from '../support/openPage.ts';
import { firstChoice, openScreen, results } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

function open(path: string, options: PageOptions = {}): Promise<Page> {
  return openScreen(product, path, options);
}
const steps = ['Manufacturer', 'Model', 'Engine', 'Group', 'Subgroup'] as const;
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const option = (page: Page, name: string | RegExp) => page.getByRole('listbox').getByRole('option', { name });
const found = async (page: Page) =>
  Number((await page.getByText(/articles? found/).innerText()).replaceAll(/\D/g, ''));
const values = (page: Page) => Promise.all(steps.map((name) => field(page, name).inputValue()));

/** Chooses the first option of a list by mouse, and returns its text. */
async function chooseFirst(page: Page, name: string): Promise<string> {
  await field(page, name).click();
  const label = await firstChoice(page).innerText();
  await firstChoice(page).click();
  await expect.poll(() => field(page, name).inputValue()).toBe(label);
  return label;
}

async function chooseGolfModel(page: Page): Promise<void> {
  await field(page, 'Manufacturer').click();
  await option(page, 'Volkswagen').click();
  await field(page, 'Model').click();
  await option(page, /^Golf VII Hatchback/).click();
}

async function chooseGolf(page: Page): Promise<void> {
  await chooseGolfModel(page);
  await chooseFirst(page, 'Engine');
  await results(page).first().waitFor();
}

test('CAT-02 CAT-03 CAT-16 CAT-17 CAT-18 the tabs Part, Car, VIN and OEM list are links, the last two marked New; each choice of a car opens the next list, narrows the results and resets the choices that depended on it', async () => {
  const page = await open('/catalog');
  const tabs = page.getByRole('navigation', { name: 'Ways to search' }).getByRole('link');
  expect((await tabs.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'Part',
    'Car',
    'VIN New',
    'OEM list New',
  ]);
  await tabs.nth(1).click();
  await page.waitForURL('**/catalog?type=car');
  await page.getByText('Choose a car').waitFor();
  expect(await tabs.nth(1).getAttribute('aria-current')).toBe('page');
  await page.goBack();
  await page.getByText('Find a part').waitFor();

  await tabs.nth(1).click();
  await page.getByText('Choose a car').waitFor();
  for (const name of steps.slice(1)) expect(await field(page, name).isDisabled()).toBe(true);
  await chooseGolf(page);
  await expect.poll(() => field(page, 'Engine').inputValue()).toMatch(/^\w+, .+, \d+ kW \/ \d+ hp$/);
  const all = await found(page);
  await chooseFirst(page, 'Group');
  await expect.poll(() => found(page)).toBeLessThan(all);
  const inGroup = await found(page);
  await chooseFirst(page, 'Subgroup');
  await expect.poll(() => new URL(page.url()).searchParams.get('subgroup')).toMatch(/^\d+$/);
  await expect.poll(() => found(page)).toBeLessThanOrEqual(inGroup);

  await field(page, 'Model').click();
  await option(page, /^Polo VI/).click();
  await expect.poll(() => values(page).then((chosen) => chosen.slice(2))).toEqual(['', '', '']);
  expect(await field(page, 'Group').isDisabled()).toBe(true);
  await page.getByText('Choose a car').waitFor();
});

test('on a phone a chosen car is one line, which opens the fields again', { tags: 'matrix' }, async () => {
  const page = await open('/catalog?type=car', { width: 390, height: 844, hasTouch: true });
  await chooseGolfModel(page);
  await field(page, 'Engine').tap();
  await firstChoice(page).tap();
  const line = page.getByText(/^Car: Volkswagen Golf VII Hatchback .+ kW \/ \d+ hp Change$/);
  await line.waitFor();
  expect(await field(page, 'Model').count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await line.tap();
  await field(page, 'Model').tap();
  await option(page, /^Polo VI/).tap();
  await expect.poll(() => field(page, 'Engine').inputValue()).toBe('');
  await expect.poll(() => line.count()).toBe(0);
});

test(
  'CAT-05 CAT-16 a car’s URL brings back every choice and its results in one round trip',
  { tags: 'matrix' },
  async () => {
    const page = await open('/catalog?type=car');
    await chooseGolf(page);
    await chooseFirst(page, 'Group');
    await chooseFirst(page, 'Subgroup');
    await page.waitForURL('**&subgroup=*');
    await results(page).first().waitFor();
    const [chosen, first] = [await values(page), await results(page).first().innerText()];

    const another = await openPage(product, { as: 'client@demo.test' });
    const sent: string[] = [];
    another.on('request', (request) => {
      if (request.url().endsWith('/graphql')) sent.push(operationOf(request));
    });
    const areTotalsMissing = watchCartTotals(another);
    await another.goto(page.url());
    await results(another).first().waitFor();
    expect(await values(another)).toEqual(chosen);
    expect(await results(another).first().innerText()).toBe(first);
    // The session, the lists and the results, all at once.
    const areMissing = await areTotalsMissing();
    expect(sent.filter((name) => !areMissing || name !== 'refreshCartTotalsQuery')).toHaveLength(3);
  },
);

test(
  'CAT-05 LIST-07 back and forward bring choices, page and scroll; rows are links that open in a new tab',
  { tags: 'matrix' },
  async () => {
    const page = await open('/catalog?type=car', { height: 500 });
    await chooseGolf(page);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('combobox').selectOption('10');
    await page.waitForURL('**&page=1&limit=10');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /2$/ }).click();
    await page.waitForURL('**&page=2&limit=10');
    await results(page).first().waitFor();
    await settle(page);
    const [url, chosen, rows] = [page.url(), await values(page), await results(page).allInnerTexts()];

    await results(page).last().scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => Math.round(scrollY));
    expect(scrolled).toBeGreaterThan(0);
    const link = results(page).last().getByRole('link').first();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL('**/catalog/article/**');
    await tab.close();

    await link.click();
    await page.waitForURL('**/catalog/article/**');
    await page.goBack();
    await page.waitForURL(url);
    await expect.poll(() => results(page).allInnerTexts()).toEqual(rows);
    expect(await values(page)).toEqual(chosen);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrolled);
    await page.goForward();
    await page.waitForURL('**/catalog/article/**');
  },
);

test(
  'CAT-16 the car is chosen by keyboard alone, by any part of a name and without accents',
  { tags: 'matrix' },
  async () => {
    const page = await open('/catalog?type=car');
    await field(page, 'Manufacturer').focus();
    await page.keyboard.type('skod');
    await expect.poll(() => page.getByRole('listbox').getByRole('option').allInnerTexts()).toEqual(['Škoda']);
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page, 'Model').isEnabled()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.type('iv');
    await option(page, /^Octavia IV/).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page, 'Model').inputValue()).toMatch(/^Octavia IV/);
    await expect.poll(() => field(page, 'Engine').isEnabled()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await firstChoice(page).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await results(page).first().waitFor();

    // Text without a match chooses nothing; an emptied field clears its choice.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('zzz');
    await page.getByText('Nothing matches').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => field(page, 'Model').inputValue()).toMatch(/^Octavia IV/);
    await field(page, 'Model').selectText();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Tab');
    await expect.poll(() => new URL(page.url()).searchParams.has('model')).toBe(false);
    await page.getByRole('link', { name: 'Start again' }).click();
    await page.waitForURL('**/catalog?type=car');
    await expect.poll(() => values(page)).toEqual(['', '', '', '', '']);
  },
);

test('CAT-36 a car without parts says so', { tags: 'matrix' }, async () => {
  const { db } = product.sandbox;
  const { engine, model, manufacturer } = await db
    .selectFrom('vehicles as v')
    .innerJoin('vehicle_models as m', 'm.id', 'v.model_id')
    .select(['v.id as engine', 'm.id as model', 'm.manufacturer_id as manufacturer'])
    .orderBy('v.id', 'desc')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('article_vehicles').where('vehicle_id', '=', engine).execute();
  const page = await open(`/catalog?type=car&manufacturer=${manufacturer}&model=${model}&engine=${engine}`);
  await page.getByText('No parts found for this vehicle').waitFor();
  expect(await field(page, 'Engine').inputValue()).not.toBe('');
});

test(
  'ERR-07 a car’s URL with a manufacturer that is not there leads to the 404 page',
  { tags: 'matrix' },
  async () => {
    const page = await open('/catalog?type=car&manufacturer=999999');
    await page.waitForURL('**/not-found');
  },
);

test('CAT-29 the results of a car are downloaded with its filters', { tags: 'matrix' }, async () => {
  const page = await open('/catalog?type=car');
  await chooseGolf(page);
  await page.getByRole('button', { name: 'Download' }).click();
  const dialog = page.getByRole('dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog
      .getByRole('button', { name: 'Download' })
      .or(dialog.getByRole('link', { name: 'Download' }))
      .first()
      .click(),
  ]);
  const engine = new URL(page.url()).searchParams.get('engine');
  expect(decodeURIComponent(download.url())).toContain(`filter[engine]=${engine}`);
});

test('CAT-14 a number is found regardless of dashes, dots, spaces and case', { tags: 'matrix' }, async () => {
  const page = await open('/catalog?type=part&searchString=filter&page=1&limit=20');
  const sku = await results(page).first().getByRole('link').first().innerText();
  const bare = sku.replaceAll(/[^0-9A-Za-z]/g, '').toLowerCase();
  for (const typed of [bare, [...bare].join('-'), [...bare].join('. ')]) {
    await page.getByRole('main').getByRole('combobox', { name: 'Part number or text' }).fill(typed);
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Exact matches' }).getByRole('link', { name: sku }).waitFor();
  }
});
