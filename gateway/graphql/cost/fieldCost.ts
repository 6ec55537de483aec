import {
  getArgumentValues,
  getNamedType,
  getNullableType,
  isListType,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

/** A call of which equal ones count once. */
export interface Read {
  /** Its operationId. */
  call: string;
  once: boolean;
  each: boolean;
  /** What the field's objects know without it. */
  holds: ReadonlySet<string>;
}

/** What a field of the schema costs, as its directives or the conventions say (docs/decisions/operation-cost.md). */
export interface FieldCost {
  /** Calls to the back end, each time that it is resolved. */
  weight: number;
  /** Which calls they are, where equal ones count once. */
  reads: readonly Read[];
  isConnection: boolean;
  isList: boolean;
  /** The length of a list that no argument tells. */
  assumedSize: number;
  slicingArguments: readonly string[];
  sizedFields: readonly string[];
}

/** A list of unknown length counts as a page. */
const assumedPage = 20;

const rootTypes = new Set(['Query', 'Viewer', 'Mutation']);

/** Reads the costs of a schema's fields, each once. */
export function createFieldCosts(schema: GraphQLSchema) {
  const [cost, listSize, reads] = ['cost', 'listSize', 'reads'].map((name) => schema.getDirective(name));
  const known = new WeakMap<GraphQLField<unknown, unknown>, FieldCost>();
  return (parentType: string, field: GraphQLField<unknown, unknown>): FieldCost => {
    const cached = known.get(field);
    if (cached) return cached;
    const isConnection = getNamedType(field.type).name.endsWith('Connection');
    const given = {
      cost: values(cost, field)[0],
      listSize: values(listSize, field)[0],
    };
    const found: FieldCost = {
      weight: given.cost ? Number(given.cost['weight']) : conventionalWeight(parentType, isConnection),
      reads: values(reads, field).map((read) => ({
        call: String(read['call']),
        once: read['once'] === true,
        each: read['each'] === true,
        holds: new Set(['__typename', 'id', 'dbId', ...strings(read['holds'])]),
      })),
      isConnection,
      isList: isListType(getNullableType(field.type)),
      assumedSize: Number(given.listSize?.['assumedSize'] ?? assumedPage),
      slicingArguments: given.listSize
        ? strings(given.listSize['slicingArguments'])
        : isConnection
          ? ['first', 'last']
          : [],
      sizedFields: given.listSize ? strings(given.listSize['sizedFields']) : isConnection ? ['edges'] : [],
    };
    known.set(field, found);
    return found;
  };
}

/** Without @cost: a mutation, a connection, and each field of Query and Viewer, is one call. */
const conventionalWeight = (parentType: string, isConnection: boolean): number =>
  isConnection || rootTypes.has(parentType) ? 1 : 0;

/** The arguments of a directive, each time that it stands at the field. */
const values = (
  directive: GraphQLDirective | null | undefined,
  { astNode }: GraphQLField<unknown, unknown>,
) =>
  directive
    ? (astNode?.directives ?? [])
        .filter(({ name }) => name.value === directive.name)
        .map((node) => getArgumentValues(directive, node))
    : [];

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
