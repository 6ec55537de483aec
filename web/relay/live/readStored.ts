import {
  getStorageKey,
  type IEnvironment,
  type NormalizationSelection,
  type OperationDescriptor,
  type Variables,
} from 'relay-runtime';
import type { Answer } from './compareAnswers.ts';

type Value = Answer[string];
type Source = ReturnType<ReturnType<IEnvironment['getStore']>['getSource']>;

/**
 * What the store says to a query, in the shape of its answer: the screen's own writes are in it, and so is what other
 * queries have brought. Fields that the store does not know are undefined.
 */
export function readStored(environment: IEnvironment, { root }: OperationDescriptor): Answer | undefined {
  return readRecord(environment.getStore().getSource(), root.dataID, root.node.selections, root.variables);
}

function readRecord(
  source: Source,
  id: string,
  selections: readonly NormalizationSelection[],
  variables: Variables,
): Answer | undefined {
  const record: Readonly<Record<string, unknown>> | null | undefined = source.get(id);
  if (!record) return undefined;
  const data: Record<string, Value> = {};
  for (const selection of selections) {
    if (selection.kind === 'InlineFragment') {
      if (selection.type === record['__typename'])
        Object.assign(data, readRecord(source, id, selection.selections, variables));
    } else if (selection.kind === 'Condition') {
      if (variables[selection.condition] === selection.passingValue)
        Object.assign(data, readRecord(source, id, selection.selections, variables));
    } else if (selection.kind === 'ScalarField') {
      data[selection.alias ?? selection.name] = record[getStorageKey(selection, variables)] as Value;
    } else if (selection.kind === 'LinkedField') {
      const link = record[getStorageKey(selection, variables)] as Link;
      const read = (linked: string | null): Value =>
        linked === null ? null : readRecord(source, linked, selection.selections, variables);
      data[selection.alias ?? selection.name] =
        link == null ? link : '__refs' in link ? link['__refs'].map(read) : read(link['__ref']);
    }
  }
  return data;
}

/** A linked field as the store holds it. */
type Link = { readonly __ref: string } | { readonly __refs: readonly (string | null)[] } | null | undefined;
