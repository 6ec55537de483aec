import {
  getOperationAST,
  GraphQLError,
  valueFromASTUntyped,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { maxSize } from '../../relay/connection.ts';
import { withDefaults, type Variables } from './argumentValues.ts';
import { createEstimate } from './estimateCost.ts';

interface OperationCostOptions {
  schema: GraphQLSchema;
  /** Calls to the back end that one operation may take. */
  budget: number;
}

/** Why an operation may not run with these variables; null when it may. */
export type RefuseCost = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
) => GraphQLError | null;

/**
 * Refuses an operation that would take more calls to the back end than the budget, and one that asks for more rows than
 * a page may hold, as literal or as variable (promises: fan-out, page size). Most operations stay within the budget
 * whatever their variables are; they are estimated once.
 */
export function createRefuseCost({ schema, budget }: OperationCostOptions): RefuseCost {
  const estimate = createEstimate(schema);
  const facts = new WeakMap<OperationDefinitionNode, { most: number; pageSizes: readonly ArgumentNode[] }>();
  return (document, operation, variables) => {
    let known = facts.get(operation);
    if (!known) {
      known = { most: estimate(document, operation, null), pageSizes: findPageSizes(document) };
      facts.set(operation, known);
    }
    const refused = refusePageSizes(known.pageSizes, operation, variables);
    if (refused || known.most <= budget) return refused;
    const calls = estimate(document, operation, variables);
    if (calls <= budget) return null;
    return refusal(
      `The operation would take ${calls} calls to the back end; ${budget} are allowed. Ask for fewer rows, or for less of each.`,
      { code: 'OPERATION_TOO_EXPENSIVE', estimate: calls, budget },
    );
  };
}

/** Stops operations that are refused before they run. */
export const operationCostPlugin = (refuseCost: RefuseCost): Plugin => ({
  onExecute({ args: { document, operationName, variableValues }, setResultAndStopExecution }) {
    const operation = getOperationAST(document, operationName);
    const refused = operation && refuseCost(document, operation, variableValues ?? {});
    if (refused) setResultAndStopExecution({ errors: [refused] });
  },
});

/** Every `first` and `last` in a document. */
function findPageSizes(document: DocumentNode): ArgumentNode[] {
  const found: ArgumentNode[] = [];
  visit(document, {
    Argument(node) {
      if (node.name.value === 'first' || node.name.value === 'last') found.push(node);
    },
  });
  return found;
}

function refusePageSizes(
  pageSizes: readonly ArgumentNode[],
  operation: OperationDefinitionNode,
  given: Variables,
): GraphQLError | null {
  if (pageSizes.length === 0) return null;
  const variables = withDefaults(operation, given);
  for (const { name, value } of pageSizes) {
    const size = valueFromASTUntyped(value, variables);
    if (typeof size === 'number' && (size < 1 || size > maxSize))
      return refusal(`${name.value} is ${size}; it may be 1 to ${maxSize}.`, { code: 'BAD_REQUEST' });
  }
  return null;
}

const refusal = (message: string, extensions: object): GraphQLError =>
  new GraphQLError(message, { extensions: { ...extensions, http: { status: 400 } } });
