import {
  getNamedType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isUnionType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Whether a value is as GraphQL writes it, so that serializing it would change nothing. */
type Fits = (value: unknown) => boolean;

/** Fields of one object: of each its type, and all that is selected below it. */
type Fields = Map<string, { type: GraphQLOutputType; below: Selected[] }>;

/** A selection set and the type that it selects of. */
interface Selected {
  type: GraphQLCompositeType;
  set: SelectionSetNode;
}

const isString: Fits = (value) => typeof value === 'string';

const scalars = new Map<unknown, Fits>([
  [GraphQLString, isString],
  [GraphQLID, isString],
  [GraphQLBoolean, (value) => typeof value === 'boolean'],
  [GraphQLFloat, Number.isFinite],
  // An Int has 32 bits.
  [GraphQLInt, (value) => typeof value === 'number' && (value | 0) === value],
]);

/**
 * Makes a check of an operation's data: whether every String, Int, Float, Boolean, ID and enum value in it is one. Not
 * looked at: the schema's own scalars, and what is null or left out.
 */
export function createFits(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Fits {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }

  /** Adds the fields of a selection set, by the names that the answer gives them. */
  function collect({ type, set }: Selected, fields: Fields): Fields {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const { alias, name, selectionSet } = selection;
        const definition = isUnionType(type) ? undefined : type.getFields()[name.value];
        // __typename is no value that was read.
        if (!definition) continue;
        const key = (alias ?? name).value;
        const field = fields.get(key) ?? { type: definition.type, below: [] };
        const below = getNamedType(definition.type);
        if (selectionSet && isCompositeType(below)) field.below.push({ type: below, set: selectionSet });
        fields.set(key, field);
      } else {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        const on = inner?.typeCondition ? schema.getType(inner.typeCondition.name.value) : type;
        if (inner && isCompositeType(on)) collect({ type: on, set: inner.selectionSet }, fields);
      }
    }
    return fields;
  }

  function fitsObject(selected: readonly Selected[]): Fits {
    const fields = selected.reduce((all: Fields, one) => collect(one, all), new Map());
    const checks = [...fields].map(([name, { type, below }]) => ({ name, fits: fitsType(type, below) }));
    return (value) => isRecord(value) && checks.every(({ name, fits }) => fits(value[name]));
  }

  function fitsType(type: GraphQLOutputType, below: readonly Selected[]): Fits {
    if (isNonNullType(type)) return fitsType(type.ofType, below);
    const fits = isListType(type) ? fitsList(fitsType(type.ofType, below)) : fitsNamed(type, below);
    return (value) => value == null || fits(value);
  }

  function fitsNamed(type: GraphQLOutputType, below: readonly Selected[]): Fits {
    if (isCompositeType(type)) return fitsObject(below);
    if (isEnumType(type)) return (value) => isString(value) && type.getValue(String(value))?.value === value;
    return scalars.get(type) ?? (() => true);
  }

  const root = schema.getRootType(operation.operation);
  return root ? fitsObject([{ type: root, set: operation.selectionSet }]) : () => false;
}

const fitsList =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every(fits);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
