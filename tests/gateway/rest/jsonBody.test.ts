import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonBody } from '../../../gateway/rest/answers/JsonBody.ts';
import { rounds } from '../../support/explore.ts';

/*
 * The rest of a long answer is parsed when one of its fields is read (docs/decisions/json-body.md). Each field is what
 * `JSON.parse` of the whole answer holds, or an error, and never anything else.
 */

const fields = ['id', 'status', 'items', 'comments', 'payer', 'grandTotal', 'paid', 'createdAt'] as const;

class NotJson extends Error {}

/** The fields of a JSON text, read one after the other; an Error for one that cannot be read. */
function readFields(text: string, asked: readonly string[]): unknown[] {
  const bytes = Buffer.from(text);
  const parsed = JsonBody.parse(bytes, (cause) => new NotJson('', { cause }));
  return asked.map((name) => {
    try {
      return parsed ? parsed.field(name) : JSON.parse(text)[name];
    } catch (error) {
      if (error instanceof NotJson || error instanceof SyntaxError) return new NotJson();
      throw error;
    }
  });
}

/** Objects with some of the fields and some never read, and the whitespace allowed between JSON tokens. */
const orders = fc.dictionary(
  fc.oneof(fc.constantFrom(...fields), fc.stringMatching(/^\w{0,6}$/), fc.constantFrom('[', ',"[')),
  fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.array(fc.integer()),
    fc.record({ id: fc.integer(), items: fc.array(fc.integer()) }),
    fc.constantFrom('"', '\\', '\\"', '}', ',', '{"id":7}', '[', ', [', '","items":[', '},"items":['),
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
  ['', false],
  ['{', false],
  ['}', false],
  ['[1,2', false],
  ['[{"id":1},[2]]', false],
  ['{"items":[1]}', false],
  ['{"id":1,"payer":{"lines":[]}}', true],
  ['{"id":1,"payer":{"id":2,"lines":[]}}', false],
  ['{"id":"one, [two]"}', false],
  ['<a>,[]</a>', false],
  ['{"paid":tru,"items":[]}', false],
  ['{"id":1,"items":[]', false],
  ['{"id":1,"items":[]}', true],
  ['{"id":1,"items":[} \n', true],
])('promise: upstream answers: whether %j has a separate head: %s', (text, has) => {
  expect(JsonBody.parse(Buffer.from(text), () => new NotJson()) !== null).toBe(has);
});

test('promise: upstream answers: a rest that is not JSON leaves the head readable, and no field is treated as left out', () => {
  const values = readFields('{"id":1,"paid":true,"items":[tru],"status":"new"}', [
    'id',
    'items',
    'status',
    'user',
    'paid',
  ]);
  expect(values).toEqual([1, new NotJson(), new NotJson(), new NotJson(), true]);
});
