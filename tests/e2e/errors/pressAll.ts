import type { Page } from 'playwright';

/** Buttons that leave the page, or send something. */
const leaving =
  /log out|delete|remove|clear|cancel|confirm|place order|check out|save|send|download|export|print|switch|upload|choose file|add to cart|import|reload/i;

/** Presses the first visible buttons and fields of the screen, one after the other, and closes what they open. */
export async function pressAll(page: Page, most: number): Promise<number> {
  const main = page.locator('main');
  const buttons = main.locator('button:visible:not([disabled]):not([aria-disabled=true])');
  const count = Math.min(await buttons.count(), 12);
  let pressed = 0;
  for (let place = 0; place < count && pressed < most; place++) {
    const button = buttons.nth(place);
    const name = await button
      .evaluate((it) => `${it.getAttribute('aria-label') ?? ''} ${it.textContent}`)
      .catch(() => '');
    if (leaving.test(name)) continue;
    const isPressed = await button.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (!isPressed) continue;
    pressed += 1;
    await page.keyboard.press('Escape');
  }
  return pressed;
}
