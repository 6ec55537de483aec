import {
  execute,
  getOperationAST,
  getVariableValues,
  Kind,
  visit,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLResolveInfo,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { Execution } from './Execution.ts';
import { planOperation, type OperationPlan } from './planOperation.ts';

type VariableValues = GraphQLResolveInfo['variableValues'];
type Args = Pick<
  ExecutionArgs,
  'schema' | 'document' | 'operationName' | 'contextValue' | 'variableValues' | 'hideSuggestions'
>;

/**
 * Runs a query or mutation of a validated document, like graphql's `execute` but by a plan that is kept for as long
 * as the document. See README.md for what it leaves out.
 *
 * @returns the result; without `data` when nothing ran because the request does not fit the document
 */
export async function runPlanned(args: Args): Promise<ExecutionResult> {
  const { schema, document, operationName, contextValue, variableValues: given } = args;
  const operation = getOperationAST(document, operationName);
  const rootType = operation && schema.getRootType(operation.operation);
  // No operation to run: graphql says why.
  if (!rootType) return execute(args);
  const { variableValues, errors } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    given ?? {},
    { maxErrors, hideSuggestions: args.hideSuggestions ?? false },
  );
  if (errors) return { errors };
  const plans = plansOf(document, operation);
  const key = plans.keyOf(variableValues);
  let plan = plans.byKey.get(key);
  if (!plan) {
    plan = planOperation(schema, document, operation, rootType, variableValues);
    plans.byKey.set(key, plan);
  }
  return new Execution(plan, contextValue, variableValues).run();
}

/** As many as graphql's `execute` reports. */
const maxErrors = 50;

/** The plans of one operation, by the values of the variables in @skip and @include. */
interface Plans {
  keyOf(variableValues: VariableValues): string;
  byKey: LRUCache<string, OperationPlan>;
}

/** An operation with ten conditions has up to a thousand plans. */
const maxPlans = 16;

const plansByOperation = new WeakMap<OperationDefinitionNode, Plans>();

function plansOf(document: DocumentNode, operation: OperationDefinitionNode): Plans {
  let plans = plansByOperation.get(operation);
  if (!plans) {
    const names = conditionVariables(document);
    plans = {
      keyOf: ({ coerced }) => names.map((name) => coerced[name]).join(),
      byKey: new LRUCache({ max: maxPlans }),
    };
    plansByOperation.set(operation, plans);
  }
  return plans;
}

/** The names of the variables in a document's directives: @skip and @include are the only ones with arguments. */
function conditionVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ arguments: given }) {
      for (const { value } of given ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
