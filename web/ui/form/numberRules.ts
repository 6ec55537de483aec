import type { TFunction } from 'i18next';
import { readNumber } from '../../../contract/readNumber.ts';
import { previewNumericText } from './numericText.ts';
import type { DecimalStyle } from '../values/formatMoney.ts';

type Kind = {
  t: TFunction;
  decimalStyle: DecimalStyle;
  /** The most decimals. */
  decimals: number;
  /** What the field asks for, said of everything else. */
  wanted: string;
  /** The least and the most that the number may be. */
  least?: number | undefined;
  most?: number | undefined;
};

/** Why a typed number is not taken: it can mean two, or it is not what the field asks for; null if it is taken. */
export function refuseNumber(text: string, kind: Kind): string | null {
  const { t, decimalStyle, decimals, wanted, least = -Infinity, most = Infinity } = kind;
  const number = readNumber(text, decimals);
  if (number === null) return wanted;
  if ('readings' in number) {
    const [grouped, decimal] = number.readings.map((one) => previewNumericText(one, decimalStyle));
    return t(decimals === 0 ? 'NUMBER.UNCLEAR_WHOLE' : 'NUMBER.UNCLEAR', { grouped, decimal });
  }
  const value = Number(number.value);
  return value >= least && value <= most ? null : wanted;
}

/** A typed number that was not refused, with a point before its decimals; as typed where it was. */
export function numberText(text: string, decimals: number): string {
  const number = readNumber(text, decimals);
  return number && 'value' in number ? number.value : text.trim();
}
