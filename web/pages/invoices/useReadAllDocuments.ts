import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { readAllPages, type Page } from '../../relay/readAllPages.ts';
import { useRouteVariables } from '../../relay/useRouteQuery.ts';

type ListQuery = OperationType & { variables: { filter?: unknown; first: number; after: string } };

/**
 * Reads the documents of all pages of a list by the query of its page, with the filters on the screen (DAY-27).
 *
 * @param query of the page
 * @param connectionOf its list
 */
export function useReadAllDocuments<Query extends ListQuery, Row>(
  query: GraphQLTaggedNode,
  connectionOf: (data: Query['response']) => Page<Row> | null | undefined,
): { listKey: string; readAll: () => Promise<readonly Row[] | null> } {
  const environment = useRelayEnvironment();
  const variables = useRouteVariables<Query>();
  return {
    listKey: JSON.stringify(variables.filter),
    readAll: () =>
      readAllPages(async (window) => {
        const data = await fetchQuery<Query>(environment, query, { ...variables, ...window }).toPromise();
        return data && connectionOf(data);
      }),
  };
}
