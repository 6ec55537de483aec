import {
  getArgumentValues,
  getNamedType,
  getNullableType,
  isListType,
  type ConstDirectiveNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { maxPageSize } from '../../../contract/pageLimits.ts';
import { readArgument, unknown, type Variables } from './argumentValues.ts';

/** A call that counts once however often it is needed. */
export interface Read {
  /** Its operationId. */
  call: string;
  /** One call a request. */
  once: boolean;
  /** One call an object that the field gives, when it is asked for more than `holds`. */
  each: boolean;
  holds: ReadonlySet<string>;
}

/** The cost of a field by its directives or the conventions (docs/decisions/operation-cost.md). */
export interface FieldCost {
  /** Calls to the back end each time the field is resolved. */
  weight: number;
  /** Which calls they are, where equal ones count once. */
  reads: readonly Read[];
  isConnection: boolean;
  isList: boolean;
  /** The length of its list when no argument says it. */
  assumedSize: number;
  slicingArguments: readonly string[];
  sizedFields: readonly string[];
  /** The arguments that add calls where they are given. */
  costlyArguments: readonly ArgumentCost[];
}

/** Calls that an argument adds, and whose answers hold the fields that read the same. */
interface ArgumentCost {
  name: string;
  weight: number;
  calls: readonly string[];
}

/** A list of unknown length counts as a page. */
const assumedPage = 20;

const rootTypes = new Set(['Query', 'Viewer', 'Mutation']);

/**
 * Reads the costs of a schema's fields, each once. They are kept by type and field: `__typename` is one field object for
 * all types, and the fields of an interface may be those of its types.
 */
export function createFieldCosts(schema: GraphQLSchema) {
  const known = new Map<string, FieldCost>();
  return (parentType: string, field: GraphQLField<unknown, unknown>): FieldCost => {
    const key = `${parentType}.${field.name}`;
    let cost = known.get(key);
    if (!cost) known.set(key, (cost = readCost(schema, parentType, field)));
    return cost;
  };
}

function readCost(
  schema: GraphQLSchema,
  parentType: string,
  field: GraphQLField<unknown, unknown>,
): FieldCost {
  /** The arguments of a directive, once for each time it stands at the field or at one of its arguments. */
  const argumentsOf = (name: string, at: DirectivesAt) => {
    const directive = schema.getDirective(name);
    const nodes = at?.filter((node) => node.name.value === name) ?? [];
    return directive ? nodes.map((node) => getArgumentValues(directive, node)) : [];
  };
  const isConnection = getNamedType(field.type).name.endsWith('Connection');
  const [cost] = argumentsOf('cost', field.astNode?.directives);
  // The gateway answers meta fields itself.
  const isCall = isConnection || (rootTypes.has(parentType) && !field.name.startsWith('__'));
  const [listSize = isConnection ? connectionSize : {}] = argumentsOf('listSize', field.astNode?.directives);
  return {
    weight: Number(cost?.['weight'] ?? (isCall ? 1 : 0)),
    reads: argumentsOf('reads', field.astNode?.directives).map((read) => ({
      call: String(read['call']),
      once: read['once'] === true,
      each: read['each'] === true,
      holds: new Set(['__typename', 'id', 'dbId', ...strings(read['holds'])]),
    })),
    isConnection,
    isList: isListType(getNullableType(field.type)),
    assumedSize: Number(listSize['assumedSize'] ?? assumedPage),
    slicingArguments: strings(listSize['slicingArguments']),
    sizedFields: strings(listSize['sizedFields']),
    costlyArguments: field.args.flatMap(({ name, astNode }) =>
      argumentsOf('cost', astNode?.directives).map(({ weight }) => ({
        name,
        weight: Number(weight),
        calls: argumentsOf('reads', astNode?.directives).map(({ call }) => String(call)),
      })),
    ),
  };
}

type DirectivesAt = readonly ConstDirectiveNode[] | undefined;

const connectionSize: Record<string, unknown> = {
  slicingArguments: ['first', 'last'],
  sizedFields: ['edges'],
};

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The costly arguments that are given; null is as good as none. */
export function givenArguments(
  { costlyArguments }: FieldCost,
  node: FieldNode,
  variables: Variables,
): readonly ArgumentCost[] {
  // All are read: each is a variable that may decide the estimate.
  return costlyArguments.filter(({ name }) => readArgument(node, name, variables) != null);
}

/** The length of the list that a field is about. A page has a greatest length, any other list has none. */
export function sizeOf(
  { slicingArguments, assumedSize }: FieldCost,
  node: FieldNode,
  variables: Variables,
): number {
  // All are read, not only up to the first that says the length: each is a variable that may decide the estimate.
  const values = slicingArguments.map((path) => ({ path, value: readArgument(node, path, variables) }));
  for (const { path, value } of values) {
    if (value === unknown) return path === 'first' || path === 'last' ? maxPageSize : 1_000_000;
    if (Array.isArray(value)) return value.length;
    if (typeof value === 'number') return value;
  }
  return assumedSize;
}
