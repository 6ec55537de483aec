import { readNumber, type TypedNumber } from '../../../contract/readNumber.ts';
import { detectDelimiter, parseCsv } from 'hucre/csv';
import { message, type Message } from '../../messages/message.ts';
import type { ClaimFileColumn } from '../../schema/types.generated.ts';
import type { ClaimFileErrorParent, ClaimFileRowParent } from './claims.parents.ts';

/** The most rows of a file. */
export const mostRows = 1000;

/** The columns in their order (CLM-34), with headings and an example. */
const template: readonly (readonly [ClaimFileColumn, heading: string, example: string])[] = [
  ['SKU', 'SKU', 'ABC-1234'],
  ['QTY', 'qty', '2'],
  ['PRICE', 'price', '12,50'],
  ['INVOICE_NUMBER', 'invoice number', 'MI-2026-000123'],
  ['INVOICE_DATE', 'invoice date', '31.01.2026'],
  ['DESCRIPTION', 'description', 'Bearing is noisy after 500 km'],
];
const columns = template.map(([column]) => column);

/** A file to fill in. The byte order mark makes spreadsheets read it as UTF-8. */
export const claimFileTemplate = `\ufeff${[1, 2].map((index) => `${template.map((one) => one[index]).join(';')}\r\n`).join('')}`;

export type ClaimFileRow = Omit<ClaimFileRowParent, 'match'>;

/** The rows of a file that can be claimed, and the errors in the cells of the others. */
export interface ClaimFile {
  rows: ClaimFileRow[];
  errors: ClaimFileErrorParent[];
  /** Rows of the file that are not empty. More than `mostRows` are not read. */
  found: number;
}

/** Errors that are listed: of more, the first ones show what is wrong. */
const mostErrors = 200;

/**
 * Reads a csv file of items (CLM-33, CLM-34, GAP-130). The separator and the encoding are found out; a row of headings
 * is optional.
 */
export function readClaimFile(content: Buffer): ClaimFile {
  const text = decode(content);
  const file: ClaimFile = { rows: [], errors: [], found: 0 };
  if (text === null) {
    file.errors.push({ line: 1, column: null, value: null, message: message('CLAIM_FILE.NOT_TEXT') });
    return file;
  }
  const delimiter = detectDelimiter(text);
  for (const [index, { line, record }] of splitRecords(text, delimiter).entries()) {
    if (file.found >= mostRows) {
      // Counted alone: each takes microseconds, and a file has a hundred thousand.
      if (record.replaceAll(delimiter, '').trim() !== '') file.found++;
      continue;
    }
    if (isOpen(record, delimiter)) {
      const error = { line, column: null, value: record.slice(0, 100) };
      file.errors.push({ ...error, message: message('CLAIM_FILE.OPEN_QUOTE') });
      continue;
    }
    const [row = []] = parseCsv(record, { delimiter });
    const cells = row.slice(0, columns.length).map((cell) => String(cell ?? '').trim());
    const isHeading = index === 0 && !/\d/.test(cells.slice(1, 5).join());
    if (isHeading || cells.every((cell) => cell === '')) continue;
    file.found++;
    readRow(line, cells, file);
  }
  const { errors } = file;
  const more = errors.length - mostErrors;
  if (more <= 0) return file;
  const listed = errors.slice(0, mostErrors);
  const rest = message('CLAIM_FILE.MORE_ERRORS', { more });
  listed.push({ line: errors[mostErrors]?.line ?? 1, column: null, value: null, message: rest });
  return { ...file, errors: listed };
}

/** The records with their first lines: cells in quotes may have line breaks. A quote that never ends affects its own line only. */
function splitRecords(text: string, delimiter: string): { line: number; record: string }[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const records: { line: number; record: string }[] = [];
  for (let start = 0; start < lines.length;) {
    const most = Math.min(lines.length - start, longestRecord);
    const recordOf = (length: number) => lines.slice(start, start + length).join('\n');
    let length = 1;
    while (length <= most && isOpen(recordOf(length), delimiter)) length++;
    if (length > most) length = 1;
    records.push({ line: start + 1, record: recordOf(length) });
    start += length;
  }
  return records;
}

/** Lines of a cell in quotes. */
const longestRecord = 100;

/** Whether a cell begins with a quote that is not closed. */
function isOpen(record: string, delimiter: string): boolean {
  if (!record.includes('"')) return false;
  const separator = delimiter === '|' ? '\\|' : delimiter;
  const start = `(?:^|${separator})\\s*"`;
  const closed = new RegExp(`${start}(?:[^"]|"")*"(?=\\s*(?:${separator}|$))`, 'g');
  return new RegExp(start).test(record.replaceAll(closed, delimiter));
}

/** UTF-8, or UTF-16 with a byte order mark; null for anything else. */
function decode(content: Buffer): string | null {
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[content.toString('hex', 0, 2)];
  if (encoding !== undefined) return new TextDecoder(encoding).decode(content);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function readRow(line: number, cells: readonly string[], { rows, errors }: ClaimFile): void {
  if (cells.length < columns.length) {
    const text = message('CLAIM_FILE.COLUMNS', { found: cells.length, wanted: columns.length });
    errors.push({ line, column: null, value: null, message: text });
    return;
  }
  const [articleName = '', qty = '', price = '', invoiceNumber = '', invoiceDate = '', description = ''] =
    cells;
  const day = toDay(invoiceDate);
  const [pieces, amount] = [readNumber(qty, 0), readNumber(price, 2)];
  const wrong: Partial<Record<ClaimFileColumn, Message>> = {
    ...wrongNumber('QTY', pieces, { least: 1, most: 999_999 }),
    ...wrongNumber('PRICE', amount, { least: 0, most: 1_000_000 }),
    ...(day === null
      ? { INVOICE_DATE: message(isDoubtful(invoiceDate) ? 'CLAIM_FILE.DATE_UNCLEAR' : 'CLAIM_FILE.DATE') }
      : {}),
    ...(day !== null && isFuture(day) ? { INVOICE_DATE: message('CLAIM_FILE.FUTURE') } : {}),
  };
  const bad = columns.flatMap((column, index): ClaimFileErrorParent[] => {
    const value = cells[index] ?? '';
    const text = value === '' ? message('CLAIM_FILE.EMPTY') : wrong[column];
    return text ? [{ line, column, value: value.slice(0, 100), message: text }] : [];
  });
  errors.push(...bad);
  if (bad.length > 0 || day === null) return;
  rows.push({
    line,
    articleName,
    qty: Number(valueOf(pieces)),
    price: Number(valueOf(amount)).toFixed(2),
    invoiceNumber,
    invoiceDate: day,
    description,
  });
}

/** The error in a number of a row: an ambiguous separator, or a number out of range. */
function wrongNumber(
  column: 'QTY' | 'PRICE',
  number: TypedNumber | null,
  { least, most }: { least: number; most: number },
): Partial<Record<ClaimFileColumn, Message>> {
  if (number && 'readings' in number) {
    const [grouped, decimal] = number.readings;
    return { [column]: message('CLAIM_FILE.UNCLEAR', { grouped, decimal }) };
  }
  const value = Number(valueOf(number));
  return value >= least && value <= most ? {} : { [column]: message(`CLAIM_FILE.${column}`) };
}

/** The value of a number that has one; else NaN as text. */
const valueOf = (number: TypedNumber | null): string => (number && 'value' in number ? number.value : 'NaN');

/** Whether a day has not begun anywhere on earth. */
const isFuture = (day: string): boolean => Date.parse(day) > Date.now() + 14 * 3_600_000;

/** `02/03/2026` is in March or in February. */
function isDoubtful(text: string): boolean {
  const [, first, second] = /^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(text) ?? [];
  return Number(first) !== Number(second) && Number(first) <= 12 && Number(second) <= 12;
}

/** A day written 2026-01-31, 31.01.2026, 31-01-2026 (as the portal shows it) or 31/01/2026 as YYYY-MM-DD; null for any other text. */
function toDay(text: string): string | null {
  if (isDoubtful(text)) return null;
  const day = text.replace(
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/,
    (_, date: string, _separator, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`,
  );
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(day) : null;
  return time && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : null;
}
