import {
  getNamedType,
  isCompositeType,
  Kind,
  OperationTypeNode,
  print,
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { callsOfWindow } from '../../relay/callsOfWindow.ts';
import { readArgument, unknownVariables, withDefaults, type Variables } from './argumentValues.ts';
import { collectFields, type FieldGroup, type Operation } from './collectFields.ts';
import { createFieldCosts, givenArguments, sizeOf, type FieldCost, type Read } from './fieldCost.ts';

/** The estimated calls of an operation. */
export interface Estimated {
  calls: number;
  /** Calls by path of the fields that make them, such as `viewer.orders.edges.node.items`. */
  paths: ReadonlyMap<string, number>;
  /** The variables that decide the calls, when all are unknown; else none. */
  decisive: readonly string[];
}

/** Estimates operations of a schema; with null for the variables, whatever their values. */
export type EstimateCost = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables | null,
) => Estimated;

/**
 * Estimates how many calls to the back end an operation takes at most, from the document and its variables. Equal reads
 * of one object count once, as they are sent once (docs/decisions/operation-cost.md).
 */
export function createEstimate(schema: GraphQLSchema): EstimateCost {
  const costOf = createFieldCosts(schema);
  return (document, operation, given) => {
    const type = schema.getRootType(operation.operation);
    if (!type) return { calls: 0, paths: new Map(), decisive: [] };
    const definitions = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
    const fragments = new Map(definitions.map((fragment) => [fragment.name.value, fragment]));
    const decisive = new Set<string>();
    const variables =
      given === null ? unknownVariables((name) => decisive.add(name)) : withDefaults(operation, given);
    const estimate = new Estimate({ schema, fragments, variables }, costOf);
    estimate.addRoot(type, operation);
    return { calls: estimate.calls, paths: estimate.paths, decisive: [...decisive] };
  };
}

/** One object of the result, or the alike items of a list. */
interface Objects {
  type: GraphQLCompositeType;
  /** The path of the field that gives them, with a dot at its end; empty for the root. */
  path: string;
  selectionSets: readonly SelectionSetNode[];
  count: number;
  /** Calls whose answers hold these objects. */
  calls: Set<string>;
  /** Fields that are known without a call. */
  held: ReadonlySet<string>;
  /** The length of lists in them, by field, where the field that gives the objects says it. */
  listSizes: ReadonlyMap<string, number>;
}

class Estimate {
  calls = 0;
  readonly paths = new Map<string, number>();
  readonly #operation: Operation;
  readonly #costOf: ReturnType<typeof createFieldCosts>;
  /** Calls that are made once a request and have been counted. */
  #requestCalls = new Set<string>();

  constructor(operation: Operation, costOf: ReturnType<typeof createFieldCosts>) {
    this.#operation = operation;
    this.#costOf = costOf;
  }

  addRoot(type: GraphQLCompositeType, { operation, selectionSet }: OperationDefinitionNode): void {
    const root = { ...nothingKnown(), type, path: '', selectionSets: [selectionSet], count: 1 };
    if (operation !== OperationTypeNode.MUTATION) return this.#addObjects(root);
    for (const mutation of collectFields(this.#operation, type, [selectionSet], responseKey)) {
      // A write clears what was read before it.
      this.#requestCalls = new Set();
      this.#addField(root, mutation);
    }
  }

  #addObjects(objects: Objects): void {
    for (const group of this.#fieldsOf(objects)) this.#addField(objects, group);
  }

  #addField(objects: Objects, { parentType, field, nodes }: FieldGroup): void {
    const { variables } = this.#operation;
    const cost = this.#costOf(parentType.name, field);
    const size = sizeOf(cost, nodes[0], variables);
    const length = cost.isList ? (objects.listSizes.get(field.name) ?? size) : 1;
    const type = getNamedType(field.type);
    const path = objects.path + responseKey(parentType, nodes[0]);
    const children: Objects | null = isCompositeType(type)
      ? {
          ...nothingKnown(),
          type,
          path: `${path}.`,
          selectionSets: nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
          count: objects.count * length,
          listSizes: new Map(cost.sizedFields.map((name) => [name, size])),
        }
      : null;
    if (!objects.held.has(field.name)) {
      const windows = cost.isConnection ? this.#windowsOf(nodes[0]) : 1;
      const given = givenArguments(cost, nodes[0], variables);
      for (const call of given.flatMap(({ calls }) => calls)) children?.calls.add(call);
      const added = given.reduce((sum, { weight }) => sum + weight * objects.count, 0);
      this.#add(path, this.#callsOf(cost, objects, children) * windows + added);
    }
    if (children) this.#addObjects(children);
  }

  /** Reads all arguments, whichever decide: each is a variable that may decide the estimate. */
  #windowsOf(node: FieldNode): number {
    const read = (name: string): unknown => readArgument(node, name, this.#operation.variables);
    return callsOfWindow({
      first: read('first'),
      after: read('after'),
      last: read('last'),
      before: read('before'),
    });
  }

  #add(path: string, calls: number): void {
    if (calls === 0) return;
    this.calls += calls;
    this.paths.set(path, (this.paths.get(path) ?? 0) + calls);
  }

  #callsOf({ weight, reads }: FieldCost, parents: Objects, children: Objects | null): number {
    if (reads.length === 0) return weight * parents.count;
    const calls = reads.map((read) => {
      if (read.each) return children ? this.#readEach(read, children) : 0;
      return read.once ? this.#readOnce(read) : this.#readParents(read, parents, children);
    });
    return weight * calls.reduce((sum, one) => sum + one);
  }

  /** A call an object that the field gives, if it is asked for more than it holds. */
  #readEach({ call, holds }: Read, children: Objects): number {
    children.held = holds;
    if (this.#fieldsOf(children).every(({ field }) => holds.has(field.name))) return 0;
    children.calls.add(call);
    return children.count;
  }

  /** A call a request. */
  #readOnce({ call }: Read): number {
    if (this.#requestCalls.has(call)) return 0;
    this.#requestCalls.add(call);
    return 1;
  }

  /** A call an object that the field is asked of; it answers what the field gives, too. */
  #readParents({ call }: Read, parents: Objects, children: Objects | null): number {
    children?.calls.add(call);
    // The fields of Query and Viewer make equal calls with different arguments.
    if (isRoot(parents.type)) return parents.count;
    if (parents.calls.has(call)) return 0;
    parents.calls.add(call);
    return parents.count;
  }

  /** The fields of objects; those with equal arguments are resolved once, whatever their aliases. */
  #fieldsOf({ type, selectionSets }: Objects): FieldGroup[] {
    return collectFields(this.#operation, type, selectionSets, nameAndArguments);
  }
}

const nothingKnown = (): Pick<Objects, 'calls' | 'held' | 'listSizes'> => ({
  calls: new Set(),
  held: new Set(),
  listSizes: new Map(),
});

const isRoot = ({ name }: GraphQLCompositeType): boolean => name === 'Query' || name === 'Viewer';

const responseKey = (_parentType: GraphQLCompositeType, { alias, name }: FieldNode): string =>
  (alias ?? name).value;

const nameAndArguments = (parentType: GraphQLCompositeType, node: FieldNode): string =>
  `${parentType.name}.${node.name.value}(${(node.arguments ?? []).map(print).toSorted().join()})`;
