import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDocument } from '../documents/findDocuments.ts';
import { press as pressKey } from '../support/keyboard.ts';
import { dialog, focusedName, openScreen, rows, said } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Whether the focus is in a part of the page; never while it is at the top of the document. */
const hasFocusIn = (part: Locator) => part.evaluate((element) => element.matches(':focus-within'));
/** Presses a control by keyboard. */
const press = async (control: Locator, key = 'Enter') => {
  await control.focus();
  await pressKey(control.page(), key);
};

test('the focus stays among the filters when one is removed', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, '/orders/regular?filter[status][]=delivered');
  await press(page.getByRole('button', { name: 'Remove filter: Status' }));
  await expect.poll(() => hasFocusIn(page.getByRole('group', { name: 'Filters', exact: true }))).toBe(true);
});

test(
  'the focus goes to what is next when a control is disabled or removed with its rows',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/missing-items');
    await rows(page).first().getByRole('checkbox').check();
    await press(page.getByRole('button', { name: 'Add to cart', exact: true }));
    await page.getByText('1 line added to the cart').first().waitFor();
    await expect.poll(() => hasFocusIn(page.getByRole('main'))).toBe(true);

    await page.goto('/cart/regular');
    await press(page.getByRole('button', { name: 'Clear cart' }));
    await page.getByText('Your cart is empty').waitFor();
    await expect.poll(() => hasFocusIn(page.getByRole('main'))).toBe(true);
  },
);

test(
  'after bulk work on the last of its rows is closed, the focus is on the page',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/orders/regular?filter[status][]=not_confirmed');
    await rows(page).first().getByRole('checkbox').check();
    await press(page.getByRole('button', { name: /^Confirm/ }));
    await press(dialog(page).getByRole('button', { name: /^Confirm/ }));
    await dialog(page).getByText('Done: 1').waitFor();
    await press(dialog(page).getByRole('button', { name: 'Close' }));
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => hasFocusIn(page.getByRole('main'))).toBe(true);
  },
);

test(
  'the focus stays at an address that becomes the default, an agreement that is ticked, and the rows of an account',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/my-profile/shipping-address');
    const other = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Make default/ }) })
      .first();
    const name = await other.getByRole('heading').innerText();
    await press(other.getByRole('button', { name: /^Make default/ }));
    const card = page.getByRole('article', { name });
    await card.getByText('Default').waitFor();
    await expect.poll(() => focusedName(page)).not.toBe(null);
    await expect.poll(() => hasFocusIn(page.getByRole('main'))).toBe(true);

    await page.goto('/my-profile/agreements');
    const box = page.getByRole('checkbox', { checked: false }).first();
    const label = (await box.getAttribute('aria-label')) ?? '';
    await press(box, 'Space');
    await expect.poll(() => page.getByRole('checkbox', { name: label }).isChecked()).toBe(true);
    await expect.poll(() => focusedName(page)).toBe(label);

    await page.goto('/my-profile/accounts');
    await page.getByRole('button', { name: 'Add account' }).click();
    await press(dialog(page).getByRole('button', { name: 'Remove row 1' }));
    await expect.poll(() => focusedName(page)).toBe('Add system');
  },
);

test('after a comment is sent with its button, the focus is in its field', { tags: 'matrix' }, async () => {
  for (const [path, name] of [
    ['/claims', 'Comment'],
    ['/issues', 'Your comment'],
  ] as const) {
    const page = await openScreen(product, path);
    await rows(page).first().getByRole('link').first().click();
    const field = page.getByRole('textbox', { name });
    await field.fill('Any news?');
    await press(page.getByRole('button', { name: 'Add comment' }));
    await expect.poll(() => field.inputValue()).toBe('');
    await expect.poll(() => hasFocusIn(field)).toBe(true);
  }
});

test(
  'what takes the focus of a control that goes, and is below the window, comes into sight',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/wiki');
    await page.evaluate(() => {
      const [go, gap, next] = ['button', 'div', 'button'].map((name) => document.createElement(name));
      if (!go || !gap || !next) return;
      go.textContent = 'Go';
      go.addEventListener('click', () => go.remove());
      gap.style.blockSize = '3000px';
      next.textContent = 'Next';
      document.querySelector('main')?.prepend(go, gap, next);
    });
    await press(page.getByRole('button', { name: 'Go', exact: true }));
    await expect.poll(() => focusedName(page)).toBe('Next');

    // Of a row that goes, the name of the next one: its button would do the same to it at the next Enter.
    await page.evaluate(() => {
      const list = document.createElement('ul');
      for (const name of ['first', 'second']) {
        const row = document.createElement('li');
        const remove = document.createElement('button');
        remove.textContent = `Remove ${name}`;
        remove.addEventListener('click', () => row.remove());
        row.append(remove, `The ${name} row`);
        list.append(row);
      }
      document.querySelector('main')?.prepend(list);
    });
    await press(page.getByRole('button', { name: 'Remove first' }));
    await expect.poll(() => focusedName(page)).toBe('Remove secondThe second row');
  },
);

test(
  'a message that Tab or Shift+Tab has led to is left in both directions, and by Escape',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/catalog?searchString=filter');
    await press(page.getByRole('button', { name: /^Add to cart: / }).first());
    await page.getByRole('dialog', { name: /^In the cart/ }).waitFor();
    await page.keyboard.press('Escape');
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByRole('listitem').first().waitFor();
    const last = page.getByRole('link', { name: 'Accessibility' });
    /** Past the end of the page, or its beginning, where the focus may first be on the browser's own controls. */
    const goTo = async (key: string) => {
      for (let presses = 0; presses < 5 && !(await hasFocusIn(messages)); presses++)
        await page.keyboard.press(key);
      expect(await hasFocusIn(messages)).toBe(true);
    };

    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await goTo('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => hasFocusIn(last)).toBe(true);
    await goTo('Tab');
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocusIn(last)).toBe(true);
    await goTo('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => hasFocusIn(last)).toBe(true);
  },
);

test(
  'what a press shows in place of its button takes the focus, not a control that the next Enter would press',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/catalog?searchString=filter');
    await press(page.getByRole('button', { name: /without stock:/ }).first());
    await expect.poll(() => focusedName(page)).toMatch(/^\D+0$/);
    await page.getByRole('button', { name: 'Filters' }).click();
    const value = page.getByRole('group', { name: 'Brand' }).getByRole('checkbox');
    const ninth = value.nth(8);
    await value.nth(7).waitFor();
    await press(page.getByRole('button', { name: /^Show all: / }).first());
    await expect.poll(() => hasFocusIn(ninth)).toBe(true);

    await page.goto('/my-profile/integrations/3');
    await press(page.getByRole('button', { name: 'Show preview' }));
    await expect.poll(() => focusedName(page)).toBe('Preview of the file');
    await expect
      .poll(() => said(page))
      .toMatch(/articles of the catalogue; the uploaded file has all of them/);

    const { dbId } = await findDocument(product, 'client', 'mergedInvoices');
    await page.goto(`/final-invoices/${dbId}`);
    await press(page.getByRole('button', { name: 'Check the invoice' }));
    await expect.poll(() => focusedName(page)).toBe('Invoice check');
    await expect.poll(() => said(page)).toMatch(/lines? compared|as ordered/);
  },
);
