import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { completeOrder, createOrder, findBuyable } from '../../support/shopping.ts';
import { tabTo } from '../support/keyboard.ts';
import { openPage, type PageOptions } from '../support/openPage.ts';
import { rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const list = '/orders/regular?page=1&limit=10';
/** The orders on their way, of which one that is delivered goes. */
const sentList = `${list}&filter[status][]=shipped`;
/** Orders that are on their way. */
let sent: string[];
beforeEach(async () => {
  await product.sandbox.db
    .updateTable('orders')
    .set({ status: 'shipped' })
    .where('customer_id', '=', 1)
    .where('type', '=', 'regular')
    .where('status', '=', 'delivered')
    .execute();
  const orders = await product.sandbox.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', 1)
    .where('type', '=', 'regular')
    .where('status', '=', 'shipped')
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute();
  sent = orders.map(({ id }) => String(id));
});

/** Opens a screen with a clock that the test moves on. */
async function open(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(product, { as: 'client@demo.test', ...options });
  await page.clock.install();
  await page.goto(path);
  await page.getByText(/^Updated \d\d:\d\d$/).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Stops the clock of a page: it moves on only where the test says so, however slow the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Counts the readings of a query, by what its variables contain. */
function countReadings(page: Page, variable = '"type":"REGULAR"'): () => number {
  let readings = 0;
  page.on('request', (request) => {
    if (isReading(request, variable)) readings++;
  });
  return () => readings;
}

const isReading = (request: Request, variable: string): boolean =>
  request.url().endsWith('/graphql') && request.postData()?.includes(variable) === true;

/** Moves the clock on until the screen has been read again. */
async function readAgain(page: Page, variable = '"type":"REGULAR"', ms = 31_000): Promise<void> {
  const answer = page.waitForResponse((response) => isReading(response.request(), variable));
  await page.clock.runFor(ms);
  await (await answer).finished();
}

const deliver = (id: string | undefined) =>
  product.sandbox.db
    .updateTable('orders')
    .set({ status: 'delivered' })
    .where('id', '=', Number(id))
    .execute();

/** Makes an order, as a colleague does meanwhile. */
async function orderMeanwhile(): Promise<string> {
  const client = await product.as('client');
  const [article] = await findBuyable(client, 1);
  if (!article) throw new Error('nothing to buy');
  const order = await createOrder(client, article);
  await completeOrder(client, order);
  return order.dbId;
}

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** The numbers of the orders on the screen, also of those behind a dialog. */
const numbers = (page: Page) => page.locator('main tbody a[href^="/order/"]').allInnerTexts();
const rowOf = (page: Page, number: string | undefined) =>
  rows(page).filter({ has: page.getByRole('link', { name: number ?? '', exact: true }) });
const announced = (page: Page) => page.locator('#announcer');

test(
  'DAY-31 an open list is read again every 30 seconds with its own query, not while its tab is hidden, and at once when it comes back unless it was just read',
  { tags: 'matrix' },
  async () => {
    const page = await open(list);
    await stopClock(page);
    const readings = countReadings(page);
    await page.clock.runFor(20_000);
    expect(readings()).toBe(0);
    await readAgain(page);
    expect(readings()).toBe(1);
    await setHidden(page, true);
    await page.clock.runFor(300_000);
    expect(readings()).toBe(1);
    await setHidden(page, false);
    await expect.poll(readings).toBe(2);
    await page.waitForLoadState('networkidle');
    await setHidden(page, true);
    await setHidden(page, false);
    await page.clock.runFor(5_000);
    expect(readings()).toBe(2);
  },
);

test('DAY-32 changed rows are marked with a bar and a word for a while and announced by their number; the focus stays', async () => {
  const page = await open(`${list}&filter[status][]=shipped&filter[status][]=delivered`);
  const pause = page.getByRole('button', { name: 'Pause updates' });
  await pause.focus();
  await deliver(sent[1]);
  await readAgain(page);
  const row = rowOf(page, sent[1]);
  await row.getByText('Delivered').filter({ visible: true }).waitFor();
  const mark = row.getByRole('img', { name: 'Changed' });
  await mark.waitFor();
  expect((await mark.boundingBox())?.width).toBeGreaterThan(0);
  await expect.poll(() => rows(page).getByRole('img', { name: 'Changed' }).count()).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => announced(page).textContent()).toBe('1 row changed');
  expect(await pause.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.clock.runFor(16_000);
  await expect.poll(() => mark.count()).toBe(0);
});

test(
  'DAY-34 new rows wait behind their number and Show, while the rows on the screen get their new values in place',
  { tags: 'matrix' },
  async () => {
    const page = await open(list);
    const before = await numbers(page);
    const added = await orderMeanwhile();
    await product.sandbox.db
      .updateTable('orders')
      .set({ client_order_id: 'CHANGED-1' })
      .where('id', '=', Number(before[1]))
      .execute();
    await readAgain(page);
    await page.getByRole('main').getByText('1 new entry', { exact: true }).waitFor();
    await rowOf(page, before[1]).getByText('CHANGED-1').waitFor();
    expect(await numbers(page)).toEqual(before);
    await page.getByRole('heading', { level: 1 }).focus();
    await tabTo(page, 'Show', 'button');
    await page.keyboard.press('Enter');
    await expect.poll(() => numbers(page)).toEqual([added, ...before.slice(0, 9)]);
    await rows(page).first().getByRole('img', { name: 'New' }).waitFor();
  },
);

test(
  'DAY-33 no row moves while the pointer is over the list, the focus is in it, or a dialog is open; then it does',
  { tags: 'matrix' },
  async () => {
    const page = await open(sentList);
    const title = page.getByRole('heading', { level: 1 });
    const hands = [
      { on: () => rows(page).nth(3).hover(), off: () => title.hover() },
      { on: () => rowOf(page, sent[4]).getByRole('link').first().focus(), off: () => title.focus() },
      {
        on: async () => {
          await page.getByRole('button', { name: 'Add filter' }).click();
          await page.getByRole('dialog').waitFor();
        },
        off: () => page.keyboard.press('Escape'),
      },
    ];
    for (const [i, { on, off }] of hands.entries()) {
      const before = await numbers(page);
      await on();
      await deliver(sent[i]);
      await readAgain(page);
      await page.locator('main').getByText('There are changes').waitFor();
      expect(await numbers(page)).toEqual(before);
      await off();
      const rest = before.filter((number) => number !== sent[i]);
      await expect.poll(async () => (await numbers(page)).slice(0, rest.length)).toEqual(rest);
    }
  },
);

const hide = (hidden: boolean) =>
  product.sandbox.db.updateTable('missing_items').set({ hidden }).where('customer_id', '=', 1).execute();

test('DAY-33 no row moves while a row is checked', async () => {
  await hide(false);
  const page = await open('/missing-items');
  const before = await rows(page).allInnerTexts();
  await rows(page).nth(1).getByRole('checkbox').check();
  await page.getByRole('heading', { level: 1 }).click();
  await hide(true);
  await readAgain(page, '"hidden":false');
  await page.locator('main').getByText('There are changes').waitFor();
  expect(await rows(page).allInnerTexts()).toEqual(before);
  await hide(false);
});

test('DAY-35 a failed reading says quietly since when the list is not updated; failures slow the readings down to 60 and 120 seconds', async () => {
  const page = await open(list);
  const before = await numbers(page);
  await stopClock(page);
  const readings = countReadings(page);
  const next = async (seconds: number) => {
    const count = readings();
    await page.clock.runFor((seconds - 10) * 1000);
    expect(readings()).toBe(count);
    await readAgain(page, undefined, 11_000);
  };
  await product.breakNext('listOrders', { kind: 'status', status: 500, times: 2 });
  await next(30);
  await page.getByText(/^Not updated since \d\d:\d\d$/).waitFor();
  expect(await page.locator('.fui-Toast').count()).toBe(0);
  expect(await numbers(page)).toEqual(before);
  await next(60);
  await next(120);
  await page.getByText(/^Updated \d\d:\d\d$/).waitFor();
});

test('DAY-36 updates can be paused and resumed; the device keeps the choice', async () => {
  const page = await open(list);
  await page.keyboard.press('Tab');
  await tabTo(page, 'Pause updates', 'button');
  await page.keyboard.press('Enter');
  const resume = page.getByRole('button', { name: 'Resume updates' });
  await resume.waitFor();
  await page.reload();
  await resume.waitFor();
  const readings = countReadings(page);
  await page.clock.runFor(120_000);
  expect(readings()).toBe(0);
  await resume.click();
  // The code that reads is loaded only now: the clock may have to be moved on more than once.
  const readAfter = async () => {
    await page.clock.runFor(31_000);
    return readings();
  };
  await expect.poll(readAfter).toBeGreaterThan(0);
});
