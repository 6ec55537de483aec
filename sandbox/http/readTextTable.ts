import { isOpenQuote, splitCells } from '../../contract/lists/splitCells.ts';
import { splitRecords } from '../../contract/lists/splitRecords.ts';
import { Rejected } from './failures.ts';

/** A line of a csv or txt file. */
export interface TextRow {
  /** From 1, as an editor counts. */
  line: number;
  content: string;
  cells: string[];
}

/**
 * The records of a csv or txt file that hold anything: separated by `;`, `,` or tab, with any line ends and quoting, in
 * UTF-8 or UTF-16. A cell in quotes may have line breaks; a quote that never ends affects its own line only.
 * @throws Rejected when the file is another kind of text
 */
export function readTextTable(file: Uint8Array): TextRow[] {
  const records = splitRecords(decode(file)).filter(({ content }) => !/^[\s;,]*$/.test(content));
  const separator = separatorOf(records.map(({ content }) => content));
  return records.map(({ line, content }) => {
    const cells = splitCells(content, separator);
    // What cannot be split stays whole: a line is never lost.
    return { line, content, cells: cells.some(isOpenQuote) ? [content] : cells };
  });
}

/** The separator of the first line that has one; tab before semicolon before comma, as numbers may hold commas. */
const separatorOf = (contents: readonly string[]): RegExp =>
  contents
    .map((content) => [/\t/, /;/, /,/].find((one) => one.test(content)))
    .find((one) => one !== undefined) ?? /;/;

function decode(file: Uint8Array): string {
  const encoding =
    file[0] === 0xff && file[1] === 0xfe
      ? 'utf-16le'
      : file[0] === 0xfe && file[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(file);
    if (!text.includes('\0')) return text;
  } catch {
    // The bytes are those of another encoding, or of a picture.
  }
  throw new Rejected('The file is not text in UTF-8 or UTF-16.');
}
