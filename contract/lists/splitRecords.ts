/** A cell in quotes, which may hold line breaks. The quote that ends it stands before a separator or the end of a line. */
const quotedCell = / *=?"[^"]*(?:""[^"]*)*" *(?=[\t;|,^~\r\n\v\f\x85\u2028\u2029]|$)/y;
/** Any other cell: up to the next separator, within its line. */
const plainCell = /[^\t;|,^~\r\n\v\f\x85\u2028\u2029]*/y;
/** All that Unicode calls a mandatory break; Word's Shift+Enter is a vertical tab. */
export const lineBreak = /\r\n|[\r\n\v\f\x85\u2028\u2029]/g;
const isBreak = /[\r\n\v\f\x85\u2028\u2029]/;

/**
 * The records of a list, each with the number of its first line: one a line, but a quoted cell of a csv file may hold line
 * breaks. An unclosed quote affects its own line only, and so does a sentence in quotes: a record of several lines has
 * several cells.
 */
export function splitRecords(text: string): { line: number; content: string }[] {
  const records: { line: number; content: string }[] = [];
  let line = 1;
  for (let start = 0; start <= text.length;) {
    const end = findEnd(text, start);
    const written = text.slice(start, end).split(lineBreak);
    records.push({ line, content: written.join('\n') });
    line += written.length;
    start = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return records;
}

/** Where the record that starts at an index ends: at a line break or with the text. */
function findEnd(text: string, start: number): number {
  for (let at = start; ; at += 1) {
    const quoted = match(quotedCell, text, at);
    const isAlone = at === start && !isSeparator(text[at + quoted.length]);
    const isPlain = quoted === '' || (isAlone && isBreak.test(quoted));
    at += (isPlain ? match(plainCell, text, at) : quoted).length;
    if (!isSeparator(text[at])) return at;
  }
}

const isSeparator = (character = ''): boolean => /[\t;|,^~]/.test(character);

/** The match of a sticky expression at an index; '' without one. */
function match(expression: RegExp, text: string, at: number): string {
  expression.lastIndex = at;
  return expression.exec(text)?.[0] ?? '';
}
