import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entity } from '../../../gateway/rest/entities.ts';
import { RestClient } from '../../../gateway/rest/RestClient.ts';
import { RestError } from '../../../gateway/rest/RestError.ts';
import { Upstream } from '../../../gateway/rest/Upstream.ts';
import { startUpstream, type SmallUpstream } from './startUpstream.ts';
import { rounds } from '../../support/explore.ts';

/*
 * Fields of a long answer are parsed one at a time (docs/decisions/json-body.md). Each is what `JSON.parse` of the whole
 * answer holds, or an error, and never anything else.
 */

const fields = ['id', 'status', 'items', 'comments', 'payer', 'grandTotal', 'paid', 'createdAt'] as const;

let answer = '';
let server: SmallUpstream;
let upstream: Upstream;
beforeAll(async () => {
  server = await startUpstream((_request, res) =>
    res.writeHead(200, { 'content-type': 'application/json' }).end(answer),
  );
  upstream = new Upstream({ url: server.url, deadlineMs: 5000 });
});
afterAll(async () => {
  await upstream.close();
  await server.close();
});

/** The fields of a response, read one after the other; an Error for one that cannot be read. */
async function readFields(text: string, asked: readonly (typeof fields)[number][]): Promise<unknown[]> {
  answer = text;
  const session = { bearer: 'token-1', locale: 'en', currency: 'EUR' };
  const rest = new RestClient({ upstream, session, requestId: 'request-1' });
  const values: unknown[] = [];
  for (const field of asked)
    values.push(await readOrder(rest, (order) => order[field]).catch((error: unknown) => error));
  return values;
}

const readOrder = async <T>(rest: RestClient, read: (order: Entity<'Order'>) => T): Promise<T> =>
  read(await rest.get('getOrder', { path: { id: 1 } }));

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

test('promise: upstream answers: a field read alone equals the field of the whole response', async () => {
  await fc.assert(
    fc.asyncProperty(orders, indents, asked, async (order, indent, names) => {
      const text = `${indent}${JSON.stringify(order, null, indent)}${indent}`;
      const whole: Record<string, unknown> = JSON.parse(text);
      expect(await readFields(text, names)).toEqual(names.map((name) => whole[name]));
    }),
    { numRuns: rounds(200, 20_000) },
  );
});

test('promise: upstream answers: listing or spreading the fields gives the whole response, whatever was read before', async () => {
  await fc.assert(
    fc.asyncProperty(orders, asked, async (order, names) => {
      answer = JSON.stringify(order);
      const session = { bearer: 'token-1', locale: 'en', currency: 'EUR' };
      const rest = new RestClient({ upstream, session, requestId: 'request-1' });
      const whole: unknown = JSON.parse(answer);
      const copy = await readOrder(rest, (read) => {
        for (const name of names) void read[name];
        return { ...read };
      });
      expect(copy).toEqual(whole);
    }),
    { numRuns: 200 },
  );
});

test('promise: upstream answers: a field of a truncated response is correct or an error', async () => {
  await fc.assert(
    fc.asyncProperty(orders, asked, fc.nat(), async (order, names, cut) => {
      const text = JSON.stringify(order);
      const whole: Record<string, unknown> = JSON.parse(text);
      const bytes = Buffer.from(text);
      // At least the last byte is missing, and no character is cut in two, which is a separate case.
      const rest = bytes
        .subarray(0, cut % bytes.length)
        .toString()
        .replace(/\uFFFD$/, '');
      const values = await readFields(rest, names);
      for (const [i, name] of names.entries()) {
        if (values[i] instanceof RestError) expect(values[i]).toMatchObject({ kind: 'protocol' });
        else expect(values[i]).toEqual(whole[name]);
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
  async (text, had) => {
    const values = await readFields(text, ['id', 'paid', 'status', 'paid']);
    expect(values.filter((value) => !(value instanceof RestError && value.kind === 'protocol'))).toEqual(had);
  },
);
