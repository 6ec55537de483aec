/**
 * What the reader makes of a value that the contract types as `T`: a property that the contract requires is there; any
 * other is null where the back end left it out or wrote something that cannot be read. A list is always there, its rows
 * null where they cannot be read. Money has one form, whichever way the back end writes it (GAP-157).
 */
export type Read<T> = T extends readonly (infer Item)[]
  ? (Read<NonNullable<Item>> | null)[]
  : T extends string
    ? string extends T
      ? string
      : OpenEnum<T>
    : T extends object
      ? 'currencyCode' extends keyof T
        ? ReadMoney
        : string extends keyof T
          ? Readonly<Record<string, Read<T[keyof T]> | null>>
          : { readonly [K in keyof T]-?: ReadProperty<T[K]> }
      : T;

/** An amount; the currency is null where the back end wrote a number alone. */
export interface ReadMoney {
  readonly value: number;
  readonly currencyCode: string | null;
  /** Of a document's amount without a currency: it is in none that is known, and not in the session's. */
  readonly isOfDocument?: true;
}

/** A value of an enum, or a text that the contract does not list. */
export type OpenEnum<T extends string> = T | (string & {});

type ReadProperty<V> =
  NonNullable<V> extends readonly unknown[]
    ? Read<NonNullable<V>>
    : undefined extends V
      ? Read<NonNullable<V>> | null
      : null extends V
        ? Read<NonNullable<V>> | null
        : Read<V>;
