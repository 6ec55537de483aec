import { getNamedType, isInputObjectType, isUnionType } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../../../gateway/modules/createSchema.ts';

const mutations = Object.values(createSchema().getMutationType()?.getFields() ?? {});

test.each(mutations.map((field) => [field.name, field] as const))(
  'ERR-01 %s takes one input with an idempotency key, and its result type includes the unknown outcome',
  (_name, { args, type }) => {
    expect(args.map(({ name }) => name)).toEqual(['input']);
    const input = getNamedType(args[0]?.type);
    const key = isInputObjectType(input) ? input.getFields()['idempotencyKey'] : undefined;
    expect(String(key?.type)).toBe('String');
    expect(key?.description).toMatch(/Sent again with the same key and input, it is not done\s+again/);
    // promise: 402: nothing is confirmed unless the caller says so.
    const force = isInputObjectType(input) ? input.getFields()['force'] : undefined;
    if (force) expect(force.astNode?.defaultValue).toMatchObject({ kind: 'BooleanValue', value: false });
    const union = getNamedType(type);
    const members = isUnionType(union) ? union.getTypes().map(({ name }) => name) : [];
    expect(members).toContain('OutcomeUnknown');
  },
);
