import { kept } from './kept.ts';
import { keepCookie } from './keepCookie.ts';
import { fallbackLanguage, isLanguage, standardCode, type Language } from './languages.ts';

const key = 'i18nextLng';

/**
 * The user's interface language on this device (FMT-02, GAP-17). The heads of the pages read the same key before any
 * script has loaded.
 */
export const languageChoice = {
  /**
   * The language chosen before, else the first of the browser's languages that the portal has, else English.
   */
  read: (): Language =>
    [kept.read(key), ...navigator.languages]
      .map((code) => code?.toLowerCase().split('-')[0] ?? '')
      .find(isLanguage) ?? fallbackLanguage,

  /**
   * Stores a choice and sets the language of the document. The cookie is for requests that cannot send a `Locale`
   * header: links (GAP-163) and pages.
   */
  keep(language: string): void {
    // A page that only shows the language it found keeps nothing, so that a browser without room does not say so each time.
    if (languageChoice.read() !== language) kept.keep(key, language);
    document.documentElement.lang = standardCode(language);
    keepCookie('locale', language);
  },
};
