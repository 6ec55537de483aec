import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { dialog, openScreen, rows, said } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
/** The claim with items of every status, and the one with hundreds. */
let claim: number;
let long: number;
beforeAll(async () => {
  product = await startProduct();
  const { db } = product.sandbox;
  const waiting = await db
    .selectFrom('claim_items')
    .select('claim_id')
    .where('status', '=', 'clarification_awaiting')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  claim = waiting.claim_id;
  const many = await db
    .selectFrom('claim_items')
    .select('claim_id')
    .groupBy('claim_id')
    .having((having) => having.fn.countAll(), '>', 100)
    .executeTakeFirstOrThrow();
  long = many.claim_id;
});
afterAll(() => product.close());

const itemsWith = (status: 'received' | 'accepted' | 'rejected' | 'clarification_awaiting') =>
  product.sandbox.db
    .selectFrom('claim_items')
    .selectAll()
    .where('claim_id', '=', claim)
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
const card = (page: Page, article: string) => page.getByRole('article', { name: article });
const day = (iso: string | null | undefined) => iso?.slice(0, 10).split('-').toReversed().join('-') ?? '';
const km = (mileage: number | null | undefined) =>
  `${String(mileage).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0km`;
const openClaim = (id = claim, search = '') => openScreen(product, `/claims/${id}${search}`);

test('CLM-01 CLM-05 CLM-06 CLM-07 CLM-11 CLM-44 SHELL-17 GAP-07: the navigation leads to the list of claims with id, type, number, status, date and net total, received gold, accepted green, closed red; a claim has its title, status, type, date, grand total, and items of four statuses in words', async () => {
  const page = await openScreen(product, '/catalog');
  await page.getByRole('link', { name: 'Claims' }).click();
  await page.waitForURL('**/claims');
  await page.getByRole('columnheader').first().waitFor();
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'Number',
    'ID',
    'Type',
    'Status',
    'Date',
    'Net total',
  ]);
  const texts = await rows(page).allInnerTexts();
  expect(texts.find((text) => text.includes(String(claim)))).toMatch(
    /^REC-\d+\s+\d+\s+Reclamation\s+Received\s+\d\d-\d\d-\d{4}\s+[\d\s]+\.\d\d\s€$/,
  );
  const colourOf = (text: string) =>
    page
      .getByRole('table')
      .getByText(text, { exact: true })
      .first()
      .evaluate((tag) => getComputedStyle(tag).color);
  const colours = await Promise.all(['Received', 'Accepted', 'Closed'].map(colourOf));
  const channels = colours.map((colour) => (colour.match(/\d+/g) ?? []).map(Number));
  const [gold = [], green = [], red = []] = channels;
  const [r = 0, g = 0, b = 0] = gold;
  expect(r).toBeGreaterThan(b);
  expect(g).toBeGreaterThan(b);
  expect(green[1]).toBeGreaterThan(green[0] ?? 0);
  expect(red[0]).toBeGreaterThan(red[1] ?? 0);

  await rows(page)
    .getByRole('link', { name: `REC-${claim}`, exact: true })
    .click();
  await page.waitForURL(`**/claims/${claim}`);
  await page.getByRole('heading', { level: 1, name: `Claim #REC-${claim}` }).waitFor();
  const head = page.getByRole('main').locator('header');
  await head.getByText('Received').waitFor();
  await head.getByText('Reclamation').waitFor();
  const information = page.getByRole('region', { name: 'Information' });
  expect(await information.innerText()).toMatch(/Date\s+\d\d-\d\d-\d{4}\s+Grand total\s+[\d\s]+\.\d\d\s€/);
  for (const status of ['Clarification needed', 'Received', 'Accepted', 'Rejected'])
    await page.getByRole('region', { name: status }).getByRole('article').first().waitFor();
  const { documentDate, grandTotal } = await (
    await product.sandbox.as('client')
  ).ok('getClaim', { path: { id: claim } });
  const [shownDay, total] = await information.getByRole('definition').allInnerTexts();
  expect(shownDay).toBe(day(documentDate));
  expect(total?.replaceAll(/\s/g, '')).toBe(`${grandTotal?.value.toFixed(2)}€`);
});

test('CLM-08 CLM-09 CLM-17 CLM-18 CLM-19 CLM-20: items are cards at first, the toggle shows a table, and the URL keeps the choice; comments with name and time, the box grows to 5 rows, an empty one cannot be sent', async () => {
  const page = await openClaim();
  await page.getByRole('article').first().waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  await page.getByRole('button', { name: 'Table' }).click();
  await page.waitForURL('**?view=table');
  await rows(page).first().waitFor();
  expect(await page.getByRole('article').count()).toBe(0);

  const comments = page.getByRole('region', { name: 'Comments' });
  await expect
    .poll(() => comments.getByRole('listitem').first().innerText())
    .toMatch(/^\S+ \S+\s+\d\d-\d\d-\d{4} \d\d:\d\d\s+\S/);
  const box = comments.getByRole('textbox', { name: 'Comment' });
  const add = comments.getByRole('button', { name: 'Add comment' });
  await expect.poll(() => add.isDisabled()).toBe(true);
  await expect.poll(() => box.getAttribute('rows')).toBe('1');
  await box.focus();
  await expect.poll(() => box.getAttribute('rows')).toBe('5');
  await box.fill('   ');
  await expect.poll(() => add.isDisabled()).toBe(true);
  await box.fill('When will you collect it?');
  await expect.poll(() => add.isEnabled()).toBe(true);

  await page.reload();
  await rows(page).first().waitFor();
  await page.getByRole('button', { name: 'Cards' }).click();
  await page.getByRole('article').first().waitFor();
  // What was typed is there again.
  await expect.poll(() => box.inputValue()).toBe('When will you collect it?');
  await box.press('Control+Enter');
  await comments.getByRole('listitem').filter({ hasText: 'When will you collect it?' }).waitFor();
  await expect.poll(() => box.inputValue()).toBe('');
  const stored = await product.sandbox.db
    .selectFrom('claim_comments')
    .select('text')
    .where('claim_id', '=', claim)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(stored.text).toBe('When will you collect it?');
});

test('CLM-10: with more than 10 items the table is forced; of 300 only those in view are in the page', async () => {
  const page = await openClaim(long);
  await page.getByText('More than 10 articles show as a table.').waitFor();
  expect(await page.getByRole('button', { name: 'Cards' }).isDisabled()).toBe(true);
  await rows(page).first().waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  expect(await rows(page).count()).toBeLessThan(60);
  expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('301');
});

test(
  'the items of a long claim move by as much as one scrolls, down and up',
  { tags: 'matrix' },
  async () => {
    const page = await openClaim(long);
    const area = page.getByRole('region', { name: 'Articles' });
    await rows(page).first().waitFor();
    const moved = (from: number) =>
      area.evaluate(async (element, start) => {
        const top = () => element.getBoundingClientRect().top;
        element.scrollTo(0, start);
        for (let frame = 0; frame < 5; frame++)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        const distances: number[] = [];
        for (const step of [...Array<number>(20).fill(120), ...Array<number>(20).fill(-120)]) {
          const shown = [...element.querySelectorAll('tr[aria-rowindex]')].filter(
            (row) => row.getBoundingClientRect().top > top() + 200,
          );
          const index = shown[0]?.getAttribute('aria-rowindex');
          const before = shown[0]?.getBoundingClientRect().top ?? 0;
          element.scrollBy(0, step);
          for (let frame = 0; frame < 3; frame++)
            await new Promise((resolve) => requestAnimationFrame(resolve));
          const after =
            element.querySelector(`tr[aria-rowindex="${index}"]`)?.getBoundingClientRect().top ?? 0;
          distances.push(Math.round(before - after) - step);
        }
        return Math.max(...distances.map(Math.abs));
      }, from);
    expect(await moved(0)).toBeLessThan(2);
    // In the middle, where no row above has been in the page.
    expect(await moved(6_000)).toBeLessThan(2);
  },
);

test('CLM-12 CLM-41 CLM-42 CLM-43 CLM-45: a rejected item has an error alert with reason and explanation; cards say what was claimed and of which car; a picture has a preview, another file says that it has none', async () => {
  const { id } = await itemsWith('clarification_awaiting');
  await product.sandbox.db
    .insertInto('claim_attachments')
    .values({
      customer_id: 1,
      item_id: id,
      hash: 'a'.repeat(32),
      file_name: 'report.pdf',
      content: Buffer.from('%PDF-1.4'),
    })
    .execute();
  const page = await openClaim();
  const rejected = await itemsWith('rejected');
  // Its title, the reason, is its name.
  const alert = card(page, rejected.article_name).getByRole('group', {
    name: rejected.rejection_reason ?? '',
    exact: true,
  });
  expect(await alert.innerText()).toContain(rejected.rejection_explanation);
  // An error is red, a warning orange.
  const sign = await alert.locator('.fui-MessageBar__icon').evaluate((icon) => getComputedStyle(icon).color);
  const [red = 0, green = 0, blue = 0] = (sign.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeGreaterThan(4 * Math.max(green, blue));
  const text = await card(page, rejected.article_name).innerText();
  expect(text).toContain(rejected.invoice_number);
  expect(text).toContain(rejected.description);
  expect(text).toMatch(/Vehicle\s+Volkswagen Passat/);
  expect(text).toMatch(new RegExp(`${rejected.qty} × `));
  const { fittingDate, fittingOnMillage, problemDate, problemOnMillage } = rejected.clarification;
  expect(text).toContain(`${day(fittingDate)}, ${km(fittingOnMillage)}`);
  expect(text).toContain(`${day(problemDate)}, ${km(problemOnMillage)}`);

  await page
    .getByRole('button', { name: /^Show .*\.png$/ })
    .first()
    .click();
  const picture = dialog(page).getByRole('img');
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.getAttribute('src')).toMatch(/\/api\/v3\/claim\/attachment\/[^/]+\/.+\.png$/);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show report.pdf' }).click();
  await dialog(page).getByText('Preview is not available').waitFor();
  const href = await dialog(page).getByRole('link', { name: 'Open the file' }).getAttribute('href');
  expect((await page.request.get(href ?? '')).status()).toBe(200);
});

test(
  'new comments and statuses appear while the page is open, marked as new',
  { tags: 'matrix' },
  async () => {
    const page = await openClaim(long);
    await page.clock.install();
    await page.reload();
    await page.getByRole('region', { name: 'Comments' }).waitFor();
    const { user_id } = await product.sandbox.db
      .selectFrom('claim_comments')
      .select('user_id')
      .executeTakeFirstOrThrow();
    await product.sandbox.db
      .insertInto('claim_comments')
      .values({ claim_id: long, user_id, text: 'Our driver comes tomorrow.' })
      .execute();
    const item = await product.sandbox.db
      .selectFrom('claim_items')
      .select(['id', 'article_name'])
      .where('claim_id', '=', long)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await product.sandbox.db
      .updateTable('claim_items')
      .set({ status: 'accepted' })
      .where('id', '=', item.id)
      .execute();
    await page.clock.runFor(31_000);
    const fresh = page.getByRole('listitem').filter({ hasText: 'Our driver comes tomorrow.' });
    await fresh.getByText('New', { exact: true }).waitFor();
    const row = rows(page).filter({ hasText: item.article_name }).first();
    await row.getByText('Accepted').waitFor();
    await row.getByText('New', { exact: true }).waitFor();
  },
);

test(
  'the slip for the box has the number as a barcode, the lines and both addresses, and is printed alone',
  { tags: 'matrix' },
  async () => {
    const page = await openClaim();
    await page.getByRole('link', { name: 'Slip for the box' }).click();
    await page.getByRole('img', { name: `REC-${claim}` }).waitFor();
    for (const heading of ['From', 'To']) await page.getByRole('heading', { name: heading }).waitFor();
    const { article_name } = await itemsWith('received');
    await page.getByRole('rowheader', { name: article_name }).waitFor();
    await expectNoAxeViolations(page);
    // Next to each other on a phone, the addresses would break within words.
    const topOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
    expect(await topOf('To')).toBe(await topOf('From'));
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await topOf('To')) - (await topOf('From'))).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('banner').count()).toBe(0);
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
    await expect.poll(() => page.getByRole('rowheader', { name: article_name }).isVisible()).toBe(true);
    // Nor the head of the page, which would take a sheet: the slip is on one.
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
    for (const format of ['A4', 'A6', 'Letter'])
      expect((await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);

test('the number of a claim stays on one line where its heading takes two', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, `/claims/${claim}/slip`, { width: 320, height: 844, locale: 'de' });
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.innerText()).toMatch(/^Begleitzettel zu Vorgang/);
  expect((await heading.boundingBox())?.height).toBeGreaterThan(30);
  const number = heading.getByText(`REC-${claim}`, { exact: true });
  expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1);
});

// Last: it changes the claim.
test('CLM-13 CLM-14 CLM-15 CLM-16: a waiting item opens the edit modal, which needs quantity and description, and sends the rest along', async () => {
  const page = await openClaim();
  await page.getByText('Articles that wait for information from you: 1.').waitFor();
  const item = await itemsWith('clarification_awaiting');
  await card(page, item.article_name).getByText('We need more information about this article.').waitFor();
  await page.getByRole('button', { name: `Add more info: ${item.article_name}` }).click();
  const form = dialog(page);
  const qty = form.getByRole('textbox', { name: 'Quantity' });
  await qty.fill('1.5');
  await form.getByRole('textbox', { name: 'Description' }).fill('');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('A whole number from 1, please').waitFor();
  await form.getByText('please enter value').waitFor();
  // More than were bought: only the server knows.
  await qty.fill('99999');
  await form.getByRole('textbox', { name: 'Description' }).fill('It still grinds.');
  await form.getByRole('textbox', { name: 'Mileage at fitting (km)' }).fill('81000');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => qty.getAttribute('aria-invalid')).toBe('true');
  await expectNoAxeViolations(page);
  await qty.fill(String(item.qty));
  await form.getByRole('button', { name: 'Send' }).click();
  await form.waitFor({ state: 'detached' });
  await expect.poll(() => said(page)).toContain(`Saved: ${item.article_name}`);
  await page
    .getByRole('region', { name: 'Received' })
    .getByRole('article', { name: item.article_name })
    .waitFor();
  const changed = await product.sandbox.db
    .selectFrom('claim_items')
    .selectAll()
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow();
  expect(changed).toMatchObject({ status: 'received', qty: item.qty, description: 'It still grinds.' });
  expect(changed.clarification).toMatchObject({ fittingOnMillage: 81_000, carBrand: 'Volkswagen' });
});

test(
  'a problem with a claim is reported with its number, its page and what was done last',
  { tags: 'matrix' },
  async () => {
    const page = await openClaim();
    const comments = page.getByRole('region', { name: 'Comments' });
    await comments.getByRole('textbox', { name: 'Comment' }).fill('My phone is 555 0199');
    await comments.getByRole('button', { name: 'Add comment' }).click();
    await comments.getByRole('listitem').filter({ hasText: '555 0199' }).first().waitFor();
    await page.getByRole('link', { name: 'Report a problem' }).click();
    await page.waitForURL('**/issues/create?*');
    await expect
      .poll(() => page.getByLabel('Name', { exact: false }).inputValue())
      .toBe(`Problem: claim REC-${claim}`);
    const text = await page.getByLabel('Description', { exact: false }).inputValue();
    expect(text).toContain(`${product.url}/claims/${claim}>`);
    expect(text).toMatch(/- Last action: `AddClaimComment` \(`[\w-]{8,}`\)\n- Language: en\n- Version: \d+/);
    expect(text).not.toContain('555 0199');
  },
);
