import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, standardCode } from '../web/i18n/languages.ts';
import { mergeTranslations } from '../web/vite/mergeTranslations.ts';

/** A text's key without the ending that says for which plural it is. */
const pluralEnding = /_(zero|one|two|few|many|other)$/;
/** What a string literal of the sources must look like to be taken for a key of a text. */
const dottedKey = /^[A-Z][A-Z0-9_]*(\.[A-Z0-9_]+)+$/;

/**
 * What is wrong with the interface's texts: keys missing in a language or there only, plural forms a language needs and
 * does not have, placeholders that differ from the English text, keys that no source uses, keys that a source uses and no
 * language defines. Empty when all is well.
 *
 * @param web the client's folder: `i18n/<language>/<domain>.json`, and the sources
 */
export function findTranslationProblems(web: string): string[] {
  const texts = new Map(
    languages.map((language) => [
      language,
      new Map(Object.entries(mergeTranslations(join(web, 'i18n'), language))),
    ]),
  );
  const english = texts.get('en') ?? new Map<string, string>();
  const uses = readUses(web);
  return [
    ...languages.flatMap((language) => compare(language, texts.get(language) ?? new Map(), english)),
    ...unused(english, uses),
    ...undefinedKeys(english, uses),
  ].sort();
}

/**
 * What is wrong with the gateway's messages: as for the interface's texts, and texts that are still English.
 *
 * @param catalogues the messages by language
 * @param gateway the gateway's folder; its sources use the messages
 */
export function findMessageProblems(
  catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>,
  gateway: string,
): string[] {
  const textsOf = (language: string) => new Map(Object.entries(catalogues[language] ?? {}));
  const english = textsOf('en');
  return [
    ...languages.flatMap((language) => compare(language, textsOf(language), english)),
    ...languages
      .filter((language) => language !== 'en')
      .flatMap((language) => untranslated(language, textsOf(language), english)),
    ...unused(english, readUses(gateway, ['messages/**'])),
  ].sort();
}

function untranslated(language: string, texts: Texts, english: Texts): string[] {
  return [...texts]
    .filter(([key, text]) => english.get(key) === text && !singleWords.test(key))
    .map(([key]) => `${language}: ${key} is not translated`);
}

/** Headings and other words of tables: some are the same in several languages, such as "Status". */
const singleWords = /^(COLUMN|CHECK|SHEET)\./;

type Texts = ReadonlyMap<string, string>;

function compare(language: string, texts: Texts, english: Texts): string[] {
  const expected = expectedKeys(language, english);
  const missing = [...expected]
    .filter((key) => !texts.has(key))
    .map((key) => `${language}: ${key} is missing`);
  const surplus = [...texts.keys()]
    .filter((key) => !expected.has(key))
    .map((key) => `${language}: ${key} is not in English, or not a plural of this language`);
  const differing = [...texts].flatMap(([key, text]) => {
    const model = english.get(key) ?? english.get(key.replace(pluralEnding, '_other'));
    return model !== undefined && placeholders(model) !== placeholders(text)
      ? [`${language}: ${key} has other placeholders than in English`]
      : [];
  });
  return [...missing, ...surplus, ...differing];
}

/** English keys, with the plural forms that the language has in the place of the English ones. */
function expectedKeys(language: string, english: Texts): Set<string> {
  const forms = new Intl.PluralRules(standardCode(language)).resolvedOptions().pluralCategories;
  return new Set(
    [...english.keys()].flatMap((key) =>
      isPlural(key, english) ? forms.map((form) => key.replace(pluralEnding, `_${form}`)) : [key],
    ),
  );
}

/** A key is a plural form when its `_other` is there; FILTER.NOT_ONE would be none. */
function isPlural(key: string, texts: Texts): boolean {
  return pluralEnding.test(key) && texts.has(key.replace(pluralEnding, '_other'));
}

function placeholders(text: string): string {
  return (
    [...text.matchAll(/\{\{\s*(\w+)/g)]
      .map(([, name]) => name)
      // A form such as "one" may leave the number out.
      .filter((name) => name !== 'count')
      .sort()
      .join()
  );
}

type Uses = {
  literals: ReadonlySet<string>;
  calls: ReadonlyMap<string, string>;
  patterns: readonly RegExp[];
};

function readUses(folder: string, exclude: readonly string[] = []): Uses {
  const literals = new Set<string>();
  const calls = new Map<string, string>();
  const patterns: RegExp[] = [];
  for (const file of globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['__generated__/**', ...exclude] })) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, literal = ''] of source.matchAll(/'([A-Z][A-Z0-9_.]*)'/g)) {
      literals.add(literal);
      if (dottedKey.test(literal)) calls.set(literal, file);
    }
    for (const [, literal = ''] of source.matchAll(/\bi18nKey="([^"]+)"/g)) {
      literals.add(literal);
      calls.set(literal, file);
    }
    for (const [, key = ''] of source.matchAll(/\bt\(\s*'([^']+)'/g)) calls.set(key, file);
    for (const [, template = ''] of source.matchAll(/`([A-Z][A-Z0-9_.]*\.[^`\s]*\$\{[^`]*)`/g)) {
      const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
      patterns.push(new RegExp(`^${parts.join('.+')}$`));
    }
  }
  return { literals, calls, patterns };
}

function unused(english: Texts, { literals, patterns }: Uses): string[] {
  return [...english.keys()]
    .map((key) => (isPlural(key, english) ? key.replace(pluralEnding, '') : key))
    .filter((key, i, all) => all.indexOf(key) === i)
    .filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)))
    .map((key) => `${key} is not used`);
}

function undefinedKeys(english: Texts, { calls, patterns }: Uses): string[] {
  const defined = (key: string) => english.has(key) || english.has(`${key}_other`);
  return [
    ...[...calls]
      .filter(([key]) => !defined(key))
      .map(([key, file]) => `${key} is used in ${file} and not defined`),
    ...patterns
      .filter((pattern) => ![...english.keys()].some((key) => pattern.test(key.replace(pluralEnding, ''))))
      .map((pattern) => `no text is defined for ${pattern.source}`),
  ];
}
