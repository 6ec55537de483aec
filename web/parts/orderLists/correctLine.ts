import type { CartType } from '../cart/cartTypes.ts';
import type { DeskLine } from './deskLines.ts';
import { toLinesWithAlike } from './findAlike.ts';
import { numberKey, type ParsedLine, type UnreadLine } from './parseLines.ts';
import type { Place } from './toTables.ts';
import type { useResolveLines } from './useResolveLines.ts';

/** The lines of a list that is worked on. */
type Listed = { lines: readonly DeskLine[]; unread: readonly UnreadLine[] };

/** A line as it was corrected, and the lines in whose place it stands. */
export type Correction = { corrected: DeskLine; instead: ReadonlySet<number> };

/**
 * Looks up a line with another number or quantity. With the number of another line it is added to that one. Null when no
 * answer came, which is already reported.
 */
export async function correctLine(
  { line, content }: Place,
  number: string,
  qty: number,
  lines: readonly DeskLine[],
  resolve: ReturnType<typeof useResolveLines>,
  type: CartType,
): Promise<Correction | null> {
  const own = lines.find((one) => one.line === line);
  const same = lines.find((one) => one.line !== line && numberKey(one.number) === numberKey(number));
  const repeats = own?.repeats ?? [];
  const asked: ParsedLine = same
    ? { ...same, qty: same.pieces + qty, repeats: [...same.repeats, { line, content }, ...repeats] }
    : { line, content, number, qty, repeats, brand: null, whole: null, isQtyMissing: false };
  const resolved = await resolve([asked], type);
  const [corrected] = resolved ? await toLinesWithAlike([asked], resolved, resolve, type) : [];
  return corrected
    ? { corrected: { ...corrected, isCorrected: true }, instead: new Set([line, asked.line]) }
    : null;
}

/** The list with a corrected line in the place of those that it is instead of; one of them may not have been understood. */
export const withCorrection = (
  { lines, unread }: Listed,
  { corrected, instead }: Correction,
): { lines: DeskLine[]; unread: UnreadLine[] } => ({
  lines: [...lines.filter(({ line }) => !instead.has(line)), corrected].toSorted(
    (one, other) => one.line - other.line,
  ),
  unread: unread.filter(({ line }) => !instead.has(line)),
});
