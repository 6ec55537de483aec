import {
  getOperationAST,
  Kind,
  valueFromASTUntyped,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLErrorOptions,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { maxPageSize } from '../../../contract/pageLimits.ts';
import type { GatewayContext } from '../../context/context.ts';
import { GatewayError } from '../../errors/GatewayError.ts';
import { message, type Message } from '../../messages/message.ts';
import type { Session } from '../../http/session.ts';
import { withDefaults, type Variables } from './argumentValues.ts';
import { refuseVariables } from '../refuseVariables.ts';
import type { ServerContext } from '../replyPlugin.ts';
import { createEstimate, type Estimated } from './estimateCost.ts';

interface OperationCostOptions {
  schema: GraphQLSchema;
  /** Calls to the back end that one operation may take. */
  budget: number;
}

/** The cost of an operation in its answer, in calls to the back end. */
export interface Cost {
  estimate: number;
  budget: number;
}

type Judge<Verdict> = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
) => Verdict;

/** The cost of operations, and whether they may run. */
export interface OperationCosts {
  /** Why an operation may not run with these variables; null when it may. */
  refuse: Judge<GraphQLError | null>;
  costOf: Judge<Cost>;
}

interface Facts {
  /** The estimate whatever the variables are, and the names of the variables that it depends on. */
  most: Estimated;
  /** The latest estimates, by the values of these variables as JSON. */
  estimates: LRUCache<string, Estimated>;
  pageSizes: readonly PageSize[];
}

/** Bounds of the estimates that are kept of an operation; most clients page with few different sizes. */
const keptEstimates = {
  max: 16,
  maxSize: 4000,
  sizeCalculation: (_estimate: Estimated, key: string) => key.length,
};

/**
 * Estimates operations. Refuses those that would take more calls to the back end than the budget, and those that ask
 * for more rows than a page may hold, as literal or as variable (promises: fan-out, page size). Most operations stay
 * within the budget whatever their variables are; they are refused or not by one estimate.
 */
export function createOperationCosts({ schema, budget }: OperationCostOptions): OperationCosts {
  const estimate = createEstimate(schema);
  const facts = new WeakMap<OperationDefinitionNode, Facts>();
  const factsOf = (document: DocumentNode, operation: OperationDefinitionNode): Facts => {
    let known = facts.get(operation);
    if (!known) {
      const most = estimate(document, operation, null);
      known = { most, estimates: new LRUCache(keptEstimates), pageSizes: findPageSizes(document) };
      facts.set(operation, known);
    }
    return known;
  };
  const estimateOf: Judge<Estimated> = (document, operation, given) => {
    const { most, estimates } = factsOf(document, operation);
    if (most.decisive.length === 0) return most;
    const variables = withDefaults(operation, given);
    const key = JSON.stringify(most.decisive.map((name) => variables[name]));
    let known = estimates.get(key);
    if (!known) {
      known = estimate(document, operation, variables);
      estimates.set(key, known);
    }
    return known;
  };
  return {
    refuse(document, operation, variables) {
      const { most, pageSizes } = factsOf(document, operation);
      const refused = refuseVariables(variables) ?? refusePageSizes(pageSizes, operation, variables);
      if (refused || most.calls <= budget) return refused;
      const estimated = estimateOf(document, operation, variables);
      return estimated.calls <= budget ? null : tooExpensive(estimated, budget);
    },
    costOf(document, operation, variables) {
      return { estimate: estimateOf(document, operation, variables).calls, budget };
    },
  };
}

/**
 * Stops operations that are refused before they run, and adds `extensions.cost` to the answers for callers with a
 * bearer in Authorization, and for those that ask for the calls (see debugHeader).
 */
export const operationCostPlugin = ({
  refuse,
  costOf,
}: OperationCosts): Plugin<GatewayContext & ServerContext> => ({
  onExecute({ args: { document, operationName, variableValues, contextValue }, setResultAndStopExecution }) {
    const operation = getOperationAST(document, operationName);
    if (!operation) return undefined;
    const variables = variableValues ?? {};
    const isShown = showsCost(contextValue.session) || contextValue.exchange.showsCalls;
    const refused = refuse(document, operation, variables);
    const extensions = isShown &&
      (refused === null || isTooExpensive(refused)) && {
        extensions: { cost: costOf(document, operation, variables) },
      };
    if (refused) {
      setResultAndStopExecution({ errors: [refused], ...extensions });
      return undefined;
    }
    return {
      onExecuteDone({ result, setResult }) {
        if (extensions && !isAsyncIterable(result)) setResult({ ...result, ...extensions });
      },
    };
  },
});

/** Any other refusal is of variables that no cost can be told for. */
const isTooExpensive = ({ extensions }: GraphQLError): boolean =>
  extensions['code'] === 'OPERATION_TOO_EXPENSIVE';

/** A `first` or `last`. */
interface PageSize {
  argument: ArgumentNode;
  /** The response path of its field; undefined in a fragment, which has several. */
  path: string[] | undefined;
}

/** Programs plan by the cost of their operations; the client does not, and its answers stay as short as they are. */
export const showsCost = ({ source }: Pick<Session, 'source'>): boolean => source === 'authorization';

function tooExpensive({ calls, paths }: Estimated, budget: number): GraphQLError {
  const largest = [...paths]
    .map(([path, ofPath]) => ({ path, calls: ofPath }))
    .toSorted((a, b) => b.calls - a.calls)
    .slice(0, 3);
  const named = largest.map((one) => `${one.path} (${one.calls})`).join(', ');
  return refusal(message('OPERATION.TOO_EXPENSIVE', { calls, budget, largest: named }), {
    code: 'OPERATION_TOO_EXPENSIVE',
    estimate: calls,
    budget,
    largest,
  });
}

/** Every `first` and `last` in a document. */
function findPageSizes(document: DocumentNode): PageSize[] {
  const found: PageSize[] = [];
  visit(document, {
    Argument(argument, _key, _parent, _path, ancestors) {
      if (argument.name.value !== 'first' && argument.name.value !== 'last') return;
      const nodes = ancestors.flatMap((ancestor) => ('kind' in ancestor ? ancestor : []));
      const isInFragment = nodes.some(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
      const names = nodes.flatMap((node) =>
        node.kind === Kind.FIELD ? (node.alias ?? node.name).value : [],
      );
      found.push({ argument, path: isInFragment ? undefined : names });
    },
  });
  return found;
}

function refusePageSizes(
  pageSizes: readonly PageSize[],
  operation: OperationDefinitionNode,
  given: Variables,
): GraphQLError | null {
  if (pageSizes.length === 0) return null;
  const variables = withDefaults(operation, given);
  for (const { argument, path } of pageSizes) {
    const size = valueFromASTUntyped(argument.value, variables);
    if (typeof size !== 'number' || (size >= 1 && size <= maxPageSize)) continue;
    return refusal(
      message('LIST.SIZE', { argument: argument.name.value, size, max: maxPageSize }),
      { code: 'BAD_REQUEST' },
      { nodes: argument, path },
    );
  }
  return null;
}

const refusal = (text: Message, extensions: object, place: GraphQLErrorOptions = {}): GatewayError =>
  new GatewayError(text, { ...place, extensions: { ...extensions, http: { status: 400 } } });
