/**
 * Conversions of single JSON values. Each gives `undefined` for what it cannot read, never a guess. Back ends write
 * numbers as text, booleans as 0 and 1, and texts that look like numbers as numbers.
 */
export type Convert<T> = (raw: unknown) => T | undefined;

export const toText: Convert<string> = (raw) =>
  typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : undefined;

export const toNumber: Convert<number> = (raw) => {
  if (typeof raw === 'string')
    return /^\s*[+-]?\d+(\.\d+)?\s*$/.test(raw) ? toNumber(Number(raw)) : undefined;
  return typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined;
};

/** Whether a text may mean thousands: "6.576" is how some write 6576. No money and no quantity has three decimals. */
const mayBeThousands = (raw: unknown): boolean =>
  typeof raw === 'string' && /^\s*[+-]?[1-9]\d{0,2}\.\d{3}\s*$/.test(raw);

/** A number of money. */
export const toAmount: Convert<number> = (raw) => (mayBeThousands(raw) ? undefined : toNumber(raw));

export const toInteger: Convert<number> = (raw) => {
  const number = toAmount(raw);
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
};

export const toBoolean: Convert<boolean> = (raw) => {
  if (typeof raw === 'boolean') return raw;
  if (raw === 1 || raw === '1') return true;
  if (raw === 0 || raw === '0') return false;
  const text = typeof raw === 'string' ? raw.toLowerCase() : '';
  return text === 'true' ? true : text === 'false' ? false : undefined;
};

/** A currency code in upper case, whatever its case on the wire (GAP-157). */
export const toCurrency: Convert<string> = (raw) => {
  if (typeof raw !== 'string') return undefined;
  // Most are: toUpperCase would make a text of each.
  if (/^[A-Z]{3}$/.test(raw)) return raw;
  return /^[a-z]{3}$/i.test(raw) ? raw.toUpperCase() : undefined;
};

/**
 * A value of an enum as the contract spells it. An unknown one stays as it came: the lists of the documents are not
 * closed, and the schema shows it as UNKNOWN beside its text.
 */
export function toEnumValue(values: readonly string[]): Convert<string> {
  const known = new Set<unknown>(values);
  return (raw) => {
    if (typeof raw === 'string' && known.has(raw)) return raw;
    // An empty text names no value.
    const text = toText(raw) || undefined;
    const lower = text?.toLowerCase();
    return known.has(lower) ? lower : text;
  };
}
