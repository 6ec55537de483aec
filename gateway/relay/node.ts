import { extendEntity } from '../../contract/reader/createReader.ts';
import { isInterfaceType, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context/context.ts';
import type { Loader } from './loaders.ts';
import { RestError } from '../rest/RestError.ts';
import { parseDbId, parseDbIdPath, parseGlobalId, type DbId } from './ids.ts';

/**
 * Reads one object of a Node type by its REST id: the parent that the type's resolvers expect, or null when there is
 * no such object.
 */
export type NodeFetcher = (context: GatewayContext, dbId: string) => Promise<object | null>;

/** Fetchers by type name; each module defines those of its types. */
export type NodeFetchers = Readonly<Record<string, NodeFetcher>>;

/**
 * The `node(id)` fetcher of a type whose REST id is a number.
 *
 * @example
 * nodes: { ProductionApplication: nodeById(applicationById) },
 */
export const nodeById =
  (loader: Loader<number, object | null>): NodeFetcher =>
  async (context, dbId) => {
    const id = parseDbId(dbId);
    return id === null ? null : loader(context).load(id);
  };

/** The fetcher of a type that is read from a list of its parent: finds the row by its id. */
export const nodeInParent =
  <T extends { id: number }>(
    list: (parent: DbId, context: GatewayContext) => Promise<readonly (T | null)[]>,
  ): NodeFetcher =>
  async (context, dbId) => {
    const path = parseDbIdPath(dbId);
    return (path && (await list(path.parent, context)).find((row) => row?.id === path.id)) ?? null;
  };

/** The resolver of `node(id)`: null for text that is not an id, and for an object that is gone or not the caller's (GAP-162). */
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
      return node && extendEntity(node, { __typename: parsed.type });
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
