import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { findChromium } from '../tests/e2e/support/findChromium.ts';
import { median } from './cartMoves.ts';
import { listenAnywhere } from './listenAnywhere.ts';
import { visitSlowly, type Visit } from './paint.ts';
import type { Caller } from './record.ts';
import { table } from './report.ts';

/** A page of the client, and a selector of its main content. */
type Page = { name: string; path: string; content: string };

const pages: readonly Page[] = [
  { name: 'catalog', path: '/catalog', content: 'main h1' },
  {
    name: 'search results',
    path: '/catalog?type=part&searchString=filter&page=1&limit=20',
    content: 'main a[href^="/catalog/article/"]',
  },
  { name: 'orders list', path: '/orders/regular', content: 'main a[href^="/order/"]' },
];
// It is prerendered; the benchmark waits for its code.
const login: Page = { name: 'log-in', path: '/login', content: 'html[data-ready]' };

/** The same form with nothing around it: the least a browser needs to show one. */
const bare = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Log in</title></head><body>
<h1>Log in</h1><form method="post"><label>Username <input name="username" required></label>
<label>Password <input name="password" type="password" required></label><button>Log in</button></form></body></html>`;

/** Names for `--page`. */
export const pageNames: readonly string[] = [login, ...pages].map(({ name }) => name);

/**
 * Visits pages of the built client in Chromium, with an empty cache and then again; returns Markdown tables of the
 * medians.
 *
 * @param only the name of one page; all without it
 */
export async function measureWeb(
  gatewayUrl: string,
  caller: Caller,
  visits: number,
  only?: string,
): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const tables: string[] = [];
    if ((only ?? login.name) === login.name) tables.push(await measureLogin(browser, gatewayUrl, visits));
    const chosen = pages.filter(({ name }) => name === (only ?? name));
    if (chosen.length > 0) tables.push(await measurePages(browser, gatewayUrl, caller, visits, chosen));
    return tables.join('\n\n');
  } finally {
    await browser.close();
  }
}

/** The log-in page and a bare form, in turns. */
async function measureLogin(browser: Browser, gatewayUrl: string, visits: number): Promise<string> {
  const server = createServer((_, res) => res.writeHead(200, { 'content-type': 'text/html' }).end(bare));
  const contestants = [
    { name: 'bare form', address: await listenAnywhere(server), content: 'form', visits: [] as Cold[] },
    {
      name: `${login.name} page`,
      address: gatewayUrl + login.path,
      content: login.content,
      visits: [] as Cold[],
    },
  ];
  try {
    for (let i = 0; i < visits; i++) {
      for (const each of contestants) {
        const context = await browser.newContext({ locale: 'en' });
        each.visits.push(await visitCold(context, each.address, each.content));
        await context.close();
      }
    }
  } finally {
    server.close();
  }
  return table(
    [
      'page',
      'largest paint, ms',
      'taken over by its code, ms',
      'JavaScript, KB gz',
      'blocked, ms',
      'layout shift',
    ],
    contestants.map(({ name, visits: each }) => [
      name,
      middle(each, ({ largestPaint }) => largestPaint),
      middle(each, ({ ready }) => ready ?? NaN),
      middle(each, ({ kilobytes }) => kilobytes),
      middle(each, ({ blocked }) => blocked),
      middle(each, ({ shift }) => shift, 3),
    ]),
  );
}

/** Pages behind log-in: cold, then warm in the same browser. */
async function measurePages(
  browser: Browser,
  gatewayUrl: string,
  caller: Caller,
  visits: number,
  chosen: readonly Page[],
): Promise<string> {
  const rows: string[][] = [];
  for (const { name, path, content } of chosen) {
    const cold: Cold[] = [];
    const warm: Visit[] = [];
    for (let i = 0; i < visits; i++) {
      const context = await browser.newContext({ locale: 'en' });
      await bringSession(context, gatewayUrl, caller);
      cold.push(await visitCold(context, gatewayUrl + path, content));
      warm.push(await visitSlowly(context, gatewayUrl + path, content));
      await context.close();
    }
    rows.push([
      name,
      middle(cold, ({ kilobytes }) => kilobytes),
      middle(cold, ({ requests }) => requests.filter((address) => address.endsWith('.js')).length),
      middle(cold, ({ requests }) => requests.length),
      middle(cold, (visit) => visit.content),
      middle(warm, (visit) => visit.content),
      middle(cold, ({ blocked }) => blocked),
      middle(warm, ({ blocked }) => blocked),
      middle(cold, ({ longestTask }) => longestTask),
      middle(cold, ({ shift }) => shift, 3),
    ]);
  }
  return table(
    [
      'page',
      'JavaScript to content, KB gz',
      'in files',
      'requests to content',
      'content, ms, cold',
      'warm',
      'blocked, ms, cold',
      'warm',
      'longest task, ms',
      'layout shift',
    ],
    rows,
  );
}

type Cold = Visit & {
  /** JavaScript loaded when the content was painted, each file compressed by gzip. */
  kilobytes: number;
};

async function visitCold(context: BrowserContext, address: string, content: string): Promise<Cold> {
  const bodies = new Map<string, Promise<Buffer | null>>();
  context.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    // One that comes after the content is not counted, and may end with the page.
    bodies.set(
      response.url(),
      response.body().catch(() => null),
    );
  });
  const visit = await visitSlowly(context, address, content);
  let bytes = 0;
  for (const request of visit.requests) {
    const body = await bodies.get(request);
    if (body) bytes += gzipSync(body, { level: 9 }).length;
  }
  return { ...visit, kilobytes: bytes / 1000 };
}

/** Median of the visits that have a value; empty without any. */
function middle<Each>(visits: readonly Each[], read: (visit: Each) => number, digits = 0): string {
  const values = visits.map(read).filter((value) => !Number.isNaN(value));
  return values.length === 0 ? '' : median(values).toFixed(digits);
}

/** The cookie that the log-in would have set. */
async function bringSession(context: BrowserContext, url: string, { authorization }: Caller): Promise<void> {
  const token = authorization.replace('Bearer ', '');
  await context.addCookies([{ name: 'BEARER', value: token, url, httpOnly: true, sameSite: 'Strict' }]);
}
