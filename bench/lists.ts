/**
 * `node bench/lists.ts`: what a press on the page links, the filters and the sort order of lists costs in the browser,
 * with its processor slowed down. Prints a Markdown table; docs/benchmarks.md explains it. `WEB_DIR=../before/dist/web`
 * measures another build of the client.
 */
import { chromium, type Page } from 'playwright';
import { createSandbox } from '../sandbox/createSandbox.ts';
import { buildWebIfStale } from '../scripts/buildWebIfStale.ts';
import { findChromium } from '../tests/e2e/support/findChromium.ts';
import { BenchProcess } from './BenchProcess.ts';
import { median, percentile95 } from './cartMoves.ts';
import { copyOrders } from './copyOrders.ts';
import { pressInList, type Press } from './listMoves.ts';
import { newPage, slowDown } from './pages.ts';
import { logIn } from './record.ts';
import { circumstances, table } from './report.ts';

/** Slowdown of the page's processor, to that of an old PC in a workshop. */
const slowdown = 4;
/** Of each kind; `node bench/lists.ts 5` presses five times. */
const presses = Number(process.argv[2] ?? 8);

const orders = '/orders/regular?page=1&limit=20';
const articles = '/catalog?type=part&searchString=filter&page=1&limit=20';
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const moves: [name: string, path: string, press: (page: Page) => Promise<unknown>][] = [
  ['orders: next page', orders, (page) => pager(page).getByRole('link', { name: 'Next page' }).click()],
  ['orders: page size', orders, (page) => pager(page).getByRole('combobox').selectOption('50')],
  [
    'orders: filter removed',
    `${orders}&filter[status][]=delivered`,
    (page) => page.getByRole('button', { name: /Remove filter: Status/ }).click(),
  ],
  ['articles: next page', articles, (page) => pager(page).getByRole('link', { name: 'Next page' }).click()],
  [
    'articles: sort order',
    articles,
    (page) => page.getByRole('combobox', { name: 'Sort by' }).selectOption('brand'),
  ],
];

const webDir = process.env['WEB_DIR'];
await buildWebIfStale();
const sandbox = await createSandbox({ articles: 1_500 });
await copyOrders(sandbox.db, 1_000);
const url = await sandbox.listen();
const gateway = await BenchProcess.start('gateway', {
  UPSTREAM_URL: url,
  PORT: '0',
  LOG_LEVEL: 'silent',
  ...(webDir === undefined ? {} : { WEB_DIR: webDir }),
});
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const { authorization } = await logIn(url);
  const rows: string[][] = [];
  for (const [name, path, press] of moves) {
    const page = await newPage(browser, gateway.url, authorization);
    const times: Press[] = [];
    // Once to load the code, so that only the presses are measured.
    for (let count = -1; count < presses; count++) {
      await slowDown(page, 1);
      await page.goto(path);
      await pager(page).waitFor();
      await page.waitForLoadState('networkidle');
      await slowDown(page, slowdown);
      const time = await pressInList(page, () => press(page));
      if (count >= 0) times.push(time);
    }
    await page.context().close();
    rows.push([
      name,
      ...middleAnd95(times.map(({ seen }) => seen)),
      ...middleAnd95(times.map(({ painted }) => painted)),
    ]);
  }
  console.log(`\n${circumstances()}\n`);
  console.log(
    table(
      [
        `at ${slowdown}×`,
        'press to reaction, median ms',
        'p95 ms',
        'answer to painted rows, median ms',
        'p95 ms',
      ],
      rows,
    ),
  );
} finally {
  await browser.close();
  await gateway.stop();
  await sandbox.close();
}

function middleAnd95(times: readonly number[]): string[] {
  return [median(times).toFixed(0), percentile95(times).toFixed(0)];
}
