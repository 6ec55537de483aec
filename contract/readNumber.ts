/** A number as a text says it: its value, or both of them where a mark can group thousands or begin the decimals. */
export type TypedNumber =
  { readonly value: string } | { readonly readings: readonly [grouped: string, decimal: string] };

const apart = "[ '’]";
/** Thousands in groups of three: `1 234,56`, `1'234`, `1.234,56`, `1,234.56`. No group begins with a zero. */
const grouped = [
  new RegExp(`^([1-9]\\d{0,2}(?:${apart}\\d{3})+)(?:[.,](\\d*))?$`),
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d*))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/,
];
const plain = /^(\d*)(?:[.,](\d*))?$/;

/**
 * Reads a number that a person has typed or a sheet has written, whatever marks it has. `1.234` and `1,234` are a thousand
 * to one and a decimal to another: both readings are returned, and neither is to be taken. Used by every field and file of
 * client, gateway and sandbox that takes an amount or a quantity.
 *
 * @param decimals the most that the number may have; zeros behind them do not count
 * @returns with an optional minus, digits, and a point before the decimals; null if it is not such a number
 */
export function readNumber(text: string, decimals: number): TypedNumber | null {
  const [, minus = '', digits = ''] = /^([-−–]?)(.*)$/.exec(text.trim().replaceAll(/\s/g, ' ')) ?? [];
  if (!/\d/.test(digits)) return null;
  const write = (found: RegExpExecArray | null | undefined): string | null => {
    if (!found) return null;
    const [, whole = '', fraction = ''] = found;
    const number = `${whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'}.${fraction}`.replace(
      /\.$/,
      '',
    );
    return `${minus !== '' && /[1-9]/.test(number) ? '-' : ''}${number}`;
  };
  const thousands = write(grouped.map((pattern) => pattern.exec(digits)).find((found) => found !== null));
  const decimal = write(plain.exec(digits));
  if (thousands !== null && decimal !== null) return { readings: [thousands, decimal] };
  const value = cutZeros(thousands ?? decimal, decimals);
  return value === null ? null : { value };
}

/** The number without the zeros that it has behind its last decimal; null if it has more decimals than that. */
function cutZeros(number: string | null, decimals: number): string | null {
  const [whole, fraction = ''] = number?.split('.') ?? [];
  if (whole === undefined || !/^0*$/.test(fraction.slice(decimals))) return null;
  const kept = fraction.slice(0, decimals);
  return kept === '' ? whole : `${whole}.${kept}`;
}
