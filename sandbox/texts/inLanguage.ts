import { textLanguage } from './textLanguage.ts';

/** A row's texts in a language; English ones where they are not translated. */
export function inLanguage<Text extends object>(
  row: Text & { texts: Readonly<Record<string, Partial<Text>>> },
  locale: string,
): Text {
  return { ...row, ...row.texts[textLanguage(locale)] };
}
