import {
  getNamedType,
  isCompositeType,
  Kind,
  print,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { callsOfWindow } from '../../relay/callsOfWindow.ts';
import { maxSize } from '../../relay/connection.ts';
import { isIncluded, readArgument, unknown, withDefaults, type Variables } from './argumentValues.ts';
import { createFieldCosts, type FieldCost, type Read } from './fieldCost.ts';

/** Estimates operations of a schema. */
export type EstimateCost = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
) => number;

/** An object of the answer, or as many alike as a list holds, and what is asked of it. */
interface Place {
  type: GraphQLCompositeType;
  sets: readonly SelectionSetNode[];
  count: number;
  /** Calls that have given this object already. */
  known: Set<string>;
  /** Fields that it knows from where it was named. */
  held: Set<string>;
  /** Lengths of lists in it that the field before it told. */
  sizes: ReadonlyMap<string, number>;
}

/** Fields of one object that ask for the same with the same arguments, whatever their aliases: one resolution. */
interface Group {
  parentType: string;
  field: GraphQLField<unknown, unknown>;
  nodes: FieldNode[];
}

/**
 * Estimates how many calls to the back end an operation takes at most, from the document and its variables; with
 * null for the variables, whatever they are. Equal reads of one object count once, as they are sent once.
 */
export function createEstimate(schema: GraphQLSchema): EstimateCost {
  const costOf = createFieldCosts(schema);
  return (document, operation, given) => {
    const variables = withDefaults(operation, given);
    const fragments = new Map(
      document.definitions.flatMap((one) =>
        one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
      ),
    );
    const root = schema.getRootType(operation.operation);
    if (!root) return 0;
    const isMutation = operation.operation === 'mutation';
    let once = new Set<string>();
    let calls = 0;

    const visit = (place: Place): void => {
      for (const group of collect(place, isMutation && place.type === root)) {
        // A write forgets what was read before it.
        if (isMutation && place.type === root) once = new Set();
        visitField(place, group);
      }
    };

    const visitField = (place: Place, { parentType, field, nodes: [node, ...others] }: Group): void => {
      if (!node) return;
      const cost = costOf(parentType, field);
      const type = getNamedType(field.type);
      const size = sizeOf(cost, node, variables);
      const ownSize = place.sizes.get(field.name) ?? size;
      const count = place.count * (cost.isList ? ownSize : 1);
      const sets = [node, ...others].flatMap(({ selectionSet }) => selectionSet ?? []);
      const child: Place | null = isCompositeType(type)
        ? {
            type,
            sets,
            count,
            known: new Set(),
            held: new Set(),
            sizes: new Map(cost.sizedFields.map((name) => [name, size])),
          }
        : null;
      const windows = cost.isConnection ? callsOfWindow((name) => readArgument(node, name, variables)) : 1;
      calls += place.held.has(field.name) ? 0 : callsOf(cost, place, child) * windows;
      if (child) visit(child);
    };

    const callsOf = ({ weight, reads }: FieldCost, place: Place, child: Place | null): number =>
      weight *
      (reads.length === 0
        ? place.count
        : reads.reduce((sum, read) => sum + timesRead(read, place, child), 0));

    const timesRead = (read: Read, place: Place, child: Place | null): number => {
      if (read.each) {
        for (const name of read.holds) child?.held.add(name);
        if (!child || collect(child, false).every(({ field }) => read.holds.has(field.name))) return 0;
        child.known.add(read.call);
        return child.count;
      }
      if (!read.once) child?.known.add(read.call);
      const seen = read.once ? once : place.known;
      // On Query and Viewer equal calls differ by their arguments, which the group stands for.
      const isOwn = read.once || !isRoot(place.type);
      if (isOwn && seen.has(read.call)) return 0;
      if (isOwn) seen.add(read.call);
      return read.once ? 1 : place.count;
    };

    const collect = ({ type, sets }: Pick<Place, 'type' | 'sets'>, isSerial: boolean): Group[] => {
      const groups = new Map<string, Group>();
      const spread = new Set<string>();
      const add = (parent: GraphQLCompositeType, { selections }: SelectionSetNode): void => {
        for (const selection of selections) {
          if (!isIncluded(selection, variables)) continue;
          if (selection.kind === Kind.FIELD) {
            const name = selection.name.value;
            const field = schema.getField(parent, name);
            if (!field) continue;
            const key = isSerial
              ? (selection.alias ?? selection.name).value
              : `${parent.name}.${name}(${
                  selection.arguments
                    ?.map((one) => print(one))
                    .toSorted()
                    .join() ?? ''
                })`;
            const group = groups.get(key);
            if (group) group.nodes.push(selection);
            else groups.set(key, { parentType: parent.name, field, nodes: [selection] });
            continue;
          }
          const target =
            selection.kind === Kind.INLINE_FRAGMENT ? selection : fragmentOf(selection.name.value);
          if (!target) continue;
          const condition = target.typeCondition ? schema.getType(target.typeCondition.name.value) : parent;
          if (isCompositeType(condition)) add(condition, target.selectionSet);
        }
      };
      const fragmentOf = (name: string): FragmentDefinitionNode | undefined => {
        if (spread.has(name)) return undefined;
        spread.add(name);
        return fragments.get(name);
      };
      for (const set of sets) add(type, set);
      return [...groups.values()];
    };

    visit({
      type: root,
      sets: [operation.selectionSet],
      count: 1,
      known: new Set(),
      held: new Set(),
      sizes: new Map(),
    });
    return calls;
  };
}

const isRoot = ({ name }: GraphQLCompositeType): boolean => name === 'Query' || name === 'Viewer';

const endless = 1_000_000;

const isPageSize = (path: string): boolean => path === 'first' || path === 'last';

/** How long the list is that a field is about. */
function sizeOf({ slicingArguments, assumedSize }: FieldCost, node: FieldNode, variables: Variables): number {
  for (const path of slicingArguments) {
    const value = readArgument(node, path, variables);
    // A list has no greatest length; a page has.
    if (value === unknown) return isPageSize(path) ? maxSize : endless;
    if (Array.isArray(value)) return value.length;
    if (typeof value === 'number') return value;
  }
  return assumedSize;
}
