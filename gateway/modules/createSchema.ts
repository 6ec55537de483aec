import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context/context.ts';
import { assertCompleteNodes, createNodeResolver } from '../relay/node.ts';
import { createCandidatesResolver } from '../relay/candidates.ts';
import * as modulesByName from './modules.ts';
import { moneyResolvers } from '../schema/moneyResolvers.ts';
import { problemResolvers } from '../schema/problemResolvers.ts';
import { scalars } from '../schema/scalars.ts';

/** The schema that callers generate code from. */
export const schemaFile = new URL('../../schema.graphql', import.meta.url);

/** The time zone whose days filters and dates mean. */
const timeZoneOf = (_query: unknown, _args: unknown, { shared }: GatewayContext): string => shared.timeZone;

/**
 * The schema that the gateway serves: schema.graphql, which the client is compiled against, with the domains'
 * resolvers. Throws when a Node type cannot be read again by its id.
 */
export function createSchema(): GraphQLSchema {
  const modules = Object.values(modulesByName);
  const nodes = Object.fromEntries(modules.flatMap((module) => Object.entries(module.nodes ?? {})));
  const finders = modules.map(({ candidates }) => candidates ?? {});
  const schema = makeExecutableSchema({
    typeDefs: readFileSync(schemaFile, 'utf8'),
    resolvers: [
      scalars,
      moneyResolvers,
      problemResolvers,
      { Query: { node: createNodeResolver(nodes), timeZone: timeZoneOf } },
      { OutcomeUnknown: { candidates: createCandidatesResolver(finders) } },
      ...modules.map(({ resolvers }) => resolvers),
    ],
  });
  assertCompleteNodes(schema, nodes);
  return schema;
}
