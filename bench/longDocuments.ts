import { chromium, type Page } from 'playwright';
import { createSandbox } from '../sandbox/createSandbox.ts';
import { addLongInvoice } from '../sandbox/db/demo/addLongInvoice.ts';
import { buildWebIfStale } from '../scripts/buildWebIfStale.ts';
import { findChromium } from '../tests/e2e/support/findChromium.ts';
import { BenchProcess } from './BenchProcess.ts';
import { median, percentile95, scrollThrough } from './cartMoves.ts';
import { newPage, slowDown } from './pages.ts';
import { logIn } from './record.ts';
import { table } from './report.ts';

/** Slowdown of the page's processor, to that of an old PC in a workshop. */
const slowdown = 4;
const openings = 5;
const checks = 8;

/**
 * An order, its invoice and its lines to be ordered again, with very many lines: time to open, frames while scrolling,
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
          `check to paint at ${slowdown}×, median ms`,
        ],
        measured.map(({ name, elements, open, slowOpen, frame, check }) => [
          name,
          String(elements),
          ...[open, slowOpen, frame, check].map((ms) => ms.toFixed(0)),
        ]),
      ),
    );
    return measured.every(({ frame }) => frame <= 33);
  } finally {
    await browser.close();
    await gateway.stop();
    await sandbox.close();
  }
}

async function measurePage(page: Page, path: string) {
  const items = page.getByRole('region', { name: 'Items' });
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
  // What comes with the page after its first paint is not part of a scroll.
  await page.waitForTimeout(3_000);
  const frame = percentile95(await scrollThrough(items));
  return { open, slowOpen, elements, frame, check: median(await checkLines(page)) };
}

/** Milliseconds from clicks on lines' boxes until the page shows them checked. */
async function checkLines(page: Page): Promise<number[]> {
  const boxes = page.getByRole('region', { name: 'Items' }).locator('tbody').getByRole('checkbox');
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
