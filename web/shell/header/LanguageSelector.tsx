import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/useSession.ts';
import { LanguageSelect } from './LanguageSelect.tsx';

/** Picks the interface language (AUTH-60, SHELL-24, GAP-18). */
export function LanguageSelector(): ReactElement {
  const { t, i18n } = useTranslation();
  const { locales } = useSession();
  return (
    <LanguageSelect
      t={t}
      value={i18n.language}
      locales={locales}
      onChoose={(language) => void i18n.changeLanguage(language)}
    />
  );
}
