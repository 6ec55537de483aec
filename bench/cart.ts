/**
 * `npm run bench:cart`: the cost of opening, scrolling and editing a regular cart of very many lines, and of adding an
 * article to it from the catalog, with the whole product running and the browser's processor slowed down.
 * Prints Markdown tables; docs/benchmarks.md explains them. `node bench/cart.ts 1000` measures a cart of that
 * size alone, `node bench/cart.ts 0` what adding costs. `WEB_DIR=../before/dist/web` measures another build of the client.
 */
import { chromium, type Page } from 'playwright';
import { createSandbox, type Sandbox } from '../sandbox/createSandbox.ts';
import { buildWebIfStale } from '../scripts/buildWebIfStale.ts';
import { findChromium } from '../tests/e2e/support/findChromium.ts';
import { BenchProcess } from './BenchProcess.ts';
import {
  addToCart,
  editQuantity,
  median,
  percentile95,
  quantityButtons,
  scrollThrough,
} from './cartMoves.ts';
import { newPage, received, slowDown } from './pages.ts';
import { logIn } from './record.ts';
import { circumstances, table } from './report.ts';

/** Lines of the carts to measure; 0 measures adding to a cart. */
const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [0, 20, 1_000, 5_000];
/** Slowdown of the page's processor, to that of an old PC in a workshop. */
const slowdown = 4;
const edits = 8;
/** Repetitions of what is reported by its 95th percentile; of eight runs that is the slowest. */
const slowEdits = 24;
const additions = 12;
/** Results on a catalog page: as it opens, and at most (LIST-05). */
const pageSizes = [20, 100];

const webDir = process.env['WEB_DIR'];
await buildWebIfStale();
const measured = await measureCart();
console.log(`\n${circumstances()}\n\n${measured}`);

async function measureCart(): Promise<string> {
  const sandbox = await createSandbox({ articles: 8_000, faults: true });
  const url = await sandbox.listen();
  const gateway = await BenchProcess.start('gateway', {
    UPSTREAM_URL: url,
    PORT: '0',
    ...(webDir === undefined ? {} : { WEB_DIR: webDir }),
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const { authorization } = await logIn(url);
    const openPage = () => newPage(browser, gateway.url, authorization);
    const rows: string[][] = [];
    const addingRows: string[][] = [];
    for (const size of sizes) {
      await fillCart(sandbox, size);
      if (size === 0) {
        for (const results of pageSizes) addingRows.push(...(await measureAdding(await openPage(), results)));
        continue;
      }
      const page = await openPage();
      rows.push([String(size), ...(await measurePage(page, sandbox))]);
      await page.context().close();
    }
    const carts = table(
      [
        'lines',
        'upstream calls, opening (of the cart)',
        'upstream calls, one edit',
        'elements (in the table)',
        'open, ms',
        `open at ${slowdown}×, ms`,
        `p95 frame at ${slowdown}×, ms`,
        `key to paint at ${slowdown}×, median ms`,
        'p95 ms',
        'key to stored, ms',
        `key to stored at ${slowdown}×, ms`,
      ],
      rows,
    );
    const adding = table(
      [`at ${slowdown}×, from the catalog`, 'results', 'click to paint, median ms', 'p95 ms'],
      addingRows,
    );
    return [rows.length > 0 ? carts : '', addingRows.length > 0 ? adding : ''].join('\n\n').trim();
  } finally {
    await browser.close();
    await gateway.stop();
    await sandbox.close();
  }
}

/** From a catalog page of so many results: opening the quantity of an article, which adds it, and a step of it. */
async function measureAdding(page: Page, size: number): Promise<string[][]> {
  await page.goto(`/catalog?type=part&searchString=filter&page=1&limit=${size}`);
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .waitFor();
  // Once to load the code, so that only the click is measured.
  await addToCart(page, 2);
  await slowDown(page, slowdown);
  const { opened, stepped } = await addToCart(page, additions);
  await page.context().close();
  return [
    ['add to cart', String(size), ...middleAnd95(opened)],
    ['one more', String(size), ...middleAnd95(stepped)],
  ];
}

function middleAnd95(times: readonly number[]): string[] {
  return [median(times).toFixed(0), percentile95(times).toFixed(0)];
}

async function measurePage(page: Page, sandbox: Sandbox): Promise<string[]> {
  // Once to load the code, so that only the cart is measured.
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

  await slowDown(page, slowdown);
  const slowOpenMs = await open(page);
  const frames = await scrollThrough(page.locator('[role=grid]').locator('..'));
  const slow = [];
  for (let edit = 0; edit < slowEdits; edit++) slow.push(await editQuantity(page, edit % edits));
  await slowDown(page, 1);
  return [
    `${opening.length} (${ofCart})`,
    String(calls),
    elements,
    openMs.toFixed(0),
    slowOpenMs.toFixed(0),
    percentile95(frames).toFixed(0),
    ...middleAnd95(slow.map(({ painted }) => painted)),
    median(stored).toFixed(0),
    median(slow.map((edit) => edit.stored)).toFixed(0),
  ];
}

/** Milliseconds until a quantity can be edited. */
async function open(page: Page): Promise<number> {
  await page.goto('/cart/regular?warehouses=1&warehouses=2');
  await quantityButtons(page).first().waitFor();
  return page.evaluate(() => performance.now());
}

/** Fills the demo customer's regular cart with this number of different articles. */
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
