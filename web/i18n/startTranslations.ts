import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { textUrls } from 'virtual:texts';
import { languageChoice } from './languageChoice.ts';
import { fallbackLanguage, isLanguage, languages } from './languages.ts';
import { standardPlurals } from './standardPlurals.ts';

let ready: Promise<void> | null = null;

/** Reads the texts of one language; i18next tries again when it fails. */
const textFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, _namespace, done) {
    fetch(textUrls[language] ?? '')
      .then((response) =>
        response.ok ? response.json() : Promise.reject(new Error(`HTTP ${response.status}`)),
      )
      .then(
        (texts) => done(null, texts),
        (error) => done(error, true),
      );
  },
};

/**
 * Loads the texts of the user's language, and of no other: every language has all texts, which a check sees to (FMT-02,
 * FMT-03, GAP-17). Every change of language is kept.
 */
export function startTranslations(): void {
  i18next.on('languageChanged', languageChoice.keep);
  ready = i18next
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: languageChoice.read(),
      // The language is known when `init` returns, before its texts are: the first requests carry it.
      initAsync: false,
      supportedLngs: [...languages],
      load: 'languageOnly',
      fallbackLng: false,
      // Keys hold dots themselves: LOGIN.INVALID is one key, not a path.
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
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
