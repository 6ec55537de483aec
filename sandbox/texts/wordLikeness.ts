import { foldText } from './foldText.ts';

/** The form of a word for comparisons: folded, with umlauts and ß as they are typed without keys for them. */
const plain = (word: string): string =>
  foldText(word)
    .replaceAll('ß', 'ss')
    .replaceAll(/(?<=\p{L})e/gu, (letter, at: number, text: string) =>
      /[aou]/.test(text[at - 1] ?? '') ? '' : letter,
    );

/** Shortest word in which one letter, and two letters, may be wrong, missing or too many: a plural is one of these. */
const oneWrong = 5;
const twoWrong = 9;

/**
 * Whether a typed word equals another except for a letter or two. An umlaut that is written out counts as equal.
 */
export function isLikeWord(typed: string, word: string): boolean {
  const [one, other] = [plain(typed), plain(word)];
  if (one === other) return true;
  const most = one.length >= twoWrong ? 2 : one.length >= oneWrong ? 1 : 0;
  return most > 0 && Math.abs(one.length - other.length) <= most && distance(one, other) <= most;
}

/** Letters to change, add or leave out to make one word another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, against] of [...other].entries()) {
      const changed = (row[place] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
