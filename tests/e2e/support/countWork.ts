import type { Page } from 'playwright';
import type { Product } from './startProduct.ts';

/** What an hour of work costs a buyer and the back end. */
export type Work = {
  /** Keys pressed, each character typed among them; a paste is one. */
  presses: number;
  /** Calls that the back end received. */
  calls: number;
};

/** Counts from now on the keys pressed on a page and the calls that the product sends to the back end. */
export async function countWork(product: Product, page: Page): Promise<() => Promise<Work>> {
  const { keyboard } = page;
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
  const requests = `${product.sandbox.url}/sandbox/requests`;
  await fetch(requests, { method: 'DELETE' });
  return async () => {
    const received: unknown = await (await fetch(requests)).json();
    if (!Array.isArray(received)) throw new Error('The sandbox lists what it received.');
    return { presses, calls: received.length };
  };
}
