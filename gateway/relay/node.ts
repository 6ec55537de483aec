import { isInterfaceType, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { RestError } from '../rest/RestError.ts';
import { parseGlobalId } from './globalId.ts';

/**
 * Reads one object of a Node type by its REST id: what that type's resolvers take as parent, or null when it
 * is not there.
 */
export type NodeFetcher = (context: GatewayContext, dbId: string) => Promise<object | null>;

/** Fetchers by type name; each module gives those of its own types. */
export type NodeFetchers = Readonly<Record<string, NodeFetcher>>;

/** The resolver of `node(id)`: null for an id of no type, and for what is gone or not the caller's (GAP-162). */
export function createNodeResolver(fetchers: NodeFetchers) {
  return async (
    _parent: unknown,
    { id }: { id: string },
    context: GatewayContext,
  ): Promise<object | null> => {
    const parsed = parseGlobalId(id);
    const fetch = parsed && Object.hasOwn(fetchers, parsed.type) ? fetchers[parsed.type] : undefined;
    if (!parsed || !fetch) return null;
    try {
      const node = await fetch(context, parsed.dbId);
      return node && { ...node, __typename: parsed.type };
    } catch (error) {
      if (error instanceof RestError && error.status === 404) return null;
      throw error;
    }
  };
}

/** Throws when a type that implements Node has no fetcher, or a fetcher has no type: the gateway then does not start. */
export function assertCompleteNodes(schema: GraphQLSchema, fetchers: NodeFetchers): void {
  const node = schema.getType('Node');
  if (!isInterfaceType(node)) throw new Error('The schema has no interface Node.');
  const types = schema.getPossibleTypes(node).map(({ name }) => name);
  const missing = types.filter((name) => !Object.hasOwn(fetchers, name));
  const unknown = Object.keys(fetchers).filter((name) => !types.includes(name));
  if (missing.length) throw new Error(`Node types without a fetcher: ${missing.join(', ')}`);
  if (unknown.length) throw new Error(`Fetchers without a Node type: ${unknown.join(', ')}`);
}
