import type { CartType } from '../cart/cartTypes.ts';
import { toDeskLines, type Alike, type DeskLine } from './deskLines.ts';
import type { ParsedLine } from './parseLines.ts';
import { mostLines } from './readLines.ts';
import type { ResolvedLine, useResolveLines } from './useResolveLines.ts';

type Resolve = ReturnType<typeof useResolveLines>;

/** What is read or typed in the place of each. */
const twins: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', i: '1', l: '1', 0: 'O', 1: 'I' };
/** Numbers that are tried for one: each is a line of the look-up. */
const mostTries = 12;

const toTwin = (letter: string): string => twins[letter] ?? letter;

/**
 * Numbers that this one may mean: without the words before it, with a digit for each letter that looks like one, but in parts
 * of letters alone, and with one letter or digit exchanged.
 */
export function alikeNumbers(number: string): string[] {
  const signs = [...number];
  const asDigits = number.replaceAll(/[a-z\d]+/gi, (part) =>
    /\d/.test(part) ? part.replaceAll(/[OoIil]/g, toTwin) : part,
  );
  const behindWords = number.replace(/^(?:\p{L}{4,}[.,:]?\s+)+/u, '');
  const exchanged = signs.map((sign, place) => signs.with(place, toTwin(sign)).join(''));
  return [...new Set([behindWords, asDigits, ...exchanged])]
    .filter((other) => other !== number)
    .slice(0, mostTries);
}

/** Numbers with pieces that a line without a quantity may mean, by a number that stands apart: `2 1598425 PT`, `AB-1 12000`. */
function withQtyApart(number: string): { number: string; qty: number }[] {
  const words = number.split(' ');
  return [
    { qty: words[0] ?? '', number: words.slice(1).join(' ') },
    { qty: words.at(-1) ?? '', number: words.slice(0, -1).join(' ') },
  ].flatMap((one) =>
    /^\d{1,6}$/.test(one.qty) && Number(one.qty) > 0 && /\d/.test(one.number)
      ? [{ number: one.number, qty: Number(one.qty) }]
      : [],
  );
}

/**
 * Articles that unknown numbers may mean, by the place of their line: none is taken by itself. One request for all lines, and
 * none where every number is known; without an answer there are none.
 */
export async function findAlike(
  lines: readonly { number: string; qty: number; isQtyMissing?: boolean }[],
  resolved: readonly (Pick<NonNullable<ResolvedLine>, 'match'> | null | undefined)[],
  resolve: Resolve,
  type: CartType,
): Promise<ReadonlyMap<number, Alike>> {
  const tries = lines
    .flatMap(({ number, qty, isQtyMissing }, place) => {
      if (resolved[place]?.match !== 'UNKNOWN') return [];
      const apart = isQtyMissing ? withQtyApart(number) : [];
      const others = alikeNumbers(number).map((other) => ({ number: other, qty }));
      return [
        ...apart.map((one) => ({ place, ...one, pieces: one.qty })),
        ...others.map((one) => ({ place, ...one, pieces: null })),
      ];
    })
    .slice(0, mostLines);
  const answer = tries.length === 0 ? null : await resolve(tries, type, { isQuiet: true });
  const alike = new Map<number, Alike>();
  tries.forEach(({ place, number, pieces }, index) => {
    const found = answer?.[index];
    const isExact = found?.match === 'EXACT';
    // Nothing was exchanged in a number whose quantity stands apart: it may be that of an OEM.
    if (!found || alike.has(place) || !(isExact || (pieces !== null && found.match !== 'UNKNOWN'))) return;
    const name = isExact ? found.candidates[0]?.article.name : null;
    alike.set(place, { number: name ?? number, qty: pieces, found });
  });
  return alike;
}

/** The lines of a list with what they mean, and for numbers that are not known those that look like them. */
export async function toLinesWithAlike(
  lines: readonly ParsedLine[],
  resolved: readonly ResolvedLine[],
  resolve: Resolve,
  type: CartType,
): Promise<DeskLine[]> {
  return toDeskLines(lines, resolved, await findAlike(lines, resolved, resolve, type));
}
