import { Select } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { isLanguage, languageNames, languages, type Language } from '../../i18n/languages.ts';

type Props = {
  label: string;
  value: string;
  /** Languages that the distributor offers; all of the client's when they are not known. */
  locales: readonly { readonly code: string }[] | null | undefined;
  onChoose: (language: Language) => void;
};

/** The interface languages that the distributor offers and this client has (AUTH-60, GAP-18). */
export function LanguageSelect({ label, value, locales, onChoose }: Props): ReactElement {
  const offered = languages.filter(
    (code) => !locales?.length || locales.some((locale) => locale.code === code),
  );
  return (
    <Select
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, { value: chosen }) => {
        if (isLanguage(chosen)) onChoose(chosen);
      }}
    >
      {offered.map((code) => (
        <option key={code} value={code}>
          {languageNames[code]}
        </option>
      ))}
    </Select>
  );
}
