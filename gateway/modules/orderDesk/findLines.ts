import { message, type Message } from '../../messages/message.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { toCsvFile } from '../../rest/toCsvFile.ts';
import { oemBatchSearch } from '../catalog/oemList.rest.ts';
import { toLatinNumber } from '../../../contract/toLatinNumber.ts';

/** The row of a number; undefined if it was not found, null if it cannot be read. */
export type FoundRow = Entity<'OemRow'> | null | undefined;

/** The most lines of a list: the limit of one call to the back end (CALL-117). */
export const mostLines = 5000;

/** The error message for a list that is too long; null for other lists. */
export const tooManyLines = (lines: number): Message | null =>
  lines > mostLines ? message('INPUT.TOO_MANY_LINES', { max: mostLines, lines }) : null;

/**
 * The back end's rows by number, in one call for all, or none when no line has a number. Keyed by the number of the
 * line, so that a row that the back end leaves out never shifts another.
 */
export async function findLines(
  rest: RestClient,
  lines: readonly { number: string }[],
): Promise<ReadonlyMap<string, FoundRow>> {
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
  const found = new Map<string, FoundRow>();
  // A row that cannot be read may be that of any number without a row.
  let missing: FoundRow;
  for (const row of rows) {
    if (!row?.requestedName) missing = null;
    else found.set(toSearch(row.requestedName), row);
  }
  return new Map(lines.map(({ number }) => [number, found.get(toSearch(number)) ?? missing]));
}

/** A number as written into the file: on one line, trimmed, in Latin letters. */
const toSearch = (number: string): string => toLatinNumber(number).replace(/\s+/gu, ' ').trim();
