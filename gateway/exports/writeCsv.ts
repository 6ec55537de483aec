import { cleanText } from '../../contract/cleanText.ts';
import { withoutFormulas } from '../../contract/withoutFormulas.ts';
import { Readable } from 'node:stream';
import type { Cell, Rows } from './Cell.ts';

/** How csv is written. */
export interface CsvStyle {
  delimiter: ',' | ';';
  /** Whether the file begins with a byte order mark, by which Excel recognizes UTF-8. */
  bom: boolean;
  decimal: '.' | ',';
  days: 'YYYY-MM-DD' | 'DD.MM.YYYY';
  /**
   * `quoted`: all of them. `needed`: in quotes only where they must be, for programs that import a template. `kept`: as
   * `="00123"`, because Excel makes numbers and days of 00123, 1E5 or MAR-05, quoted or not.
   */
  texts: 'quoted' | 'needed' | 'kept';
}

/** csv for programs: no byte order mark, decimal points, ISO days. */
export const plainStyle: CsvStyle = {
  delimiter: ',',
  bom: false,
  decimal: '.',
  days: 'YYYY-MM-DD',
  texts: 'quoted',
};

/** csv for a program that imports its own template. */
export const templateStyle: CsvStyle = { ...plainStyle, texts: 'needed' };

/** csv that Excel opens as a table, by the decimal separator of its language. */
export const excelStyle = (decimal: '.' | ',', texts: 'quoted' | 'kept'): CsvStyle =>
  decimal === ','
    ? { delimiter: ';', bom: true, decimal, days: 'DD.MM.YYYY', texts }
    : { delimiter: ',', bom: true, decimal, days: 'YYYY-MM-DD', texts };

/** Characters of a chunk, about. */
const chunkLength = 64 * 1024;

/** Rows as csv in UTF-8, with CRLF at the end of each; a text is never a formula. */
export const writeCsv = (rows: Rows, style: CsvStyle): Readable =>
  Readable.from(chunks(rows, style), { objectMode: false });

async function* chunks(rows: Rows, style: CsvStyle): AsyncGenerator<string, void, undefined> {
  let chunk = style.bom ? '\ufeff' : '';
  for await (const row of rows) {
    chunk += `${row.map((cell) => toField(cell, style)).join(style.delimiter)}\r\n`;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

function toField(cell: Cell, { decimal, days, texts }: CsvStyle): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return toText(cell, texts);
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  if ('amount' in cell) return cell.amount?.toFixed(2).replace('.', decimal) ?? '';
  return days === 'YYYY-MM-DD' ? (cell.day ?? '') : (cell.day?.split('-').reverse().join('.') ?? '');
}

/** Characters of a text in an Excel formula. */
const longestLiteral = 255;

function toText(text: string, texts: CsvStyle['texts']): string {
  const plain = cleanText(text);
  const safe = withoutFormulas(plain);
  if (safe === '' || (texts === 'needed' && !/[",;\r\n]|^\s|\s$/.test(safe))) return safe;
  // Within a literal nothing is run, whatever it begins with.
  const literal = safe === `'${plain}` ? plain : safe;
  if (texts === 'kept' && literal.length <= longestLiteral) return quoted(`=${quoted(literal)}`);
  return quoted(safe);
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
