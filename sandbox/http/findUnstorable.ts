import type { FieldError } from './failures.ts';

const largest = 2_147_483_647;

/**
 * Values of a checked request that no column can hold: a text with a NUL character, a whole number of more than
 * 32 bits. They become field errors here, rather than database errors later.
 */
export function findUnstorable(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === 'string') {
    return value.includes('\0')
      ? [{ field: path.join('.'), message: 'Please remove the control character.' }]
      : [];
  }
  if (typeof value === 'number') {
    const isTooLarge = Number.isInteger(value) && Math.abs(value) > largest;
    return isTooLarge ? [{ field: path.join('.'), message: `Must be at most ${String(largest)}.` }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => findUnstorable(inner, [...path, name]));
}
