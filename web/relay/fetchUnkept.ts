import { getRequest, type GraphQLTaggedNode, type IEnvironment, type OperationType } from 'relay-runtime';

/**
 * Fetches a query without storing its answer: for lists as arguments, thousands of entries long, which the
 * store would repeat in the name of every record of the answer. The query must have no fragments. Null when no
 * answer came, which the network layer has reported unless the caller shows failures itself (`isQuiet`).
 */
export async function fetchUnkept<Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  { isQuiet = false } = {},
): Promise<Query['response'] | null> {
  const { params } = getRequest(query);
  try {
    const answer = await environment
      .getNetwork()
      .execute(params, variables, { force: true, metadata: { quiet: isQuiet } })
      .toPromise();
    // Without fragments the answer has the shape that the query's type says.
    return answer && 'data' in answer
      ? ((answer.data as Query['response'] | null | undefined) ?? null)
      : null;
  } catch {
    return null;
  }
}
