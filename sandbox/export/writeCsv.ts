import { cleanText } from '../../contract/cleanText.ts';
import { withoutFormulas } from '../../contract/withoutFormulas.ts';

/** The three characters a customer may choose for a csv file (ORD-50). */
export interface CsvDialect {
  separator: string;
  escape: string;
  enclosure: string;
  /** Whether the file starts with a line `sep=;`, which spreadsheets understand. */
  separatorLine?: boolean;
  /** The decimal separator of numbers, `.` when absent. */
  decimal?: '.' | ',' | undefined;
}

type CsvRow = readonly (string | number | null)[];

const byteOrderMark = '\uFEFF';
/** Characters of a chunk of a streamed file, about. */
const chunkLength = 64 * 1024;

/**
 * Rows as csv text: UTF-8 with BOM, lines ended by CRLF. A text is enclosed where it must be; inside, enclosure and
 * escape characters are preceded by an escape character (the same character for both means doubling). No text is a
 * formula.
 */
export function writeCsv(rows: readonly CsvRow[], dialect: CsvDialect): Buffer {
  return Buffer.from(startOf(dialect) + rows.map(lineWriter(dialect)).join(''), 'utf8');
}

/** The same in chunks, for rows that are read while the file is sent. */
export async function* streamCsv(rows: AsyncIterable<CsvRow>, dialect: CsvDialect): AsyncGenerator<string> {
  const write = lineWriter(dialect);
  let chunk = startOf(dialect);
  for await (const row of rows) {
    chunk += write(row);
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

function startOf({ separator, separatorLine = false }: CsvDialect): string {
  return byteOrderMark + (separatorLine ? `sep=${separator}\r\n` : '');
}

function lineWriter({ separator, escape, enclosure, decimal = '.' }: CsvDialect): (row: CsvRow) => string {
  const [s, e, q] = [separator, escape, enclosure].map((character) => RegExp.escape(character));
  const needsEnclosure = new RegExp(`${s}|${e}|${q}|[\\r\\n]|^\\s|\\s$`, 'u');
  const toEscape = new RegExp(`${e}|${q}`, 'gu');

  function field(cell: string | number | null): string {
    if (cell === null) return '';
    const text =
      typeof cell === 'number' ? String(cell).replace('.', decimal) : withoutFormulas(cleanText(cell));
    if (!needsEnclosure.test(text)) return text;
    return enclosure + text.replace(toEscape, (character) => escape + character) + enclosure;
  }
  return (row) => `${row.map(field).join(separator)}\r\n`;
}
