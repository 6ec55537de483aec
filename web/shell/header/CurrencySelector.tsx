import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { currency } from '../currency.ts';
import { useSession } from '../session/useSession.ts';
import { HeaderSelect } from './HeaderSelect.tsx';

/** Picks the currency of prices, for users with more than one (SHELL-23, AUTH-59): keeps it and reloads the page. */
export function CurrencySelector(): ReactElement | null {
  const { t } = useTranslation();
  const { currencyCodes, selectedCurrencyCode } = useSession();
  if (currencyCodes.length < 2) return null;
  return (
    <HeaderSelect
      subject="currency"
      label={t('HEADER.CURRENCY')}
      value={selectedCurrencyCode ?? ''}
      options={currencyCodes.map((code) => ({ value: code, name: code.toUpperCase() }))}
      onChoose={(code) => {
        currency.select(code);
        location.reload();
      }}
      hint={() => t('HEADER.PRESS_ENTER')}
    />
  );
}
