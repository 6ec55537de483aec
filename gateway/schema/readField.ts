/**
 * A field of an object that may be known in part: what is known costs nothing, what is not is read.
 * Answers at once when it can, because a list asks this for every row.
 *
 * @param known as much of the object as some answer gave; null is known, undefined is not
 * @param read reads the field; equal reads of one request are one call
 */
export function readField<T extends object, K extends keyof T>(
  known: Partial<T>,
  key: K,
  read: (key: K) => T[K] | Promise<T[K]>,
): T[K] | Promise<T[K]> {
  const value = known[key];
  return value === undefined ? read(key) : value;
}

/** Converts a value now, or when it has arrived. */
export function convert<V, R>(value: V | Promise<V>, to: (value: V) => R): R | Promise<R> {
  return value instanceof Promise ? value.then(to) : to(value);
}
