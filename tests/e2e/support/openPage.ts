import { chromium } from 'playwright';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { expect } from 'vitest';
import { isMatrix } from '../../support/matrix.ts';
import { findChromium } from './findChromium.ts';
import type { Product } from './startProduct.ts';
import { shiftDate, shiftMs } from '../../support/shiftDate.ts';
import { translatePage } from './translatePage.ts';

/**
 * The portal's opener policy would begin a process for the first page of each profile, and throw the one of the empty page away: a
 * fifth of the browser's processor time, which the matrix spends. The others are Playwright's own, which this switch replaces.
 */
const disabledFeatures = [
  ...(isMatrix ? [] : ['CrossOriginOpenerPolicy']),
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** The last leaves out what pays only on pages that stay open for long: a seventh of the browser's processor time. */
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu',
  `--disable-features=${disabledFeatures.join(',')}`,
  '--js-flags=--no-opt --no-maglev',
];

/** Passwords of the demo users follow from their e-mails: client@demo.test has demo-client. */
const passwordOf = (email: string) => `demo-${email.split('@')[0]}`;

export type PageOptions = {
  /** E-mail of the demo user to log in as; a visitor when left out. */
  as?: string;
  /** Viewport in CSS pixels; 1440 × 900 when left out. */
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /** Whether the screen is touched, as on a phone. */
  hasTouch?: boolean;
  /** Interface language; en when left out. */
  locale?: string;
  /** Switches the page's Content-Security-Policy off: what it stops must be stopped before. */
  withoutPolicy?: boolean;
  /** Whether the browser keeps the pages that were left whole, for Back, as it does for people. Playwright turns it off. */
  keepsPages?: boolean;
  /** Whether it stays open after the test, for those that follow in the file, which closes it. */
  isShared?: boolean;
};

/** One browser of each kind per worker: its files share it, and it ends with the worker's process. */
const browsers = new Map<boolean, Promise<Browser>>();
const open = new Set<BrowserContext>();
const complaints: string[] = [];
/** Calls and code that each page waits for. */
const pending = new WeakMap<Page, Set<Request>>();

/** Closes the pages of the test that ended, with the calls that it still holds or passes on. */
export async function closePages(): Promise<void> {
  const pages = [...open].flatMap((context) => context.pages());
  await Promise.all(
    pages.map(async (page) => {
      // One that the test has just closed needs nothing.
      await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
    }),
  );
  await Promise.all([...open].map((context) => context.close()));
  open.clear();
}

/** Returns and clears the console errors and uncaught exceptions of the pages so far. */
export const takeComplaints = (): string[] => complaints.splice(0);

/**
 * A page of a fresh browser profile on the product. It is closed after the test, unless `isShared`, and a console error or
 * an uncaught exception in it fails the test.
 */
export async function openPage(product: Pick<Product, 'url'>, options: PageOptions = {}): Promise<Page> {
  const {
    as,
    width = 1440,
    height = 900,
    colorScheme = 'light',
    hasTouch = false,
    locale = 'en',
    withoutPolicy = false,
    keepsPages = false,
    isShared = false,
  } = options;
  const browser =
    browsers.get(keepsPages) ??
    chromium.launch({
      executablePath: findChromium(),
      args: launchArguments,
      ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
    });
  browsers.set(keepsPages, browser);
  const context = await (
    await browser
  ).newContext({
    baseURL: product.url,
    viewport: { width, height },
    colorScheme,
    hasTouch,
    locale,
    timezoneId: 'Europe/Tallinn',
    reducedMotion: 'reduce',
    bypassCSP: withoutPolicy,
  });
  if (!isShared) open.add(context);
  await context.addInitScript((lng) => {
    if (!localStorage.getItem('i18nextLng')) localStorage.setItem('i18nextLng', lng);
  }, locale);
  if (shiftMs() !== 0) await context.addInitScript(shiftDate, shiftMs());
  if (process.env['TRANSLATED']) await context.addInitScript(translatePage);
  if (as) await logIn(context, product, as);
  const page = await context.newPage();
  watchRequests(page);
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMissingPicture(message.location().url)) {
      complaints.push(`${message.text()} (${message.location().url})`);
    }
  });
  return page;
}

function watchRequests(page: Page): void {
  const running = new Set<Request>();
  pending.set(page, running);
  page.on('request', (request) => {
    if (['fetch', 'script'].includes(request.resourceType())) running.add(request);
  });
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
}

/**
 * Waits until a page that stays open has drawn what an action led to, with what it asked for. Playwright's `networkidle`
 * happens once a document: after the first time it waits for nothing.
 */
export async function settle(page: Page): Promise<void> {
  const isAtRest = async () => {
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
    );
    return pending.get(page)?.size ?? 0;
  };
  await expect.poll(isAtRest, { message: 'requests that run' }).toBe(0);
}

/** Some articles have no picture: the browser says so in its console, the page shows a placeholder (GAP-125). */
function isMissingPicture(url: string): boolean {
  return new URL(url, 'http://portal').pathname.startsWith('/product_photos/');
}

/** Clears the console errors a test provokes on purpose; each must match. */
export function expectComplaints(pattern: RegExp): void {
  expect(takeComplaints().filter((complaint) => !pattern.test(complaint))).toEqual([]);
}

async function logIn(context: BrowserContext, product: Pick<Product, 'url'>, email: string): Promise<void> {
  const answer = await context.request.post(`${product.url}/graphql`, {
    headers: { 'X-Requested-With': 'parts-portal', Origin: product.url },
    data: {
      query: 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }',
      variables: { input: { username: email, password: passwordOf(email) } },
    },
  });
  const body: unknown = await answer.json();
  expect(body).toEqual({ data: { login: { __typename: 'LoginPayload' } } });
}
