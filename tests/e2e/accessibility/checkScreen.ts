import type { Page } from 'playwright';
import { expect, type TestOptions } from 'vitest';
import { isMatrix, variantsFor } from '../../support/matrix.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage, settle, type PageOptions } from '../support/openPage.ts';
import type { Product } from '../support/startProduct.ts';
import { expectSoundPatterns } from './expectSoundPatterns.ts';
import { setFont } from './setFont.ts';

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
export const tagsOf = ({ isFurther }: Screen): TestOptions => (isFurther ? { tags: 'matrix' } : {});

/** The rules whose result depends on colours. */
const colours = ['color-contrast', 'link-in-text-block'];

/**
 * Fails if axe finds violations, a pattern is unsound or the page scrolls sideways, in each state, at 1440 px in English or at 320 px in German, the
 * latter in a wide and in a narrow font. In the matrix at both, light and dark. `wideLocale` is another language for the wide
 * window.
 */
export async function checkScreen(product: Product, screen: Screen, wideLocale = 'en'): Promise<void> {
  const windows: PageOptions[] = [
    { width: 1440, locale: wideLocale, colorScheme: 'light' },
    { width: 320, locale: 'de', colorScheme: 'dark' },
  ];
  for (const variant of variantsFor(screen.name, windows)) {
    const page = await openScreen(product, screen, variant);
    await expectAccessible(page);
    for (const next of screen.states ?? []) {
      await next(page);
      await settle(page);
      await expectAccessible(page);
    }
    await page.context().close();
  }
}

async function openScreen(
  product: Product,
  { path, as, height = 800 }: Screen,
  variant: PageOptions,
): Promise<Page> {
  const page = await openPage(product, { ...variant, height, ...(as ? { as: `${as}@demo.test` } : {}) });
  await page.goto(typeof path === 'string' ? path : path());
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
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
