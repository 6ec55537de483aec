/** Why a line cannot be read. */
export type UnreadReason = 'NO_NUMBER' | 'BAD_QTY' | 'UNCLEAR_QTY' | 'UNCLEAR_MARK' | 'OPEN_QUOTE';

/** The reading of one line: number and quantity (null: none is named), or the reason why it could not be read. */
export type LineReading = { number: string; qty: number | null } | UnreadReason;
