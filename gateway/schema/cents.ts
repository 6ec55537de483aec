/** An amount of money in cents: sums of whole numbers are exact. */
export const toCents = (value: number): number => Math.round(value * 100);

/** Cents as an amount of money. */
export const fromCents = (cents: number): number => cents / 100;
