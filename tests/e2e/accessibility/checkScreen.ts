import type { Page } from 'playwright';
import { afterAll, expect, test, type TestOptions } from 'vitest';
import { isMatrix, variantsFor } from '../../support/matrix.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage, settle, type PageOptions } from '../support/openPage.ts';
import type { Product } from '../support/startProduct.ts';
import { expectSoundPatterns } from './expectSoundPatterns.ts';
import { setFont } from './setFont.ts';

/** Height of a window in which the bar at its end covers nothing of a long page, in CSS pixels. */
export const tall = 6000;

/** A screen to check. */
export interface Screen {
  /** Title: the ids of the requirements on its appearance, then its name. */
  name: string;
  path: string | (() => string);
  /** First part of the demo user's e-mail; a visitor when left out. */
  as?: string;
  /** Height of the narrow window, in CSS pixels; 800 when left out. */
  height?: number;
  /** Steps from one state of the screen to the next, in English and German; each state is checked, including the first. */
  states?: readonly ((page: Page) => Promise<void>)[];
  /** Whether it is one more state of a screen that another entry opens: the matrix looks at it. */
  isFurther?: boolean;
}

/** Where the check of a screen runs: one of each in `npm test`, its further states in the matrix. */
const tagsOf = ({ isFurther }: Screen): TestOptions => (isFurther ? { tags: 'matrix' } : {});

/** The rules whose result depends on colours. */
const colours = ['color-contrast', 'link-in-text-block'];

/**
 * One test for each screen, as `checkScreen`. A user's screens are opened one after the other in one page for each window, as by
 * links: a fresh profile and the load of a page take longer than the check. A screen that has got into another state is the
 * last of its page.
 */
export function checkScreens(product: () => Product, screens: readonly Screen[], wideLocale = 'en'): void {
  const shared = new Map<string, Page>();
  afterAll(async () => {
    await Promise.all([...shared.values()].map((page) => page.context().close()));
  });
  for (const screen of screens) {
    test(
      `${screen.name}: axe finds no violations, and the page does not scroll sideways`,
      tagsOf(screen),
      async () => {
        // Before log-in each screen is a separate document.
        if (screen.as === undefined) return checkScreen(product(), screen, wideLocale);
        for (const variant of windowsOf(screen, wideLocale)) {
          const key = JSON.stringify([screen.as, variant]);
          const page = shared.get(key) ?? (await openFor(product(), screen, { ...variant, isShared: true }));
          shared.delete(key);
          let isClean = false;
          try {
            await (isElsewhere(page, screen) ? follow(page, screen) : load(page, screen));
            await checkStates(page, screen);
            isClean = screen.states === undefined;
          } finally {
            if (isClean) shared.set(key, page);
            else await page.context().close();
          }
        }
      },
    );
  }
}

/**
 * Fails if axe finds violations, a pattern is unsound or the page scrolls sideways, in each state, at 1440 px in English or at 320 px in German, the
 * latter in a wide and in a narrow font. In the matrix at both, light and dark. `wideLocale` is another language for the wide
 * window.
 */
export async function checkScreen(product: Product, screen: Screen, wideLocale = 'en'): Promise<void> {
  for (const variant of windowsOf(screen, wideLocale)) {
    const page = await openFor(product, screen, variant);
    await load(page, screen);
    await checkStates(page, screen);
    await page.context().close();
  }
}

const windowsOf = ({ name }: Screen, wideLocale: string): readonly PageOptions[] =>
  variantsFor<PageOptions>(name, [
    { width: 1440, locale: wideLocale, colorScheme: 'light' },
    { width: 320, locale: 'de', colorScheme: 'dark' },
  ]);

const openFor = (product: Product, { as }: Screen, options: PageOptions): Promise<Page> =>
  openPage(product, { ...options, ...(as ? { as: `${as}@demo.test` } : {}) });

const pathOf = ({ path }: Screen): string => (typeof path === 'string' ? path : path());

async function load(page: Page, screen: Screen): Promise<void> {
  await setHeight(page, screen);
  await page.goto(pathOf(screen));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Whether the page shows a screen of another path, from which a link leads to this one. */
function isElsewhere(page: Page, screen: Screen): boolean {
  const from = new URL(page.url());
  return from.protocol !== 'about:' && new URL(pathOf(screen), from).pathname !== from.pathname;
}

/** Opens a screen as a link does. */
async function follow(page: Page, screen: Screen): Promise<void> {
  const before = await page.title();
  await setHeight(page, screen);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, pathOf(screen));
  await expect.poll(() => page.title()).not.toBe(before);
  await settle(page);
}

async function setHeight(page: Page, { height = 800 }: Screen): Promise<void> {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height });
}

async function checkStates(page: Page, { states = [] }: Screen): Promise<void> {
  await expectAccessible(page);
  for (const next of states) {
    await next(page);
    await settle(page);
    await expectAccessible(page);
  }
}

/**
 * Looks at the state in the scheme that the last one was left in, and at what depends on colours in the other: which comes
 * first makes no difference to the other rules, and drawing a page in another scheme takes as long as axe does.
 */
async function expectAccessible(page: Page): Promise<void> {
  const isNarrow = page.viewportSize()?.width === 320;
  await setFont(page, isNarrow ? 'DejaVuSans' : 'DejaVuSansCondensed');
  await expectNoAxeViolations(page);
  await expectSoundPatterns(page);
  await expectNoSidewaysScroll(page);
  if (isNarrow) {
    await setFont(page, 'DejaVuSansCondensed');
    await expectNoSidewaysScroll(page);
  }
  if (!isMatrix) return;
  await switchScheme(page);
  await expectNoAxeViolations(page, [], isNarrow ? [...colours, 'target-size'] : colours);
}

async function switchScheme(page: Page): Promise<void> {
  const before = await background(page);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await expect.poll(() => background(page)).not.toBe(before);
}

const background = (page: Page) =>
  page.evaluate(
    () =>
      getComputedStyle(document.documentElement).backgroundColor +
      getComputedStyle(document.body).backgroundColor,
  );

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that scroll sideways').toBeLessThanOrEqual(0);
}
