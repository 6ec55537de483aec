import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonBody } from '../../../gateway/rest/JsonBody.ts';
import { rounds } from '../../support/explore.ts';

/*
 * Fields of a long answer are parsed one at a time (docs/decisions/json-body.md). Each is what `JSON.parse` of the whole
 * answer holds, or an error, and never anything else.
 */

const fields = ['id', 'status', 'items', 'comments', 'payer', 'grandTotal', 'paid', 'createdAt'] as const;

class NotJson extends Error {}

/** What a reading gives, or the error that says that it is not JSON. */
const attempt = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotJson) return error;
    throw error;
  }
};

/** The fields of a JSON text, read one after the other; an Error for one that cannot be read. */
function readFields(text: string, asked: readonly string[]): unknown[] {
  const json = attempt(() => new JsonBody(Buffer.from(text), (cause) => new NotJson('', { cause })));
  return asked.map((name) => (json instanceof JsonBody ? attempt(() => json.field(name)) : json));
}

/** Objects with some of the fields and some never read, and the whitespace allowed between JSON tokens. */
const orders = fc.dictionary(
  fc.oneof(fc.constantFrom(...fields), fc.stringMatching(/^\w{0,6}$/)),
  fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('"', '\\', '\\"', '}', ',', '{"id":7}'),
  ),
);
const indents = fc.constantFrom('', ' ', '\t', ' \n\t');
const asked = fc.array(fc.constantFrom(...fields), { minLength: 1 });

test('promise: upstream answers: a field read alone equals the field of the whole response', () => {
  fc.assert(
    fc.property(orders, indents, asked, (order, indent, names) => {
      const text = `${indent}${JSON.stringify(order, null, indent)}${indent}`;
      const whole: Record<string, unknown> = JSON.parse(text);
      expect(readFields(text, names)).toEqual(names.map((name) => whole[name]));
    }),
    { numRuns: rounds(200, 20_000) },
  );
});

test('promise: upstream answers: a field of a truncated response is correct or an error', () => {
  fc.assert(
    fc.property(orders, asked, fc.nat(), (order, names, cut) => {
      const text = JSON.stringify(order);
      const whole: Record<string, unknown> = JSON.parse(text);
      const bytes = Buffer.from(text);
      // At least the last byte is missing, and no character is cut in two, which is a separate case.
      const rest = bytes
        .subarray(0, cut % bytes.length)
        .toString()
        .replace(/\uFFFD$/, '');
      const values = readFields(rest, names);
      for (const [i, name] of names.entries()) {
        if (!(values[i] instanceof NotJson)) expect(values[i]).toEqual(whole[name]);
      }
    }),
    { numRuns: rounds(200, 20_000) },
  );
});

test.each([
  ['', []],
  ['{', []],
  ['}', []],
  ['{"id"}', []],
  ['{"id":}', []],
  ['{"id":1', []],
  ['[1,2', []],
  ['<html></html>', []],
  ['{"paid":tru}', []],
  ['{"paid":tru,"id":1}', [1]],
  ['{"id":1 "paid":2}', []],
])(
  'promise: upstream answers: from %j only %j can be read, and no field is treated as left out',
  (text, had) => {
    const values = readFields(text, ['id', 'paid', 'status', 'paid']);
    expect(values.filter((value) => !(value instanceof NotJson))).toEqual(had);
  },
);
