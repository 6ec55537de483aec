import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

const maxDepth = 20;

/**
 * Refuses operations whose fields lie deeper than 20. Fragments count as what they hold; each is measured once,
 * so that spreading them in each other costs nothing.
 */
export function maxDepthRule(context: ValidationContext): ASTVisitor {
  const measured = new Map<FragmentDefinitionNode, number>();

  const depthOf = ({ selections }: SelectionSetNode): number => {
    let depth = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = context.getFragment(selection.name.value);
        if (fragment) depth = Math.max(depth, depthOfFragment(fragment));
      } else if (selection.selectionSet) {
        const own = selection.kind === Kind.FIELD ? 1 : 0;
        depth = Math.max(depth, own + depthOf(selection.selectionSet));
      } else depth = Math.max(depth, 1);
    }
    return depth;
  };

  const depthOfFragment = (fragment: FragmentDefinitionNode): number => {
    const known = measured.get(fragment);
    if (known !== undefined) return known;
    // A fragment within itself is another rule's fault to report; here it must only end.
    measured.set(fragment, 0);
    const depth = depthOf(fragment.selectionSet);
    measured.set(fragment, depth);
    return depth;
  };

  return {
    OperationDefinition(operation) {
      const depth = depthOf(operation.selectionSet);
      // Introspection as GraphiQL asks for it is deep, and bounded by itself.
      const isIntrospection = operation.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
      );
      if (depth > maxDepth && !isIntrospection) {
        context.reportError(
          new GraphQLError(`The operation is ${depth} fields deep; ${maxDepth} are allowed.`, {
            nodes: operation,
          }),
        );
      }
    },
  };
}
