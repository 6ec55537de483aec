import { Select } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { currency } from '../currency.ts';
import { useSession } from '../session/useSession.ts';

/** Picks the currency of prices, for users with more than one (SHELL-23, AUTH-59): keeps it and reloads the page. */
export function CurrencySelector(): ReactElement | null {
  const { t } = useTranslation();
  const { currencyCodes, selectedCurrencyCode } = useSession();
  if (currencyCodes.length < 2) return null;
  return (
    <Select
      size="small"
      aria-label={t('HEADER.CURRENCY')}
      value={selectedCurrencyCode ?? ''}
      onChange={(_, { value }) => {
        currency.select(value);
        location.reload();
      }}
    >
      {currencyCodes.map((code) => (
        <option key={code} value={code}>
          {code.toUpperCase()}
        </option>
      ))}
    </Select>
  );
}
