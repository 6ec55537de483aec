/** Why a line cannot be read. */
export type UnreadReason =
  | 'NO_NUMBER'
  | 'BAD_QTY'
  /** With the lines before it of the same number. */
  | 'TOO_MANY'
  /** Half a piece. */
  | 'FRACTION'
  | 'UNCLEAR_QTY'
  | 'UNCLEAR_MARK'
  /** Packs, pairs, litres, money. */
  | 'OTHER_UNIT'
  | 'OPEN_QUOTE'
  /** The number was cut by a spreadsheet, such as `1.61195E+12`. */
  | 'CUT_NUMBER'
  /** A spreadsheet may have made a date of the number. */
  | 'DATE'
  /** The line says that it is not ordered, or no longer. */
  | 'UNWANTED'
  /** The line names another article in place of this one, or this one in place of another. */
  | 'REPLACED'
  /** Part of an earlier message, below or above a newer one. */
  | 'QUOTED'
  /** An error or a formula without a result instead of a value. */
  | 'NO_VALUE';

/**
 * The reading of one line: number and quantity (null: none is named), or the reason why it could not be read. `whole` is
 * set where the quantity may as well be the end of the number: `AB-118 9961`.
 */
export type LineReading = { number: string; qty: number | null; whole?: string } | UnreadReason;
