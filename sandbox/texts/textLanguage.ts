/** The language that texts are in for a locale: `dg` is German too (GAP-19). */
export const textLanguage = (locale: string): string => (locale === 'dg' ? 'de' : locale);
