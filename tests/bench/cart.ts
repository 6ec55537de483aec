/**
 * `npm run bench:cart`: what a regular cart of very many lines costs to open, to scroll and to edit, with the whole
 * product running and the browser's processor slowed down. Prints a Markdown table; docs/benchmarks.md says what it
 * means.
 */
import { availableParallelism, loadavg } from 'node:os';
import { chromium, type CDPSession, type Page } from 'playwright';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox.ts';
import type { ReceivedRequest } from '../../sandbox/support/faults.ts';
import { buildWebIfStale } from '../../scripts/buildWebIfStale.ts';
import { findChromium } from '../e2e/support/findChromium.ts';
import { BenchProcess } from './BenchProcess.ts';
import { editQuantity, median, percentile95, scrollThrough } from './cartMoves.ts';
import { logIn } from './record.ts';
import { table } from './report.ts';

/** Carts of so many lines are measured. */
const sizes = [20, 1_000, 5_000];
/** How much slower the page's processor is made, as a workshop's old PC. */
const slowdown = 4;
const edits = 8;

await buildWebIfStale();
const measured = await measureCart();
const [load = 0] = loadavg();
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${availableParallelism()} processors, load average ${load.toFixed(1)}.\n\n${measured}`,
);

async function measureCart(): Promise<string> {
  const sandbox = await createSandbox({ articles: 8_000, faults: true });
  const url = await sandbox.listen();
  const gateway = await BenchProcess.start('gateway', { UPSTREAM_URL: url, PORT: '0' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const { authorization } = await logIn(url);
    const rows: string[][] = [];
    for (const size of sizes) {
      await fillCart(sandbox, size);
      const context = await browser.newContext({
        baseURL: gateway.url,
        locale: 'en',
        viewport: { width: 1440, height: 900 },
      });
      await context.addCookies([
        {
          name: 'BEARER',
          value: authorization.replace('Bearer ', ''),
          url: gateway.url,
          httpOnly: true,
          sameSite: 'Strict',
        },
      ]);
      const page = await context.newPage();
      rows.push([String(size), ...(await measurePage(page, sandbox))]);
      await context.close();
    }
    return table(
      [
        'lines',
        'upstream calls, opening (of the cart)',
        'upstream calls, one edit',
        'elements (in the table)',
        'open, ms',
        `open at ${slowdown}×, ms`,
        `p95 frame at ${slowdown}×, ms`,
        `key to paint at ${slowdown}×, p95 ms`,
        'key to stored, ms',
        `key to stored at ${slowdown}×, ms`,
      ],
      rows,
    );
  } finally {
    await browser.close();
    await gateway.stop();
    await sandbox.close();
  }
}

async function measurePage(page: Page, sandbox: Sandbox): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  // Once for the code: what is measured is the cart.
  await open(page);
  await received(sandbox.url);
  const openMs = await open(page);
  const opening = await received(sandbox.url);
  const ofCart = opening.filter(({ operationId }) => operationId === 'getCart').length;
  const elements = await page.evaluate(
    () =>
      `${document.querySelectorAll('body *').length} (${document.querySelectorAll('[role=grid] *').length})`,
  );
  const stored: number[] = [];
  for (let edit = 0; edit < edits; edit++) stored.push((await editQuantity(page, edit)).stored);
  await received(sandbox.url);
  await editQuantity(page, edits);
  const calls = (await received(sandbox.url)).length;

  await slowDown(cdp, slowdown);
  const slowOpenMs = await open(page);
  const frames = await scrollThrough(page);
  const slow = [];
  for (let edit = 0; edit < edits; edit++) slow.push(await editQuantity(page, edit));
  await slowDown(cdp, 1);
  return [
    `${opening.length} (${ofCart})`,
    String(calls),
    elements,
    openMs.toFixed(0),
    slowOpenMs.toFixed(0),
    percentile95(frames).toFixed(0),
    percentile95(slow.map(({ painted }) => painted)).toFixed(0),
    median(stored).toFixed(0),
    median(slow.map((edit) => edit.stored)).toFixed(0),
  ];
}

/** Milliseconds until a quantity can be edited. */
async function open(page: Page): Promise<number> {
  await page.goto('/cart/regular?warehouses=1&warehouses=2');
  await page.locator('[data-control=qty]').first().waitFor();
  return page.evaluate(() => performance.now());
}

async function slowDown(cdp: CDPSession, rate: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** What the back end received since the last time. */
async function received(url: string): Promise<ReceivedRequest[]> {
  const answer = await fetch(`${url}/sandbox/requests`);
  const requests: ReceivedRequest[] = await answer.json();
  await fetch(`${url}/sandbox/requests`, { method: 'DELETE' });
  return requests;
}

/** The demo customer's regular cart with so many different articles. */
async function fillCart({ db }: Sandbox, size: number): Promise<void> {
  const { id } = await db
    .selectFrom('accesses as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select('a.id')
    .where('u.email', '=', 'client@demo.test')
    .orderBy('a.id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('cart_items').where('access_id', '=', id).execute();
  const articles = await db
    .selectFrom('articles')
    .select(['id', 'multiple'])
    .where('active', '=', true)
    .where('eol', '=', false)
    .orderBy('id')
    .limit(size)
    .execute();
  if (articles.length < size) throw new Error(`There are only ${articles.length} articles.`);
  for (let start = 0; start < size; start += 1_000) {
    await db
      .insertInto('cart_items')
      .values(
        articles.slice(start, start + 1_000).map(({ id: articleId, multiple }) => ({
          access_id: id,
          type: 'regular',
          article_id: articleId,
          qty: multiple,
        })),
      )
      .execute();
  }
}
