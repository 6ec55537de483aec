import { readFileSync } from 'node:fs';
import {
  buildSchema,
  executeSync,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
  type ExecutionResult,
  type GraphQLOutputType,
  type GraphQLType,
} from 'graphql';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const documents = new Map(
  Object.entries(JSON.parse(readFileSync('persisted.json', 'utf8')) as Record<string, string>).map(
    ([id, text]) => [id, { text, document: parse(text) }],
  ),
);

/** Ids of the client's stored operations. */
export const storedIds: readonly string[] = [...documents.keys()];

const stored = (id: string) => {
  const operation = documents.get(id);
  if (!operation) throw new Error(`${id} is not in persisted.json`);
  return operation;
};

/** Variables that a stored operation takes: what may be left out is left out, and all that a condition includes is asked for. */
export function variablesOf(id: string): Record<string, unknown> {
  const [operation] = stored(id).document.definitions;
  if (operation?.kind !== 'OperationDefinition') return {};
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      inputOf(typeFromAST(schema, type)),
    ]),
  );
}

function inputOf(type: GraphQLType | undefined): unknown {
  if (type && getNamedType(type).name === 'Boolean') return true;
  if (!type || !isNonNullType(type)) return null;
  const needed = getNullableType(type);
  if (isListType(needed)) return [];
  if (isEnumType(needed)) return needed.getValues()[0]?.name;
  if (isInputObjectType(needed))
    return Object.fromEntries(
      Object.values(needed.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, inputOf(field.type)]),
    );
  return needed.name === 'Int' ? 1 : '1';
}

/**
 * Answers a stored operation as the schema has it. There is one object of each type, and every value of it is of a state, as
 * if all of it changed with each write.
 */
export function answerOperation(
  id: string,
  variables: Record<string, unknown>,
  state: number,
): ExecutionResult {
  const { text, document } = stored(id);
  const valueOf = (type: GraphQLOutputType, name: string, parent: string): unknown => {
    const nullable = getNullableType(type);
    if (isListType(nullable)) return [valueOf(nullable.ofType, name, parent)];
    if (isEnumType(nullable)) return nullable.getValues().at(state % nullable.getValues().length)?.name;
    if (nullable.name === 'ID') return `${parent}:1`;
    if (nullable.name === 'Int' || nullable.name === 'Float') return state;
    if (nullable.name === 'Boolean') return state % 2 === 1;
    return 'getFields' in nullable || isAbstractType(nullable) ? {} : `${name} ${state}`;
  };
  return executeSync({
    schema,
    document,
    variableValues: variables,
    fieldResolver: (_source, _args, _context, { returnType, fieldName, parentType }) =>
      valueOf(returnType, fieldName, parentType.name),
    // The type that the operation reads most of; a write succeeds.
    typeResolver: (_value, _context, _info, abstract) => {
      const types = schema
        .getPossibleTypes(abstract)
        .filter((type) => !type.getInterfaces().some(({ name }) => name === 'Problem'));
      return (types.find(({ name }) => text.includes(`on ${name} {`)) ?? types[0])?.name;
    },
  });
}
