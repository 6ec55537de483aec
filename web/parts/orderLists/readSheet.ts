import { EncryptedFileError } from 'hucre';
import { readXls, readXlsx, type CellValue, type Sheet } from 'hucre/xlsx';
import type { FileRefusal, ListText } from './ListText.ts';

/** The first filled sheet of a workbook (xlsx or xls) as lines of cells, which keep the numbers of its rows. */
export async function readSheet(bytes: Uint8Array): Promise<ListText | FileRefusal> {
  let sheets: readonly Sheet[];
  try {
    // A workbook with a password looks like an xls until readXlsx opens it.
    ({ sheets } = await (isZip(bytes) ? readXlsx(bytes) : readXls(bytes).catch(() => readXlsx(bytes))));
  } catch (error) {
    return error instanceof EncryptedFileError ? 'PROTECTED' : 'UNREADABLE';
  }
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => toText(cell) !== '')));
  const [first] = filled;
  if (!first) return 'EMPTY';
  const text = first.rows.map((row) => row.map(toCell).join(';').replace(/;+$/, '')).join('\n');
  return { text, sheet: filled.length > 1 ? first.name : null };
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50;

function toText(cell: CellValue | undefined): string {
  if (cell == null) return '';
  // What a formula gives may be 2.9999999999999996.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).replaceAll(/\s+/g, ' ').trim();
}

/** Quoted where the separator or a quotation mark would break it. */
function toCell(cell: CellValue | undefined): string {
  const text = toText(cell);
  return /[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
