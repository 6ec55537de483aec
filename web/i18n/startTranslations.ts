import i18next, { type BackendModule, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { textUrls } from 'virtual:texts';
import { formatter } from './groupThousands.ts';
import { languageChoice } from './languageChoice.ts';
import { fallbackLanguage, isLanguage, languages } from './languages.ts';
import { standardPlurals } from './standardPlurals.ts';

declare global {
  /** Set by `web/head.ts` when a file with only the texts of the first pages is enough to start with. */
  var firstTexts: { language: string; url: string } | undefined;
}

/** Event of i18next that renders the client again. */
const textsCompleted = 'textsCompleted';

let ready: Promise<void> | null = null;
/** The language that has only the texts of the first pages yet. */
let incomplete: string | null = null;
/** The other texts under way. */
let completing: Promise<void> | null = null;
/** Whether a text was asked for that has not come yet. */
let isTextMissing = false;

async function fetchTexts(url: string | undefined): Promise<ResourceLanguage> {
  const response = await fetch(url ?? '');
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** Reads the texts of one language; i18next tries again when it fails. */
const textFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, _namespace, done) {
    const first = globalThis.firstTexts?.language === language ? globalThis.firstTexts : undefined;
    fetchTexts(first?.url ?? textUrls[language]).then(
      (texts) => {
        if (first) incomplete = language;
        done(null, texts);
      },
      (error) => done(error, true),
    );
    globalThis.firstTexts = undefined;
  },
};

/**
 * Resolves when all texts of the language that the client started with are there, not only those of the first pages.
 * Rejects when they could not be loaded; the next call tries again, and so does the first text that is missing.
 */
export function completeTexts(): Promise<void> {
  const language = incomplete;
  if (language === null) return Promise.resolve();
  completing ??= fetchTexts(textUrls[language])
    .then((texts) => {
      i18next.addResourceBundle(language, 'translation', texts, false, true, { skipCopy: true });
      incomplete = null;
      if (isTextMissing) i18next.emit(textsCompleted);
    })
    .finally(() => (completing = null));
  return completing;
}

/** Shows nothing in the place of a text that has not come yet, and a key that no language has as itself. */
function showMissing(key: string): string {
  if (i18next.language !== incomplete) return key;
  isTextMissing = true;
  completeTexts().catch(() => {});
  return '';
}

/**
 * Loads the texts of the user's language, and of no other: every language has all texts, which a check sees to (FMT-02,
 * FMT-03, GAP-17). Every change of language is kept.
 */
export function startTranslations(): void {
  i18next.on('languageChanged', languageChoice.keep);
  ready = i18next
    .use(textFiles)
    .use(formatter)
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
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false, bindI18n: `languageChanged ${textsCompleted}` },
      parseMissingKeyHandler: showMissing,
    })
    .then(() => standardPlurals(i18next));
}

/** Resolves when the texts of the user's language are there, or those of the first pages. */
export function translationsReady(): Promise<void> {
  return ready ?? Promise.resolve();
}

/** The interface language in use now. */
export function currentLanguage(): string {
  return isLanguage(i18next.language ?? '') ? i18next.language : fallbackLanguage;
}
