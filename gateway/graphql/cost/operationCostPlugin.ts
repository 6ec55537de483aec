import {
  getOperationAST,
  GraphQLError,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { maxSize } from '../../relay/connection.ts';
import { readValue, withDefaults, type Variables } from './argumentValues.ts';
import { createEstimate, type EstimateCost } from './estimateCost.ts';

interface OperationCostOptions {
  schema: GraphQLSchema;
  /** Calls to the back end that one operation may take. */
  budget: number;
}

/** What is known of an operation before its variables are. */
interface Plan {
  /** Its calls whatever the variables are. */
  most: number;
  /** Every `first` and `last` in the document. */
  pageSizes: { name: string; value: ValueNode }[];
}

/** Says why an operation may not run with these variables; null for one that may. */
export type RefuseCost = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
) => GraphQLError | null;

/**
 * Refuses, before it runs, an operation that would take more calls to the back end than the budget, and one that
 * asks for more rows than a page may hold, as literal or as variable (promises: fan-out, page size).
 */
export function createRefuseCost({ schema, budget }: OperationCostOptions): RefuseCost {
  const estimate = createEstimate(schema);
  const plans = new WeakMap<OperationDefinitionNode, Plan>();
  return (document, operation, variableValues) => {
    const plan = plans.get(operation) ?? makePlan(document, operation, estimate);
    plans.set(operation, plan);
    return refuse(plan, { document, operation, variableValues, estimate, budget });
  };
}

/** Stops what is refused. */
export const operationCostPlugin = (refuseCost: RefuseCost): Plugin => ({
  onExecute({ args: { document, operationName, variableValues }, setResultAndStopExecution }) {
    const operation = getOperationAST(document, operationName);
    const refused = operation && refuseCost(document, operation, variableValues ?? {});
    if (refused) setResultAndStopExecution({ errors: [refused] });
  },
});

function makePlan(document: DocumentNode, operation: OperationDefinitionNode, estimate: EstimateCost): Plan {
  const pageSizes: Plan['pageSizes'] = [];
  visit(document, {
    Argument({ name, value }) {
      if (name.value === 'first' || name.value === 'last') pageSizes.push({ name: name.value, value });
    },
  });
  return { most: estimate(document, operation, null), pageSizes };
}

interface Execution {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variableValues?: Variables | undefined;
  estimate: EstimateCost;
  budget: number;
}

function refuse(
  { most, pageSizes }: Plan,
  { document, operation, variableValues, estimate, budget }: Execution,
): GraphQLError | null {
  const given = variableValues ?? {};
  if (pageSizes.length > 0) {
    const variables = withDefaults(operation, given);
    for (const { name, value } of pageSizes) {
      const size = readValue(value, variables);
      if (typeof size === 'number' && (size < 1 || size > maxSize)) {
        return refusal(`${name} is ${size}; it may be 1 to ${maxSize}.`, { code: 'BAD_REQUEST' });
      }
    }
  }
  if (most <= budget) return null;
  const cost = estimate(document, operation, given);
  if (cost <= budget) return null;
  return refusal(
    `The operation would take ${cost} calls to the back end; ${budget} are allowed. Ask for fewer rows, or for less of each.`,
    { code: 'OPERATION_TOO_EXPENSIVE', estimate: cost, budget },
  );
}

const refusal = (message: string, extensions: object): GraphQLError =>
  new GraphQLError(message, { extensions: { ...extensions, http: { status: 400 } } });
