const languages = ['de', 'fr', 'it', 'pl', 'ru', 'sr'];

/** The place of a language's words in a dictionary; -1 for English. `dg` is German too (GAP-19). */
export const languageIndex = (locale: string): number => languages.indexOf(locale === 'dg' ? 'de' : locale);
