import { readTextTable } from '../../http/readTextTable.ts';

/** One line of an OEM list. */
export interface OemListEntry {
  /** As written in the file. */
  number: string;
  /** The brand, where the line names one. */
  brand: string | null;
}

/**
 * Reads an OEM list (CAT-25): one number per line, with its brand before or after it or without; a header line has no
 * digit. Further columns, such as a quantity, are ignored.
 */
export function parseOemList(file: Uint8Array): OemListEntry[] {
  return readTextTable(file).flatMap(({ cells }, index) => {
    const words = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const number = words.find((cell) => /\d/.test(cell));
    if (number === undefined)
      return index === 0 || words[0] === undefined ? [] : [{ number: words[0], brand: null }];
    const brand = words.slice(0, 2).find((cell) => !/\d/.test(cell)) ?? null;
    return [{ number, brand }];
  });
}
