import type { TFunction } from 'i18next';
import { priceOf, type DraftItem } from './DraftItem.ts';

/**
 * Why items cannot be sent in one claim: they are in several currencies, or their prices were entered in another one than the
 * request is sent in, which is that of items that name no invoice line. Null if they can.
 *
 * @param selected the currency of the request
 */
export function refuseCurrencies(
  items: readonly DraftItem[],
  selected: string | null,
  t: TFunction,
): string | null {
  const currencies = [...new Set(items.flatMap((item) => priceOf(item)?.currencyCode?.toUpperCase() ?? []))];
  if (currencies.length > 1) return t('CLAIM.CURRENCIES', { currencies: currencies.join(', ') });
  const [currency] = currencies;
  const isOther = currency !== undefined && selected !== null && currency !== selected.toUpperCase();
  return isOther && items.every(({ line }) => line === null)
    ? t('CLAIM.OTHER_CURRENCY', { currency, selected: selected.toUpperCase() })
    : null;
}
