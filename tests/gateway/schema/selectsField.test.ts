import { buildSchema, execute, parse, type GraphQLResolveInfo } from 'graphql';
import { expect, test } from 'vitest';
import { selectsField } from '../../../gateway/schema/selectsField.ts';

const schema = buildSchema(`
  type Query { order: Order }
  type Order { id: ID, shipments: [Shipment], payer: Payer }
  type Shipment { id: ID }
  type Payer { shipments: ID }
`);

/** Whether the resolver of `order` sees that `shipments` is requested. */
function sees(document: string, variableValues = {}): boolean | null {
  let seen: boolean | null = null;
  const order = (_args: unknown, _context: unknown, info: GraphQLResolveInfo): null => {
    seen = selectsField(info, 'shipments');
    return null;
  };
  execute({ schema, document: parse(document), rootValue: { order }, variableValues });
  return seen;
}

test('a field is found directly, in fragments and under an alias', () => {
  expect(sees('{ order { id } }')).toBe(false);
  expect(sees('{ order { shipments { id } } }')).toBe(true);
  expect(sees('{ order { sent: shipments { id } } }')).toBe(true);
  expect(sees('{ order { ... on Order { shipments { id } } } }')).toBe(true);
  expect(
    sees('{ order { ...A } } fragment A on Order { ...B } fragment B on Order { shipments { id } }'),
  ).toBe(true);
  expect(sees('{ order { id } order { shipments { id } } }')).toBe(true);
});

test('a field of the same name at a deeper level does not count', () => {
  expect(sees('{ order { payer { shipments } } }')).toBe(false);
});

test('a skipped field does not count', () => {
  expect(sees('{ order { shipments @skip(if: true) { id } } }')).toBe(false);
  expect(
    sees('query ($with: Boolean!) { order { ... @include(if: $with) { shipments { id } } } }', {
      with: false,
    }),
  ).toBe(false);
  expect(
    sees('query ($with: Boolean!) { order { shipments @include(if: $with) { id } } }', { with: true }),
  ).toBe(true);
});
