import { getNamedType, isUnionType, type GraphQLResolveInfo } from 'graphql';
import { RestError } from '../rest/RestError.ts';
import { toProblem, type Problem } from './problems.ts';

type FieldInfo = Pick<GraphQLResolveInfo, 'returnType' | 'fieldName'>;

/**
 * Runs a mutation and turns a refusal of /api/v3, or a write that nobody knows the outcome of, into the problem it
 * stands for (GAP-159), when the field's own union lists that problem. Everything else is thrown on and becomes a GraphQL error: a problem that a field
 * does not declare cannot leave through it.
 *
 * @example
 * cancelOrder: (_mutation, { input }, context, info) =>
 *   withProblems(info, async () => ({ __typename: 'CancelOrderPayload', order: await cancel(…) })),
 */
export async function withProblems<Name extends string, Payload extends { __typename: Name }>(
  info: FieldInfo,
  run: () => Promise<Payload>,
): Promise<Payload> {
  try {
    return await run();
  } catch (error) {
    const problem = error instanceof RestError ? toProblem(error, info.fieldName) : null;
    if (problem && isListed<Payload>(info, problem)) return problem;
    throw error;
  }
}

/** Whether the field's union lists the problem, which makes it as good an answer there as the payload is. */
function isListed<Payload>({ returnType }: FieldInfo, problem: Problem): problem is Problem & Payload {
  const { __typename: name } = problem;
  const union = getNamedType(returnType);
  return isUnionType(union) && union.getTypes().some((member) => member.name === name);
}
