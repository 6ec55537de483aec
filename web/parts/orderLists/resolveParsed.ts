import type { CartType } from '../cart/cartTypes.ts';
import { mostPieces, roundUpToMultiple } from '../../ui/form/quantity.ts';
import { addTo, type ParsedLine, type ParsedText } from './parseLines.ts';
import { mostLines } from './readLines.ts';
import type { ResolvedLine, useResolveLines } from './useResolveLines.ts';

type Resolved = Pick<ParsedText, 'lines' | 'unread'> & { resolved: readonly ResolvedLine[] };
type FoundLine = [ParsedLine, ResolvedLine];

/**
 * Finds the articles of a list. A line whose end may belong to its number is looked up both ways: as a whole it is one if
 * an article has that number, and unclear if another has the number without its end. Lines that name one article in two
 * spellings become one. Null when no answer came, which is already reported.
 */
export async function resolveParsed(
  { lines, unread }: ParsedText,
  resolve: ReturnType<typeof useResolveLines>,
  type: CartType,
): Promise<Resolved | null> {
  const tries = [...lines, ...unread].flatMap(({ line, content, whole }) =>
    whole === null ? [] : [{ line, content, ...asWhole(whole) }],
  );
  const asked = lines.length + tries.length > mostLines ? lines : [...lines, ...tries];
  const answer = asked.length === 0 ? [] : await resolve(asked, type);
  if (answer === null) return null;
  const wholes = new Map(
    tries.flatMap((one, index) => {
      const found = answer[lines.length + index];
      return found && surenessOf(found) > 0 ? [[one.line, { one, found }] as const] : [];
    }),
  );
  const read = lines.flatMap((line, index): FoundLine[] => {
    const whole = line.whole === null ? undefined : wholes.get(line.line);
    if (!whole) return [[line, answer[index]]];
    return surenessOf(answer[index]) < surenessOf(whole.found) ? [[whole.one, whole.found]] : [];
  });
  const found = unread.flatMap(({ line }): FoundLine[] => {
    const whole = wholes.get(line);
    return whole ? [[whole.one, whole.found]] : [];
  });
  const sorted = [...read, ...found].toSorted(([one], [other]) => one.line - other.line);
  const places = new Set(sorted.map(([{ line }]) => line));
  const all = joinSpellings(sorted);
  const unclear = lines.filter(({ line }) => !places.has(line));
  return {
    lines: all.map(([line]) => line),
    resolved: all.map(([, one]) => one),
    unread: [
      ...unread.filter(({ line }) => !places.has(line)),
      ...unclear.map(({ line, content }) => ({ line, content, reason: 'UNCLEAR_QTY' as const, whole: null })),
    ],
  };
}

/** The lines, those of one article as one: what is rounded to its multiple, and compared with its stock, is their sum. */
function joinSpellings(lines: readonly FoundLine[]): FoundLine[] {
  const byArticle = new Map<string, FoundLine>();
  return lines.flatMap((line): FoundLine[] => {
    const [parsed, found] = line;
    const id = found?.match === 'REPLACED' ? undefined : found?.suggested?.article.id;
    if (id === undefined) return [line];
    const first = byArticle.get(id);
    if (first && first[0].qty + parsed.qty <= mostPieces) {
      addTo(first[0], parsed, parsed.isQtyMissing ? null : parsed.qty);
      first[1] = withQty(first[1], first[0].qty);
      return [];
    }
    const joined: FoundLine = [{ ...parsed }, found];
    byArticle.set(id, joined);
    return [joined];
  });
}

/** What was found, for another quantity. */
function withQty(found: ResolvedLine, asked: number): ResolvedLine {
  if (!found) return found;
  const candidates = found.candidates.map((candidate) => {
    const qty = roundUpToMultiple(asked, candidate.article.multiple ?? 1, mostPieces);
    return { ...candidate, qty };
  });
  const taken = candidates.find(({ article }) => article.id === found.suggested?.article.id);
  return { ...found, candidates, suggested: taken ?? found.suggested };
}

/** An article's own number before one that leads to articles in another way; 0 for none. */
function surenessOf(found: ResolvedLine): 0 | 1 | 2 {
  if (!found || found.match === 'UNKNOWN') return 0;
  return found.match === 'EXACT' || found.match === 'REPLACED' ? 2 : 1;
}

const asWhole = (whole: string) => ({
  number: whole,
  brand: null,
  whole,
  qty: 1,
  isQtyMissing: true,
  repeats: [],
});
