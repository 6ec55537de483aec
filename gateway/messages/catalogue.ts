import type { en } from './en.ts';

type EnglishKey = keyof typeof en;
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Messages with plural forms, by the key without the form. */
type PluralKey = EnglishKey extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never;
type PlainKey = Exclude<EnglishKey, `${PluralKey}_${PluralForm}`>;

/** The key of a message. */
export type MessageKey = PlainKey | PluralKey;

/** The names of the placeholders in a text: `'a' | 'b'` for `{{a}} of {{b}}`. */
type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The names of the values that a message takes. */
export type ValueNames<Key extends MessageKey> = Placeholders<
  (typeof en)[Key extends PluralKey ? `${Key}_other` : Key & PlainKey]
>;

/**
 * The messages in one language: every key of the English ones, and the plural forms that the language has.
 * scripts/checkTranslations.ts knows which those are.
 */
export type Catalogue = Readonly<
  Record<PlainKey | `${PluralKey}_other`, string> & Partial<Record<`${PluralKey}_${PluralForm}`, string>>
>;
