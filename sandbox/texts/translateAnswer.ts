import { foldText } from '../modules/catalog/foldText.ts';
import { attributeTerms, kindTerms, placeTerms, valueTerms } from './partTerms.ts';
import { languageIndex } from './languageIndex.ts';
import { translateRefusal } from './translateRefusal.ts';

const descriptionTerms = { ...placeTerms, ...kindTerms };

/** A term, or a size such as `1 l`, which is the same in every language. */
const isTerm = (part: string): boolean => Object.hasOwn(descriptionTerms, part) || /^\d/.test(part);

const lookUp = (terms: Readonly<Record<string, string>>, text: string, language: number): string =>
  (Object.hasOwn(terms, text) ? terms[text]?.split('|')[language] : undefined) ?? text;

/**
 * An article's description in a language: kind and position are translated, the vehicle has one name everywhere. A text that is
 * written in another way is a user's own, and stays as it is.
 */
export function translateDescription(description: string, locale: string): string {
  const language = languageIndex(locale);
  const parts = description.split(', ');
  if (language === -1 || !Object.hasOwn(kindTerms, parts[0] ?? '') || !parts.slice(0, -1).every(isTerm))
    return description;
  return parts.map((part) => lookUp(descriptionTerms, part, language)).join(', ');
}

/** English terms of descriptions, folded, whose translation contains the folded word: `olfilter` is `oil filter`. */
export function englishTerms(word: string, locale: string): string[] {
  const language = languageIndex(locale);
  if (language === -1) return [];
  return Object.entries(descriptionTerms)
    .filter(([, translations]) => foldText(translations.split('|')[language] ?? '').includes(word))
    .map(([term]) => foldText(term));
}

/**
 * An answer in the language asked for: descriptions and attributes of articles, and the messages of its errors.
 * Everything else is either data or translated where it is made.
 */
export function translateAnswer(answer: unknown, locale: string): unknown {
  return languageIndex(locale) === -1 ? answer : translateValue(answer, locale);
}

function translateValue(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((each) => translateValue(each, locale));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, translateField(key, each, locale)]),
  );
}

function translateField(key: string, value: unknown, locale: string): unknown {
  if (/^(?:articleD|d)escription$/.test(key) && typeof value === 'string')
    return translateDescription(value, locale);
  if (key === 'attributes' && Array.isArray(value))
    return value.map((each) => translateAttribute(each, locale));
  if (key === 'errors' && Array.isArray(value)) return value.map((each) => translateError(each, locale));
  return translateValue(value, locale);
}

/** Attributes of articles; those of a user are texts. */
function translateAttribute(attribute: unknown, locale: string): unknown {
  if (!isNameAndValue(attribute)) return attribute;
  const language = languageIndex(locale);
  const { name, value } = attribute;
  return { name: lookUp(attributeTerms, name, language), value: lookUp(valueTerms, value, language) };
}

function translateError(error: unknown, locale: string): unknown {
  if (typeof error !== 'object' || error === null || !('message' in error)) return error;
  const { message } = error;
  return typeof message === 'string' ? { ...error, message: translateRefusal(message, locale) } : error;
}

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

const isNameAndValue = (value: unknown): value is { name: string; value: string } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'value' in value &&
  typeof value.name === 'string' &&
  typeof value.value === 'string';
