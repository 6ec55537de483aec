import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkScreen } from '../accessibility/checkScreen.ts';
import { expectComplaints } from '../support/openPage.ts';
import { dialog, done, openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const note = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Production requests' }).getByRole('link');
async function fill(page: Page, part: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(part)) await page.getByRole('textbox', { name }).fill(value);
}
const part = { 'OE number': '5Q0 407 151 A', Description: 'Control arm, left', Quantity: '20' };

test('PROD-01, PROD-02, SHELL-17: Production is in the navigation of every user, with a tab for orders and one for offers', async () => {
  const page = await openScreen(product, '/orders/regular', { as: 'basic@demo.test' });
  await fetch(`${product.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  await page.getByRole('link', { name: 'Production', exact: true }).click();
  await page.waitForURL('**/production');
  await rows(page).first().waitFor();
  expect(await tabs(page).allInnerTexts()).toEqual(['Orders', 'Offers']);
  await tabs(page).nth(1).click();
  await page.waitForURL('**/production/offers');
  const asked = async () => {
    const answer = await fetch(`${product.sandbox.url}/sandbox/requests`);
    const requests = (await answer.json()) as { operationId: string; query: object }[];
    return requests.flatMap((one) => (one.operationId === 'listProductionApplications' ? [one.query] : []));
  };
  for (const type of ['order', 'offer'])
    await expect.poll(asked).toContainEqual({ filter: { type }, page: 1, limit: 20 });
});

test(
  'PROD-02: each tab reads production/application with its type, page and filters, and shows their rows',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/production');
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Request',
      'OE number',
      'Description',
      'Quantity',
      'Price per piece',
      'Status',
      'User',
      'Created',
    ]);
    expect(await rows(page).count()).toBe(20);
    const asked = async (path: string) => {
      await fetch(`${product.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
      await page.goto(path);
      await rows(page).first().waitFor();
      const answer = await fetch(`${product.sandbox.url}/sandbox/requests`);
      const requests = (await answer.json()) as { operationId: string; query: object }[];
      return requests.find(({ operationId }) => operationId === 'listProductionApplications')?.query;
    };
    expect(await asked('/production?page=2&limit=10')).toEqual({
      filter: { type: 'order' },
      page: 2,
      limit: 10,
    });
    expect(await asked('/production/offers?filter[status]=accepted&page=1&limit=20')).toEqual({
      filter: { type: 'offer', status: ['accepted'] },
      page: 1,
      limit: 20,
    });
    expect(await page.getByRole('table').getByText('Rejected').count()).toBe(0);
    await page.goto('/production/offers?filter[OENumber][like]=nothing-like-it&page=1&limit=20');
    await page.getByText('No request matches these filters').waitFor();
  },
);

test(
  'PROD-03, PROD-12: the id leads to the page of the request with everything that was asked for',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/production/offers');
    const row = rows(page).first();
    const dbId = (await row.getByRole('link').innerText()).trim();
    const application = await (
      await product.sandbox.as('client')
    ).ok('getProductionApplication', {
      path: { id: Number(dbId) },
    });
    await row.getByRole('link').click();
    await page.waitForURL(`**/production/application/${dbId}`);
    await page.getByRole('heading', { level: 1, name: `Production request ${dbId}` }).waitFor();
    const terms = await page.getByRole('main').getByRole('term').allInnerTexts();
    expect(terms).toEqual([
      'OE number',
      'Description',
      'Justification',
      'Quantity',
      'Price per piece',
      'Type',
      'Created',
      'User',
    ]);
    const values = (await page.getByRole('main').getByRole('definition').allInnerTexts()).map((text) =>
      text.trim(),
    );
    expect(values.slice(0, 4)).toEqual([
      application.OENumber,
      application.description,
      application.justification,
      String(application.qty),
    ]);
    expect(values[4]?.replaceAll(/\s/g, '')).toBe(`${application.price?.value?.toFixed(2) ?? ''}€`);
    expect(values[5]).toBe('Offer');
    const { firstName = '', lastName = '' } = application.user ?? {};
    expect(values[7]).toBe(`${lastName} ${firstName}`);
    // A foreign or unknown request does not exist.
    await page.goto('/production/application/999999999');
    await page.waitForURL('**/not-found');
    expectComplaints(/404/);
  },
);

test('PROD-04, PROD-05, PROD-06, PROD-07, PROD-08, PROD-10: the form begins as an order and asks for every value before it sends; an order needs no justification, an offer does; each is sent to its own call', async () => {
  const page = await openScreen(product, '/production');
  await page.getByRole('link', { name: 'New request' }).click();
  await page.waitForURL('**/production/create');
  const types = page.getByRole('radiogroup', { name: 'Type' }).getByRole('radio');
  await expect.poll(() => types.count()).toBe(2);
  expect(await page.getByRole('radio', { name: 'Order' }).isChecked()).toBe(true);
  await button(page, 'Send order').click();
  const please = note(page, 'please enter value');
  await expect.poll(() => please.count()).toBe(4);
  expect(
    await page.getByRole('textbox', { name: 'OE number' }).evaluate((e) => e === document.activeElement),
  ).toBe(true);
  await fill(page, { ...part, Quantity: '1.5', 'Price per piece': 'twelve' });
  await note(page, 'Enter a whole number, 1 or more').waitFor();
  await note(page, 'Enter an amount with at most two decimals, for example 12.50').waitFor();
  expect(await please.count()).toBe(0);

  expect(await field(page, 'Justification').count()).toBe(0);
  await fill(page, { Quantity: part.Quantity, 'Price per piece': '86,50' });
  await button(page, 'Send order').click();
  await done(page);
  await page
    .getByText(new RegExp(`^Order \\d+ · ${part['OE number']} · Quantity ${part.Quantity} · Total: `))
    .waitFor();
  // GAP-143
  await page.waitForURL('**/production');
  const created = rows(page).first();
  await expect.poll(() => created.innerText()).toContain(part['OE number']);
  expect(await created.innerText()).toContain('86.50');
  expect(await created.innerText()).toContain('Pending');

  await tabs(page).nth(1).click();
  await page.waitForURL('**/production/offers');
  const newRequest = page.getByRole('link', { name: 'New request' });
  await expect.poll(() => newRequest.getAttribute('href')).toBe('/production/create?type=offer');
  await newRequest.click();
  await page.waitForURL('**/production/create?type=offer');
  expect(await page.getByRole('radio', { name: 'Offer' }).isChecked()).toBe(true);
  await fill(page, { ...part, 'Price per piece': '90' });
  await button(page, 'Send offer').click();
  await expect.poll(() => please.count()).toBe(1);
  await fill(page, { Justification: 'Sold out everywhere' });
  await button(page, 'Send offer').click();
  await done(page);
  await page.waitForURL('**/production/offers');
  await expect.poll(() => rows(page).first().innerText()).toContain(part['OE number']);

  const latest = (await (await product.sandbox.as('client')).ok('listProductionApplications')).items ?? [];
  expect(latest.slice(0, 2).map(({ type, justification, qty }) => [type, justification, qty])).toEqual([
    ['offer', 'Sold out everywhere', 20],
    ['order', null, 20],
  ]);
});

test(
  'PROD-09: errors of the server stand at their fields; of others one hears, and nothing typed is lost',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/production/create');
    await fill(page, { ...part, Quantity: '2000000', 'Price per piece': '1' });
    await button(page, 'Send order').click();
    await note(page, 'Must be at most 1000000.').waitFor();
    const qty = page.getByRole('textbox', { name: 'Quantity' });
    expect(await qty.getAttribute('aria-invalid')).toBe('true');
    await qty.fill('20');
    await product.breakNext('createProductionOrder', {
      kind: 'status',
      status: 400,
      body: { messages: ['No production in August.'] },
    });
    await button(page, 'Send order').click();
    await page.getByText('No production in August.').first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(part.Description);

    await page.getByRole('link', { name: 'Cancel' }).click();
    await dialog(page).getByRole('button', { name: 'Keep editing' }).click();
    expect(new URL(page.url()).pathname).toBe('/production/create');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await dialog(page).getByRole('button', { name: 'Discard' }).click();
    await page.waitForURL('**/production');
  },
);

test('PROD-11: the statuses have their colours and words; an unknown one shows as the back end words it', async () => {
  const { db } = product.sandbox;
  const colours = {
    pending: ['Pending', 'gold'],
    submitted: ['Submitted', 'gold'],
    feedback_received: ['Feedback received', 'green'],
    accepted: ['Accepted', 'green'],
    rejected: ['Rejected', 'red'],
  } as const;
  const statuses = Object.keys(colours) as (keyof typeof colours)[];
  const applications = await db
    .selectFrom('production_applications')
    .select('id')
    .where('customer_id', '=', 1)
    .where('type', '=', 'order')
    .orderBy('id', 'desc')
    .limit(statuses.length)
    .execute();
  for (const [index, { id }] of applications.entries())
    await db
      .updateTable('production_applications')
      .set({ status: statuses[index] ?? 'pending' })
      .where('id', '=', id)
      .execute();
  const page = await openScreen(product, '/production');
  const linkTo = (id: number | undefined) => page.getByRole('link', { name: String(id), exact: true });
  const met = new Map<string, string>();
  for (const [index, status] of statuses.entries()) {
    const [text, colour] = colours[status];
    const background = await rows(page)
      .filter({ has: linkTo(applications[index]?.id) })
      .getByText(text, { exact: true })
      .evaluate((tag) => getComputedStyle(tag).backgroundColor);
    expect(met.get(colour) ?? background, status).toBe(background);
    met.set(colour, background);
  }
  // Three colours, told apart.
  expect(new Set(met.values()).size).toBe(3);
  const [{ id } = { id: 0 }] = applications;
  await product.breakNext('getProductionApplication', {
    kind: 'status',
    status: 200,
    body: { id, status: 'quality check' },
  });
  await linkTo(id).click();
  await page.getByText('quality check').waitFor();
});

test('PROD-03, PROD-04: the page of a request shows it; the page and the form with its errors are accessible', async () => {
  const { id, ...asked } = await product.sandbox.db
    .selectFrom('production_applications')
    .select(['id', 'oe_number', 'description', 'justification', 'qty'])
    .where('customer_id', '=', 1)
    .where('type', '=', 'offer')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await checkScreen(product, {
    name: 'request',
    path: `/production/application/${id}`,
    as: 'client',
    states: [
      async (page) => {
        const shown = await page.getByRole('main').innerText();
        for (const value of [id, ...Object.values(asked)]) expect(shown).toContain(String(value));
      },
    ],
  });
  await checkScreen(product, {
    name: 'form',
    path: '/production/create',
    as: 'client',
    states: [
      async (page) => {
        await page.getByRole('radio', { name: /Offer|Angebot/ }).check();
        await page.getByRole('button', { name: /Send offer|Angebot senden/ }).click();
      },
    ],
  });
});
