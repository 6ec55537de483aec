import { textLanguage } from './textLanguage.ts';

const languages = ['de', 'fr', 'it', 'pl', 'ru', 'sr'];

/** The place of a language's words in a dictionary, a JSON file in this folder; -1 for English. */
export const languageIndex = (locale: string): number => languages.indexOf(textLanguage(locale));
