import type { CartType } from '../cart/cartTypes.ts';
import type { ParsedLine, ParsedText } from './parseLines.ts';
import { mostLines } from './readLines.ts';
import type { ResolvedLine, useResolveLines } from './useResolveLines.ts';

type Resolved = Pick<ParsedText, 'lines' | 'unread'> & { resolved: readonly ResolvedLine[] };

/**
 * Finds the articles of a list. A line whose end may belong to its number is looked up both ways: as a whole it is one if
 * an article has that number, and unclear if another has the number without its end. Null when no answer came, which is
 * already reported.
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
  const read = lines.flatMap((line, index): [ParsedLine, ResolvedLine][] => {
    const whole = line.whole === null ? undefined : wholes.get(line.line);
    if (!whole) return [[line, answer[index]]];
    return surenessOf(answer[index]) < surenessOf(whole.found) ? [[whole.one, whole.found]] : [];
  });
  const found = unread.flatMap(({ line }): [ParsedLine, ResolvedLine][] => {
    const whole = wholes.get(line);
    return whole ? [[whole.one, whole.found]] : [];
  });
  const all = [...read, ...found].toSorted(([one], [other]) => one.line - other.line);
  const places = new Set(all.map(([{ line }]) => line));
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
