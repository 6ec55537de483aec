import type { FormatterModule } from 'i18next';

/** A space that does not break a number over two lines. */
const space = '\u00a0';

/** A whole number with its thousands apart (FMT-05): the one way in which the client writes them, in texts, counts and amounts. */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3}){1,9}$)/g, space);

/** A value that is filled into a text: numbers are counts, what else has digits comes as text. */
export const writeValue = <Value>(value: Value): Value | string =>
  Number.isInteger(value) ? groupThousands(String(value)) : value;

/** How i18next fills values in. */
export const formatter: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: writeValue,
};
