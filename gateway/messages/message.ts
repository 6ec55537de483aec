import type { Catalogue, MessageKey, ValueNames } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import { sr } from './sr.ts';

/** The messages by language (FMT-01). The sister company of `dg` uses the German ones (GAP-19). */
export const catalogues = { en, ru, fr, de, dg: de, it, sr, pl } as const satisfies Record<string, Catalogue>;

/** Code of a language of the portal. */
export type Language = keyof typeof catalogues;

/** The language of callers who name none, and of logs (FMT-02). */
export const defaultLanguage: Language = 'en';

/** Whether a code is one of the portal's languages. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(catalogues, code);

/**
 * A message of the gateway before it is translated: its key and its values. It is plain data, so that the stored
 * answer of a keyed write can be given again in another language.
 */
export interface Message {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A message of the gateway, or a text of the back end, which stays as it is. */
export type MessageText = string | Message;

/**
 * A message with the values of its placeholders; `count` also chooses the plural form.
 *
 * @example message('LIST.SIZE', { argument: 'first', size: 500, max: 100 })
 */
export const message = <Key extends MessageKey>(
  key: Key,
  ...[values]: [ValueNames<Key>] extends [never] ? [] : [Record<ValueNames<Key>, string | number>]
): Message => ({ key, values: values ?? {} });

/** The text of a message in a language. A text of the back end is returned unchanged. */
export function translate(text: MessageText, language: Language): string {
  if (typeof text === 'string') return text;
  const { key, values } = text;
  const texts: Readonly<Record<string, string | undefined>> = catalogues[language];
  const template = texts[key] ?? texts[`${key}_${pluralForm(values['count'], language)}`];
  // A gateway of another version may have stored the message.
  if (template === undefined) return key;
  return template.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => String(values[name] ?? ''));
}

/** `dg` is not a code that Intl knows. */
const pluralForm = (count: string | number | undefined, language: Language): Intl.LDMLPluralRule =>
  new Intl.PluralRules(language === 'dg' ? 'de' : language).select(Number(count));
