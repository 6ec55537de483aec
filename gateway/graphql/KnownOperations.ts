import {
  getVariableValues,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { Execution, type Result } from './execution/Execution.ts';
import { planQuery, type Plan } from './execution/plan.ts';

/** A query that has run before. */
export class KnownOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly #schema: GraphQLSchema;
  /** Names of the variables that let selections in or keep them out. */
  readonly #conditions: readonly string[];
  /** By the values of these variables. */
  readonly #plans = new LRUCache<string, Plan>({ max: maxPlans });

  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    this.#schema = schema;
    this.document = document;
    this.operation = operation;
    this.#conditions = conditionsOf(document);
  }

  /** Runs it; null for variables that do not fit: nothing has run then. */
  run(context: unknown, variables: Readonly<Record<string, unknown>>): Promise<Result> | null {
    const definitions = this.operation.variableDefinitions ?? [];
    const { variableValues } = getVariableValues(this.#schema, definitions, variables, { maxErrors: 1 });
    if (!variableValues) return null;
    const key = this.#conditions.map((name) => variableValues.coerced[name]).join();
    let plan = this.#plans.get(key);
    if (!plan) {
      plan = planQuery(this.#schema, this.document, this.operation, variableValues);
      this.#plans.set(key, plan);
    }
    return new Execution(plan, context, variableValues).run();
  }
}

/** One with ten conditions would have a thousand. */
const maxPlans = 16;

/**
 * How many characters of text are kept, the client's ten times over; what is made of a text takes a hundred times
 * as much memory.
 */
const maxSize = 500_000;

/**
 * The queries that have gone through every check of a document in this process, by their text. The checks of a
 * document do not depend on who sends it, so they need not be made again (docs/decisions/fast-lane.md).
 */
export class KnownOperations {
  readonly #schema: GraphQLSchema;
  readonly #operations = new LRUCache<string, KnownOperation>({
    maxSize,
    sizeCalculation: (_operation, text) => text.length + 1,
  });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Learns what passed Yoga's checks and is about to run. */
  plugin(): Plugin {
    return { onExecute: ({ args }) => this.#learn(args.document) };
  }

  /** The query of a text, if it has run before. */
  find(text: string): KnownOperation | null {
    return this.#operations.get(text) ?? null;
  }

  #learn(document: DocumentNode): void {
    const text = document.loc?.source.body;
    if (text === undefined || this.#operations.has(text)) return;
    const [operation, ...others] = document.definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    if (!operation || others.length > 0 || operation.operation !== OperationTypeNode.QUERY) return;
    this.#operations.set(text, new KnownOperation(this.#schema, document, operation));
  }
}

function conditionsOf(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ arguments: given }) {
      // Of a query's directives only @skip and @include take arguments.
      for (const { value } of given ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
