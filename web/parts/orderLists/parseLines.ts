import { mostPieces } from '../../ui/form/quantity.ts';
import { isTotal, isUnit, type HeadingRole } from './headingRoles.ts';
import type { LineReading, UnreadReason } from './LineReading.ts';
import { isLikeNumber, readCells, readNamed, type Columns } from './readCells.ts';
import {
  asksWhetherDone,
  isCorrection,
  isNo,
  isReplaced,
  isSpelledOut,
  isUnwanted,
  isYes,
  limitOf,
} from './lineWords.ts';
import { piecesOnly, readFreeText, withoutWords } from './readFreeText.ts';
import { fraction, unit } from './readQty.ts';
import { findColumns, isMoved, widthOf } from './readTable.ts';
import { layoutOf, toTables, type LeftOutLine, type Place, type Row, type Table } from './toTables.ts';

/** A line that names an article number and a quantity. */
export type ParsedLine = Place & {
  number: string;
  qty: number;
  /** The brand, where the line has one next to the number. */
  brand: string | null;
  /** The line as a number without a quantity, if it may be one. */
  whole: string | null;
  /** The line names no quantity: whether 1 is meant, only the user knows. */
  isQtyMissing: boolean;
  /** Further lines with the same number: `qty` is the sum of them all. */
  repeats: readonly Place[];
};

export type UnreadLine = Place & {
  reason: UnreadReason;
  /** The line as a number without a quantity, if it may be one. */
  whole: string | null;
};

/** Columns in which number and quantity may stand, for the user to say. */
export type ColumnQuestion = {
  /** The same for lists with the same columns. */
  layout: string;
  /** Names of the columns; '' for one without a name. */
  names: readonly string[];
  /** The first rows. */
  rows: readonly (readonly string[])[];
  /** What is known already, or was answered for an earlier list of this layout. */
  number: number | null;
  qty: number | null;
};

export type NamedColumns = ColumnQuestion & Columns;

/** Answers by layout. */
export type ColumnAnswers = Readonly<Record<string, Columns>>;

export type ParsedText = {
  lines: ParsedLine[];
  unread: UnreadLine[];
  leftOut: LeftOutLine[];
  /** The columns that were taken where headings or the user name them, so that they can be changed. */
  columns: NamedColumns[];
  /** Set if the columns must be asked for first: then there are no lines. */
  question: ColumnQuestion | null;
};

/** What a heading asks of a row: is it done, is it to be ordered, which article is in its place? */
type Asked = 'DONE' | 'WANTED' | 'REPLACED' | null;

/** The columns of a row, and whether headings or the user name them. */
type Found = {
  columns: Columns | null;
  brand: number;
  unit: number;
  /** What each heading asks of a row. */
  asks: readonly Asked[];
  isNamed: boolean;
  /** So many cells a row has, or fewer; between blanks just as many, as an empty cell does not show there. */
  width: number;
  isBlank: boolean;
};
const notFound: Found = {
  columns: null,
  brand: -1,
  unit: -1,
  asks: [],
  isNamed: false,
  width: Infinity,
  isBlank: false,
};

/** No line of a mail is longer, and its patterns take long to look through more. */
const longestText = 500;

/**
 * Reads lines of number and quantity as they come from a mail, a sheet or a scan: any separators, the quantity before
 * or behind, with or without a unit, headings or none. Unreadable lines are reported one by one; nothing is lost. Where
 * several columns may be meant, the result is a question.
 * @param answers what the user said about columns, by layout
 */
export function parseLines(text: string, answers: ColumnAnswers = {}): ParsedText {
  const result: ParsedText = { lines: [], unread: [], leftOut: [], columns: [], question: null };
  const tables = toTables(text, result.leftOut);
  leaveOutPositions(tables);
  const foundOf = new Map<Table, Found>();
  for (const table of tables) {
    const rows = table.rows.filter(
      (row) => /\d/.test(row.text) && !isTotal(row.cells) && !isGlued(row.cells),
    );
    const list = { headings: table.headings, rows: rows.map(({ cells }) => cells) };
    const found = findColumns(list);
    if (table.width < 2 || rows.length === 0) continue;
    const layout = layoutOf(table);
    const isBlank = table.headings?.separator?.test('  ') ?? false;
    const names = table.headings?.names ?? [];
    const question = {
      layout,
      // `Pos Article` with one blank names two columns.
      names:
        isBlank && rows.every(({ cells }) => cells.length !== names.length) ? names.map(() => '') : names,
      rows: rows.slice(0, 5).map(({ cells }) => cells),
    };
    const answer = answers[layout];
    if (!answer && !('columns' in found)) return { ...result, question: { ...question, ...found } };
    const columns = answer ?? ('columns' in found ? found.columns : null);
    if (!columns) continue;
    const isNamed = table.headings !== null || answer !== undefined;
    foundOf.set(table, {
      columns,
      brand: table.headings?.roles.indexOf('BRAND') ?? -1,
      unit: question.names.findIndex(isUnit),
      asks: question.names.map((name, place) => askedBy(name, table.headings?.roles[place])),
      isNamed,
      width: widthOf(list),
      isBlank,
    });
    if (isNamed && !result.columns.some((one) => one.layout === layout))
      result.columns.push({ ...question, ...columns });
  }
  const byNumber = new Map<string, ParsedLine>();
  const inOrder = tables.flatMap((table) =>
    table.rows.map((row) => [row, foundOf.get(table) ?? notFound] as const),
  );
  const readings = inOrder
    .toSorted(([one], [other]) => one.line - other.line)
    .map(([row, found]) => ({ row, found, reading: withWords(row, found, readRow(row, found)) }));
  const newest = newestOf(readings);
  for (const [index, { row, found, reading }] of readings.entries()) {
    const below = () => readings.slice(index + 1, index + 4).map((next) => next.row);
    const isBroken = !found.isNamed && hasQty(reading) && beginWithPieces(below());
    if (row.age > newest) addEarlier(result, row, reading);
    else addRow(result, byNumber, row, found, isBroken ? 'UNCLEAR_QTY' : reading);
  }
  const lines = [...byNumber.values()];
  // Lines of a printed order need no columns: those of a last row, such as its tax, say nothing of them.
  const read = new Set(lines.flatMap(({ line, repeats }) => [line, ...repeats.map((one) => one.line)]));
  const layouts = new Set(
    tables.flatMap((table) => (table.rows.some(({ line }) => read.has(line)) ? layoutOf(table) : [])),
  );
  const columns = result.columns.filter(({ layout }) => lines.length === 0 || layouts.has(layout));
  return { ...result, lines, columns };
}

/**
 * Takes away what numbers the lines of a list without headings: 1, 2, 3 …, and from 1 again where another list begins. What
 * counts so is not what is ordered; a user who means it sees that no quantity was read.
 */
function leaveOutPositions(tables: readonly Table[]): void {
  const numbered = tables
    .flatMap(({ headings, rows }) => (headings ? [] : rows))
    .flatMap((row) => {
      const position = positionOf(row);
      return position === null ? [] : [{ row, position }];
    })
    .toSorted(({ row: one }, { row: other }) => one.line - other.line);
  const counted = numbered.map(({ position }) => position);
  const counts =
    counted.slice(0, 3).join() === '1,2,3' &&
    counted.every((position, index) => position === 1 || position === (counted[index - 1] ?? 0) + 1);
  if (!counts) return;
  for (const { row } of numbered) {
    row.text = row.text.replace(/^\d+\s+/, '');
    row.cells[0] = row.cells.length === 1 ? row.text : '';
  }
}

const numberedText = new RegExp(`^([1-9]\\d{0,3})\\s+(?!${unit}|[:=–—-])(?=.*\\d)`, 'iu');
const onlyUnit = new RegExp(`^${unit}$`, 'iu');

/** What may be a row's place in its list: a whole number before the article's. */
function positionOf({ text, cells: [first = '', ...others] }: Row): number | null {
  if (others.length === 0) return Number(numberedText.exec(text)?.[1] ?? 0) || null;
  const isBefore = others.some(isLikeNumber) && !onlyUnit.test(others[0] ?? '');
  return isBefore && /^[1-9]\d{0,3}$/.test(first) ? Number(first) : null;
}

type Reading = LineReading | 'TOTAL';
const hasQty = (reading: Reading): reading is Exclude<LineReading, string> =>
  typeof reading !== 'string' && reading.qty !== null;

/** Whether the first of these rows that has a digit names only pieces: those of the row above, which a print has broken. */
const beginWithPieces = (rows: readonly Row[]): boolean =>
  piecesOnly.test(rows.find(({ text }) => /\d/.test(text))?.content ?? '');

/**
 * The age of the newest message that orders something: one that is forwarded stands below another that does not. A newer one
 * that names an article of it, `yes, but only AB-1`, says what is ordered, though not in a way that can be read.
 */
function newestOf(readings: readonly { row: Row; reading: Reading }[]): number {
  const ordered = readings.flatMap(({ row: { age }, reading }) =>
    hasQty(reading) ? [{ age, number: reading.number }] : [],
  );
  const newest = Math.min(
    ...(ordered.length > 0 ? ordered : readings.map(({ row }) => row)).map(({ age }) => age),
  );
  const named = readings.filter(
    ({ row }) => row.age < newest && ordered.some(({ number }) => row.text.includes(number)),
  );
  return Math.min(newest, ...named.map(({ row }) => row.age));
}

/** What an earlier message ordered is not ordered again, and the rest of it says nothing. */
function addEarlier({ unread, leftOut }: ParsedText, { line, content }: Row, reading: Reading): void {
  if (typeof reading === 'string') leftOut.push({ line, content, kind: 'EARLIER' });
  else unread.push({ line, content, reason: 'QUOTED', whole: null });
}

function addRow(
  { unread, leftOut }: ParsedText,
  byNumber: Map<string, ParsedLine>,
  row: Row,
  found: Found,
  reading: Reading,
): void {
  const place = { line: row.line, content: row.content };
  if (reading === 'TOTAL') return void leftOut.push({ ...place, kind: 'TOTAL' });
  const isWhole = (reading === 'UNCLEAR_QTY' || reading === 'FRACTION') && row.cells.length === 1;
  if (typeof reading === 'string')
    return void unread.push({ ...place, reason: reading, whole: isWhole ? row.text : null });
  const { qty, whole = null } = reading;
  const number = found.isNamed ? reading.number : withoutWords(reading.number);
  const key = numberKey(number);
  const same = byNumber.get(key);
  const sum = (same?.qty ?? 0) + (qty ?? 1);
  if (qty === 0 || (qty ?? 1) > mostPieces) unread.push({ ...place, reason: 'BAD_QTY', whole: null });
  else if (sum > mostPieces) unread.push({ ...place, reason: 'TOO_MANY', whole: null });
  else if (same) addTo(same, place, qty);
  else
    byNumber.set(key, {
      ...place,
      number,
      brand: brandOf(row, found),
      whole,
      qty: sum,
      isQtyMissing: qty === null,
      repeats: [],
    });
}

/** What is the same for all spellings of a number that are one line. */
export const numberKey = (number: string): string => number.toUpperCase();

/** Adds a further line of the same article, with its own repeats, to the first. */
export function addTo(
  line: ParsedLine,
  { line: number, content, repeats = [] }: Place & Partial<Pick<ParsedLine, 'repeats'>>,
  qty: number | null,
): void {
  line.qty += qty ?? 1;
  line.isQtyMissing ||= qty === null;
  line.whole = null;
  line.repeats = [...line.repeats, { line: number, content }, ...repeats];
}

/** The brand by its heading; without headings the cell without digits among the first two. */
function brandOf({ cells }: Row, { brand, isNamed }: Found): string | null {
  const cell = isNamed ? cells[brand] : cells.slice(0, 2).find((one) => /^\P{N}*\p{L}{2}\P{N}*$/u.test(one));
  return cell || null;
}

function askedBy(heading: string, role: HeadingRole | undefined): Asked {
  if (role === 'ORDERED') return 'WANTED';
  if (asksWhetherDone(heading)) return 'DONE';
  return isReplaced(heading) ? 'REPLACED' : null;
}

/** The reading of a row, unless its words say otherwise. */
function withWords({ text, cells }: Row, found: Found, reading: Reading): Reading {
  if (reading === 'TOTAL' || reading === 'NO_NUMBER') return reading;
  const answers = (is: (cell: string) => boolean, asked: Asked): boolean =>
    found.asks.some((one, place) => one === asked && is(cells[place] ?? ''));
  if (answers(isYes, 'DONE') || answers(isNo, 'WANTED') || isUnwanted(text, cells)) return 'UNWANTED';
  if (isReplaced(text) || answers((cell) => cell !== '', 'REPLACED')) return 'REPLACED';
  if (typeof reading === 'string') return reading;
  if (reading.qty === null) return isSpelledOut(cells) ? 'BAD_QTY' : reading;
  if ((limitOf(text) ?? reading.qty) !== reading.qty || isCorrection(text)) return 'UNCLEAR_QTY';
  return isSeveral(cells[found.unit] ?? '') ? 'OTHER_UNIT' : reading;
}

/** `100 Stk`, `Satz (2)` */
const isSeveral = (cell: string): boolean =>
  (cell.replaceAll(/[.,]0+(?!\d)/g, '').match(/\d+/g) ?? []).some((digits) => Number(digits) !== 1);

function readRow({ text, cells }: Row, { columns, isNamed, width, isBlank }: Found): LineReading | 'TOTAL' {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 1 && text.length > longestText) return 'NO_NUMBER';
  // `AB 12 3,5`: half a piece, or a number that ends in 3? `AB 12 3, 5 pcs` is neither.
  const mayBeHalf = text.includes(',') && !endsInPieces.test(text);
  if (!isNamed && mayBeHalf && cells.length === 2 && isHalf(cells[0], cells[1]))
    return endsInFraction.test(text) ? 'FRACTION' : 'UNCLEAR_QTY';
  if (isTotal(cells) && (columns === null || !/\p{L}.*\d|\d.*\p{L}/u.test(cells[columns.number] ?? '')))
    return 'TOTAL';
  if (!isNamed && isGlued(cells)) return 'UNCLEAR_QTY';
  if (cells.length > 1 && columns) {
    // `AB-1,13,95`: 95 pieces, or 13.95?
    if (
      !isNamed &&
      columns.qty === cells.length - 1 &&
      endsInCents.test(text) &&
      columns.number < cells.length - 2
    )
      return 'UNCLEAR_QTY';
    const hasOtherWidth = isBlank ? cells.length !== width : isMoved(cells, columns.qty, width);
    return hasOtherWidth ? 'UNCLEAR_QTY' : readNamed(cells, columns);
  }
  const [only] = filled;
  if (only === undefined) return 'NO_NUMBER';
  return filled.length === 1 ? readFreeText(only) : readCells(cells);
}

const endsInCents = /,\d{1,6},\d{2}$/;

/** `AB 12 3,5 pcs`: with the unit it does not end the number. */
const endsInFraction = new RegExp(`\\s${fraction}\\s*${unit}$`, 'iu');

const endsInPieces = new RegExp(`,\\s+\\d+\\s*${unit}$`, 'iu');

const isHalf = (number = '', qty = ''): boolean =>
  /\d.*\s\d{1,3}$/.test(number) && /^(?:\d{1,2}|000)(?!\d)/.test(qty) && !/\s{2,}/.test(number);

/** Two lines whose break was lost: `AB-1;4 AB-2;20`. */
const isGlued = (cells: readonly string[]): boolean =>
  cells.slice(1).some((cell) => /^\d{1,5}\s+(?=\S*\p{L})\S*\d/u.test(cell)) && isLikeNumber(cells[0] ?? '');
