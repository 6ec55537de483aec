import { textLanguage } from '../../texts/textLanguage.ts';

const names = new Map<string, Intl.DisplayNames>();

/** A country's name in the requested language. */
export function countryName(country: { code: string; name: string }, locale: string): string {
  let display = names.get(locale);
  if (display === undefined) {
    const language = locale === 'sr' ? 'sr-Latn' : textLanguage(locale);
    display = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' });
    names.set(locale, display);
  }
  return display.of(country.code) ?? country.name;
}
