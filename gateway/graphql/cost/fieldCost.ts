import {
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isListType,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

/** What a field of the schema costs, as its directives or the conventions say (docs/decisions/operation-cost.md). */
export interface FieldCost {
  /** Calls to the back end, each time that it is resolved. */
  weight: number;
  /** Which call it is, where equal ones count once. */
  reads: { call: string; once: boolean; each: boolean; holds: ReadonlySet<string> } | null;
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
      cost: values(cost, field),
      listSize: values(listSize, field),
      reads: values(reads, field),
    };
    const found: FieldCost = {
      weight: given.cost ? Number(given.cost['weight']) : conventionalWeight(parentType, isConnection),
      reads: given.reads
        ? {
            call: String(given.reads['call']),
            once: given.reads['once'] === true,
            each: given.reads['each'] === true,
            holds: new Set(['__typename', 'id', 'dbId', ...strings(given.reads['holds'])]),
          }
        : null,
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

const values = (
  directive: GraphQLDirective | null | undefined,
  { astNode }: GraphQLField<unknown, unknown>,
) => (directive && astNode ? getDirectiveValues(directive, astNode) : undefined);

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
