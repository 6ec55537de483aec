type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** An object without its undefined fields, which JSON and query strings cannot express. */
export function withoutUndefined<T extends object>(object: T): Defined<T>;
export function withoutUndefined(object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
