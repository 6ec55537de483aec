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
import { FieldPlan } from './FieldPlan.ts';
import { ObjectPlan } from './ObjectPlan.ts';
import { AbstractPosition, LeafPosition, ListPosition, ObjectPosition, type Position } from './positions.ts';

type VariableValues = GraphQLResolveInfo['variableValues'];
type Nodes = [FieldNode, ...FieldNode[]];

/** A query made ready to run: of each type in it, which fields are asked, what they take and what becomes of them. */
export interface Plan {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: GraphQLResolveInfo['fragments'];
  readonly root: ObjectPlan;
}

/**
 * Plans a query of a document that has been validated. The plan holds for all variables that let the same
 * selections in; see `conditionsOf`.
 */
export function planQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variableValues: VariableValues,
): Plan {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  const type = schema.getQueryType();
  if (!type) throw new Error('The schema has no queries.');
  const planner = new Planner(schema, fragments, variableValues);
  return { schema, operation, fragments, root: planner.planObject(type, [operation.selectionSet]) };
}

class Planner {
  readonly #schema: GraphQLSchema;
  readonly #fragments: Plan['fragments'];
  readonly #variableValues: VariableValues;

  constructor(schema: GraphQLSchema, fragments: Plan['fragments'], variableValues: VariableValues) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#variableValues = variableValues;
  }

  planObject(type: GraphQLObjectType, selectionSets: readonly SelectionSetNode[]): ObjectPlan {
    const nodesByKey = new Map<string, Nodes>();
    const seen = new Set<string>();
    for (const selectionSet of selectionSets) this.#collect(type, selectionSet, nodesByKey, seen);
    return new ObjectPlan([...nodesByKey].map(([key, nodes]) => this.#planField(type, key, nodes)));
  }

  #planField(type: GraphQLObjectType, key: string, nodes: Nodes): FieldPlan {
    const definition = this.#schema.getField(type, nodes[0].name.value);
    if (!definition) throw new Error(`${type.name} has no field ${nodes[0].name.value}.`);
    return new FieldPlan(key, nodes, definition, type, (field) => this.#positionOf(definition.type, field));
  }

  #positionOf(type: GraphQLOutputType, field: FieldPlan): Position {
    const isNullable = isNullableType(type);
    const within = getNullableType(type);
    if (isListType(within))
      return new ListPosition(field, isNullable, this.#positionOf(within.ofType, field));
    if (isLeafType(within)) return new LeafPosition(field, isNullable, within);
    const selectionSets = field.nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (!isAbstractType(within))
      return new ObjectPosition(field, isNullable, this.planObject(within, selectionSets));
    const plans = new Map(
      this.#schema
        .getPossibleTypes(within)
        .map((possible) => [possible.name, this.planObject(possible, selectionSets)]),
    );
    return new AbstractPosition(field, isNullable, within, plans);
  }

  /** Adds the fields that a selection set asks of a type, each with all places where it is asked for. */
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
      if (fragment && this.#isOn(type, fragment.typeCondition?.name.value))
        this.#collect(type, fragment.selectionSet, nodesByKey, seen);
    }
  }

  #isOn(type: GraphQLObjectType, name: string | undefined): boolean {
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
