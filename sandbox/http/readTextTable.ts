import { parse } from 'csv-parse/sync';

/** A line of a csv or txt file. */
export interface TextRow {
  /** From 1, as an editor counts. */
  line: number;
  content: string;
  cells: string[];
}

/**
 * The lines of a csv or txt file that hold anything: separated by `;`, `,` or tab, with any line ends and quoting;
 * UTF-8 or UTF-16 with a byte order mark. Read line by line, so that an unclosed quote affects its own line only.
 */
export function readTextTable(file: Uint8Array): TextRow[] {
  const rows: TextRow[] = [];
  const contents = decode(file).split(/\r\n|\n|\r/);
  const delimiter = delimiterOf(contents);
  for (const [index, content] of contents.entries()) {
    if (/^[\s;,]*$/.test(content)) continue;
    rows.push({ line: index + 1, content, cells: readCells(content, delimiter) });
  }
  return rows;
}

function readCells(content: string, delimiter: string): string[] {
  const records: string[][] = parse(content, {
    delimiter,
    quote: '"',
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_error: true,
  });
  return records[0] ?? [];
}

/** The separator of the first line that has one; tab before semicolon before comma, as numbers may hold commas. */
function delimiterOf(contents: readonly string[]): string {
  for (const content of contents) {
    const delimiter = ['\t', ';', ','].find((candidate) => content.includes(candidate));
    if (delimiter !== undefined) return delimiter;
  }
  return ';';
}

function decode(file: Uint8Array): string {
  const encoding =
    file[0] === 0xff && file[1] === 0xfe
      ? 'utf-16le'
      : file[0] === 0xfe && file[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding).decode(file);
}
