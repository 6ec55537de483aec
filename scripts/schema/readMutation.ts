import { print } from 'graphql';
import type { FieldDefinitionNode } from 'graphql';

/** A field of `Mutation` as its module wrote it, and the names of the types that belong to it. */
export interface Mutation {
  name: string;
  input: string;
  /** False if the module gives no `input` argument: then the input has nothing but the common fields. */
  hasInput: boolean;
  payload: string;
  /** SDL of the payload's only field; null if the module writes the payload itself. */
  payloadField: string | null;
  result: string;
  problems: readonly string[];
}

/**
 * @param values the arguments of the field's `@mutation`; undefined without one
 * @throws if there is no `@mutation`, or the input or payload has another name than the one that follows
 */
export function readMutation(
  { name: { value: name }, arguments: given = [], type }: FieldDefinitionNode,
  values: Record<string, unknown> | undefined,
): Mutation {
  if (!values) throw new Error(`Mutation.${name} needs @mutation.`);
  const { payload: fieldName, problems } = values;
  const typeName = name.charAt(0).toUpperCase() + name.slice(1);
  const input = `${typeName}Input`;
  if (given.some((argument) => argument.name.value !== 'input' || print(argument.type) !== `${input}!`)) {
    throw new Error(`Mutation.${name}: the only argument is (input: ${input}!).`);
  }
  const written = print(type);
  const payload = typeof fieldName === 'string' ? `${typeName}Payload` : written.replace(/!$/, '');
  if (!payload.endsWith('Payload')) {
    throw new Error(
      `Mutation.${name}: name the payload's field, @mutation(payload: "…"), or answer a type …Payload.`,
    );
  }
  return {
    name,
    input,
    hasInput: given.length > 0,
    payload,
    payloadField:
      typeof fieldName === 'string'
        ? `"The \`${written.replace(/!$/, '')}\` after the mutation." ${fieldName}: ${written}`
        : null,
    result: payload.replace(/Payload$/, 'Result'),
    // The answer of any write can be lost, and any may come from a page of another account.
    problems: [...(Array.isArray(problems) ? problems.map(String) : []), 'OtherAccount', 'OutcomeUnknown'],
  };
}
