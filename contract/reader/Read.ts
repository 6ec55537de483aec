/**
 * What the reader makes of a value that the contract types as `T`: a property that the contract requires is there; any
 * other is null where the back end left it out or wrote something that cannot be read. Rows of a list are null where
 * they cannot be read. Money has one form, whichever way the back end writes it (GAP-157).
 */
export type Read<T> = T extends
  { value: number; currencyCode: string } | { amount: number; currencyCode: string }
  ? ReadMoney
  : T extends readonly (infer Item)[]
    ? readonly (Read<NonNullable<Item>> | null)[]
    : T extends string
      ? string extends T
        ? string
        : OpenEnum<T>
      : T extends object
        ? ReadObject<T>
        : T;

/** An amount; the currency is null where the back end wrote a number alone. */
export interface ReadMoney {
  readonly value: number;
  readonly currencyCode: string | null;
}

/** A value of an enum, or a text that the contract does not list. */
export type OpenEnum<T extends string> = T | (string & {});

type ReadObject<T> = {
  readonly [K in keyof T]-?: undefined extends T[K]
    ? Read<NonNullable<T[K]>> | null
    : null extends T[K]
      ? Read<NonNullable<T[K]>> | null
      : Read<T[K]>;
};
