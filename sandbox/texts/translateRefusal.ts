import { createTranslator, type Templates } from './createTranslator.ts';
import { languageIndex } from './languageIndex.ts';
import refusalTexts from './refusalTexts.json' with { type: 'json' };
import statuses from './statusTexts.json' with { type: 'json' };

const statusTexts: Templates = statuses;

/** A refusal in the language asked for; one without a translation stays English. */
export const translateRefusal = createTranslator(
  refusalTexts,
  (value, language) => statusTexts[value]?.split('|')[language] ?? value,
);

/** The body of a failure with its messages translated. */
export function translateFailure(body: object, locale: string): object {
  if (languageIndex(locale) === -1) return body;
  const translate = (text: unknown) => (typeof text === 'string' ? translateRefusal(text, locale) : text);
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      if (key === 'message') return [key, translate(value)];
      if (key === 'messages' && Array.isArray(value)) return [key, value.map(translate)];
      if (key === 'fields' && Array.isArray(value))
        return [
          key,
          value.map((field: { message: string }) => ({ ...field, message: translate(field.message) })),
        ];
      return [key, value];
    }),
  );
}
