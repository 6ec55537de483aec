import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { fallbackLanguage, isLanguage, languages, standardCode } from './languages.ts';
import { standardPlurals } from './standardPlurals.ts';

let ready: Promise<void> | null = null;

/**
 * Loads the texts of the user's language: the one chosen before (local storage `i18nextLng`), else the browser's, else
 * English (FMT-02, FMT-03, GAP-17). `lang` and cookie `locale` follow every change (links cannot send a Locale header,
 * GAP-163).
 */
export function startTranslations(): void {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = standardCode(language);
    document.cookie = `locale=${language}; path=/; max-age=31536000; samesite=lax`;
  });
  ready = i18next
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      // The language is known when `init` returns, before its texts are: the first requests carry it.
      initAsync: false,
      supportedLngs: [...languages],
      load: 'languageOnly',
      fallbackLng: fallbackLanguage,
      // Keys hold dots themselves: LOGIN.INVALID is one key, not a path.
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      backend: { loadPath: '/i18n/{{lng}}.json' },
      detection: {
        order: ['localStorage', 'navigator'],
        lookupLocalStorage: 'i18nextLng',
        caches: ['localStorage'],
        convertDetectedLanguage: (code) => code.toLowerCase().split('-')[0] ?? code,
      },
      react: { useSuspense: false },
    })
    .then(() => standardPlurals(i18next));
}

/** Resolves when the texts of the user's language are there. */
export function translationsReady(): Promise<void> {
  return ready ?? Promise.resolve();
}

/** The interface language in use now. */
export function currentLanguage(): string {
  return isLanguage(i18next.language ?? '') ? i18next.language : fallbackLanguage;
}
