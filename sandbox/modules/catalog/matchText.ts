import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { normaliseNumber } from '../../http/normaliseNumber.ts';
import { toLatinNumber } from '../../../contract/toLatinNumber.ts';
import { englishTerms } from '../../texts/translateAnswer.ts';
import { foldText } from '../../texts/foldText.ts';
import { isNumeral, numeralOf } from '../../texts/generations.ts';

/** A way an article `a` can match the typed text. */
export interface TextMatch {
  /** The smaller, the better. */
  rank: number;
  condition: RawBuilder<SqlBool>;
  /** Numbers of other makers `n` are searched too. */
  joinsNumbers?: true;
  /** Which matches count when there are too many, where an index can tell; else the oldest articles. */
  order?: RawBuilder<unknown>;
}

/** The trigram indexes need three characters; a shorter text would read every article. */
const fewest = 3;

/**
 * By id, but not by the index on it: the planner is to find a rare piece by its trigrams, not by reading all
 * articles in order of id. A common word is found sooner in order of id.
 */
const byTrigrams = sql`a.id + 0`;

/** A brand, folded by `foldText`. */
const foldedBrand = sql`lower(regexp_replace(normalize(n.brand, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/**
 * The ways to match a text: as an article's own number, as another maker's number (with or without the maker's
 * name in front), and as words. Dashes, dots, spaces and case of a number make no difference.
 * @param typed also on another keyboard, see `toLatinNumber`.
 * @param isNarrowed other filters apply too, which allows words of any length.
 * @param locale the language in which words may be written, besides English.
 * @returns nothing when the text is too short to search by; everything matches an empty text.
 */
export function matchText(typed: string, isNarrowed: boolean, locale: string): TextMatch[] {
  const text = toLatinNumber(typed);
  const words = foldText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ rank: 0, condition: sql`true` }];
  const number = normaliseNumber(text);
  const matches = isNumber(number) ? matchNumber(number) : [];
  matches.push(...matchBrandAndNumber(words));
  if (isNarrowed || words.some((word) => word.length >= fewest)) {
    const condition = sql.join<SqlBool>(
      words.map((word) => matchWord(word, locale)),
      sql` and `,
    );
    matches.push({ rank: 6, condition, ...(/\d/.test(text) ? { order: byTrigrams } : {}) });
  }
  return matches;
}

/** Whether a normalised text can be a part number worth looking up. */
export function isNumber(normalised: string): boolean {
  return normalised.length >= fewest && /\d/.test(normalised);
}

function matchNumber(number: string): TextMatch[] {
  const begins = `${number}%`;
  return [
    { rank: 0, condition: sql`a.sku_normalised = ${number}` },
    { rank: 1, condition: sql`a.sku_normalised like ${begins}`, order: sql`a.sku_normalised using ~<~` },
    { rank: 2, condition: sql`n.number_normalised = ${number}`, joinsNumbers: true },
    { rank: 4, condition: sql`a.sku_normalised like ${`%${begins}`}`, order: byTrigrams },
    {
      rank: 5,
      condition: sql`n.number_normalised like ${begins}`,
      joinsNumbers: true,
      order: sql`n.number_normalised using ~<~`,
    },
  ];
}

/** `vw 06a 115 561 b`: the maker's name, then the maker's number. */
function matchBrandAndNumber(words: string[]): TextMatch[] {
  const splits = words.slice(1).map((_word, index) => ({
    brand: words.slice(0, index + 1),
    number: normaliseNumber(words.slice(index + 1).join('')),
  }));
  return splits
    .filter(({ number }) => isNumber(number))
    .map(({ brand, number }) => ({
      rank: 3,
      condition: sql`n.number_normalised = ${number} and ${sql.join(
        brand.map((word) => sql`${foldedBrand} like ${containing(word)}`),
        sql` and `,
      )}`,
      joinsNumbers: true,
    }));
}

/**
 * A word of the brand or the description, or a piece of the number: `mann w 712`. A generation of a car is a whole word: the
 * 7 of `golf 7` is in many numbers, and VII is the beginning of VIII.
 */
function matchWord(word: string, locale: string): RawBuilder<SqlBool> {
  const isShortNumber = word.length < fewest && /^\d+$/.test(word);
  if (isShortNumber || isNumeral(word)) {
    const whole = [word, numeralOf(word)].filter((one) => one !== undefined).join('|');
    return sql`(a.search_text ~ ${`\\m(${whole})\\M`})`;
  }
  const terms = word.length < fewest ? [] : englishTerms(word, locale);
  const patterns = [word, ...terms.filter((term) => !term.includes(word))].map(containing);
  const inText = sql.join<SqlBool>(
    patterns.map((pattern) => sql<SqlBool>`a.search_text like ${pattern}`),
    sql` or `,
  );
  const number = normaliseNumber(word);
  return number === '' ? sql`(${inText})` : sql`(${inText} or a.sku_normalised like ${`%${number}%`})`;
}

/** A LIKE pattern for the literal text. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
