import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  type GraphQLResolveInfo,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The parts of `GraphQLResolveInfo` that look-ahead needs. */
export type LookAheadInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

/**
 * Whether the operation asks the object that this resolver gives for a field, directly or through fragments:
 * then a call that the field needs can leave together with the resolver's own.
 */
export const selectsField = (info: LookAheadInfo, name: string): boolean =>
  selectsSome(info, (selected) => selected === name);

/** Whether the operation asks the object for another field than these. */
export const selectsOtherThan = (info: LookAheadInfo, names: ReadonlySet<string>): boolean =>
  selectsSome(info, (selected) => !names.has(selected));

type Test = (name: string) => boolean;

/** Loops and no closures: a list of rows looks ahead for each of them. */
function selectsSome(info: LookAheadInfo, isMeant: Test): boolean {
  for (const { selectionSet } of info.fieldNodes)
    if (selectionSet && setSelects(selectionSet, isMeant, info)) return true;
  return false;
}

function setSelects({ selections }: SelectionSetNode, isMeant: Test, info: LookAheadInfo): boolean {
  for (const selection of selections) if (selects(selection, isMeant, info)) return true;
  return false;
}

function selects(selection: SelectionNode, isMeant: Test, info: LookAheadInfo): boolean {
  if (!isIncluded(selection, info)) return false;
  if (selection.kind === 'Field') return isMeant(selection.name.value);
  const target = selection.kind === 'InlineFragment' ? selection : info.fragments[selection.name.value];
  return target !== undefined && setSelects(target.selectionSet, isMeant, info);
}

function isIncluded(selection: SelectionNode, { variableValues }: LookAheadInfo): boolean {
  if (!selection.directives?.length) return true;
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variableValues);
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variableValues);
  return skip?.['if'] !== true && include?.['if'] !== false;
}
