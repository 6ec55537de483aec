/** An enum value of /api/v3 as GraphQL writes it: in upper case. */
export function toEnum<V extends string>(value: V): Uppercase<V>;
export function toEnum(value: string): string {
  return value.toUpperCase();
}

/** As toEnum, for an enum with OTHER: a value that is none of the known ones is OTHER. */
export function toOpenEnum<V extends string>(known: readonly V[], value: string): Uppercase<V> | 'OTHER' {
  const found = known.find((one) => one === value);
  return found === undefined ? 'OTHER' : toEnum(found);
}

/** A GraphQL enum value as /api/v3 writes it: in lower case. */
export function fromEnum<V extends string>(value: V): Lowercase<V>;
export function fromEnum(value: string): string {
  return value.toLowerCase();
}
