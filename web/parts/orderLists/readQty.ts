import type { UnreadReason } from './LineReading.ts';

/** Words behind or before a quantity, in the portal's languages and some more; for the `u` and `i` flags. */
export const unit =
  '(?:pcs?|pce|pieces?|ea|each|units?|stk|stck|st|stücke?|stueck|шт|штук[аи]?|szt|sztuk[ai]?|pz|pezz[io]|kom|komada?|ks|pi[eè]ces?|unités?|x|×|х)\\.?(?![\\p{L}\\p{N}])';

/** Words before a quantity. */
export const qtyWords =
  '(?:qty|quantity|menge|anzahl|stück|stückzahl|кол-?во|количество|qté|quantité|quantità|qta|ilość|količina|kol|количина|кол)\\.?\\s*[:=]?';

const quantity = new RegExp(
  `^(?:[x×х*]\\s*|${qtyWords}\\s*)?(\\d{1,7})(?:[.,]0{1,2})?\\s*(?:${unit})?$`,
  'iu',
);
/** Thousands that no decimal mark can be: `1 000`, `1'000`, `1.000,00`, `1,000.00`. */
const thousands = new RegExp(
  `^(\\d{1,3}(?:(?:[ '’]\\d{3})+(?:[.,]0{1,2})?|(?:\\.\\d{3})+,0{1,2}|(?:,\\d{3})+\\.0{1,2}))\\s*(?:${unit})?$`,
  'iu',
);
/** `1.000` is one piece or a thousand. */
const unclear = new RegExp(`^\\d{1,3}[.,]\\d{3}\\s*(?:${unit})?$`, 'iu');
const wrong = new RegExp(`^[-–−]?\\d+(?:[.,]\\d+)*\\s*(?:${unit})?$`, 'iu');

/** The pieces that a cell names: `4`, `4 pcs`, `x4`, `4,00`, `1 000`; null for anything else. */
export function readQty(cell: string): number | null {
  const digits = quantity.exec(cell)?.[1] ?? thousands.exec(cell)?.[1]?.replace(/[.,]0{1,2}$/, '');
  return digits === undefined ? null : Number(digits.replaceAll(/\D/g, ''));
}

/** Why a cell that is meant as a quantity is none: a fraction, a negative number, a mark with two meanings; else null. */
export function refuseQty(cell: string): UnreadReason | null {
  if (readQty(cell) !== null) return null;
  if (unclear.test(cell)) return 'UNCLEAR_MARK';
  return wrong.test(cell) ? 'BAD_QTY' : null;
}
