import {
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
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
  const key = planKey(document, operation, variableValues);
  let plan = plans.get(key);
  if (!plan) {
    try {
      plan = planOperation(schema, document, operation, rootType, variableValues);
    } catch (error) {
      // A condition whose variable has a default, and was given as null.
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
    plans.set(key, plan);
  }
  const before = plan.size;
  const result = await new Execution(plan, contextValue, variableValues).run();
  // Its abstract types are planned when their first values come.
  if (plan.size > before) {
    // An entry that is set to the same value keeps its size.
    plans.delete(key);
    plans.set(key, plan);
  }
  return result;
}

/** As many as graphql's `execute` reports. */
const maxErrors = 50;

/** The memory of a plan and its document, in units of half a kilobyte. */
export const planSize = ({ size, operation }: Pick<OperationPlan, 'size' | 'operation'>): number =>
  size + 10 + Math.ceil((operation.loc?.source.body.length ?? 0) / 5);

/**
 * The plans of all operations. The size of one is what it takes, in half kilobytes: about one a field, whatever the length of
 * the text, since a fragment is planned wherever it is spread and an operation with ten conditions has up to a thousand plans;
 * and what its document takes, which it keeps: some hundred bytes a character.
 */
const plans = new LRUCache<string, OperationPlan>({
  maxSize: 150_000,
  sizeCalculation: planSize,
});

/** The key of a plan within its operation: the values of the variables in @skip and @include. */
interface Planned {
  id: number;
  conditions: string[];
}

const planned = new WeakMap<OperationDefinitionNode, Planned>();
let lastId = 0;

function planKey(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { coerced }: VariableValues,
): string {
  let known = planned.get(operation);
  if (!known) {
    known = { id: ++lastId, conditions: conditionVariables(document) };
    planned.set(operation, known);
  }
  return `${known.id} ${known.conditions.map((name) => coerced[name]).join()}`;
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
