import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  type GraphQLResolveInfo,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

type LookAheadInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

/**
 * Whether the operation asks the object that this resolver gives for a field, directly or through fragments:
 * then a call that the field needs can leave together with the resolver's own.
 */
export function selectsField(info: LookAheadInfo, name: string): boolean {
  return info.fieldNodes.some(({ selectionSet }) => selectionSet && setSelects(selectionSet, name, info));
}

function setSelects({ selections }: SelectionSetNode, name: string, info: LookAheadInfo): boolean {
  return selections.some((selection) => {
    if (!isIncluded(selection, info)) return false;
    if (selection.kind === 'Field') return selection.name.value === name;
    const target = selection.kind === 'InlineFragment' ? selection : info.fragments[selection.name.value];
    return target !== undefined && setSelects(target.selectionSet, name, info);
  });
}

function isIncluded(selection: SelectionNode, { variableValues }: LookAheadInfo): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variableValues);
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variableValues);
  return skip?.['if'] !== true && include?.['if'] !== false;
}
