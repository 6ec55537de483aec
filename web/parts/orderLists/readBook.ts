import { read, type CellValue, type Sheet } from 'hucre';
import { boundLines } from './boundLines.ts';
import { hasEmptyTexts } from './hasEmptyTexts.ts';
import type { FileRefusal, ListFile, ListSheet } from './ListText.ts';
import { readPageTable } from './readPageTable.ts';
import { readXlsx } from './readXlsx.ts';
import { readZipDirectory, unpack } from './readZipDirectory.ts';
import { shownNumber } from './shownNumber.ts';
import { hasZeroFormat, isMisread } from './xlsRecords.ts';

/** A list of ten thousand lines unpacks to less, and the page takes at most 300 MB for so much. */
const largestUnpacked = 24 * 1024 * 1024;
/** Of what is read as a tree of elements, which takes up to twenty times its size: all but the sheets of an xlsx. */
const largestTrees = 6 * 1024 * 1024;

/** The visible sheets of a workbook (xlsx, xls or ods) as lines of cells as they are shown. */
export async function readBook(bytes: Uint8Array): Promise<ListFile | FileRefusal> {
  try {
    return await (bytes[0] === 0x50 ? readZip(bytes) : readXls(bytes));
  } catch {
    return refusalOf(bytes);
  }
}

async function readZip(bytes: Uint8Array): Promise<ListFile | FileRefusal> {
  const files = readZipDirectory(bytes);
  // hucre loses numbers of an xlsb.
  if (files === null || files.some(({ name }) => name === 'xl/workbook.bin')) return 'UNREADABLE';
  const trees = files.filter(({ name }) => name.endsWith('.xml') && !name.startsWith('xl/worksheets/'));
  if (sizeOf(files) > largestUnpacked || sizeOf(trees) > largestTrees) return 'TOO_COMPLEX';
  const open = files.find(({ name }) => name === 'content.xml');
  if (open) {
    // hucre leaves them out.
    const comments = (await new Response(unpack(open)).text()).match(/<office:annotation[\s>]/g)?.length ?? 0;
    return ofSheets((await read(bytes, { readStyles: true })).sheets, { comments, mayHide: true });
  }
  if (await hasEmptyTexts(files)) return 'UNREADABLE';
  const book = await readXlsx(bytes);
  return book ? ofSheets(book.sheets, { far: book.far }) : 'TOO_COMPLEX';
}

const sizeOf = (files: readonly { size: number }[]): number => files.reduce((sum, { size }) => sum + size, 0);

async function readXls(bytes: Uint8Array): Promise<ListFile | FileRefusal> {
  const records = latin1(bytes);
  if (isMisread(records)) return 'OLD_EXCEL';
  return ofSheets((await read(bytes)).sheets, { mayHide: true, mayHaveZeros: hasZeroFormat(records) });
}

/** The table of a web page, which some programs name `.xls`. */
export function readPage(html: string): ListFile | FileRefusal {
  if (!/<t[dh][\s>]/i.test(html)) return 'DOCUMENT';
  try {
    const { sheet, ...marks } = readPageTable(html);
    return ofSheets([sheet], marks);
  } catch {
    return 'TOO_COMPLEX';
  }
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** A name as a compound file writes it. */
const wide = (text: string): string => [...text].join('\0');

function refusalOf(bytes: Uint8Array): FileRefusal {
  const text = latin1(bytes);
  if (bytes[0] === 0x50) return /(?:word|ppt)\//.test(text) ? 'DOCUMENT' : 'UNREADABLE';
  if (text.includes(wide('EncryptedPackage'))) return 'PROTECTED';
  // `Workbook` or `Book`; some programs write it in capitals.
  const isWorkbook = !text.includes(wide('WordDocument')) && text.toLowerCase().includes(wide('book'));
  return isWorkbook ? 'OLD_EXCEL' : 'DOCUMENT';
}

function ofSheets(
  all: readonly Sheet[],
  {
    struck = 0,
    far = 0,
    comments = 0,
    mayHide = false,
    mayHaveZeros = false,
  }: Partial<Pick<ListFile, 'struck' | 'far' | 'comments' | 'mayHide' | 'mayHaveZeros'>> = {},
): ListFile | FileRefusal {
  const filled = all.filter(({ rows }) =>
    rows.some((row) => row.some((cell) => cell !== null && cell !== '')),
  );
  const visible = filled.filter(({ hidden, veryHidden }) => hidden !== true && veryHidden !== true);
  const hidden = { sheets: filled.length - visible.length, rows: 0, columns: 0 };
  const sheets: ListSheet[] = [];
  for (const sheet of visible) {
    uncover(sheet);
    struck += leaveOutStruck(sheet);
    const text = boundLines(toLines(sheet, hidden));
    if (text === null) return 'TOO_COMPLEX';
    comments += countComments(sheet);
    if (/[\p{L}\p{N}]/u.test(text)) sheets.push({ name: sheet.name, text });
  }
  const [first, ...others] = sheets;
  return first
    ? { sheets: [first, ...others], hidden, struck, far, comments, mayHide, mayHaveZeros }
    : 'EMPTY';
}

/** Of merged cells only the first is shown; others may still have the value from before. */
function uncover({ rows, merges = [], cells }: Sheet): void {
  for (const { startRow, endRow, startCol, endCol } of merges)
    for (const [place, row = []] of rows.slice(startRow, endRow + 1).entries())
      for (let column = startCol; column <= Math.min(endCol, row.length - 1); column += 1) {
        if (place === 0 && column === startCol) continue;
        row[column] = null;
        cells?.delete(`${startRow + place},${column}`);
      }
}

/** Takes out the cells that are struck out: what they hold is no longer wanted. Their count. */
function leaveOutStruck({ rows, cells }: Sheet): number {
  let count = 0;
  for (const [place, cell] of cells ?? []) {
    if (cell.style?.font?.strikethrough !== true) continue;
    const [row = 0, column = 0] = place.split(',').map(Number);
    const values = rows[row];
    if (values?.[column] == null || values[column] === '') continue;
    values[column] = null;
    cells?.delete(place);
    count += 1;
  }
  return count;
}

/** Of cells that are filled and shown. */
const countComments = ({ rows, rowDefs, columns, cells = new Map() }: Sheet): number =>
  [...cells].filter(([place, { comment }]) => {
    const [row = 0, column = 0] = place.split(',').map(Number);
    const isShown = rowDefs?.get(row)?.hidden !== true && columns?.[column]?.hidden !== true;
    return comment && isShown && (rows[row]?.[column] ?? '') !== '';
  }).length;

function toLines(sheet: Sheet, hidden: ListFile['hidden']): string {
  const hiddenColumns = new Set(
    sheet.columns?.flatMap((column, index) => (column.hidden === true ? [index] : [])),
  );
  const filledColumns = new Set<number>();
  const lines: string[] = [];
  for (const [place, row] of sheet.rows.entries()) {
    const isHidden = sheet.rowDefs?.get(place)?.hidden === true;
    const cells = (row ?? []).map((value, index) => toText(value, sheet, place, index));
    cells.forEach((cell, index) => cell !== '' && filledColumns.add(index));
    if (cells.every((cell) => cell === '') || isHidden) {
      if (isHidden && cells.some((cell) => cell !== '')) hidden.rows += 1;
      lines.push('');
      continue;
    }
    const shown = cells.filter((_, index) => !hiddenColumns.has(index));
    const end = shown.findLastIndex((cell) => cell !== '') + 1;
    lines.push(shown.slice(0, end).map(toCell).join(';'));
  }
  hidden.columns += [...filledColumns].filter((index) => hiddenColumns.has(index)).length;
  return lines.join('\n').trimEnd();
}

function toText(value: CellValue | undefined, sheet: Sheet, row: number, column: number): string {
  const cell = sheet.cells?.get(`${row},${column}`);
  if (value == null || value === '') return cell?.formula === undefined ? '' : `=${cell.formula}`;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return shownNumber(value, cell?.style?.numFmt ?? '');
  return String(value).replaceAll(/\s+/g, ' ').trim();
}

/** Quoted where a separator or a quotation mark would break it. */
const toCell = (text: string): string =>
  /[;"|\t^~]/.test(text) || /^sep=/i.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
