import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import {
  fromGlobalId,
  numericFromGlobalId,
  parseGlobalId,
  toGlobalId,
} from '../../../gateway/relay/globalId.ts';
import { assertCompleteNodes } from '../../../gateway/relay/node.ts';

test('GAP-162 a global id is base64 of type and REST id, and gives both back', () => {
  expect(toGlobalId('Order', 12)).toBe('T3JkZXI6MTI=');
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (dbId) => {
      expect(parseGlobalId(toGlobalId('Article', dbId))).toEqual({ type: 'Article', dbId });
    }),
  );
});

test('GAP-162 what is no global id is none, and an id of another type is refused', () => {
  for (const text of [
    '',
    'x',
    'Order:12',
    Buffer.from('Order').toString('base64'),
    Buffer.from(':1').toString('base64'),
  ]) {
    expect(parseGlobalId(text)).toBeNull();
  }
  expect(() => fromGlobalId('Order', toGlobalId('Article', 1))).toThrow('no id of type Order');
  expect(() => numericFromGlobalId('Order', toGlobalId('Order', 'x'))).toThrow('no id of type Order');
});

test('a schema with a Node type that nothing can read does not start', () => {
  const schema = buildSchema(
    'interface Node { id: ID! } type A implements Node { id: ID! } type Query { a: A }',
  );
  expect(() => assertCompleteNodes(schema, {})).toThrow('Node types without a fetcher: A');
  expect(() => assertCompleteNodes(schema, { A: async () => null, B: async () => null })).toThrow(
    'Fetchers without a Node type: B',
  );
});
