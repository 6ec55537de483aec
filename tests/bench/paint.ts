import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser } from 'playwright';
import { median } from './cartMoves.ts';
import { table } from './report.ts';

/** The same form with nothing around it: what a browser needs at least to show one. */
const bare = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Log in</title></head><body>
<h1>Log in</h1><form method="post"><label>Username <input name="username" required></label>
<label>Password <input name="password" type="password" required></label><button>Log in</button></form></body></html>`;

/** Slow 4G: 150 ms for a round trip, 1.6 Mbit/s. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * How long the log-in page takes to its largest paint, beside a bare form, each cold on slow 4G with a processor four
 * times slower; and until its code has taken it over. Medians of some visits in turn, in ms; a Markdown table.
 */
export async function measurePaint(browser: Browser, url: string, visits: number): Promise<string> {
  const server = createServer((_, res) => res.writeHead(200, { 'content-type': 'text/html' }).end(bare));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The bare form has no port.');
  const pages: { name: string; address: string; times: Times[] }[] = [
    { name: 'bare form', address: `http://127.0.0.1:${at.port}/`, times: [] },
    { name: 'log-in page', address: `${url}/login`, times: [] },
  ];
  try {
    for (let i = 0; i < visits; i++) {
      for (const page of pages) page.times.push(await visit(browser, page.address));
    }
  } finally {
    server.close();
  }
  const rows = pages.map(({ name, times }) => [
    name,
    ms(times.map(({ paint }) => paint)),
    ms(times.flatMap(({ ready }) => ready ?? [])),
  ]);
  return table(['page', 'largest paint, ms', 'taken over by its code, ms'], rows);
}

type Times = { paint: number; ready: number | null };

async function visit(browser: Browser, address: string): Promise<Times> {
  const context = await browser.newContext({ locale: 'en' });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.emulateNetworkConditions', slow4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: 'networkidle' });
    return await page.evaluate(
      () =>
        new Promise<Times>((done) => {
          const ready = performance.getEntriesByName('ready')[0]?.startTime ?? null;
          new PerformanceObserver((list) =>
            done({ paint: list.getEntries().at(-1)?.startTime ?? NaN, ready }),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}

const ms = (times: readonly number[]): string => (times.length === 0 ? '' : median(times).toFixed(0));
