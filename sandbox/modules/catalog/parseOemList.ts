import { readTextTable } from '../../http/readTextTable.ts';

/** One line of an OEM list. */
export interface OemListEntry {
  /** As written in the file. */
  number: string;
  /** The brand, where a column of the line names one. */
  brand: string | null;
  /**
   * The same text read as a brand before its number, `Bosch 0 986 494 123`, in each way: what it means if nothing has it
   * as its number.
   */
  branded: { brand: string; number: string }[];
  /** The quantity behind the number; null without one. */
  qty: number | null;
}

/**
 * Reads an OEM list (CAT-25): one number per line, with its brand before or after it or without, and perhaps a quantity
 * behind it; a header line has no digit. Further columns are ignored.
 */
export function parseOemList(file: Uint8Array): OemListEntry[] {
  return readTextTable(file).flatMap(({ cells }, index) => {
    const words = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const place = words.findIndex((cell) => /\d/.test(cell));
    const number = words[place];
    if (number === undefined)
      return index === 0 || words[0] === undefined
        ? []
        : [{ number: words[0], brand: null, branded: [], qty: null }];
    const brand = words.slice(0, 2).find((cell) => !/\d/.test(cell)) ?? null;
    const qty = words.slice(place + 1).find((cell) => /^[1-9]\d{0,5}$/.test(cell));
    return [
      {
        number,
        brand,
        branded: brandsBefore(number),
        qty: qty === undefined ? null : Number(qty),
      },
    ];
  });
}

/** Every reading of a text as words without digits before a number. */
function brandsBefore(text: string): OemListEntry['branded'] {
  const words = text.split(/\s+/);
  const most = words.findIndex((word) => /\d/.test(word));
  return Array.from({ length: Math.max(0, most) }, (_, index) => ({
    brand: words.slice(0, index + 1).join(' '),
    number: words.slice(index + 1).join(' '),
  }));
}
