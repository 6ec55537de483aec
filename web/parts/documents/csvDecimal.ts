import i18next from 'i18next';
import type { DecimalStyle } from '../../ui/values/formatMoney.ts';

/**
 * The decimal separator of csv, as the gateway's exports take it. Outside of English a spreadsheet takes the price 9.9 for
 * 9 September, whatever separator the account has on screens.
 */
export const csvDecimal = (style: DecimalStyle): 'comma' | 'point' =>
  style === 'COMMA' || i18next.language !== 'en' ? 'comma' : 'point';
