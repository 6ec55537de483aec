import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError, parse } from 'graphql';
import { expect, test } from 'vitest';
import { runPlanned } from '../../../gateway/fastPath/runPlanned.ts';
import { maskError } from '../../../gateway/graphql/maskError.ts';

const fields = 'number: Int! text: String list: [Int] broken: Int refused: Int';
const resolvers = {
  number: () => null,
  text: () => ({ secret: 1 }),
  list: () => 'secret',
  broken: () => {
    throw new Error('secret');
  },
  refused: () => {
    throw new GraphQLError('Not this one.', { extensions: { code: 'FORBIDDEN' } });
  },
};
const schema = makeExecutableSchema({
  typeDefs: `type Query { ${fields} } type Mutation { ${fields} }`,
  resolvers: { Query: resolvers, Mutation: resolvers },
});

test.each(['query', 'mutation'])(
  'GAP-159 a value that does not fit the schema is UPSTREAM_ERROR, a failed resolver INTERNAL_SERVER_ERROR: %s',
  async (kind) => {
    const codes: Record<string, unknown> = {};
    for (const field of Object.keys(resolvers)) {
      const { errors = [] } = await runPlanned({ schema, document: parse(`${kind} { ${field} }`) });
      const [error, ...others] = errors.map(maskError);
      expect([error?.path, others]).toEqual([[field], []]);
      expect(JSON.stringify(error)).not.toContain('secret');
      codes[field] = error?.extensions['code'];
    }
    expect(codes).toEqual({
      number: 'UPSTREAM_ERROR',
      text: 'UPSTREAM_ERROR',
      list: 'UPSTREAM_ERROR',
      broken: 'INTERNAL_SERVER_ERROR',
      refused: 'FORBIDDEN',
    });
  },
);
