import { Select } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../i18n/languages.ts';
import { useSession } from '../session/useSession.ts';

/**
 * Picks the interface language among those that the distributor offers and this client has, all of the client's when
 * the list is not known (AUTH-60, SHELL-24, GAP-18).
 */
export function LanguageSelector(): ReactElement {
  const { t, i18n } = useTranslation();
  const { locales } = useSession();
  const offered = languages.filter(
    (code) => !locales?.length || locales.some((locale) => locale.code === code),
  );
  return (
    <Select
      size="small"
      aria-label={t('HEADER.LANGUAGE')}
      value={i18n.language}
      onChange={(_, { value }) => void i18n.changeLanguage(value)}
    >
      {offered.map((code) => (
        <option key={code} value={code}>
          {languageNames[code]}
        </option>
      ))}
    </Select>
  );
}
