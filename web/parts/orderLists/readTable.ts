import { hasShape, hasWords, isDescription, isLikeNumber, quantitiesOf, type Columns } from './readCells.ts';
import { readQty } from './readQty.ts';
import type { HeadingRole } from './headingRoles.ts';

/** Rows of a list with the same columns. */
export type ListTable = {
  /** The names of the columns with their roles; null for rows without headings. */
  headings: { names: readonly string[]; roles: readonly HeadingRole[] } | null;
  rows: readonly (readonly string[])[];
};

/**
 * The columns of a table: found, `null` when the rows have no common ones and are read one by one, or open, with the
 * columns that may be meant.
 */
export type TableColumns = { columns: Columns | null } | { number: number | null; qty: number | null };

/**
 * Whether a row has cells behind its table's width of which one may be its quantity: then a mark in a price or a description
 * has split a cell before, and the columns have moved.
 */
export const isMoved = (cells: readonly string[], qty: number | null, width: number): boolean =>
  qty !== null &&
  Array.from({ length: Math.max(filledWidth(cells) - width, 0) }, (_, by) => cells[qty + by + 1] ?? '').some(
    (cell) => readQty(cell) !== null,
  );

/** The cells of the shortest row, and not fewer than there are headings. */
export const widthOf = ({ headings, rows }: ListTable): number =>
  rows.reduce(
    (least, cells) => Math.min(least, Math.max(filledWidth(cells), headings?.names.length ?? 0)),
    Infinity,
  );

const filledWidth = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== '') + 1;

/** A column is judged by so many rows. */
const judged = 200;

/** Finds the columns of number and quantity. Where several may be meant, or a heading names none, that is left open. */
export function findColumns({ headings, rows }: ListTable): TableColumns {
  const columns = columnsOf(rows.slice(0, judged), headings?.names.length ?? 0);
  if (!headings) return byContent(columns);
  const found = byHeadings(headings.roles, columns);
  // Where all rows have moved, only the user sees how far.
  const isUnnamed =
    'columns' in found &&
    widthOf({ headings, rows }) > headings.names.length &&
    rows.some((cells) => isMoved(cells, found.columns?.qty ?? null, headings.names.length));
  return isUnnamed ? { number: found.columns?.number ?? null, qty: null } : found;
}

function columnsOf(rows: ListTable['rows'], width: number): string[][] {
  const count = rows.reduce((most, row) => Math.max(most, row.length), width);
  return Array.from({ length: count }, (_, index) => rows.map((row) => row[index] ?? ''));
}

function byHeadings(roles: readonly HeadingRole[], columns: readonly string[][]): TableColumns {
  const placesOf = (...wanted: readonly HeadingRole[]) =>
    columns.flatMap((_, index) => (wanted.includes(roles[index] ?? 'UNKNOWN') ? [index] : []));
  const isFilled = (index: number) => columns[index]?.some((cell) => /\d/.test(cell)) ?? false;
  const tiers = [placesOf('NUMBER'), placesOf('SHARED_NUMBER'), placesOf('WEAK_NUMBER')];
  const named = tiers.map((places) => places.filter(isFilled)).find((places) => places.length > 0);
  const unnamed = placesOf('UNKNOWN', 'OTHER').filter((index) => isMostly(columns[index], isLikeNumber));
  const numbers = named ?? (unnamed.length > 0 ? unnamed : (tiers.find((places) => places.length > 0) ?? []));
  const number = numbers.length === 1 ? (numbers[0] ?? null) : null;

  const ordered = placesOf('ORDERED');
  // `Menge;Bestellen` with yes and no under the latter.
  const [counted, plain] = [ordered.filter(isFilled), placesOf('QTY')];
  const quantities = counted.length > 0 ? counted : plain.length > 0 ? plain : ordered;
  const isReport = placesOf('REPORTED').length > 0;
  const qty = quantities.length === 1 && !isReport ? (quantities[0] ?? null) : null;
  const hasWhole = columns.some(
    (cells, index) => !numbers.includes(index) && cells.some((cell) => readQty(cell) !== null),
  );
  if (number !== null && (qty !== null || (quantities.length === 0 && !hasWhole)))
    return { columns: { number, qty } };
  return { number, qty };
}

function byContent(columns: readonly string[][]): TableColumns {
  const all = columns.map((_, index) => index);
  const numbered = all.filter((index) => isMostly(columns[index], isLikeNumber));
  const strict = numbered.filter((index) => !isMostly(columns[index], hasWords));
  const likely =
    strict.length > 0 ? strict : numbered.filter((index) => !isMostly(columns[index], isDescription));
  const shaped = likely.filter((index) => columns[index]?.some(hasShape));
  const numbers = shaped.length > 0 ? shaped : likely;
  const whole = all.filter(
    (index) =>
      !numbers.includes(index) &&
      isMostly(columns[index], (cell) => readQty(cell) !== null) &&
      !(numbers.some((number) => number > index) && isPosition(columns[index] ?? [])),
  );
  const exact = whole.filter((index) =>
    columns[index]?.some((cell) => quantitiesOf([cell, '1']).includes(cell)),
  );
  const quantities = exact.length > 0 ? exact : whole;
  if (numbers.length === 0 || whole.length === 0) return { columns: null };
  const [number = null] = numbers.length === 1 ? numbers : [];
  const [qty = null] = quantities.length === 1 ? quantities : [];
  return number === null || qty === null ? { number, qty } : { columns: { number, qty } };
}

/** Whether most filled cells of a column are so. */
function isMostly(cells: readonly string[] | undefined, is: (cell: string) => boolean): boolean {
  const filled = (cells ?? []).filter((cell) => cell !== '');
  return filled.length > 0 && filled.filter(is).length >= filled.length * 0.8;
}

/** Three rows or more, counted in steps: 1, 2, 3 or 10, 20, 30. */
function isPosition(cells: readonly string[]): boolean {
  const [first = 0] = cells.map(Number);
  return (
    cells.length >= 3 &&
    (first === 1 || first === 10) &&
    cells.every((cell, index) => Number(cell) === first * (index + 1))
  );
}
