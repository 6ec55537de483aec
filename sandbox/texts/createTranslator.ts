import { languageIndex } from './languageIndex.ts';

/** Translations by English text, separated by `|` in the order of `languageIndex`; `{}` is a placeholder. */
export type Templates = Readonly<Record<string, string>>;

/**
 * Creates a function that translates the texts of a dictionary; any other text stays as it is.
 *
 * @param translateValue translates a value within a text
 */
export function createTranslator(
  texts: Templates,
  translateValue: (value: string, language: number) => string = (value) => value,
): (text: string, locale: string) => string {
  const templates = Object.entries(texts).map(([text, translations]) => ({
    pattern: new RegExp(`^${text.split('{}').map(RegExp.escape).join('(.+?)')}$`),
    translations: translations.split('|'),
  }));
  return (text, locale) => {
    const language = languageIndex(locale);
    if (language === -1) return text;
    for (const { pattern, translations } of templates) {
      const found = pattern.exec(text);
      if (!found) continue;
      const values = found.slice(1).map((value) => translateValue(value, language));
      return (translations[language] ?? text).replaceAll('{}', () => values.shift() ?? '');
    }
    return text;
  };
}
