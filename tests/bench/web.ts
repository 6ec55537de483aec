import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { findChromium } from '../e2e/support/findChromium.ts';
import { measurePaint } from './paint.ts';
import type { Caller } from './record.ts';
import { table } from './report.ts';

/** A page of the client, opened with an empty cache. */
interface Visit {
  name: string;
  path: string;
  loggedIn: boolean;
  /** A selector of what the page is opened for. */
  content: string;
}

const visits: Visit[] = [
  { name: 'log-in page', path: '/login', loggedIn: false, content: 'input[type=password]' },
  { name: 'first page behind log-in', path: '/', loggedIn: true, content: 'main h1' },
  { name: 'orders list', path: '/orders', loggedIn: true, content: 'main table tbody tr' },
];

/**
 * Opens pages of the built client in Chromium, cold, and counts what they load, then times the log-in page; answers
 * Markdown tables.
 */
export async function measureWeb(gatewayUrl: string, caller: Caller): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const rows: string[][] = [];
    for (const visit of visits) rows.push(await open(browser, gatewayUrl, visit, caller));
    const loads = table(
      ['page', 'JavaScript to content, KB gz', 'in all', 'scripts in all', 'requests to content'],
      rows,
    );
    return `${loads}\n\n${await measurePaint(browser, gatewayUrl, 5)}`;
  } finally {
    await browser.close();
  }
}

async function open(browser: Browser, url: string, visit: Visit, caller: Caller): Promise<string[]> {
  const context = await browser.newContext({ baseURL: url, locale: 'en' });
  try {
    if (visit.loggedIn) await bringSession(context, url, caller);
    const page = await context.newPage();
    let requests = 0;
    const scripts: Promise<Buffer>[] = [];
    page.on('request', () => requests++);
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(visit.path);
    await page.locator(visit.content).first().waitFor();
    const toContent = { requests, scripts: scripts.length };
    await page.waitForLoadState('networkidle');
    const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
    return [
      visit.name,
      kilobytes(sizes.slice(0, toContent.scripts)),
      kilobytes(sizes),
      String(sizes.length),
      String(toContent.requests),
    ];
  } finally {
    await context.close();
  }
}

const kilobytes = (sizes: readonly number[]): string =>
  (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(0);

/** The cookie that log-in would have set. */
async function bringSession(context: BrowserContext, url: string, { authorization }: Caller): Promise<void> {
  const token = authorization.replace('Bearer ', '');
  await context.addCookies([{ name: 'BEARER', value: token, url, httpOnly: true, sameSite: 'Strict' }]);
}
