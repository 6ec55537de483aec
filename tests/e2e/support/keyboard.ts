import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectAnswer, expectFocusInSight } from './expectAnswer.ts';

/** Whether any element has the focus; for a keyboard user, `body` does not count. */
const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/**
 * Presses Tab (or Shift+Tab) until the element has the focus, as a keyboard user does; fails after 80 presses,
 * when the focus was lost before, or when one cannot see where it is.
 */
export async function tabTo(
  page: Page,
  name: RegExp | string,
  role: Parameters<Page['getByRole']>[0],
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await target.waitFor();
  await expect.poll(() => hasFocus(page), { message: `focus before ${role} ${String(name)}` }).toBe(true);
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect
        .poll(() => isFocusVisible(page), { message: `visible focus on ${role} ${String(name)}` })
        .toBe(true);
      return;
    }
    await page.keyboard.press(key);
    await expectFocusInSight(page, `${key} on the way to ${role} ${String(name)}`);
  }
  throw new Error(`${key} never came to ${role} ${String(name)}`);
}

/** Presses a key; some element must have the focus afterwards, and an action must be answered to the ear. */
export async function press(page: Page, key: string): Promise<void> {
  if (/(^|\+)(Enter|Space)$/.test(key)) return expectAnswer(page, key, () => page.keyboard.press(key));
  await page.keyboard.press(key);
  await expectFocusInSight(page, key);
}

/** Whether the focused element is in the viewport, uncovered, and it or its frame has an outline. */
function isFocusVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.matches(':focus-visible')) return false;
    // In a tree the focus is drawn on the row that the keys are on.
    const row =
      element.getAttribute('role') === 'tree' ? element.getAttribute('aria-activedescendant') : null;
    const drawn = document.getElementById(row ?? '') ?? element;
    const { x, y, width, height } = drawn.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const frames = [drawn, drawn.parentElement, drawn.parentElement?.parentElement].filter(
      (one) => one != null,
    );
    const isUncovered = top !== null && frames.some((frame) => frame.contains(top));
    const isDrawn = frames.some((frame) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(frame);
      const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
      if (isOutlined && outlineColor !== 'rgba(0, 0, 0, 0)') return true;
      if (frame === drawn && boxShadow !== 'none') return true;
      // Fluent renders the frame of a field or checkbox as a pseudo element, and the line below a choice as its background image.
      const after = getComputedStyle(frame, '::after');
      const isBordered = after.borderBottomStyle !== 'none' && parseFloat(after.borderBottomWidth) > 0;
      const hasLine = isBordered || after.backgroundImage !== 'none';
      return after.content !== 'none' && hasLine && !after.transform.startsWith('matrix(0,');
    });
    return isUncovered && isDrawn;
  });
}
