import type { Entity } from '../../rest/entities.ts';
import type { OutgoingFile } from '../../rest/multipart.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { oemBatchSearch } from '../catalog/oemList.rest.ts';

type OemRow = Entity<'OemRow'>;

/** The most lines at once: what the back end searches for in one call (CALL-117). */
export const mostLines = 5000;

/** What is wrong with a list of this length; null when nothing is. */
export const tooManyLines = (count: number): string | null =>
  count > mostLines ? `At most ${mostLines} lines at once, these are ${count}.` : null;

/**
 * What is sold for each of the numbers, in one call for all, and none where no number is left: by the number as it
 * was asked for, so that a row that the back end leaves out never shifts another.
 */
export async function findLines(
  rest: RestClient,
  lines: readonly { number: string }[],
): Promise<ReadonlyMap<string, OemRow>> {
  const numbers = [
    ...new Set(lines.map(({ number }) => toSearch(number)).filter((number) => /\d/.test(number))),
  ];
  if (numbers.length === 0) return new Map();
  const rows = await oemBatchSearch(
    rest,
    toCsvFile(
      ['number'],
      numbers.map((number) => [number]),
    ),
  );
  const found = new Map(rows.map((row) => [toSearch(row.requestedName), row]));
  return new Map(
    lines.flatMap(({ number }) => {
      const row = found.get(toSearch(number));
      return row ? [[number, row]] : [];
    }),
  );
}

/** A number as it stands in the file: on one line, without spaces around it. */
const toSearch = (number: string): string => number.replace(/\s+/gu, ' ').trim();

/** Rows as the file of a call that takes one; a header line keeps the first row from being taken for it. */
export function toCsvFile(header: readonly string[], rows: readonly (readonly string[])[]): OutgoingFile {
  const lines = [header, ...rows].map((cells) => cells.map(quote).join(';'));
  const content = Buffer.from(`${lines.join('\r\n')}\r\n`);
  return { name: 'lines.csv', type: 'text/csv', open: () => content };
}

const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
