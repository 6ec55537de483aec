import type { Page } from 'playwright';
import type { Product } from './startProduct.ts';

/** What an hour of work costs a buyer and the back end. */
export type Work = {
  /** Keys pressed, each character typed among them; a paste is one. */
  presses: number;
  /** Taps on a touch screen. */
  taps: number;
  /** Calls that the back end received. */
  calls: number;
  /** How long it took; for reports, never for an assertion. */
  seconds: number;
};

/**
 * Counts from now on the keys pressed on a page, the taps on it as long as it is not loaded again, and the calls that the
 * product sends to the back end.
 */
export async function countWork(product: Product, page: Page): Promise<() => Promise<Work>> {
  const { keyboard } = page;
  const begun = performance.now();
  let presses = 0;
  const press = keyboard.press.bind(keyboard);
  const type = keyboard.type.bind(keyboard);
  const insertText = keyboard.insertText.bind(keyboard);
  keyboard.press = (key, options) => {
    presses += 1;
    return press(key, options);
  };
  keyboard.type = (text, options) => {
    presses += text.length;
    return type(text, options);
  };
  keyboard.insertText = (text) => {
    presses += 1;
    return insertText(text);
  };
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.evaluate('addEventListener("touchstart", () => countTap(), { capture: true, passive: true })');
  const requests = `${product.sandbox.url}/sandbox/requests`;
  await fetch(requests, { method: 'DELETE' });
  return async () => {
    const seconds = (performance.now() - begun) / 1000;
    const received: unknown = await (await fetch(requests)).json();
    if (!Array.isArray(received)) throw new Error('The sandbox lists what it received.');
    return { presses, taps, calls: received.length, seconds };
  };
}
