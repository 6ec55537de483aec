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
  const exact = new Map(
    tries.flatMap((one, index) => {
      const found = answer[lines.length + index];
      return found?.match === 'EXACT' ? [[one.line, { one, found }] as const] : [];
    }),
  );
  const read = lines.flatMap((line, index): [ParsedLine, ResolvedLine][] => {
    const whole = line.whole === null ? undefined : exact.get(line.line);
    if (!whole) return [[line, answer[index]]];
    return answer[index]?.match === 'EXACT' ? [] : [[whole.one, whole.found]];
  });
  const found = unread.flatMap(({ line }): [ParsedLine, ResolvedLine][] => {
    const whole = exact.get(line);
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

const asWhole = (whole: string) => ({
  number: whole,
  brand: null,
  whole,
  qty: 1,
  isQtyMissing: true,
  repeats: [],
});
