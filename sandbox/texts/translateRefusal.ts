import type { FieldError } from '../http/failures.ts';
import { languageIndex } from './languageIndex.ts';
import { refusalTexts } from './refusalTexts.ts';
import { statusTexts } from './statusTexts.ts';

const templates = Object.entries(refusalTexts).map(([text, translations]) => ({
  pattern: new RegExp(`^${text.split('{}').map(RegExp.escape).join('(.+?)')}$`),
  translations: translations.split('|'),
}));

/** A refusal in the language asked for; one without a translation stays English. */
export function translateRefusal(text: string, locale: string): string {
  const language = languageIndex(locale);
  if (language === -1) return text;
  for (const { pattern, translations } of templates) {
    const found = pattern.exec(text);
    if (!found) continue;
    const values = found.slice(1).map((value) => statusTexts[value]?.split('|')[language] ?? value);
    return (translations[language] ?? text).replaceAll('{}', () => values.shift() ?? '');
  }
  return text;
}

/** The body of a failure with its messages translated. */
export function translateFailure(body: object, locale: string): object {
  if (languageIndex(locale) === -1) return body;
  const translate = (text: unknown) => (typeof text === 'string' ? translateRefusal(text, locale) : text);
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      if (key === 'message') return [key, translate(value)];
      if (key === 'messages' && Array.isArray(value)) return [key, value.map(translate)];
      if (key === 'fields' && Array.isArray(value))
        return [key, value.map((field: FieldError) => ({ ...field, message: translate(field.message) }))];
      return [key, value];
    }),
  );
}
