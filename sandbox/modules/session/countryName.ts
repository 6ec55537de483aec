const names = new Map<string, Intl.DisplayNames>();

/** A country's name in the requested language; dg means German (GAP-19). */
export function countryName(country: { code: string; name: string }, locale: string): string {
  let display = names.get(locale);
  if (display === undefined) {
    const language = locale === 'dg' ? 'de' : locale === 'sr' ? 'sr-Latn' : locale;
    display = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' });
    names.set(locale, display);
  }
  return display.of(country.code) ?? country.name;
}
