import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** The form for a new filter of the orders, where a field is chosen by its name. */
async function newFilter(name: string, { height = 900 } = {}): Promise<{ page: Page; form: Locator }> {
  const page = await openPage(product, { as: 'client@demo.test', height });
  await page.goto('/orders/regular');
  await page.getByRole('button', { name: 'Add filter' }).click();
  const form = page.getByRole('group', { name: 'Add filter' }).or(page.getByRole('dialog'));
  await form.getByLabel('Filter', { exact: false }).first().selectOption({ label: name });
  return { page, form };
}

const checked = (values: Locator) =>
  values
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) =>
      boxes.map((box) => (box instanceof HTMLInputElement ? box.labels?.[0]?.textContent : null)),
    );

test(
  'ORD-12 LIST-12 a click on the words of several statuses ticks those and no others, and the list holds them',
  { tags: 'matrix' },
  async () => {
    const { page, form } = await newFilter('Status');
    const values = form.getByRole('group', { name: 'Status' });
    await values.getByText('Delivered', { exact: true }).click();
    await values.getByText('Cancelled', { exact: true }).click();
    expect((await checked(values)).toSorted()).toEqual(['Cancelled', 'Delivered']);
    await expectNoAxeViolations(page);
    await form.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL((url) => url.searchParams.getAll('filter[status][]').length === 2);
    const statuses = page.getByRole('table').locator('tbody td:nth-child(3)');
    await expect
      .poll(async () => [...new Set(await statuses.allInnerTexts())].toSorted())
      .toEqual(['Cancelled', 'Delivered']);
  },
);

test(
  'ORD-12 LIST-12 every warehouse is a checkbox with its own name and id, ticked from anywhere in its row',
  { tags: 'matrix' },
  async () => {
    const { form } = await newFilter('Warehouse');
    const values = form.getByRole('group', { name: 'Warehouse' });
    const boxes = values.getByRole('checkbox');
    const ids = await boxes.evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
    const riga = values.getByRole('checkbox', { name: 'Riga', exact: true });
    const row = await riga.boundingBox();
    const list = await values.boundingBox();
    if (row === null || list === null) throw new Error('The list is not shown');
    await values.page().mouse.click(list.x + list.width - 24, row.y + row.height / 2);
    await expect.poll(() => checked(values)).toEqual(['Riga']);
  },
);

test(
  'LIST-12 a list of values with more below shows a shadow at its end until it is scrolled there',
  { tags: 'matrix' },
  async () => {
    const { form } = await newFilter('Status', { height: 500 });
    const values = form.getByRole('group', { name: 'Status' });
    /** Mean brightness of the list's last rows of pixels, right of the text. */
    const endBrightness = async () => {
      const picture = sharp(await values.screenshot());
      const { width, height } = await picture.metadata();
      const strip = picture.extract({ left: width - 60, top: height - 4, width: 30, height: 4 });
      return (await sharp(await strip.toBuffer()).stats()).channels[0]?.mean ?? 0;
    };
    const before = await endBrightness();
    await values.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    expect(before).toBeLessThan((await endBrightness()) - 5);
  },
);

test(
  'FMT-11 FMT-12 the grand total takes an optional minus, digits and one point only, and 25 characters',
  { tags: 'matrix' },
  async () => {
    const { form } = await newFilter('Grand total');
    const value = form.getByLabel('Value');
    await value.pressSequentially('a-12b3.4x');
    await expect.poll(() => value.inputValue()).toBe('-123.4');
    await value.pressSequentially('.5');
    await form.getByText('Enter an amount with at most two decimals').waitFor();
    await value.fill('');
    await value.pressSequentially('--5-3');
    await expect.poll(() => value.inputValue()).toBe('-53');
    await value.fill('');
    await value.pressSequentially('1'.repeat(40));
    await expect.poll(() => value.inputValue()).toHaveLength(25);
  },
);

test('FMT-13 FMT-14 the grand total is previewed with its thousands grouped, and tidied on leaving the field', async () => {
  const { page, form } = await newFilter('Grand total');
  const value = form.getByLabel('Value');
  const leaves = async (typed: string) => {
    await value.fill(typed);
    await page.keyboard.press('Tab');
    return value.inputValue();
  };
  await value.fill('0001234567.');
  expect((await form.getByRole('status').innerText()).replaceAll(/\s/g, ' ')).toBe('1 234 567');
  await expectNoAxeViolations(page);
  expect(await leaves('0001234567.')).toBe('1234567');
  expect(await leaves('-')).toBe('');
  expect(await leaves('5.')).toBe('5');
});

test(
  'ORD-11 LIST-14 an amount is found with its decimals, and a third decimal is refused in words',
  { tags: 'matrix' },
  async () => {
    const { page, form } = await newFilter('Grand total');
    // The form hides the list from assistive technology.
    const total = page.locator('table tbody tr:first-child td:nth-child(4)');
    await expect.poll(() => total.innerText()).toMatch(/\d/);
    const amount = (await total.innerText()).replaceAll(/[^\d.]/g, '');
    await form.getByLabel('Value').fill('1234.505');
    await form.getByText('Enter an amount with at most two decimals').waitFor();
    await form.getByLabel('Value').fill('1.234');
    await form.getByText(/^This can mean 1\s234 or 1\.234\./).waitFor();
    await form.getByLabel('Value').fill(amount.replace('.', ','));
    await form.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL((url) => url.searchParams.get('filter[grandTotal]') === amount);
    await expect
      .poll(async () => {
        const totals = await page.getByRole('table').locator('tbody td:nth-child(4)').allInnerTexts();
        return totals.length > 0 && totals.every((text) => text.replaceAll(/[^\d.]/g, '') === amount);
      })
      .toBe(true);
  },
);

test(
  'FMT-10 LIST-11 a day is typed in any usual spelling or chosen in the calendar; a text that is not a day is refused',
  { tags: 'matrix' },
  async () => {
    const { page, form } = await newFilter('Created');
    const [from, until] = [
      form.getByRole('textbox', { name: 'From' }),
      form.getByRole('textbox', { name: 'Until' }),
    ];
    await from.click();
    await page.keyboard.type('1-2-2025');
    await page.keyboard.press('Tab');
    await expect.poll(() => from.inputValue()).toBe('01.02.2025');
    await until.fill('31.2.2025');
    await page.keyboard.press('Enter');
    await form.getByText('This day does not exist').waitFor();
    expect(await until.inputValue()).toBe('31.2.2025');
    expect(page.url()).not.toContain('filter');
    await until.fill('31.01.2025');
    await form.getByText('The first day must not be after the last').waitFor();
    await until.fill('01.02.2025');
    await until.press('ArrowDown');
    const calendar = page
      .getByRole('group', { name: 'Until' })
      .or(page.getByRole('dialog', { name: 'Until' }));
    await calendar.getByText('February 2025').waitFor();
    await expectNoAxeViolations(page);
    await calendar.getByRole('button', { name: /^28, February/ }).click();
    await expect.poll(() => until.inputValue()).toBe('28.02.2025');
    await until.press('Enter');
    await page.waitForURL(
      ({ searchParams }) =>
        searchParams.get('filter[createdAt][from]') === '01.02.2025' &&
        searchParams.get('filter[createdAt][until]') === '28.02.2025',
    );
  },
);

test(
  'LIST-09 a tag opens the filter that it shows, with its value, and changes it',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.goto('/orders/regular?filter[grandTotal][%3D%3E]=1234.5');
    await page.getByRole('button', { name: /^Grand total ≥ 1\s234\.5$/ }).click();
    const form = page.getByRole('dialog', { name: 'Grand total' });
    await expect.poll(() => form.getByLabel('Value').inputValue()).toBe('1234.5');
    await expectNoAxeViolations(page);
    await form.getByLabel('Value').fill('5000');
    await form.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('filter[grandTotal][=>]') === '5000');
  },
);
