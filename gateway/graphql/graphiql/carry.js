// @ts-check
/**
 * Values that one answer gives to the variables of the next examples.
 *
 * @import { Example } from '../examples.ts'
 */

/** The value in examples that stands for a fresh idempotencyKey. */
const keyMark = 'a-new-key';

/**
 * A value of an answer, by its path.
 *
 * @param {unknown} from
 * @param {string} path
 * @returns {unknown}
 */
export function read(from, path) {
  let value = from;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.entries(value).find(([key]) => key === name)?.[1];
  }
  return value;
}

/**
 * The values that an answer gives to the variables of later examples. Null where it has none, such as the order that was not
 * made: the demo's value would be somebody's order, and the next example would change it.
 *
 * @param {Pick<Example, 'carried'> | undefined} example
 * @param {unknown} answer
 * @returns {Record<string, unknown>}
 */
export const valuesOf = (example, answer) =>
  Object.fromEntries(
    Object.entries(example?.carried ?? {}).map(([variable, path]) => [
      variable,
      read(answer, `data.${path}`) ?? null,
    ]),
  );

/**
 * The variables of an example: the demo's values, replaced by those that answers gave.
 *
 * @param {Pick<Example, 'variables'>} example
 * @param {Readonly<Record<string, unknown>>} carried
 * @param {() => string} freshKey
 */
export const variablesOf = ({ variables }, carried, freshKey) =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      value === keyMark ? freshKey() : Object.hasOwn(carried, name) ? carried[name] : value,
    ]),
  );
