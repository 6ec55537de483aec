import type { GraphQLSchema } from 'graphql';
import type { Telemetry } from './telemetry/Telemetry.ts';
import { noteProblems } from './telemetry/noteProblems.ts';
import { keyMutations } from './writes/keyMutations.ts';

/**
 * Wraps the schema's resolvers in place, in the order from the inside out: a repeated write is answered by
 * `keyMutations`, so its stored answer is counted by `noteProblems` and its span begun by `traceResolvers` too.
 */
export function wrapResolvers(schema: GraphQLSchema, telemetry: Telemetry | null): void {
  const wrappers = [keyMutations, noteProblems, telemetry?.traceResolvers];
  for (const wrap of wrappers) wrap?.(schema);
}
