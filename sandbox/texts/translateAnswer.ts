import { foldText } from './foldText.ts';
import { createTranslator, type Templates } from './createTranslator.ts';
import { languageIndex } from './languageIndex.ts';
import partTerms from './partTerms.json' with { type: 'json' };
import tradeTerms from './tradeTerms.json' with { type: 'json' };
import { translateRefusal } from './translateRefusal.ts';
import { isLikeWord } from './wordLikeness.ts';

const { attributeTerms, kindTerms, placeTerms, valueTerms } = partTerms;
const { bodyTerms, fuelTerms, horsepower, parcelTerms, shippingTerms, vehicleLabels, warehouseTerms } =
  tradeTerms;

const translateShipping = createTranslator(shippingTerms);
const descriptionTerms: Templates = { ...placeTerms, ...kindTerms };

/** A term, or a size such as `1 l`, which is the same in every language. */
const isTerm = (part: string): boolean => Object.hasOwn(descriptionTerms, part) || /^\d/.test(part);

const lookUp = (terms: Templates, text: string, language: number): string =>
  (Object.hasOwn(terms, text) ? terms[text]?.split('|')[language] : undefined) ?? text;

/**
 * An article's description in a language: kind and position are translated, the vehicle has one name everywhere; the line of
 * a delivery is described by its shipping. A text that is written in another way is a user's own, and stays as it is.
 */
export function translateDescription(description: string, locale: string): string {
  const language = languageIndex(locale);
  const parts = description.split(', ');
  if (language === -1 || !Object.hasOwn(kindTerms, parts[0] ?? '') || !parts.slice(0, -1).every(isTerm))
    return translateShipping(description, locale);
  return parts.map((part) => lookUp(descriptionTerms, part, language)).join(', ');
}

/** English terms of descriptions, folded, whose translation contains the folded word: `olfilter` is `oil filter`. */
export function englishTerms(word: string, locale: string): string[] {
  const language = languageIndex(locale);
  if (language === -1) return [];
  return termsWhere(([_term, translation]) => foldText(translation).includes(word), language);
}

/** The fewest letters of a word without its ending. */
const fewestOfStem = 4;

/**
 * English terms of descriptions, folded, with a word that is like a typed one, in English or in a language, and those with the
 * typed word without its last letter, else its last two: `bremse` is in `Bremsscheibe`, `klocki` in `klocków`.
 */
export function likeTerms(word: string, locale: string): string[] {
  const language = languageIndex(locale);
  const like = termsWhere(
    (texts) => texts.some((text) => text.split(/[\s-]+/).some((part) => isLikeWord(word, part))),
    language,
  );
  const stems = [word.slice(0, -1), word.slice(0, -2)].filter(({ length }) => length >= fewestOfStem);
  const ofStem = stems
    .map((stem) => termsWhere((texts) => texts.some((text) => foldText(text).includes(stem)), language))
    .find(({ length }) => length > 0);
  return [...new Set([...like, ...(ofStem ?? [])])];
}

/** English terms of descriptions, folded, that are wanted by themselves and their translation, which English has none of. */
function termsWhere(
  isWanted: (texts: [term: string, translation: string]) => boolean,
  language: number,
): string[] {
  return Object.entries(descriptionTerms)
    .filter(([term, translations]) => isWanted([term, translations.split('|')[language] ?? '']))
    .map(([term]) => foldText(term));
}

/**
 * An answer in the language asked for: descriptions and attributes of articles, details of vehicles, ways of shipping, kinds of
 * parcels, and the messages of its errors.
 * Everything else is either data or translated where it is made.
 */
export function translateAnswer(answer: unknown, locale: string): unknown {
  return languageIndex(locale) === -1 ? answer : translateValue(answer, locale);
}

function translateValue(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((each) => translateValue(each, locale));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (typeof each !== 'string') return [key, translateField(key, each, locale)];
      if (key === 'name' && 'packType' in value && 'estimateType' in value)
        return [key, translateShipping(each, locale)];
      if (key === 'type' && 'boxCode' in value)
        return [key, lookUp(parcelTerms, each, languageIndex(locale))];
      return [key, translateField(key, each, locale)];
    }),
  );
}

function translateField(key: string, value: unknown, locale: string): unknown {
  if (typeof value === 'string' && Object.hasOwn(textFields, key))
    return textFields[key]?.(value, locale) ?? value;
  if (key === 'attributes' && Array.isArray(value))
    return value.map((each) => translateAttribute(each, locale));
  if (key === 'errors' && Array.isArray(value)) return value.map((each) => translateError(each, locale));
  return translateValue(value, locale);
}

/** Fields that hold a text with a word of the demo's, wherever they are. */
const textFields: Readonly<Record<string, (text: string, locale: string) => string>> = {
  articleDescription: translateDescription,
  description: translateDescription,
  costDescription: translateShipping,
  // Why the test of a connection failed.
  error: translateRefusal,
  onSelectPopUpText: translateShipping,
  fuelType: (text, locale) => lookUp(fuelTerms, text, languageIndex(locale)),
  engineAndPower: translatePower,
  // A model: `Golf VII Hatchback (2012-2021)`.
  fullName: (text, locale) =>
    text.replace(/(?<= )\p{L}+(?= \(\d{4}-)/u, (body) => lookUp(bodyTerms, body, languageIndex(locale))),
  name: (text, locale) => lookUp(warehouseTerms, text, languageIndex(locale)),
};

/** A power such as `110 kW / 150 hp`, wherever it is in a text. */
function translatePower(text: string, locale: string): string {
  const unit = horsepower.split('|')[languageIndex(locale)] ?? 'hp';
  return text.replace(/(?<= kW \/ \d+ )hp\b/, unit);
}

function translateDetail(value: unknown, locale: string): unknown {
  if (typeof value !== 'string') return value;
  return translatePower(lookUp({ ...bodyTerms, ...fuelTerms }, value, languageIndex(locale)), locale);
}

/** Attributes of articles, and details of vehicles; those of a user are texts. */
function translateAttribute(attribute: unknown, locale: string): unknown {
  const language = languageIndex(locale);
  if (isLabelAndValue(attribute)) {
    const { label, value } = attribute;
    return { label: lookUp(vehicleLabels, label, language), value: translateDetail(value, locale) };
  }
  if (!isNameAndValue(attribute)) return attribute;
  const { name, value } = attribute;
  return { name: lookUp(attributeTerms, name, language), value: lookUp(valueTerms, value, language) };
}

function translateError(error: unknown, locale: string): unknown {
  if (typeof error !== 'object' || error === null || !('message' in error)) return error;
  const { message } = error;
  return typeof message === 'string' ? { ...error, message: translateRefusal(message, locale) } : error;
}

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

const isLabelAndValue = (value: unknown): value is { label: string; value: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  'value' in value &&
  typeof value.label === 'string';

const isNameAndValue = (value: unknown): value is { name: string; value: string } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'value' in value &&
  typeof value.name === 'string' &&
  typeof value.value === 'string';
