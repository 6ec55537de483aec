import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { normaliseNumber } from '../../http/normaliseNumber.ts';
import { foldText } from './foldText.ts';

/** A way an article `a` can match the typed text; the smaller the rank, the better. */
export interface TextMatch {
  rank: number;
  condition: RawBuilder<SqlBool>;
}

/** A brand as `foldText` gives it. */
const folded = sql`lower(regexp_replace(normalize(brand, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** The trigram indexes need three characters; less would read every article. */
const fewest = 3;

/**
 * The ways to match a text: as an article's own number, as another maker's number (with or without the maker's
 * name in front), and as words. Dashes, dots, spaces and case of a number make no difference.
 * @param isNarrowed other filters apply too: then words of any length may.
 * @returns nothing when the text is too short to search by; everything matches an empty text.
 */
export function matchText(text: string, isNarrowed: boolean): TextMatch[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ rank: 0, condition: sql`true` }];
  const matches = isNumber(normaliseNumber(text)) ? matchNumber(normaliseNumber(text)) : [];
  matches.push(...matchBrandAndNumber(words));
  if (isNarrowed || words.some((word) => word.length >= fewest)) {
    matches.push({ rank: 6, condition: sql.join(words.map(matchWord), sql` and `) });
  }
  return matches;
}

/** Whether a normalised text can be a part number worth looking up. */
export function isNumber(normalised: string): boolean {
  return normalised.length >= fewest && /\d/.test(normalised);
}

function matchNumber(number: string): TextMatch[] {
  return [
    { rank: 0, condition: sql`a.sku_normalised = ${number}` },
    { rank: 1, condition: sql`a.sku_normalised like ${`${number}%`}` },
    {
      rank: 2,
      condition: sql`a.id in (select article_id from article_numbers where number_normalised = ${number})`,
    },
    { rank: 4, condition: sql`a.sku_normalised like ${`%${number}%`}` },
    {
      rank: 5,
      condition: sql`a.id in (select article_id from article_numbers where number_normalised like ${`${number}%`})`,
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
      condition: sql`a.id in (select article_id from article_numbers where number_normalised = ${number}
        and ${sql.join(
          brand.map((word) => sql`${folded} like ${containing(word)}`),
          sql` and `,
        )})`,
    }));
}

/** A word of the brand or the description, or a piece of the number: `mann w 712`. */
function matchWord(word: string): RawBuilder<SqlBool> {
  const inText = sql<SqlBool>`a.search_text like ${containing(word)}`;
  const number = normaliseNumber(word);
  return number === '' ? inText : sql`(${inText} or a.sku_normalised like ${`%${number}%`})`;
}

/** A LIKE pattern for the text itself, whatever it holds. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
