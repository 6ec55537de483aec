import { getNamedType, isObjectType, type GraphQLField } from 'graphql';
import { expect, test } from 'vitest';
import { createFieldCosts } from '../../../gateway/graphql/cost/fieldCost.ts';
import { operationTable } from '../../../contract/operations.generated.ts';
import { createSchema } from '../../../gateway/modules/createSchema.ts';

const schema = createSchema();
const costOf = createFieldCosts(schema);

/** Every field of every object type, with its cost. */
const fields = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({
      name: `${type.name}.${field.name}`,
      type: type.name,
      field,
      cost: costOf(type.name, field),
    })),
  );

const hasCost = ({ astNode }: GraphQLField<unknown, unknown>): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'cost') ?? false;

test('promise: fan-out: a resolver that takes the context, and so can call the back end, has a cost', () => {
  // Fields such a type does not hold are paid for by the field that returns it, by @reads(each: true).
  const paidByGiver = new Set(
    fields
      .filter(({ cost }) => cost.reads.some(({ each }) => each))
      .map(({ field }) => getNamedType(field.type).name),
  );
  const without = fields.filter(
    ({ field, type, cost }) =>
      (field.resolve?.length ?? 0) > 2 && cost.weight === 0 && !hasCost(field) && !paidByGiver.has(type),
  );
  // Give each `@cost(weight: "…")`, "0" where it makes no call: docs/decisions/operation-cost.md.
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('promise: fan-out: a cost is a whole number, and its call one of the contract', () => {
  for (const { name, cost } of fields) {
    expect(Number.isInteger(cost.weight) && cost.weight >= 0, name).toBe(true);
    for (const { call } of cost.reads) expect(Object.keys(operationTable), name).toContain(call);
  }
});

test('promise: fan-out: a connection costs a page at least, as many rows as first or last say', () => {
  const connections = fields.filter(({ cost }) => cost.isConnection);
  expect(connections.length).toBeGreaterThan(3);
  for (const { name, cost } of connections) {
    expect(cost.weight, name).toBeGreaterThan(0);
    expect(cost.slicingArguments, name).toEqual(['first', 'last']);
  }
});
