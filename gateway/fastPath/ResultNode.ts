import type { FieldNode, GraphQLError, GraphQLResolveInfo } from 'graphql';

/** In place of a value that is null although its type is non-null: the parent has to become null instead. */
export const invalid = Symbol('invalid');

/** The fields of an object by response key, or the items of a list by index. */
export type Content = Record<string | number, unknown>;

/** The fields of an object, before they are filled in. Without a prototype: `__proto__` is a response key like any other. */
export class ObjectContent {
  [key: string]: unknown;
}
Object.setPrototypeOf(ObjectContent.prototype, null);

export type Args = Readonly<Record<string, unknown>>;

/** State shared by the nodes of one result; see Execution. */
export interface SharedExecution {
  readonly plan: Pick<GraphQLResolveInfo, 'schema' | 'operation' | 'fragments'>;
  /** The context value that resolvers receive. */
  readonly contextValue: unknown;
  readonly variableValues: GraphQLResolveInfo['variableValues'];
  /** Passes the outcome of a promise on; the execution waits for it. */
  waitFor(
    promise: PromiseLike<unknown>,
    onValue: (value: unknown) => void,
    onError: (error: unknown) => void,
  ): void;
  /** Records why an entry of a node is null, unless the node itself has become null already. */
  recordError(error: unknown, nodes: readonly FieldNode[], parent: ResultNode, key: string | number): void;
  /**
   * Counts what the result grows by: an object's fields, and the characters of a text. False once it has become too
   * large: nothing more is completed.
   */
  grow(fields: number, characters?: number): boolean;
  /** The arguments of a field with the variables of this execution, coerced once for all rows of a list. */
  argsOf(field: FieldWithArgs): Args;
}

export interface FieldWithArgs {
  /** Coerces the field's arguments. Throws GraphQLError for one that does not fit its type. */
  coerceArgs(variableValues: GraphQLResolveInfo['variableValues']): Args;
}

/** An object or a list of the result while it is being filled. */
export class ResultNode {
  readonly execution: SharedExecution;
  /** The object or list that holds this one under `key`; null for the root. */
  readonly parent: ResultNode | null;
  readonly key: string | number;
  readonly isNullable: boolean;
  readonly content: Content;
  #isDiscarded = false;

  constructor(
    execution: SharedExecution,
    parent: ResultNode | null,
    key: string | number,
    isNullable: boolean,
    content: Content,
  ) {
    this.execution = execution;
    this.parent = parent;
    this.key = key;
    this.isNullable = isNullable;
    this.content = content;
  }

  /** Discards this node before its parent has taken its content; returns what the parent takes instead. */
  nullOut(): null | typeof invalid {
    this.#isDiscarded = true;
    return this.isNullable ? null : invalid;
  }

  /** Discards this node after its parent has taken its content: it, or the nearest nullable parent, becomes null. */
  propagateNull(): void {
    const replacement = this.nullOut();
    if (this.parent === null) return;
    if (replacement === null) this.parent.content[this.key] = null;
    else this.parent.propagateNull();
  }

  /** Whether this node or one that holds it has become null, so that nothing in it is part of the result. */
  get isDiscarded(): boolean {
    return this.#isDiscarded || (this.parent?.isDiscarded ?? false);
  }

  /** The path of one of its entries in the result. */
  pathTo(key: string | number): NonNullable<GraphQLError['path']> {
    return this.parent === null ? [key] : [...this.parent.pathTo(this.key), key];
  }
}
