/** The interface languages, each with its own name (FMT-01). `dg` is German as a sister company uses it (GAP-19). */
export const languageNames = {
  en: 'English',
  ru: 'Русский',
  fr: 'Français',
  de: 'Deutsch',
  dg: 'Deutsch (G)',
  it: 'Italiano',
  sr: 'Srpski',
  pl: 'Polski',
} as const;

/** Code of an interface language. */
export type Language = keyof typeof languageNames;

/** Whether a code is one of the interface languages. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languageNames, code);
}

/** Codes of the interface languages (FMT-01). */
export const languages: readonly Language[] = Object.keys(languageNames).filter(isLanguage);

/** The language used where nothing else is known (FMT-02). */
export const fallbackLanguage: Language = 'en';

/**
 * The code that `lang`, plurals and `Intl` understand: `dg` is not a standard code and counts as German (GAP-19), and
 * Serbian is written in Latin script here.
 */
export function standardCode(language: string): string {
  if (language === 'dg') return 'de';
  return language === 'sr' ? 'sr-Latn' : language;
}
