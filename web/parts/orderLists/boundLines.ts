import { lineBreak } from '../../../contract/lists/splitRecords.ts';

/** With headings and titles, of a list of 5,000, which is the most that can be checked; a text field with many more stops the page. */
const mostLines = 6000;
export const mostCharacters = 1_000_000;
/** So many empty lines in a row are kept, so that the others keep the numbers of their rows; a line far below them needs none. */
const mostEmpty = 100;

/** The lines of a list without long gaps; null when they are more, or longer, than those of any list. */
export function boundLines(text: string): string | null {
  const lines = text.split(lineBreak);
  let empty = 0;
  const kept = lines.filter((line) => {
    empty = /^[\s;,|]*$/.test(line) ? empty + 1 : 0;
    return empty <= mostEmpty;
  });
  const bounded = kept.length === lines.length ? text : kept.join('\n');
  return kept.length > mostLines || bounded.length > mostCharacters ? null : bounded;
}
