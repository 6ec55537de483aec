import type { ReactElement } from 'react';
import { isLanguage, languageNames, languages, standardCode, type Language } from '../../i18n/languages.ts';
import { HeaderSelect } from './HeaderSelect.tsx';

type Props = {
  /** Translates a key. */
  t: (key: string) => string;
  value: string;
  /** Languages that the distributor offers; all of the client's when they are not known. */
  locales: readonly { readonly code: string }[] | null | undefined;
  onChoose: (language: Language) => void;
};

/** The interface languages that the distributor offers and this client has (AUTH-60, GAP-18). */
export function LanguageSelect({ t, value, locales, onChoose }: Props): ReactElement {
  const offered = languages.filter(
    (code) => !locales?.length || locales.some((locale) => locale.code === code),
  );
  return (
    <HeaderSelect
      subject="language"
      label={t('HEADER.LANGUAGE')}
      value={value}
      options={offered.map((code) => ({ value: code, name: languageNames[code], lang: standardCode(code) }))}
      onChoose={(chosen) => {
        if (isLanguage(chosen)) onChoose(chosen);
      }}
      hint={() => t('HEADER.PRESS_ENTER')}
    />
  );
}
