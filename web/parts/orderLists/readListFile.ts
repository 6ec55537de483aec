import { boundLines } from './boundLines.ts';
import { decodeText } from './decodeText.ts';
import type { FileRefusal, ListFile } from './ListText.ts';

/** A list of ten thousand lines needs less. */
const largestFile = 2 * 1024 * 1024;

/**
 * Reads a file that a user chose as a list of numbers and quantities: text in any usual encoding, or a spreadsheet. Its
 * kind is found by content, as names lie: an `.xls` may be text, a `.csv` a picture.
 */
export async function readListFile(file: Blob): Promise<ListFile | FileRefusal> {
  if (file.size > largestFile) return 'TOO_LARGE';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isOf = (signatures: readonly (readonly number[])[]) =>
    signatures.some((signature) => signature.every((byte, place) => bytes[place] === byte));
  if (isOf(workbooks)) return (await import('./readBook.ts')).readBook(bytes);
  if (isOf(oldWorkbooks)) return 'OLD_EXCEL';
  const text = decodeText(bytes)?.replace(/^\uFEFF/, '') ?? null;
  if (text === null) return isOf(pictures) ? 'PICTURE' : 'UNREADABLE';
  if (/^\s*(?:<!--.*?-->\s*)*<(?:!doctype|html|table|meta|head|body|div|style)\b/is.test(text))
    return (await import('./readBook.ts')).readPage(text);
  if (documents.some((start) => start.test(text))) return 'DOCUMENT';
  if (!/[\p{L}\p{N}]/u.test(text)) return 'EMPTY';
  const bounded = boundLines(text);
  if (bounded === null) return 'TOO_COMPLEX';
  return {
    sheets: [{ name: '', text: bounded }],
    hidden: { sheets: 0, rows: 0, columns: 0 },
    struck: 0,
    far: 0,
    comments: 0,
    mayHide: false,
    mayHaveZeros: false,
  };
}

/** Texts that are no lists. */
const documents = [
  // XML, PDF, RTF, JSON
  /^\s*(?:<[a-z!?]|%PDF-|\{\\rtf|[[{]\s*["{[])/i,
  // SYLK, DIF, EDIFACT, a contact, a calendar
  /^(?:ID;P|TABLE\s+0,1\s|UN[AB][:+]|BEGIN:V)/,
  // A mail as it was sent
  /^[\w-]+: [^]{0,20000}^MIME-Version: 1/im,
];
const workbooks = [
  // ZIP: xlsx, ods
  [0x50, 0x4b, 0x03, 0x04],
  // Compound file: xls, and any workbook with a password
  [0xd0, 0xcf, 0x11, 0xe0],
];
/** BIFF 2 to 4. */
const oldWorkbooks = [0x00, 0x02, 0x04].map((version) => [0x09, version]);
const pictures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
  [0x52, 0x49, 0x46, 0x46],
];
