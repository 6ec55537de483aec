import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkScreen } from '../accessibility/checkScreen.ts';
import { expectComplaints, openPage, settle } from '../support/openPage.ts';
import { openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const prices = 'Brake parts: new prices next month';
const carriers = 'Five more carriers to choose from';
/** What the demo customer has done with announcement 4, about prices. */
const marks = () =>
  product.sandbox.db
    .selectFrom('announcement_marks')
    .select(['notified_at', 'viewed_at'])
    .where('user_id', '=', 1)
    .where('announcement_id', '=', 4)
    .executeTakeFirst();
const forgetMarks = () => product.sandbox.db.deleteFrom('announcement_marks').execute();

test('ANN-01 ANN-02 ANN-03 the lists have two tabs; one without entries says so', async () => {
  const page = await openScreen(product, '/announcements');
  expect(new URL(page.url()).pathname).toBe('/announcements/relevant');
  const tabs = page.getByRole('main').getByRole('navigation').getByRole('link');
  expect(await tabs.allInnerTexts()).toEqual(['Current', 'History']);
  expect(await rows(page).getByRole('link').allInnerTexts()).toEqual([prices, carriers]);
  await tabs.getByText('History').click();
  await page.waitForURL('**/announcements/history');
  await page.getByRole('link', { name: 'Summer opening hours' }).waitFor();
  await product.sandbox.db
    .updateTable('announcements')
    .set({ branch_code: 'nrd' })
    .where('short_message', '=', 'Summer opening hours')
    .execute();
  await page.reload();
  await page.getByText('No data').waitFor();
});

test(
  'ANN-04 ANN-11 an announcement shows its message and date; numbers lead to the search',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/announcements/relevant');
    await page.getByRole('link', { name: prices }).click();
    await page.waitForURL('**/announcement/4');
    await page.getByRole('heading', { level: 1, name: prices }).waitFor();
    const article = page.getByRole('article');
    await article.getByText('Prices of brake pads and discs change').waitFor();
    expect(await article.getByRole('time').getAttribute('datetime')).toMatch(/^\d{4}-/);
    await article.getByRole('link', { name: 'PL-1611953' }).click();
    await page.waitForURL('**/catalog?type=part&searchString=PL-1611953**');
    await page.goto('/announcement/999999');
    await page.waitForURL('**/not-found');
    expectComplaints(/404/);
  },
);

test(
  'ANN-05 an announcement is read after three seconds on its page, not before; the counter falls',
  { tags: 'matrix' },
  async () => {
    await forgetMarks();
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.clock.install();
    await page.goto('/announcement/4');
    await page.getByRole('heading', { level: 1, name: prices }).waitFor();
    const counter = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', {
      name: /^Announcements/,
    });
    const before = await counter.innerText();
    // The clock of the page runs on by itself too.
    await page.clock.runFor(1_500);
    await page.getByRole('link', { name: 'All announcements' }).click();
    await page.getByRole('heading', { level: 1, name: 'Announcements' }).waitFor();
    await page.clock.runFor(10_000);
    expect((await marks())?.viewed_at ?? null).toBeNull();
    await page.getByRole('link', { name: prices }).click();
    await page.getByRole('heading', { level: 1, name: prices }).waitFor();
    await page.clock.runFor(3_000);
    await expect.poll(async () => (await marks())?.viewed_at ?? null).not.toBeNull();
    await expect.poll(() => counter.innerText()).not.toBe(before);
  },
);

/** Lets the time pass until the unread announcements are read. */
async function runUntilRead(page: Page): Promise<void> {
  const isRead = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('withSettings') === true,
  );
  await page.clock.runFor(5_000);
  await (await isRead).finished();
  await settle(page);
}

/** Opens another page: a new notification comes with it. */
async function leave(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Arrivals' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Arrivals' }).waitFor();
}

/** The notification about prices. */
const notification = (page: Page) =>
  page.getByRole('region', { name: 'New announcement' }).filter({ hasText: prices });

async function openWithClock(): Promise<Page> {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.clock.install();
  await page.goto('/wish-list');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

test('ANN-07 ANN-08 an unread announcement does not move the open page; on the next one it stays as a notification until it is closed, which marks it', async () => {
  await forgetMarks();
  const page = await openWithClock();
  await runUntilRead(page);
  expect(await notification(page).count()).toBe(0);
  await leave(page);
  await notification(page).waitFor();
  await notification(page).getByRole('button', { name: 'Show more' }).waitFor();
  await page.clock.runFor(600_000);
  await expect.poll(() => notification(page).isVisible()).toBe(true);
  expect(await marks()).toBeUndefined();
  await notification(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => (await marks())?.notified_at ?? null).not.toBeNull();
  await expect.poll(() => notification(page).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/arrivals');
});

test('ANN-04 ANN-09 Show more marks the announcement and opens its page, which shows it', async () => {
  await forgetMarks();
  const page = await openWithClock();
  await runUntilRead(page);
  await leave(page);
  await notification(page).getByRole('button', { name: 'Show more' }).click();
  await page.waitForURL('**/announcement/4');
  await page.getByRole('heading', { level: 1, name: prices }).waitFor();
  const article = page.getByRole('article');
  await article.getByText('Prices of brake pads and discs change').waitFor();
  expect(await article.getByRole('time').getAttribute('datetime')).toMatch(/^\d{4}-/);
  await expect.poll(async () => (await marks())?.notified_at ?? null).not.toBeNull();
  await expect.poll(() => notification(page).count()).toBe(0);
});

test(
  'a page stays where the code of announcements cannot be loaded; it is requested again',
  { tags: 'matrix' },
  async () => {
    await forgetMarks();
    const page = await openWithClock();
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    let asked = 0;
    await page.route('**/assets/AnnouncementsWatch-*.js', (route) => {
      asked += 1;
      return asked === 1 ? route.abort('connectionreset') : route.continue();
    });
    await page.clock.runFor(5_000);
    await expect.poll(() => asked).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    await runUntilRead(page);
    await leave(page);
    await notification(page).waitFor();
    expectComplaints(/ERR_CONNECTION_RESET/);
  },
);

test(
  'ANN-06 unread announcements are read every 30 minutes, and when a hidden tab comes back',
  { tags: 'matrix' },
  async () => {
    await product.sandbox.db.deleteFrom('announcement_marks').execute();
    await product.sandbox.db
      .insertInto('announcement_marks')
      .values([4, 5].map((id) => ({ user_id: 1, announcement_id: id, notified_at: new Date() })))
      .execute();
    const page = await openWithClock();
    let readings = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('withSettings')) readings++;
    });
    await page.clock.runFor(5_000);
    await expect.poll(() => readings).toBe(1);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(1_799_000);
    expect(readings).toBe(1);
    await forgetMarks();
    await page.clock.runFor(2_000);
    await expect.poll(() => readings).toBe(2);
    await settle(page);
    await leave(page);
    await notification(page).waitFor();
    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await page.clock.runFor(3_600_000);
    expect(readings).toBe(2);
    await setHidden(false);
    await expect.poll(() => readings).toBe(3);
    // What is on the screen is not notified again.
    expect(await notification(page).count()).toBe(1);
  },
);

test(
  'ANN-10 GAP-150 a failure to get the widget’s settings raises an error; the widget stays off',
  { tags: 'matrix' },
  async () => {
    await forgetMarks();
    await product.breakNext('getAnnouncementsWidgetConfig', { kind: 'status', status: 500 });
    const page = await openWithClock();
    await page.clock.runFor(5_000);
    const error = page.locator('.fui-Toast').filter({ hasText: 'New announcements cannot be shown' });
    await error.waitFor();
    expect(await page.locator('.fui-Toast').count()).toBe(1);
  },
);

/** The entries of this area in a user's navigation. */
const entries = async (as: string) => {
  const page = await openScreen(product, '/announcements/relevant', { as });
  const names = await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link')
    .allInnerTexts();
  return names.map((name) => name.split('\n')[0]).filter((name) => /Wiki|Announcements/.test(name ?? ''));
};

test(
  'SHELL-17 GAP-07 the navigation leads to wiki and announcements those who may open them',
  { tags: 'matrix' },
  async () => {
    expect(await entries('client@demo.test')).toEqual(['Wiki', 'Announcements']);
    expect(await entries('buyer@demo.test')).toEqual(['Announcements']);
  },
);

test(
  'the page of an announcement is accessible, in both themes and on a narrow screen',
  { tags: 'matrix' },
  async () => {
    await checkScreen(product, { name: 'an announcement', path: '/announcement/4', as: 'client' });
  },
);

test(
  'a message with tags of which nothing can be shown is shown as it was written; of another one what can be shown',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/announcements/relevant');
    const article = page.getByRole('article');
    for (const [message, shown] of [
      ['<form action="/x"><input name="q"></form>', '<form action="/x"><input name="q"></form>'],
      ['<script>run()</script>', '<script>run()</script>'],
      ['<garage@example.com>', '<garage@example.com>'],
      ['<p>Closed on Monday</p><form><input></form>', 'Closed on Monday'],
    ] as const) {
      await product.sandbox.db.updateTable('announcements').set({ message }).where('id', '=', 4).execute();
      await page.goto('/announcement/4');
      await article.getByText(shown, { exact: true }).waitFor();
      expect(await article.locator('form, input, script').count()).toBe(0);
    }
  },
);
