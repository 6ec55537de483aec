/** Money on the wire (FMT-07): a value with two decimals. */
export function money(minor: number, currencyCode: string): { value: number; currencyCode: string } {
  return { value: fromMinor(minor), currencyCode };
}

/** Minor units (cents) as a decimal number. */
export function fromMinor(minor: number): number {
  return Math.round(minor) / 100;
}

/** A share of an amount in percent, rounded half up to whole minor units. */
export function percentOf(minor: number, percent: number): number {
  return Math.round((minor * Math.round(percent * 100)) / 10_000);
}
