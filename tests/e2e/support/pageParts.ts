import type { Locator, Page } from 'playwright';
import { openPage, type PageOptions } from './openPage.ts';
import type { Product } from './startProduct.ts';

/** Opens an address as `client@demo.test`, or as the user in the options, and waits for its heading. */
export async function openScreen(product: Product, path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(product, { as: 'client@demo.test', ...options });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Goes to the user's profile, which is in the account menu. */
export async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Your account$/ }).click();
  await page.getByRole('link', { name: 'My profile' }).click();
}

/** The rows of a list page. */
export const rows = (page: Page): Locator => page.getByRole('table').locator('tbody tr');

/** The cards of a search in the catalog, exact matches included. */
export const results = (page: Page): Locator =>
  page.getByRole('list', { name: /^(Exact matches|Results)$/ }).locator(':scope > li');

/** The open dialog, a confirmation or a form. */
export const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Waits for the success notice, which is also in the live region for screen readers. */
export const done = (page: Page): Promise<void> => page.getByText('Completed successfully').last().waitFor();

/** The first choice of the open list. While the list loads, it has only a note, which is disabled. */
export const firstChoice = (page: Page): Locator =>
  page.getByRole('listbox').getByRole('option', { disabled: false }).first();

/** Closes the open menu with Escape, once it has taken the focus: a menu is painted a moment before. */
export async function closeMenu(page: Page): Promise<void> {
  await page.locator('[role="menu"]:focus-within').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
}

/** The name of what has the focus; null at the top of the document, where a browser puts a focus that was lost. */
export const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement: on } = document;
    if (!on || on === document.body) return null;
    return on.getAttribute('aria-label') ?? (on.textContent || on.getAttribute('title'));
  });

/** The description of a control, which is said after its name. */
export const descriptionOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** What the page has said to screen readers, the latest and some before. */
export const said = (page: Page): Promise<string> => page.locator('#announcer').innerText();
