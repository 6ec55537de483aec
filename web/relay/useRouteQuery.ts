import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * Reads the query that this route's loader started with `preload`. Suspends until its data is there.
 *
 * @example
 * const { viewer } = useRouteQuery<AccountsPageQuery>(graphql`
 *   query AccountsPageQuery @preloadable { viewer { accountAccesses { id } } }
 * `);
 */
export function useRouteQuery<Q extends OperationType>(query: GraphQLTaggedNode): Q['response'] {
  return usePreloadedQuery<Q>(query, useLoaderData<PreloadedQuery<Q>>());
}

/** The variables of this route's query: what the rows on the screen were read for. */
export function useRouteVariables<Q extends OperationType>(): Q['variables'] {
  return useLoaderData<PreloadedQuery<Q>>().variables;
}
