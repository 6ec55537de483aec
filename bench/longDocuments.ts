import { chromium, type Locator, type Page } from 'playwright';
import { createSandbox, type Sandbox } from '../sandbox/createSandbox.ts';
import { addLongInvoice } from '../sandbox/demo/addLongInvoice.ts';
import { buildWebIfStale } from '../scripts/buildWebIfStale.ts';
import { findChromium } from '../tests/e2e/support/findChromium.ts';
import { BenchProcess } from './BenchProcess.ts';
import { median, percentile95, scrollByWheel, scrollThrough } from './cartMoves.ts';
import { newPage, slowDown } from './pages.ts';
import { logIn } from './record.ts';
import { table } from './report.ts';

/** Slowdown of the page's processor, to that of an old PC in a workshop. */
const slowdown = 4;
const openings = 5;
const checks = 8;

/**
 * An order and its invoice with very many lines, and the demo's claim of 300 items: time to open, frames while scrolling,
 * and from the click on a line's box to its paint. Prints a Markdown table; docs/benchmarks.md explains it.
 *
 * @returns whether no 95th percentile of the frames is above 33 ms
 */
export async function measureLongDocuments(lines: number): Promise<boolean> {
  await buildWebIfStale();
  const sandbox = await createSandbox({ articles: 8_000 });
  const url = await sandbox.listen();
  const gateway = await BenchProcess.start('gateway', { UPSTREAM_URL: url, PORT: '0', LOG_LEVEL: 'silent' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const { orderId, invoiceId } = await addLongInvoice(sandbox.db, lines);
    const { authorization } = await logIn(url);
    const screens = [
      { name: 'order', path: `/order/${orderId}` },
      { name: 'invoice', path: `/invoices/${invoiceId}` },
      { name: 'claim of 300 items', path: `/claims/${await findLongClaim(sandbox)}` },
    ];
    const measured = [];
    for (const { name, path } of screens) {
      const page = await newPage(browser, gateway.url, authorization);
      measured.push({ name, ...(await measurePage(page, path)) });
      await page.context().close();
    }
    console.log(
      table(
        [
          `${lines} lines`,
          'elements',
          'open, ms',
          `open at ${slowdown}×, ms`,
          `p95 frame at ${slowdown}×, ms`,
          'by the wheel',
          'of an empty area',
          `check to paint at ${slowdown}×, median ms`,
        ],
        measured.map(({ name, elements, open, slowOpen, frame, wheel, floor, check }) => [
          name,
          String(elements),
          ...[open, slowOpen, frame, wheel, floor, check].map((ms) =>
            Number.isNaN(ms) ? '' : ms.toFixed(0),
          ),
        ]),
      ),
    );
    // Frames are multiples of 16.7 ms: two of them are 33.3 or 33.4.
    return measured.every(({ frame }) => Math.round(frame) <= 33);
  } finally {
    await browser.close();
    await gateway.stop();
    await sandbox.close();
  }
}

async function measurePage(page: Page, path: string) {
  const items = page.locator('[role=region]:has(> table[aria-rowcount])');
  const openOnce = async () => {
    await page.goto(path);
    await items.locator('tbody a').first().waitFor();
    return page.evaluate(() => performance.now());
  };
  const openMany = async () => {
    const times: number[] = [];
    for (let run = 0; run < openings; run++) times.push(await openOnce());
    return median(times);
  };
  // Once to load the code, so that only the document is measured.
  await openOnce();
  const open = await openMany();
  const elements = await page.locator('body *').count();
  await slowDown(page, slowdown);
  const slowOpen = await openMany();
  // Work that the page defers until after its first paint must not be measured as scrolling.
  await page.waitForTimeout(3_000);
  const frame = percentile95(await scrollThrough(items));
  const wheel = percentile95(await scrollByWheel(page, items));
  await items.evaluate((area) => area.scrollTo(0, 0));
  // The rows at the top are drawn again first.
  await page.waitForTimeout(500);
  const check = median(await checkLines(items));
  // Last, as it takes the rows away: what scrolling costs without any.
  await items.evaluate((area) => {
    const space = document.createElement('div');
    space.style.blockSize = `${area.scrollHeight}px`;
    area.replaceChildren(space);
    area.id = 'empty';
  });
  const floor = percentile95(await scrollThrough(page.locator('#empty')));
  return { open, slowOpen, elements, frame, wheel, floor, check };
}

/** The id of the demo's claim of hundreds of items. */
async function findLongClaim({ db }: Sandbox): Promise<number> {
  const { claim_id } = await db
    .selectFrom('claim_items')
    .select('claim_id')
    .groupBy('claim_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return claim_id;
}

/** Milliseconds from clicks on lines' boxes until the page shows them checked. */
async function checkLines(items: Locator): Promise<number[]> {
  const boxes = items.locator('tbody').getByRole('checkbox');
  const times: number[] = [];
  for (let line = 0; line < Math.min(checks, await boxes.count()); line++) {
    const box = boxes.nth(line);
    const painted = box.evaluate(
      (element) =>
        new Promise<number>((resolve) =>
          element.addEventListener(
            'click',
            () => {
              const begun = performance.now();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
            },
            { capture: true, once: true },
          ),
        ),
    );
    await box.click();
    times.push(await painted);
  }
  return times;
}
