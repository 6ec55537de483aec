import { findChoices, foldText, type Choice } from './findChoices.ts';

/** What people write for names in lists of vehicles. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  vw: ['volkswagen'],
  mb: ['mercedes'],
  merc: ['mercedes'],
  ...Object.fromEntries(
    ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'].map((roman, place) => [place + 1, [roman]]),
  ),
  ...Object.fromEntries(['tdi', 'cdi', 'hdi', 'dci', 'tdci', 'crdi'].map((name) => [name, ['d', 'diesel']])),
};

/** Shortest word that is recognised with one letter wrong, missing or too many. */
const leastLetters = 5;

/**
 * As `findChoices`; where nothing is written so, the choices that most of the words are like: with another name of a maker,
 * a generation in figures, an umlaut written out or a wrong letter. `golf 7 1.6 tdi` finds the model in a list of models,
 * and the engine in a list of engines.
 */
export function findLikeChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const found = findChoices(choices, typed);
  if (found.length > 0) return found;
  const words = partsOf(typed);
  const scored = choices.map((choice) => {
    const parts = partsOf(choice.label);
    return { choice, score: words.filter((word) => parts.some((part) => isLike(word, part))).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ choice }) => choice);
}

const partsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean);

function isLike(word: string, part: string): boolean {
  if (word === part || aliases[word]?.includes(part)) return true;
  const [one, other] = [plain(word), plain(part)];
  return one === other || (one.length >= leastLetters && isOneLetterOff(one, other));
}

/** With umlauts and ß as they are written without the keys for them. */
const plain = (word: string): string => word.replaceAll('ß', 'ss').replaceAll(/([aou])e/g, '$1');

function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1);
}
