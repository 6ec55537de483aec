import { getDirectiveValues, Kind, parse } from 'graphql';
import type {
  DefinitionNode,
  DocumentNode,
  FieldDefinitionNode,
  GraphQLDirective,
  InputObjectTypeDefinitionNode,
  ObjectTypeDefinitionNode,
  ObjectTypeExtensionNode,
} from 'graphql';
import { argumentsOf } from './argumentsOf.ts';
import { describe } from './describe.ts';
import { readMutation, type Mutation } from './readMutation.ts';

/**
 * Writes out `@mutation`: the input's common fields, the payload, the result union, and their descriptions. What a
 * module defines or describes itself stays as it is.
 *
 * @param document definitions of all modules
 * @param directive `@mutation` as gateway/schema/shorthand.graphql defines it
 * @throws for a mutation without the directive or with unexpected names, and for mutations that share a payload but
 *   not the problems
 */
export function expandMutations(document: DocumentNode, directive: GraphQLDirective): DocumentNode {
  const mutations = document.definitions
    .flatMap((definition) => (isMutationType(definition) ? (definition.fields ?? []) : []))
    .map((field) => readMutation(field, getDirectiveValues(directive, field)));
  const added = [
    ...mutations.filter(({ hasInput }) => !hasInput).map(({ input }) => `input ${input}`),
    ...mutations.flatMap(({ payload, payloadField }) =>
      payloadField ? `type ${payload} { ${payloadField} }` : [],
    ),
    ...Map.groupBy(mutations, ({ result }) => result)
      .values()
      .map(unionOf),
  ];
  const parsed = added.flatMap((sdl) => parse(sdl, { noLocation: true }).definitions);
  const definitions = [...document.definitions, ...parsed];
  return { ...document, definitions: definitions.map((definition) => expand(definition, mutations)) };
}

type MutationType = (ObjectTypeDefinitionNode | ObjectTypeExtensionNode) & { name: { value: 'Mutation' } };

const isMutationType = (definition: DefinitionNode): definition is MutationType =>
  (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION) &&
  definition.name.value === 'Mutation';

function expand(definition: DefinitionNode, mutations: readonly Mutation[]): DefinitionNode {
  if (isMutationType(definition)) {
    return { ...definition, fields: definition.fields?.map((field) => expandField(field, mutations)) };
  }
  if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
    const mutation = mutations.find(({ input }) => input === definition.name.value);
    return mutation ? expandInput(definition, mutation) : definition;
  }
  if (definition.kind === Kind.OBJECT_TYPE_DEFINITION) {
    const users = mutations.filter(({ payload }) => payload === definition.name.value);
    return users.length
      ? describe(definition, `Payload of ${namesOf(users)}: the mutation succeeded.`)
      : definition;
  }
  return definition;
}

function expandField(field: FieldDefinitionNode, mutations: readonly Mutation[]): FieldDefinitionNode {
  const mutation = mutations.find(({ name }) => name === field.name.value);
  if (!mutation) return field;
  return {
    ...field,
    arguments: argumentsOf(`"Input of \`${mutation.name}\`." input: ${mutation.input}!`),
    type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: mutation.result } },
  };
}

const force = argumentsOf(`
  """
  Confirms what the back end asked in \`ConfirmationRequired\`. No reason to ask is documented for this mutation, but a
  back end may have one. Once the user has agreed, send the same input again with \`true\` and a new idempotencyKey.
  """
  force: Boolean! = false
`);

const idempotencyKey = argumentsOf(`
  """
  Identifies this write: 1 to 200 ASCII characters without spaces. Sent again with the same key and input, it is not done
  again, also with a fresh token: the first result is returned.
  """
  idempotencyKey: String
`);

function expandInput(
  input: InputObjectTypeDefinitionNode,
  mutation: Mutation,
): InputObjectTypeDefinitionNode {
  const own = input.fields ?? [];
  const asksToConfirm = mutation.problems.includes('ConfirmationRequired');
  const common = [...(asksToConfirm ? force : []), ...idempotencyKey];
  const missing = common.filter(({ name }) => !own.some((field) => field.name.value === name.value));
  return { ...describe(input, `Input of \`${mutation.name}\`.`), fields: [...own, ...missing] };
}

function unionOf(mutations: readonly Mutation[]): string {
  const [first] = mutations;
  if (!first) return '';
  const members = [first.payload, ...first.problems].join(' | ');
  if (mutations.some(({ problems }) => problems.join() !== first.problems.join())) {
    throw new Error(`${namesOf(mutations)} share ${first.result}, but not their problems.`);
  }
  return `"Result of ${namesOf(mutations)}: the payload, or the problem that prevented it." union ${first.result} = ${members}`;
}

const list = new Intl.ListFormat('en');
const namesOf = (mutations: readonly Mutation[]): string =>
  list.format(mutations.map(({ name }) => `\`${name}\``));
