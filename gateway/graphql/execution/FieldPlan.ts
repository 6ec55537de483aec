import {
  getArgumentValues,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql';
import { FieldInfo } from './FieldInfo.ts';
import type { Place } from './Place.ts';
import type { Position } from './positions.ts';

type Args = Readonly<Record<string, unknown>>;
type Definition = GraphQLField<unknown, unknown>;

/** A field of an object as an operation asks for it. */
export class FieldPlan {
  /** Its name in the answer. */
  readonly key: string;
  /** Where the document asks for it, which may be several times. */
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
  readonly definition: Definition;
  readonly parentType: GraphQLObjectType;
  readonly #name: string;
  readonly #resolve: Definition['resolve'];
  readonly #position: Position;

  constructor(
    key: string,
    nodes: readonly [FieldNode, ...FieldNode[]],
    definition: Definition,
    parentType: GraphQLObjectType,
    positionOf: (field: FieldPlan) => Position,
  ) {
    this.key = key;
    this.nodes = nodes;
    this.definition = definition;
    this.parentType = parentType;
    this.#name = definition.name;
    this.#resolve = definition.resolve;
    this.#position = positionOf(this);
  }

  /** The field of an object whose answer is being filled: its value, `failed`, or null until it has arrived. */
  execute(source: unknown, place: Place): unknown {
    const position = this.#position;
    let value: unknown;
    try {
      value = this.#resolve
        ? this.#resolve(source, this.#args(place), place.execution.context, new FieldInfo(this, place))
        : this.#property(source, place);
    } catch (error) {
      return position.fail(error, place, this.key);
    }
    return position.accept(value, place, this.key);
  }

  /** The field's arguments with the variables of a run. Throws GraphQLError for what does not fit. */
  readArgs(variableValues: GraphQLResolveInfo['variableValues']): Args {
    return getArgumentValues(this.definition, this.nodes[0], variableValues);
  }

  #args(place: Place): Args {
    return this.definition.args.length === 0 ? noArgs : place.execution.argsOf(this);
  }

  /** What a field without a resolver is: the source's property of its name, called when it is a function. */
  #property(source: unknown, place: Place): unknown {
    if (typeof source !== 'object' || source === null) return undefined;
    const value: unknown = (source as Args)[this.#name];
    return typeof value === 'function'
      ? value.call(source, this.#args(place), place.execution.context, new FieldInfo(this, place))
      : value;
  }
}

const noArgs: Args = Object.freeze({});
