import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import {
  fromGlobalId,
  parseDbId,
  parseGlobalId,
  pathFromGlobalId,
  toGlobalId,
} from '../../../gateway/relay/ids.ts';
import { assertCompleteNodes } from '../../../gateway/relay/node.ts';

test('GAP-162 a global id is base64 of type and REST id, and gives both back', () => {
  expect(toGlobalId('Order', 12)).toBe('T3JkZXI6MTI=');
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (dbId) => {
      expect(parseGlobalId(toGlobalId('Article', dbId))).toEqual({ type: 'Article', dbId });
    }),
  );
});

test('GAP-162 a REST id has one notation: what parses to a number is written as that number', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (id) => {
      expect(parseDbId(String(id))).toBe(id < 1e15 ? id : null);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[ +\-\d.ex]{1,17}$/)), (text) => {
      const id = parseDbId(text);
      if (id !== null) expect(String(id)).toBe(text);
    }),
  );
});

const encode = (text: string): string => Buffer.from(text).toString('base64');

const read = (id: string) => () => fromGlobalId('Order', id, 'input.order');

test('GAP-162 other texts are not valid global ids, and an id of another type is refused', () => {
  for (const text of ['', 'x', 'Order:12', encode('Order'), encode('Order:'), encode(':1')])
    expect(parseGlobalId(text)).toBeNull();
  const refused = 'input.order takes an id of type Order.';
  expect(read(toGlobalId('Article', 1))).toThrow(`${refused} This is an id of type Article.`);
  for (const dbId of ['x', '0x10', '1e1', ' 16', '016', '1/2', '1234567890123456']) {
    expect(read(toGlobalId('Order', dbId)), dbId).toThrow(refused);
    expect(read(dbId), dbId).toThrow(`${refused} ${JSON.stringify(dbId)} is not an id.`);
  }
});

test('GAP-162 the id of a part holds its parent first', () => {
  const id = toGlobalId('OrderItem', 12, 34);
  expect(id).toBe(encode('OrderItem:12/34'));
  expect(pathFromGlobalId('OrderItem', id, 'item')).toEqual({ parent: 12, id: 34 });
  for (const dbId of ['12', '12/', '/34', '12/34/56', '12/0x1'])
    expect(() => pathFromGlobalId('OrderItem', toGlobalId('OrderItem', dbId), 'item'), dbId).toThrow(
      'item takes an id of type OrderItem.',
    );
});

test('a schema with a Node type that no reader handles does not start', () => {
  const schema = buildSchema(
    'interface Node { id: ID! } type A implements Node { id: ID! } type Query { a: A }',
  );
  expect(() => assertCompleteNodes(schema, {})).toThrow('Node types without a fetcher: A');
  expect(() => assertCompleteNodes(schema, { A: async () => null, B: async () => null })).toThrow(
    'Fetchers without a Node type: B',
  );
});
