import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { visitorTextUrls } from 'virtual:texts';
import { languageChoice } from '../i18n/languageChoice.ts';
import type { Language } from '../i18n/languages.ts';
import { NetworkError } from '../relay/NetworkError.ts';
import { withErrorUi } from './errorUi.ts';

/** Texts of one language by key. */
export type TextMap = Readonly<Record<string, string>>;

/** The texts of the pages for visitors. */
export type Texts = {
  /** The text of a key, with `{{names}}` filled in. */
  t: (key: string, values?: Readonly<Record<string, string>>) => string;
  language: Language;
  /** Loads another language, keeps the choice, and renders the page in it. */
  choose: (language: Language) => Promise<void>;
};

const TextsContext = createContext<Texts | null>(null);

/** The texts of this page. i18next would be a seventh of its code, for plurals and fallbacks that it does not need. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useTexts is used outside of TextsProvider');
  return texts;
}

/** Reads a language's texts for these pages. */
export async function fetchTexts(language: Language): Promise<TextMap> {
  const response = await fetch(visitorTextUrls[language] ?? '');
  if (!response.ok) throw new Error(`texts: HTTP ${response.status}`);
  return response.json();
}

type Props = { language: Language; texts: TextMap; children: ReactNode };

/** Starts with the language that the page was rendered in; the user's own choice wins over it (FMT-02). */
export function TextsProvider({ language, texts, children }: Props): ReactElement {
  const [spoken, setSpoken] = useState({ language, texts });

  const choose = useCallback(async (wanted: Language) => {
    try {
      const loaded = await fetchTexts(wanted);
      languageChoice.keep(wanted);
      setSpoken({ language: wanted, texts: loaded });
    } catch {
      void withErrorUi(({ notifyErrors }) => notifyErrors([new NetworkError(0)]));
    }
  }, []);

  useEffect(() => {
    const wanted = languageChoice.read();
    if (wanted === language) languageChoice.keep(language);
    else startTransition(() => choose(wanted));
  }, [choose, language]);

  const value = useMemo(
    () => ({
      language: spoken.language,
      choose,
      t: (key: string, values: Readonly<Record<string, string>> = {}) =>
        // A key without a text shows as itself, as i18next has it.
        (spoken.texts[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
    }),
    [choose, spoken],
  );
  return <TextsContext value={value}>{children}</TextsContext>;
}
