import { decodeText } from './decodeText.ts';
import type { FileRefusal, ListText } from './ListText.ts';

/** For the attribute of a file input. What a file is, its content says. */
export const listFileTypes = '.csv,.txt,.tsv,.xlsx,.xls,text/csv,text/plain';

/** A list of ten thousand lines needs less. */
const largestFile = 2 * 1024 * 1024;

/**
 * Reads a file that a user chose as a list of numbers and quantities: text in any usual encoding, or a spreadsheet. Its
 * kind is found by content, as names lie: an `.xls` may be text, a `.csv` a picture.
 */
export async function readListFile(file: File): Promise<ListText | FileRefusal> {
  if (file.size > largestFile) return 'TOO_LARGE';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = isWorkbook(bytes)
    ? await (await import('./readSheet.ts')).readSheet(bytes)
    : { text: decodeText(bytes), sheet: null };
  if (typeof read === 'string') return read;
  const { text, sheet } = read;
  // Mark-up and PDF are text too, and no lists.
  if (text === null || /^\s*(?:<[a-z!?]|%PDF-|\{\\rtf)/i.test(text)) return 'UNREADABLE';
  return /[\p{L}\p{N}]/u.test(text) ? { text: text.replace(/^\uFEFF/, ''), sheet } : 'EMPTY';
}

const signatures = [
  // ZIP: xlsx
  [0x50, 0x4b, 0x03, 0x04],
  // Compound file: xls, and any workbook with a password
  [0xd0, 0xcf, 0x11, 0xe0],
];

const isWorkbook = (bytes: Uint8Array): boolean =>
  signatures.some((signature) => signature.every((byte, place) => bytes[place] === byte));
