import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { dialog, openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { findLines, itemsOf, newestClaim, sentClaims, type BoughtLine } from './claimParts.ts';

let product: Product;
let lines: readonly BoughtLine[];
/** The newest claim before a test. */
let last = 0;
beforeAll(async () => {
  product = await startProduct();
  lines = await findLines(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  last = await newestClaim(product);
});

/** The texts of claims in a language: `text('CLAIM.SEND', { count: 1 })`. */
function textsOf(language: string) {
  const texts = new Map<string, unknown>(
    Object.entries(JSON.parse(readFileSync(`web/i18n/${language}/claims.json`, 'utf8'))),
  );
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = texts.get(key);
    if (typeof text !== 'string') throw new Error(`no text ${key} in ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name]));
  };
}

/** Every control of the dialog has an accessible name. */
async function expectNames(page: Page): Promise<void> {
  const tree = await dialog(page).ariaSnapshot();
  const nameless = tree
    .split('\n')
    .filter((row) => /- (button|textbox|combobox|checkbox|radio|link)(:|$)/.test(row));
  expect(nameless).toEqual([]);
}

test.for([
  ['de', 'return', 0],
  ['de', 'reclamation', 1],
  ['ru', 'return', 2],
  ['ru', 'reclamation', 3],
] as const)(
  'a claim by keyboard alone in %s, as a %s, each step with names and without faults',
  { tags: 'matrix' },
  async ([locale, kind, place]) => {
    const bought = lines[place];
    if (!bought) throw new Error('too few lines');
    const text = textsOf(locale);
    const page = await openScreen(product, '/claims/new', { locale });
    await press(page, 'Tab');
    // The names of the kinds are the beginnings of other links.
    const hint = text(kind === 'return' ? 'CLAIM.NEW.RETURN.HINT' : 'CLAIM.NEW.RECLAMATION.HINT');
    await tabTo(page, new RegExp(hint), 'link');
    await press(page, 'Enter');
    await tabTo(page, text('CLAIM.ADD_ITEM'), 'button');
    await press(page, 'Enter');

    const article = page.getByRole('combobox', { name: text('CLAIM.ARTICLE') });
    await expect.poll(() => article.evaluate((one) => one === document.activeElement)).toBe(true);
    await expectNames(page);
    await expectNoAxeViolations(page);
    await page.keyboard.type(bought.articleName);
    await press(page, 'Enter');
    await tabTo(page, text('CLAIM.LINES.TAKE_FROM', { number: bought.invoice }), 'button');
    await expectNames(page);
    await press(page, 'Enter');

    await page.getByRole('textbox', { name: text('CLAIM.DESCRIPTION') }).waitFor();
    await expectNames(page);
    await expectNoAxeViolations(page);
    await tabTo(page, text(kind === 'return' ? 'CLAIM.PHRASE.NOT_NEEDED' : 'CLAIM.PHRASE.LEAK'), 'button');
    await press(page, 'Enter');
    await tabTo(page, text('CLAIM.WIZARD.NEXT'), 'button');
    await press(page, 'Enter');

    await page.getByText(text('CLAIM.CLARIFICATION.NOTICE')).waitFor();
    await expectNames(page);
    // The buttons of two days tell which they are of.
    const names = await dialog(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map(
          (one) => one.getAttribute('aria-label') ?? (one.textContent || one.getAttribute('title')),
        ),
      );
    expect(names).toEqual([...new Set(names)]);
    await expectNoAxeViolations(page);
    if (kind === 'return') {
      await tabTo(page, text('CLAIM.CRASHED_BOX'), 'checkbox');
      await press(page, 'Space');
    } else {
      await tabTo(page, text('CLAIM.FITTING_MILEAGE'), 'textbox');
      await page.keyboard.type('120500');
    }
    await tabTo(page, text('CLAIM.WIZARD.SUBMIT'), 'button');
    await press(page, 'Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await tabTo(page, text('CLAIM.SEND', { count: 1 }), 'button');
    await expectNoAxeViolations(page);
    await press(page, 'Enter');
    await page.waitForURL(/\/claims\/\d+$/);
    const [claim, ...others] = await sentClaims(product, last);
    expect([claim?.type, others]).toEqual([kind, []]);
    const [item] = await itemsOf(product, claim?.id ?? 0);
    expect(item?.article_name).toBe(bought.articleName);
    expect(item?.clarification).toMatchObject(
      kind === 'return' ? { hasCrashedBoxRetention: true } : { fittingOnMillage: 120_500 },
    );
  },
);

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? 0;

test(
  'a claim by touch on a narrow dark screen in German: nothing is wider than the screen, and every step is reached',
  { tags: 'matrix' },
  async () => {
    const bought = lines[4];
    if (!bought) throw new Error('too few lines');
    const text = textsOf('de');
    const page = await openScreen(product, '/claims/new/reclamation', {
      locale: 'de',
      width: 390,
      height: 844,
      colorScheme: 'dark',
      hasTouch: true,
    });
    const tap = (key: string, values = {}) =>
      page.getByRole('button', { name: text(key, values), exact: true }).tap();
    const expectNarrow = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expectNoAxeViolations(page);
    };
    await tap('CLAIM.ADD_ITEM');
    const article = page.getByRole('combobox', { name: text('CLAIM.ARTICLE') });
    await article.tap();
    await article.fill(bought.articleName);
    await article.press('Enter');
    const take = page.getByRole('button', {
      name: text('CLAIM.LINES.TAKE_FROM', { number: bought.invoice }),
    });
    await take.waitFor();
    await expectNarrow();
    await take.tap();
    await tap('CLAIM.PHRASE.LEAK');
    await expectNarrow();
    // On a screen where the step has to be scrolled, the next one begins at its top.
    await page.setViewportSize({ width: 390, height: 500 });
    await dialog(page).getByText(text('CLAIM.ATTACHMENTS'), { exact: true }).scrollIntoViewIfNeeded();
    await tap('CLAIM.WIZARD.NEXT');
    await page.getByText(text('CLAIM.CLARIFICATION.NOTICE')).waitFor();
    expect(await topOf(dialog(page).locator('[aria-current=step]'))).toBeGreaterThan(
      await topOf(dialog(page).getByRole('heading').first()),
    );
    await expectNarrow();
    await tap('CLAIM.WIZARD.SUBMIT');
    await dialog(page).waitFor({ state: 'detached' });
    await expectNarrow();
    await tap('CLAIM.SEND', { count: 1 });
    await page.waitForURL(/\/claims\/\d+$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNarrow();
    expect(await sentClaims(product, last)).toHaveLength(1);
  },
);
