import { getNamedType, isUnionType, type GraphQLResolveInfo } from 'graphql';
import { RestError } from '../rest/RestError.ts';
import { toInputPath } from './toInputPath.ts';
import { toProblem, type Problem } from './problems.ts';

type FieldInfo = Pick<GraphQLResolveInfo, 'returnType' | 'fieldName'>;

/**
 * Runs a mutation and turns a refusal of /api/v3, or a write with an unknown outcome, into its problem (GAP-159), when
 * the field's union lists that problem. Every other error is thrown on and becomes a GraphQL error: a field never
 * returns a problem that it does not declare.
 *
 * @param toPath the path in the input of a field in the call, where the two are built differently
 *
 * @example
 * cancelOrder: (_mutation, { input }, context, info) =>
 *   withProblems(info, async () => ({ __typename: 'CancelOrderPayload', order: await cancel(…) })),
 */
export async function withProblems<Name extends string, Payload extends { __typename: Name }>(
  info: FieldInfo,
  run: () => Promise<Payload>,
  toPath: (field: string) => string = toInputPath,
): Promise<Payload> {
  try {
    return await run();
  } catch (error) {
    const problem = error instanceof RestError ? toProblem(error, info.fieldName, toPath) : null;
    if (problem && isListed<Payload>(info, problem)) return problem;
    throw error;
  }
}

/** Whether the field's union lists the problem, which makes it a valid result of the field. */
function isListed<Payload>({ returnType }: FieldInfo, problem: Problem): problem is Problem & Payload {
  const { __typename: name } = problem;
  const union = getNamedType(returnType);
  return isUnionType(union) && union.getTypes().some((member) => member.name === name);
}
