import { getNamedType, isUnionType, type GraphQLResolveInfo } from 'graphql';
import { RestError } from '../rest/RestError.ts';
import { toProblem, type Problem } from './problems.ts';

/**
 * Runs a mutation and turns a refusal of /api/v3 into the problem it stands for (GAP-159), when the field's own
 * union lists that problem. Everything else is thrown on and becomes a GraphQL error: a problem that a field
 * does not declare cannot leave through it.
 *
 * @example
 * cancelOrder: (_parent, { input }, context, info) =>
 *   withProblems(info, async () => ({ __typename: 'CancelOrderPayload', order: await cancel(…) })),
 */
export async function withProblems<Result extends { __typename?: string }>(
  info: Pick<GraphQLResolveInfo, 'returnType'>,
  run: () => Promise<Exclude<Result, { __typename: Problem['__typename'] }>>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const problem = error instanceof RestError ? toProblem(error) : null;
    if (problem && lists<Result>(info, problem)) return problem;
    throw error;
  }
}

/** The type argument stands for the field's union, which is what this looks into. */
function lists<Result>(
  { returnType }: Pick<GraphQLResolveInfo, 'returnType'>,
  problem: Problem,
): problem is Problem & Result {
  const { __typename: name } = problem;
  const union = getNamedType(returnType);
  return isUnionType(union) && union.getTypes().some((member) => member.name === name);
}
