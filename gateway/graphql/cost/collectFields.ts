import {
  isCompositeType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { isIncluded, type Variables } from './argumentValues.ts';

/** Selections of one object that are resolved once. */
export interface FieldGroup {
  parentType: GraphQLCompositeType;
  field: GraphQLField<unknown, unknown>;
  nodes: [FieldNode, ...FieldNode[]];
}

/** The fragments and variables that the selections of an operation refer to. */
export interface Operation {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Variables;
}

/**
 * The fields that are selected on a type, directly and by fragments, those of every possible type included.
 *
 * @param keyOf selections with an equal key are one group
 */
export function collectFields(
  { schema, fragments, variables }: Operation,
  type: GraphQLCompositeType,
  selectionSets: readonly SelectionSetNode[],
  keyOf: (parentType: GraphQLCompositeType, node: FieldNode) => string,
): FieldGroup[] {
  const groups = new Map<string, FieldGroup>();
  const spread = new Set<string>();

  const addField = (parentType: GraphQLCompositeType, node: FieldNode): void => {
    const field = schema.getField(parentType, node.name.value);
    const key = keyOf(parentType, node);
    const group = groups.get(key);
    if (group) group.nodes.push(node);
    else if (field) groups.set(key, { parentType, field, nodes: [node] });
  };

  const addSelections = (parentType: GraphQLCompositeType, { selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (!isIncluded(selection, variables)) continue;
      if (selection.kind === Kind.FIELD) {
        addField(parentType, selection);
        continue;
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        if (spread.has(selection.name.value)) continue;
        spread.add(selection.name.value);
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      const name = fragment?.typeCondition?.name.value;
      const condition = name === undefined ? parentType : schema.getType(name);
      if (fragment && isCompositeType(condition)) addSelections(condition, fragment.selectionSet);
    }
  };

  for (const selectionSet of selectionSets) addSelections(type, selectionSet);
  return [...groups.values()];
}
