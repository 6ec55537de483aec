import { mostPieces } from '../../ui/form/quantity.ts';
import type { MoneyValue } from '../../ui/values/formatMoney.ts';
import type { CartType } from '../cart/cartTypes.ts';
import { missingPieces } from '../cart/missingPieces.ts';
import type { ParsedLine } from './parseLines.ts';
import type { Candidate, ResolvedLine } from './useResolveLines.ts';

/** The gateway's reason for not adding a line. */
export type Refusal = { code: string; message: string | null };

/**
 * An article's number that looks like one that is not known, and its reading; `qty` where a part of what was read as the number is
 * the quantity.
 */
export type Alike = { number: string; qty: number | null; found: ResolvedLine };

/** A line that is worked on: what was written, what it means, and what is to be done with it. */
export type DeskLine = ParsedLine &
  Pick<NonNullable<ResolvedLine>, 'match' | 'replacement' | 'candidates'> & {
    key: number;
    /** Global id of the article that is taken; null while none is. */
    chosen: string | null;
    /** What an unknown number may mean; it is offered, and never taken by itself. */
    alike: Alike | null;
    /** Pieces to add, a multiple of the article's. */
    pieces: number;
    /** Whether it is added with the next press of the button. */
    isWanted: boolean;
    /** The user has corrected its number or quantity. */
    isCorrected: boolean;
    /** Why it was not added the last time. */
    refusal: Refusal | null;
  };

/** The article that a line takes. */
export const chosenOf = ({ candidates, chosen }: DeskLine): Candidate | null =>
  candidates.find(({ article }) => article.id === chosen) ?? null;

/** Whether the next press of the button adds it. */
export const isReady = (line: DeskLine): boolean => line.isWanted && line.chosen !== null && line.pieces > 0;

/** Changes one line, by its key. */
export type ChangeLine = (key: number, to: (line: DeskLine) => DeskLine) => void;

/** The line as it is taken, or not; who takes a line without a quantity means the pieces that it shows. */
export const want = (line: DeskLine, isWanted: boolean): DeskLine => ({
  ...line,
  isWanted,
  isQtyMissing: line.isQtyMissing && !isWanted,
});

/** The line with other pieces. */
export const withPieces = (line: DeskLine, pieces: number): DeskLine => ({
  ...line,
  pieces,
  isWanted: line.isWanted || line.isQtyMissing,
  isQtyMissing: false,
  refusal: null,
});

/** The next key: lines of one list after another never share one. */
let lastKey = 0;

/** The reading of a line that the gateway could not read: it stays on the list. */
const unread = { match: 'UNKNOWN', replacement: null, candidates: [], suggested: null } as const;

/** The lines of a list with what they mean; the suggested article is taken already, unless it replaces the one asked for. */
export function toDeskLines(
  parsed: readonly ParsedLine[],
  resolved: readonly ResolvedLine[],
  alike: ReadonlyMap<number, Alike> = new Map(),
): DeskLine[] {
  return parsed.map((line, index) => {
    const found = resolved[index] ?? unread;
    const { match, replacement, candidates } = found;
    const suggested = match === 'REPLACED' ? null : found.suggested;
    lastKey += 1;
    const pieces = suggested?.qty ?? line.qty;
    // Two lines that were made one may be too many.
    const isTooMany = pieces > mostPieces;
    return {
      ...line,
      key: lastKey,
      match,
      replacement,
      candidates,
      chosen: suggested?.article.id ?? null,
      alike: alike.get(index) ?? null,
      pieces,
      // Without a quantity nothing is ordered before the user says how many.
      isWanted: !line.isQtyMissing && !isTooMany,
      isCorrected: false,
      refusal: isTooMany ? { code: 'INVALID_QTY', message: null } : null,
    };
  });
}

/** The line with the number that it may have meant. */
export function takeAlike(line: DeskLine): DeskLine {
  const { alike, key } = line;
  if (!alike) return line;
  const pieces = alike.qty === null ? {} : { qty: alike.qty, isQtyMissing: false };
  const [taken] = toDeskLines([{ ...line, number: alike.number, ...pieces }], [alike.found]);
  return taken ? { ...taken, key, isCorrected: true } : line;
}

/** The line with another article; its pieces are what was asked for, in this article's multiple. */
export function choose(line: DeskLine, article: string | null): DeskLine {
  const candidate = line.candidates.find((one) => one.article.id === article);
  return { ...line, chosen: candidate ? article : null, pieces: candidate?.qty ?? line.qty, refusal: null };
}

/** Pieces of the line's article that are missing when it is added. */
export const missingOf = (line: DeskLine, type: CartType): number =>
  missingPieces(chosenOf(line), line.pieces, type);

/** How a line stands, for the filter and the marks. */
export type LineState = 'READY' | 'NO_QTY' | 'ROUNDED' | 'SHORT' | 'CHOOSE' | 'UNKNOWN';

/** Whether a line has other pieces than were asked for, because its article is sold in multiples. */
export const isRounded = (line: DeskLine): boolean =>
  !line.isQtyMissing && line.pieces !== line.qty && line.pieces === chosenOf(line)?.qty;

/** The states of a line; one that can be added may be rounded and short at once. */
export function statesOf(line: DeskLine, type: CartType): LineState[] {
  if (line.match === 'UNKNOWN') return ['UNKNOWN'];
  if (line.chosen === null) return ['CHOOSE'];
  const states: LineState[] = line.isQtyMissing ? ['NO_QTY'] : [];
  if (isRounded(line)) states.push('ROUNDED');
  if (missingOf(line, type) > 0) states.push('SHORT');
  return states.length === 0 ? ['READY'] : states;
}

/** The amount of a line: price by pieces, in whole cents; null without an article or a price. */
export function amountOf(line: DeskLine): MoneyValue | null {
  const price = chosenOf(line)?.article.price;
  if (!price) return null;
  return { ...price, value: (Math.round(price.value * 100) * line.pieces) / 100 };
}

/**
 * A line as text again where that is not as it was written, so that it can be corrected and read again; else null. A quantity that
 * is missing stays so.
 */
export function rewrite(line: DeskLine): readonly string[] | null {
  const { number, qty, pieces, isQtyMissing, isCorrected, repeats } = line;
  // What further lines with this number name is known, and counted with one piece for a line that names none.
  if (isQtyMissing) return isCorrected ? [...(qty > 1 ? [`${number};${qty - 1}`] : []), `${number};`] : null;
  const isChanged = isCorrected || pieces !== (chosenOf(line)?.qty ?? qty);
  return isChanged || repeats.length > 0 ? [`${number};${pieces}`] : null;
}
