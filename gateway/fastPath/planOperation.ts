import {
  getDirectiveValues,
  getNullableType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isLeafType,
  isListType,
  isNullableType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Completer } from './Completer.ts';
import { AbstractCompleter, LeafCompleter, ListCompleter, ObjectCompleter } from './completers.ts';
import { FieldPlan } from './FieldPlan.ts';
import { ObjectPlan } from './ObjectPlan.ts';

type VariableValues = GraphQLResolveInfo['variableValues'];
type Nodes = [FieldNode, ...FieldNode[]];

/** An operation prepared for execution: for each type in it, the fields selected and how to complete them. */
export interface OperationPlan {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: GraphQLResolveInfo['fragments'];
  /** The root fields that are resolved together: all fields of a query, each field of a mutation by itself. */
  readonly steps: readonly ObjectPlan[];
  /** Fields planned so far: an abstract type is planned when its first value comes. */
  readonly size: number;
}

/**
 * Plans a query or mutation of a validated document. A plan holds for all variables with the same values in
 * @skip and @include.
 */
export function planOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  rootType: GraphQLObjectType,
  variableValues: VariableValues,
): OperationPlan {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  const planner = new Planner(schema, fragments, variableValues);
  const fields = planner.planFields(rootType, [operation.selectionSet]);
  const steps =
    operation.operation === OperationTypeNode.MUTATION
      ? fields.map((field) => new ObjectPlan([field]))
      : [new ObjectPlan(fields)];
  return {
    schema,
    operation,
    fragments,
    steps,
    get size() {
      return planner.size;
    },
  };
}

class Planner {
  readonly #schema: GraphQLSchema;
  readonly #fragments: OperationPlan['fragments'];
  readonly #variableValues: VariableValues;
  size = 0;

  constructor(schema: GraphQLSchema, fragments: OperationPlan['fragments'], variableValues: VariableValues) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#variableValues = variableValues;
  }

  /** The fields of a type that selection sets select, merged by response key. */
  planFields(type: GraphQLObjectType, selectionSets: readonly SelectionSetNode[]): FieldPlan[] {
    const nodesByKey = new Map<string, Nodes>();
    const seen = new Set<string>();
    for (const selectionSet of selectionSets) this.#collect(type, selectionSet, nodesByKey, seen);
    return [...nodesByKey].map(([key, nodes]) => this.#planField(type, key, nodes));
  }

  #planField(type: GraphQLObjectType, key: string, nodes: Nodes): FieldPlan {
    const definition = this.#schema.getField(type, nodes[0].name.value);
    this.size++;
    if (!definition) throw new Error(`${type.name} has no field ${nodes[0].name.value}.`);
    return new FieldPlan(key, nodes, definition, type, (field) =>
      this.#createCompleter(definition.type, field),
    );
  }

  #planObject(type: GraphQLObjectType, selectionSets: readonly SelectionSetNode[]): ObjectPlan {
    return new ObjectPlan(this.planFields(type, selectionSets));
  }

  #createCompleter(type: GraphQLOutputType, field: FieldPlan): Completer {
    const isNullable = isNullableType(type);
    const within = getNullableType(type);
    if (isListType(within))
      return new ListCompleter(field, isNullable, this.#createCompleter(within.ofType, field));
    if (isLeafType(within)) return new LeafCompleter(field, isNullable, within);
    const selectionSets = field.nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (!isAbstractType(within))
      return new ObjectCompleter(field, isNullable, this.#planObject(within, selectionSets));
    return new AbstractCompleter(field, isNullable, within, (name) => {
      const possible = this.#schema.getPossibleTypes(within).find((one) => one.name === name);
      return possible ? this.#planObject(possible, selectionSets) : null;
    });
  }

  /** graphql's CollectFields: adds the fields that a selection set selects on a type. */
  #collect(
    type: GraphQLObjectType,
    { selections }: SelectionSetNode,
    nodesByKey: Map<string, Nodes>,
    seen: Set<string>,
  ): void {
    for (const selection of selections) {
      if (!this.#isIncluded(selection)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const nodes = nodesByKey.get(key);
        if (nodes) nodes.push(selection);
        else nodesByKey.set(key, [selection]);
        continue;
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        if (seen.has(selection.name.value)) continue;
        seen.add(selection.name.value);
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? this.#fragments[selection.name.value] : selection;
      if (fragment && this.#applies(type, fragment.typeCondition?.name.value))
        this.#collect(type, fragment.selectionSet, nodesByKey, seen);
    }
  }

  #applies(type: GraphQLObjectType, name: string | undefined): boolean {
    if (name === undefined || name === type.name) return true;
    const condition = this.#schema.getType(name);
    return isAbstractType(condition) && this.#schema.isSubType(condition, type);
  }

  #isIncluded(selection: SelectionNode): boolean {
    const skip = getDirectiveValues(GraphQLSkipDirective, selection, this.#variableValues);
    const include = getDirectiveValues(GraphQLIncludeDirective, selection, this.#variableValues);
    return skip?.['if'] !== true && include?.['if'] !== false;
  }
}
