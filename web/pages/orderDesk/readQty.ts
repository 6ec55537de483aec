/** Words behind or before a quantity, in the portal's languages and some more; for the `u` and `i` flags. */
export const unit =
  '(?:pcs?|pce|pieces?|ea|each|units?|stk|stck|st(?=\\.)|stücke?|stueck|шт|штук[аи]?|szt|sztuk[ai]?|pz|pezz[io]|kom|komada?|ks|pi[eè]ces?|unités?|x|×|х)\\.?(?![\\p{L}\\p{N}])';

const quantity = new RegExp(`^(?:[x×х*]\\s*)?(\\d{1,7})(?:[.,]0{1,2})?\\s*(?:${unit})?$`, 'iu');

/** The pieces that a cell names: `4`, `4 pcs`, `x4`, `4,00`; null for anything else. */
export function readQty(cell: string): number | null {
  const digits = quantity.exec(cell)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Whether a cell is meant as a quantity and is none: a fraction, a negative number. */
export const isWrongQty = (cell: string): boolean =>
  /^[-–]?\d+(?:[.,]\d+)?$/.test(cell) && readQty(cell) === null;
