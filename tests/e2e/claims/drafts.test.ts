import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectComplaints } from '../support/openPage.ts';
import { dialog, openScreen, said } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { addItem, findLine, newestClaim, sentClaims, takeLine, type BoughtLine } from './claimParts.ts';

let product: Product;
let line: BoughtLine;
/** The newest claim before a test. */
let last = 0;
beforeAll(async () => {
  product = await startProduct();
  line = await findLine(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  last = await newestClaim(product);
});

const form = (kind: string) => openScreen(product, `/claims/new/${kind}`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const writeDescription = (page: Page, text: string) =>
  page.getByRole('textbox', { name: 'Description' }).fill(text);
/** Logs another user in on this machine, and opens the form. */
async function logIn(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await enter(page, email);
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.goto('/claims/new/return');
}
async function enter(page: Page, email: string): Promise<void> {
  await page.getByLabel('Username').fill(email);
  await page.locator('input[type=password]').fill(`demo-${email.split('@')[0]}`);
  await page.keyboard.press('Enter');
}
/** Finds the article that was not finished after the page was loaded, and goes on with it. */
/** What stands above the form: it is said, too. */
const notice = (page: Page, text: RegExp) => page.getByRole('main').getByText(text);
async function goOn(page: Page): Promise<void> {
  await notice(page, /^An article was not finished/).waitFor();
  await button(page, 'Continue').click();
}
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });

test(
  'a draft outlives reload and log-out, is offered with its age, and no other user sees it',
  { tags: 'matrix' },
  async () => {
    const page = await form('return');
    await addItem(page, line);
    await button(page, 'Add article').click();
    await takeLine(page, await findLine(product, 2));
    await writeDescription(page, 'Half a sen');
    await page.reload();
    await notice(page, /^Your draft is here again, last changed/).waitFor();
    await notice(page, /^An article was not finished/).waitFor();
    await expect.poll(() => said(page)).toMatch(/Your draft is here again.*An article was not finished/);
    await button(page, 'Continue').click();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Description' }).inputValue())
      .toBe('Half a sen');
    await button(page, 'Cancel').click();

    await logIn(page, 'buyer@demo.test');
    await page.getByText('What do you want to claim?').waitFor();
    await logIn(page, 'client@demo.test');
    await notice(page, /^Your draft is here again/).waitFor();
    await page.getByRole('link', { name: 'Claims' }).click();
    await page.goto('/claims/new');
    await page.getByText(/^Draft \(1\), /).waitFor();
  },
);

/** The next claim of this type is made, and neither its answer nor that to its repetition arrives. */
async function loseAnswer(page: Page, type: 'RETURN' | 'RECLAMATION'): Promise<void> {
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (lost === 2 || !route.request().postData()?.includes(type)) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
}

test('two tabs, a double click and a lost answer make one claim', async () => {
  const page = await form('reclamation');
  await addItem(page, line, 'Does not work');
  const second = await page.context().newPage();
  await second.goto('/claims/new/reclamation');
  await notice(second, /^Your draft is here again/).waitFor();
  await loseAnswer(page, 'RECLAMATION');
  await button(page, 'Send claim (1)').dblclick();
  await page.getByText('Error: outcome unknown').first().waitFor();
  await button(second, 'Send claim (1)').click();
  await second.waitForURL(/\/claims\/\d+$/);
  await page.getByText('This was sent or discarded in another window.').waitFor();
  expect(await sentClaims(product, last)).toHaveLength(1);
  expectComplaints(/ERR_FAILED|Failed to load|Relay|fetch/);
});

test(
  'a reload in any step of the wizard loses nothing, the files that arrived included; a refusal keeps the draft',
  { tags: 'matrix' },
  async () => {
    const page = await form('reclamation');
    await button(page, 'Add article').click();
    const article = page.getByRole('combobox', { name: 'Article number' });
    await article.fill('OLD-PART-1');
    await article.press('Enter');
    await button(page, 'I need another invoice').click();
    await page.getByRole('combobox', { name: 'Invoice number' }).fill('2019-88');
    await page.getByRole('textbox', { name: 'Invoice date' }).fill('28.02.2025');
    await page.getByRole('textbox', { name: 'Price per piece' }).fill('12,50');
    await page.reload();
    await goOn(page);
    const dateOf = () => page.getByRole('textbox', { name: 'Invoice date' }).inputValue();
    await expect.poll(dateOf).toMatch(/28.*2.*2025|2025.*2.*28/);
    expect(await page.getByRole('textbox', { name: 'Price per piece' }).inputValue()).toBe('12,50');
    expect(await article.inputValue()).toBe('OLD-PART-1');
    await button(page, 'Next').click();

    await writeDescription(page, 'Leaks');
    const chooser = dialog(page).locator('input[type=file]').first();
    await chooser.setInputFiles({ name: 'proof.txt', mimeType: 'text/plain', buffer: Buffer.from('proof') });
    await dialog(page).getByText('1 of 10 files, 10 MB each.').waitFor();
    await page.reload();
    await goOn(page);
    await expect.poll(() => description(page).inputValue()).toBe('Leaks');
    await button(page, 'Remove proof.txt').waitFor();
    await button(page, 'Next').click();

    await page.getByLabel('Make').fill('Tatra');
    await page.getByLabel('Mileage at fitting (km)').fill('120500');
    await page.reload();
    await goOn(page);
    await expect.poll(() => page.getByLabel('Make').inputValue()).toBe('Tatra');
    await expect.poll(() => page.getByLabel('Mileage at fitting (km)').inputValue()).toBe('120500');
    await button(page, 'Submit').click();
    await dialog(page).waitFor({ state: 'detached' });

    await product.breakNext('createClaim', { kind: 'status', status: 500 });
    await button(page, 'Send claim (1)').click();
    await expect.poll(() => button(page, 'Send claim (1)').getAttribute('aria-disabled')).not.toBe('true');
    await page.reload();
    await notice(page, /^Your draft is here again/).waitFor();
    // A back end that knows no keys never tells the result: the user decides.
    await button(page, 'Send claim (1)').click();
    await page.getByText('Outcome unknown').first().waitFor();
    await button(page, 'Send claim (1)').click();
    await dialog(page)
      .getByText(/^Server error: there was no clear answer\./)
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/\/claims\/\d+$/);
    expect(await sentClaims(product, last)).toHaveLength(1);
    await button(page, 'Show proof.txt').waitFor();
    await page.goto('/claims/new/reclamation');
    await page.getByText('What do you want to claim?').waitFor();
    expectComplaints(/500|GraphQL|Relay/);
  },
);

test(
  'a session that ends in the wizard leads through the log-in back to the step, and loses nothing',
  { tags: 'matrix' },
  async () => {
    const page = await form('return');
    await button(page, 'Add article').click();
    await takeLine(page, line);
    await writeDescription(page, 'Before the session ended');
    await page.context().clearCookies();
    const chooser = dialog(page).locator('input[type=file]').first();
    await chooser.setInputFiles({ name: 'late.txt', mimeType: 'text/plain', buffer: Buffer.from('late') });
    await page.waitForURL('**/login**');
    await enter(page, 'client@demo.test');
    await page.waitForURL('**/claims/new/return');
    await goOn(page);
    await expect.poll(() => description(page).inputValue()).toBe('Before the session ended');
    await button(page, 'Next').click();
    await button(page, 'Submit').click();
    await dialog(page).waitFor({ state: 'detached' });

    // It ends again when the claim is sent.
    await page.context().clearCookies();
    await button(page, 'Send claim (1)').click();
    await page.waitForURL('**/login**');
    expect(await sentClaims(product, last)).toEqual([]);
    await enter(page, 'client@demo.test');
    await page.waitForURL('**/claims/new/return');
    await button(page, 'Send claim (1)').click();
    await page.waitForURL(/\/claims\/\d+$/);
    expect(await sentClaims(product, last)).toHaveLength(1);
  },
);

test(
  'a user that staff acts as has another draft than the same user on this machine',
  { tags: 'matrix' },
  async () => {
    const page = await form('return');
    await addItem(page, line, 'Entered by the customer');
    await logIn(page, 'staff@demo.test');
    const switchTo = async (email: string | null) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /switch user/i })
        .click();
      const user = page.getByRole('dialog').getByRole('combobox');
      if (email) {
        await user.fill(email);
        await page.getByRole('option', { name: new RegExp(email) }).click();
      } else await page.getByRole('dialog').locator('.fui-Combobox__clearIcon').click();
      const reloaded = page.waitForEvent('load');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await reloaded;
      await page.goto('/claims/new/return');
    };
    await switchTo('client@demo.test');
    await page.getByText('What do you want to claim?').waitFor();
    await addItem(page, await findLine(product, 1), 'Entered by staff');
    await page.reload();
    await notice(page, /^Your draft is here again/).waitFor();
    await logIn(page, 'client@demo.test');
    await page.getByText('Entered by the customer').waitFor();
    expect(await page.getByText('Entered by staff').count()).toBe(0);
    await logIn(page, 'staff@demo.test');
    await switchTo('client@demo.test');
    await page.getByText('Entered by staff').waitFor();
    expect(await page.getByText('Entered by the customer').count()).toBe(0);
  },
);

test('a lost answer, a reload and another try make one claim', { tags: 'matrix' }, async () => {
  const page = await form('return');
  await addItem(page, line, 'Once');
  await loseAnswer(page, 'RETURN');
  await button(page, 'Send claim (1)').click();
  await page.getByText('Error: outcome unknown').first().waitFor();
  await page.reload();
  await notice(page, /^Your draft is here again/).waitFor();
  const unanswered = notice(page, /^A claim was sent and no answer came/);
  await unanswered.getByRole('link', { name: 'Claims' }).waitFor();
  await button(page, 'Send claim (1)').click();
  await page.waitForURL(/\/claims\/\d+$/);
  expect(await sentClaims(product, last)).toHaveLength(1);
  // It says so of no other claim.
  await page.goto('/claims/new/return');
  await button(page, 'Add article').waitFor();
  expect(await unanswered.count()).toBe(0);
  expectComplaints(/ERR_FAILED|Failed to load|Relay|fetch/);
});

/** A stored draft, as it was so many days ago. */
const copyOf = (value: string | null, days: number) =>
  JSON.stringify({ value, savedAt: new Date(Date.now() - days * 86_400_000).toISOString(), key: 'any' });

test('DAY-110 A draft goes 30 days after its last change, and so does the memory that one was sent or discarded.', async () => {
  const page = await form('return');
  await page.evaluate(
    async ([lately, longAgo, before, kept]) => {
      const opened = indexedDB.open('drafts');
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const copies = opened.result.transaction('copies', 'readwrite').objectStore('copies');
      copies.put({ name: 'draft:lately', text: lately });
      copies.put({ name: 'draft:longAgo', text: longAgo });
      copies.put({ name: 'draft:lost', text: longAgo });
      copies.put({ name: 'draft:old', text: before });
      await new Promise((resolve) => copies.transaction.addEventListener('complete', resolve));
      opened.result.close();
      // A browser that was killed before it had written that this was forgotten.
      localStorage.setItem('draft:lost', before ?? '');
      // Never sent.
      localStorage.setItem('draft:old', before ?? '');
      localStorage.setItem('draft:kept', kept ?? '');
    },
    [copyOf(null, 29), copyOf(null, 31), copyOf('text', 31), copyOf('text', 29)],
  );
  const names = () =>
    page.evaluate(async () => {
      const opened = indexedDB.open('drafts');
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const read = opened.result.transaction('copies').objectStore('copies').getAllKeys();
      await new Promise((resolve) => read.addEventListener('success', resolve));
      opened.result.close();
      return read.result;
    });
  await page.reload();
  await expect.poll(names).toEqual(['draft:lately']);
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => /^draft:[a-z]+$/i.test(name)));
  await expect.poll(stored).toEqual(['draft:kept']);
  await page.reload();
  await expect.poll(stored).toEqual(['draft:kept']);
});
