/** Words such as the portal's titles have in front of a number: `Order 100341`, `inv 702522`, `Demande SAV n° 40003`. */
const title = /^#?\p{L}[\p{L}\s.#'’°№-]*$/u;

/** The number of a document in a typed text: without a sign or words in front of it. */
export function readNumber(text: string): string {
  const start = text.search(/[^\s#]+$/);
  const number = text.slice(start);
  return looksLikeNumber(number) && title.test(text.slice(0, start)) ? number : text.replace(/^#\s*/, '');
}

/** A number as it is compared: dashes, dots, spaces and case make no difference. */
export const plainNumber = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a text may be the number of an order or a document. */
export const looksLikeNumber = (text: string): boolean => /\d{3}/.test(text);
