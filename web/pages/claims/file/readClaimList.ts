import {
  isOpenQuote,
  namedSeparator,
  separatorOf,
  splitCells,
} from '../../../../contract/lists/splitCells.ts';
import { splitRecords } from '../../../../contract/lists/splitRecords.ts';
import { isPrice, roleOf } from '../../../parts/orderLists/headingRoles.ts';

/** A claim file with clean cells, for the check of its rows. */
export type ClaimList = {
  rows: readonly { line: number; cells: readonly string[] }[];
  /** Rows in which a quotation mark is not closed. */
  open: readonly { line: number; content: string }[];
  /** An ambiguous date, for the user to decide; null without one. */
  doubtful: string | null;
  /** The headings name the columns in another order than the file has to have. */
  isMisplaced: boolean;
};

const width = 6;
const dateAt = 4;
const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Splits a claim file (CLM-34) into its rows: any separator, headings after titles or none, quotes that end. */
export function readClaimList(text: string): ClaimList {
  const records = splitRecords(text.replace(/^\uFEFF/, ''));
  const own = namedSeparator(records[0]?.content ?? '');
  // A description may hold another separator.
  const usual =
    own ??
    records
      .map(({ content }) => separatorOf(content))
      .find((one, index) => splitCells(records[index]?.content ?? '', one).length >= width);
  const all = records
    .slice(own ? 1 : 0)
    .filter(({ content }) => /[\p{L}\p{N}]/u.test(content))
    .map(({ line, content }) => {
      const separator = usual?.test(content) ? usual : separatorOf(content);
      return { line, content, cells: joinRest(splitCells(content, separator).map((cell) => cell.trim())) };
    });
  const heading = all
    .slice(0, 20)
    .findIndex(({ cells }) => cells.length >= width && !/\d/.test(cells.slice(1, 5).join('')));
  const rows = all.slice(heading + 1);
  const good = rows.filter((row) => !isOpen(row));
  const dates = good.map(({ cells }) => cells[dateAt] ?? '').filter((date) => slashes.test(date));
  const isSettled = dates.some((date) => orderOf(date) !== null);
  return {
    rows: good,
    open: rows.filter(isOpen).map(({ line, content }) => ({ line, content })),
    doubtful: isSettled ? null : (dates[0] ?? null),
    isMisplaced: isMisplaced(all[heading]?.cells ?? []),
  };
}

/** The description is the last cell: one that holds the separator has been split. */
const joinRest = (cells: readonly string[]): string[] =>
  cells.length > width
    ? cells.toSpliced(
        width - 1,
        Infinity,
        cells
          .slice(width - 1)
          .filter((cell) => cell !== '')
          .join('; '),
      )
    : [...cells];

const invoice = /invoice|rechnung|сч[её]т|fa[ck]tuu?r|fattur|фактур|рахун/iu;
const isInvoice = (heading: string): boolean => invoice.test(heading) && !/dat|дат|fecha/iu.test(heading);
/** Headings of the first columns. The check of the dates finds the date column. */
const named: readonly ((heading: string) => boolean)[] = [
  (heading) => !isInvoice(heading) && ['NUMBER', 'SHARED_NUMBER'].includes(roleOf(heading)),
  (heading) => ['QTY', 'ORDERED'].includes(roleOf(heading)),
  isPrice,
  isInvoice,
];

/** Whether a name that is known stands over another column only. */
const isMisplaced = (headings: readonly string[]): boolean =>
  named.some((is, index) => headings.some(is) && !is(headings[index] ?? ''));

const isOpen = ({ cells }: { cells: readonly string[] }): boolean => cells.some(isOpenQuote);

/** Which part of a date with slashes is the day, if only one can be. */
function orderOf(date: string): 'DAY_FIRST' | 'MONTH_FIRST' | null {
  const [, first = 0, second = 0] = (slashes.exec(date) ?? []).map(Number);
  if (first === second) return null;
  if (first > 12 && second <= 12) return 'DAY_FIRST';
  return second > 12 && first <= 12 ? 'MONTH_FIRST' : null;
}

/** The rows with days in one form. Of a date that may be of two days, the other dates of the file or the user say which. */
export function withDays(
  rows: ClaimList['rows'],
  answer: 'DAY_FIRST' | 'MONTH_FIRST' | null,
): ClaimList['rows'] {
  const orders = new Set(rows.map(({ cells }) => orderOf(cells[dateAt] ?? '')).filter((one) => one !== null));
  const order = answer ?? (orders.size === 1 ? [...orders][0] : null);
  return rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, index) => {
      const [, first = '', second = '', year = ''] = index === dateAt ? (slashes.exec(cell) ?? []) : [];
      const own = orderOf(cell) ?? order;
      if (year === '' || (own === null && first !== second)) return cell;
      const [day, month] = own === 'MONTH_FIRST' ? [second, first] : [first, second];
      return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    }),
  }));
}
