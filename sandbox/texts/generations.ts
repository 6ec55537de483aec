/** Generations of a model as makers write them: people write `golf 7` for `Golf VII`. */
const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** The Roman numeral of a word that is a number up to ten; undefined for any other. */
export const numeralOf = (word: string): string | undefined =>
  /^\d+$/.test(word) ? numerals[Number(word) - 1] : undefined;

/**
 * Whether a folded word is a numeral such as `vii` or `viii`, which begin alike. A single letter may be part of a
 * number.
 */
export const isNumeral = (word: string): boolean => word.length > 1 && numerals.includes(word);
