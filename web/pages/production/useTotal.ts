import { useTranslation } from 'react-i18next';
import { readNumber } from '../../../contract/readNumber.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { previewNumericText } from '../../ui/form/numericText.ts';
import { formatMoney } from '../../ui/values/formatMoney.ts';

/** The total of a request, worked out from the typed quantity and price; null while one of them is not a number. */
export function useTotal(qty: string, price: string): string | null {
  const { t } = useTranslation();
  const { selectedCurrencyCode, decimalStyle } = useSession();
  const pieces = readNumber(qty, 0);
  const each = readNumber(price, 2);
  if (!pieces || !each || !('value' in pieces) || !('value' in each)) return null;
  const cents = Number(pieces.value) * Math.round(Number(each.value) * 100);
  if (!Number.isSafeInteger(cents)) return null;
  const money = (value: number) => formatMoney({ value, currencyCode: selectedCurrencyCode }, decimalStyle);
  return t('PRODUCTION.TOTAL', {
    total: money(cents / 100),
    qty: previewNumericText(pieces.value, decimalStyle),
    price: money(Number(each.value)),
  });
}
