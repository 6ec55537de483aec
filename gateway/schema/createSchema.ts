import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { assertCompleteNodes, createNodeResolver } from '../relay/node.ts';
import { moduleNodes, moduleResolvers } from './modules.ts';
import { scalars } from './scalars.ts';

const schemaFile = new URL('../../schema.graphql', import.meta.url);

/**
 * The schema that the gateway serves: schema.graphql, which the client is compiled against, with the domains'
 * resolvers. Throws when a Node type cannot be read again by its id.
 */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: readFileSync(schemaFile, 'utf8'),
    resolvers: [scalars, { Query: { node: createNodeResolver(moduleNodes) } }, ...moduleResolvers],
  });
  assertCompleteNodes(schema, moduleNodes);
  return schema;
}
