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

/** A file's rows that can be claimed, and what is wrong with the cells of the others. */
export interface ClaimFile {
  rows: ClaimFileRow[];
  errors: ClaimFileErrorParent[];
}

/**
 * Reads a csv file of items (CLM-33, CLM-34, GAP-130). The separator and the encoding are found out; a row of headings
 * is optional.
 */
export function readClaimFile(content: Buffer): ClaimFile {
  const text = decode(content);
  const file: ClaimFile = { rows: [], errors: [] };
  let line = 1;
  for (const [index, row] of parseCsv(text, { delimiter: detectDelimiter(text) }).entries()) {
    const cells = row.map((cell) => String(cell ?? '').trim());
    const isHeading = index === 0 && !/\d/.test(cells.slice(1, 5).join());
    if (!isHeading && cells.some((cell) => cell !== '')) readRow(line, cells, file);
    // Cells may have line breaks.
    line += row.join('').split('\n').length;
  }
  return file;
}

/** UTF-8, UTF-16 with a byte order mark, else the old code page of Windows. */
function decode(content: Buffer): string {
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[content.toString('hex', 0, 2)];
  if (encoding !== undefined) return new TextDecoder(encoding).decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
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
  const wrong: Partial<Record<ClaimFileColumn, Message>> = {
    ...(/^0*[1-9]\d{0,5}$/.test(qty) ? {} : { QTY: message('CLAIM_FILE.QTY') }),
    ...(/^\d{1,9}([.,]\d{1,2})?$/.test(price) ? {} : { PRICE: message('CLAIM_FILE.PRICE') }),
    ...(day === null ? { INVOICE_DATE: message('CLAIM_FILE.DATE') } : {}),
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
    qty: Number(qty),
    price: Number(price.replace(',', '.')).toFixed(2),
    invoiceNumber,
    invoiceDate: day,
    description,
  });
}

/** A day written 2026-01-31, 31.01.2026 or 31/01/2026 as YYYY-MM-DD; null for any other text. */
function toDay(text: string): string | null {
  const day = text.replace(
    /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/,
    (_, date: string, _separator, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`,
  );
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(day) : null;
  return time && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : null;
}
