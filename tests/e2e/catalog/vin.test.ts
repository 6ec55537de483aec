import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage, settle, type PageOptions } from '../support/openPage.ts';
import { firstChoice, openScreen, results } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
/** VINs that belong to one vehicle and to several. */
const [one, several] = ['XX1ONE', 'XX2SEVERAL'];
beforeAll(async () => {
  product = await startProduct();
  const vehicles = await product.sandbox.db
    .selectFrom('article_vehicles')
    .select('vehicle_id')
    .distinct()
    .orderBy('vehicle_id')
    .limit(9)
    .execute();
  await product.sandbox.db
    .insertInto('vehicle_vin_patterns')
    .values(vehicles.map(({ vehicle_id }, i) => ({ vehicle_id, prefix: i === 0 ? one : several })))
    .execute();
});
afterAll(() => product.close());

function open(path: string, options: PageOptions = {}): Promise<Page> {
  return openScreen(product, path, options);
}
const field = (page: Page) => page.getByRole('textbox', { name: 'VIN' });
const picker = (page: Page) => page.getByRole('list', { name: /vehicles match/ });
const card = (page: Page) => page.getByRole('region', { name: 'Chosen vehicle' });
const vehicleId = (page: Page) => new URL(page.url()).searchParams.get('vehicleId');

async function search(page: Page, vin: string): Promise<void> {
  await field(page).fill(vin);
  await page.keyboard.press('Enter');
}

test('CAT-19 the VIN field says 17 digits and takes any length', { tags: 'matrix' }, async () => {
  const page = await open('/catalog?type=vin');
  await expect.poll(() => field(page).getAttribute('placeholder')).toContain('17 digits');
  await search(page, `${one}0123456789012345678901234567890`);
  await card(page).waitFor();
});

test('CAT-20 CAT-21 CAT-22 CAT-24 a single match is chosen by itself, its card shows and its parts are listed; of several matches one is picked, by keyboard too, and another one later', async () => {
  const page = await open('/catalog?type=vin');
  await search(page, one);
  await results(page).first().waitFor();
  expect(vehicleId(page)).toMatch(new RegExp(`^${one}##\\d+$`));
  expect(await card(page).innerText()).toMatch(/Engine\s.+Fuel\s/s);
  expect(await picker(page).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Choose another vehicle' }).count()).toBe(0);
  // Back leads to where the search began, not to the search that only redirected.
  await page.goBack();
  await page.getByText('Find parts by VIN').waitFor();

  await search(page, several);
  await picker(page).waitFor();
  expect(await picker(page).getByRole('listitem').count()).toBe(8);
  const box = await picker(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(300);
  await expect.poll(() => results(page).count()).toBe(0);
  await expectNoAxeViolations(page);

  await field(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await results(page).first().waitFor();
  const first = vehicleId(page);
  expect(first).toMatch(new RegExp(`^${several}##\\d+$`));
  await page.getByRole('link', { name: 'Choose another vehicle' }).click();
  await picker(page).getByRole('link').nth(3).click();
  await results(page).first().waitFor();
  expect(vehicleId(page)).not.toBe(first);
  await page.goBack();
  await picker(page).waitFor();
});

test.each([
  ['a VIN', `searchString=${one}`],
  ['its vehicle', `vehicleId=${one}%23%231&page=1&limit=20`],
])(
  'CAT-20 CAT-21 while %s is under way on a phone, the next step shifts nothing',
  { tags: 'matrix' },
  async (_, query) => {
    const page = await openPage(product, { as: 'client@demo.test', width: 390, height: 844 });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!('sources' in entry) || !Array.isArray(entry.sources)) continue;
          for (const { node, previousRect: from, currentRect: to } of entry.sources)
            // The cart in the header may get its value at any time.
            if (node?.parentElement?.closest('main'))
              shifts.push(`${from.top} → ${to.top}: ${node.textContent}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The form comes late and the vehicle last: everything below them is already in place.
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/VinSearch-*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    const rest = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      const asked = route.request().postData() ?? '';
      if (asked.includes('"vin"') && !asked.includes('"withExactMatches"')) await rest.promise;
      await route.continue();
    });
    await page.goto(`/catalog?type=vin&${query}`);
    await page.getByLabel('Loading…').first().waitFor();
    if (query.startsWith('vehicleId')) await results(page).first().waitFor();
    code.resolve();
    await page.getByRole('search', { name: 'VIN' }).waitFor();
    rest.resolve();
    await card(page).waitFor();
    await results(page).first().waitFor();
    expect(await page.evaluate(() => 'shifts' in window && window.shifts)).toEqual([]);
  },
);

test('CAT-23 a VIN without a match says "No results"', { tags: 'matrix' }, async () => {
  const page = await open('/catalog?type=vin');
  await search(page, '00000000000000000');
  await page.getByRole('main').getByText('No results', { exact: true }).waitFor();
  await expectNoAxeViolations(page);
});

test(
  'CAT-05 CAT-24 the URL of a saved vehicle brings back VIN, vehicle, group and results',
  { tags: 'matrix' },
  async () => {
    const page = await open('/catalog?type=vin');
    await search(page, one);
    await card(page).waitFor();
    await page.getByRole('combobox', { name: 'Group', exact: true }).click();
    await firstChoice(page).click();
    await page.waitForURL('**&group=*');
    // The previous results stay until the group's have arrived.
    await settle(page);
    await results(page).first().waitFor();
    const first = await results(page).first().innerText();
    const another = await open(page.url());
    await expect.poll(() => results(another).first().innerText()).toBe(first);
    expect(await field(another).inputValue()).toBe(one);
    expect(await card(another).innerText()).toBe(await card(page).innerText());
    expect(await another.getByRole('combobox', { name: 'Group', exact: true }).inputValue()).not.toBe('');
  },
);

test(
  'CAT-24 a saved vehicle without a VIN, or whose id is not a number, is ignored',
  { tags: 'matrix' },
  async () => {
    for (const wrong of ['##12', `${one}##x`, `${one}##`]) {
      const page = await open(`/catalog?type=vin&vehicleId=${encodeURIComponent(wrong)}`);
      await page.getByText('Find parts by VIN').waitFor();
      expect(await results(page).count()).toBe(0);
    }
  },
);
