import type { UnreadReason } from './LineReading.ts';

/** Words behind or before a quantity, in the portal's languages and some more; for the `u` and `i` flags. */
export const unit =
  '(?:pcs?|pces?|pieces?|off|ea|each|units?|stk|stck|st|stücke?|stueck|mal|шт|штук[аи]?|szt|sztuk[ai]?|pz|pezz[io]|kom|komada?|ks|kus[yů]|kpl|tk|tükki|gab|vnt|db|kos|бр|pi[eè]ces?|unités?|uds|stuks?|adet|buc|x|×|х)\\.?(?![\\p{L}\\p{N}])';

/** Words behind a number that counts something else than pieces: packs, pairs, litres, money. */
const otherUnit =
  '(?:dozens?|dutzend|dtzd?|дюжин[аы]?|tuzin(?:y|ów)?|douzaines?|dozzin[ae]|tuceta?|pairs?|paare?|пар[аы]?|par[ay]?|paires?|paia|box(?:es)?|cartons?|ctns?|cases?|pac?ks?|packages?|pkgs?|pallets?|kartons?|kar|packung(?:en)?|pakete?|gebinde|paletten?|ve|vpe|kisten?|короб(?:к[аи]|ок)?|кор|упак(?:овк[аи]|овок)?|уп|ящик(?:а|ов)?|палет[аы]?|opak(?:owa(?:nie|nia|ń))?|kartony|kartonów|bo[iî]tes?|colis|paquets?|scatol[ae]|confezion[ei]|conf|cartoni|kutij[ae]|pakovanja?|кутиј[ае]|паковањ[ае]|ltr|lit[re]{2}s?|литр(?:а|ов)?|kg|кг|euros?|eur|usd|dollars?|руб(?:л[ья]|лей)?|zł|pln|rsd|din(?:ara?)?|[€$£₤₽])\\.?(?![\\p{L}\\p{N}])';

/** Words before a quantity. */
export const qtyWords =
  '(?:qty|quantity|menge|anzahl|stück|stückzahl|кол-?во|количество|qté|quantité|quantità|qta|ilość|količina|kol|количина|кол)\\.?\\s*[:=]?';

const set =
  '(?:sets?|satz|sätze|kits?|kpl|kompl|компл|комплект(?:а|ов)?|zestaw(?:y|ów)?|komplety?|jeux?|garnitur(?:en)?)\\.?(?![\\p{L}\\p{N}])';
const quantity = new RegExp(
  `^(?:[x×х*]\\s*|${qtyWords}\\s*)?(\\d{1,7})(?:[.,]0{1,2})?\\s*(?:${unit}|${set})?$`,
  'iu',
);
/** Thousands that no decimal mark can be: `1 000`, `1'000`, `1.000,00`, `1,000.00`. `0 451 103 318` is an article number. */
const thousands = new RegExp(
  `^([1-9]\\d{0,2}(?:(?:[ '’]\\d{3}){1,2}(?:[.,]0{1,2})?|(?:\\.\\d{3})+,0{1,2}|(?:,\\d{3})+\\.0{1,2}))\\s*(?:${unit})?$`,
  'iu',
);
/** `1.000` is one piece or a thousand. */
const unclear = new RegExp(`^\\d{1,3}[.,]\\d{3}\\s*(?:${unit})?$`, 'iu');
const wrong = new RegExp(`^[-–−]?\\d+(?:[.,]\\d+)*\\s*(?:${unit})?$`, 'iu');

/** More or less than whole pieces: `½`, `1 ½`, `1/2`, `2,5`. */
export const fraction =
  '(?:(?:\\d{1,4}\\s?)?[¼-¾⅐-⅞]|(?:\\d{1,4} )?\\d{1,2}[/⁄]\\d{1,2}|\\d{1,7}[.,]\\d*[1-9]\\d*)';
const isFraction = new RegExp(`^${fraction}\\s*(?:${unit})?$`, 'iu');

const other = new RegExp(`\\d\\s*${otherUnit}`, 'iu');
const isOther = new RegExp(`^${otherUnit}$`, 'iu');

/** Before the pieces of one set. */
const each = '(?:[à@]|je|zu je|po|по)';
const packed = new RegExp(
  `(?:^|\\s)\\d{1,4}\\s*(?:(?:(?:${set}|${unit})\\s*${each}|[à@])\\s*\\d{1,4}\\s*${unit}|${set}\\s*${each}\\s*\\d{1,4}$)`,
  'iu',
);

/** Whether a text counts packs of pieces: `2 sets à 4`, `2 @ 10 pcs`. */
export const countsPacks = (text: string): boolean => packed.test(text);

/** Whether a text counts something else than pieces: `2 boxes`, `25 €`. */
export const countsOther = (text: string): boolean => other.test(text) || countsPacks(text);

/** Whether a cell names such a unit for the number before it. */
export const isOtherUnit = (cell: string): boolean => isOther.test(cell);

/** The pieces that a cell names: `4`, `4 pcs`, `x4`, `4,00`, `1 000`; null for anything else. */
export function readQty(cell: string): number | null {
  const digits = quantity.exec(cell)?.[1] ?? thousands.exec(cell)?.[1]?.replace(/[.,]0{1,2}$/, '');
  return digits === undefined ? null : Number(digits.replaceAll(/\D/g, ''));
}

/** Why a cell that is meant as a quantity is none: a fraction, a negative number, a mark with two meanings; else null. */
export function refuseQty(cell: string): UnreadReason | null {
  if (readQty(cell) !== null) return null;
  if (unclear.test(cell)) return 'UNCLEAR_MARK';
  if (isFraction.test(cell)) return 'FRACTION';
  return wrong.test(cell) ? 'BAD_QTY' : null;
}
