import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { dialog, openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { findLines, takeLine, type BoughtLine } from './claimParts.ts';

type Vehicle = { id: number; make: string; model: string; engine: string };

let product: Product;
/** A line whose article fits `fitting`, and not `other`. */
let line: BoughtLine;
let fitting: Vehicle;
let other: Vehicle;
/** VINs of one vehicle that the article fits, of one that it does not fit, and of several. */
const vins = { fitting: 'XX1ONE', other: 'XX2OTHER', several: 'XX3SEVERAL' };

beforeAll(async () => {
  product = await startProduct();
  const { db } = product.sandbox;
  const vehicles = db
    .selectFrom('vehicles as v')
    .innerJoin('vehicle_models as m', 'm.id', 'v.model_id')
    .innerJoin('vehicle_manufacturers as f', 'f.id', 'm.manufacturer_id')
    .select(['v.id', 'f.name as make', 'm.name as model', 'v.engine_name as engine'])
    .orderBy('v.id');
  for (const bought of await findLines(product)) {
    const fits = await vehicles
      .innerJoin('article_vehicles as av', 'av.vehicle_id', 'v.id')
      .innerJoin('articles as a', 'a.id', 'av.article_id')
      .where('a.sku', '=', bought.articleName)
      .execute();
    if (!fits[0]) continue;
    line = bought;
    [fitting] = fits;
    other = await vehicles
      .where(
        'f.name',
        'not in',
        fits.map(({ make }) => make),
      )
      .executeTakeFirstOrThrow();
    break;
  }
  await db
    .insertInto('vehicle_vin_patterns')
    .values([
      { vehicle_id: fitting.id, prefix: vins.fitting },
      { vehicle_id: other.id, prefix: vins.other },
      ...[fitting, other].map(({ id }) => ({ vehicle_id: id, prefix: vins.several })),
    ])
    .execute();
});
afterAll(() => product.close());

/** Step 3 of the wizard, with the fields of the vehicle. */
async function openClarification(): Promise<Page> {
  const page = await openScreen(product, '/claims/new/reclamation');
  await page.getByRole('button', { name: 'Add article' }).click();
  await takeLine(page, line);
  await page.getByRole('textbox', { name: 'Description' }).fill('Leaks');
  await page.getByRole('button', { name: 'Next' }).click();
  await make(page).waitFor();
  return page;
}
const make = (page: Page) => page.getByLabel('Make');
const model = (page: Page) => page.getByLabel('Model', { exact: true });
const variant = (page: Page) => page.getByLabel('Variant');
const warning = (page: Page) => dialog(page).getByText(`${line.articleName} is not listed for`);
/** The options of a field. */
const choices = (field: ReturnType<typeof make>) =>
  field.evaluate((input) =>
    input instanceof HTMLInputElement ? [...(input.list?.options ?? [])].map(({ value }) => value) : [],
  );
async function findVin(page: Page, vin: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'VIN' });
  await field.fill(vin);
  await field.press('Enter');
}

test(
  'make, model and variant are offered from the vehicles that the article fits; another one is allowed with a warning',
  { tags: 'matrix' },
  async () => {
    const page = await openClarification();
    await expect.poll(() => choices(make(page))).toContain(fitting.make);
    expect(await choices(make(page))).not.toContain(other.make);
    await make(page).fill(fitting.make);
    await expect.poll(() => choices(model(page))).toContain(fitting.model);
    await model(page).fill(fitting.model);
    await expect.poll(async () => (await choices(variant(page))).join('\n')).toContain(fitting.engine);
    const [first = ''] = await choices(variant(page));
    await variant(page).fill(first);
    await expect.poll(() => warning(page).count()).toBe(0);
    await make(page).fill(other.make);
    await model(page).fill(other.model);
    await warning(page)
      .and(page.getByText(`${other.make} ${other.model}`))
      .waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  },
);

test(
  'a VIN fills in its vehicle, of several the one that is chosen, and says if the article is not listed for it',
  { tags: 'matrix' },
  async () => {
    const page = await openClarification();
    await expect.poll(() => choices(make(page))).toContain(fitting.make);
    await findVin(page, vins.fitting);
    await expect.poll(() => make(page).inputValue()).toBe(fitting.make);
    expect(await model(page).inputValue()).toContain(fitting.model);
    expect(await warning(page).count()).toBe(0);
    await findVin(page, vins.other);
    await expect.poll(() => make(page).inputValue()).toBe(other.make);
    await warning(page).waitFor();
    await findVin(page, vins.several);
    const found = page.getByRole('combobox', { name: 'Choose the vehicle' });
    await found.locator('option').nth(2).waitFor({ state: 'attached' });
    expect(await make(page).inputValue()).toBe(other.make);
    await found.selectOption({ label: await optionOf(page, fitting) });
    await expect.poll(() => make(page).inputValue()).toBe(fitting.make);
    await findVin(page, 'NONE0');
    await dialog(page).getByText('No vehicle has this VIN. Type the vehicle below.').waitFor();
    // What was filled in stays.
    expect(await make(page).inputValue()).toBe(fitting.make);
  },
);

async function optionOf(page: Page, vehicle: Vehicle): Promise<string> {
  const labels = await page
    .getByRole('combobox', { name: 'Choose the vehicle' })
    .locator('option')
    .allTextContents();
  return labels.find((label) => label.startsWith(`${vehicle.make} `)) ?? '';
}
