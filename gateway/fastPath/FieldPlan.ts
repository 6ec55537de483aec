import {
  getArgumentValues,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql';
import type { Completer } from './Completer.ts';
import { ResolveInfo, type SelectedField } from './ResolveInfo.ts';
import type { Args, FieldWithArgs, ResultNode } from './ResultNode.ts';

type Definition = GraphQLField<unknown, unknown>;

/** A selected field with its resolver and the completion of its values. */
export class FieldPlan implements SelectedField, FieldWithArgs {
  readonly key: string;
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
  readonly definition: Definition;
  readonly parentType: GraphQLObjectType;
  readonly #name: string;
  readonly #resolve: Definition['resolve'];
  readonly #completer: Completer;

  constructor(
    key: string,
    nodes: readonly [FieldNode, ...FieldNode[]],
    definition: Definition,
    parentType: GraphQLObjectType,
    createCompleter: (field: FieldPlan) => Completer,
  ) {
    this.key = key;
    this.nodes = nodes;
    this.definition = definition;
    this.parentType = parentType;
    this.#name = definition.name;
    this.#resolve = definition.resolve;
    this.#completer = createCompleter(this);
  }

  /** Resolves and completes the field: its value, null until a promise settles, or `invalid`. */
  execute(source: unknown, parent: ResultNode): unknown {
    const completer = this.#completer;
    let value: unknown;
    try {
      value = this.#resolve
        ? this.#resolve(
            source,
            this.#args(parent),
            parent.execution.contextValue,
            new ResolveInfo(this, parent),
          )
        : this.#readProperty(source, parent);
    } catch (error) {
      return completer.fail(error, parent, this.key);
    }
    return completer.complete(value, parent, this.key);
  }

  coerceArgs(variableValues: GraphQLResolveInfo['variableValues']): Args {
    return getArgumentValues(this.definition, this.nodes[0], variableValues);
  }

  #args(parent: ResultNode): Args {
    return this.definition.args.length === 0 ? noArgs : parent.execution.argsOf(this);
  }

  /** graphql's default resolver: the source's property of the field's name, called when it is a function. */
  #readProperty(source: unknown, parent: ResultNode): unknown {
    if (!isObject(source)) return undefined;
    const value = source[this.#name];
    return typeof value === 'function'
      ? value.call(source, this.#args(parent), parent.execution.contextValue, new ResolveInfo(this, parent))
      : value;
  }
}

const noArgs: Args = Object.freeze({});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
