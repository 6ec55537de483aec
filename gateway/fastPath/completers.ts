import { defaultTypeResolver, type GraphQLAbstractType, type GraphQLLeafType } from 'graphql';
import { CompletionError } from './CompletionError.ts';
import type { FieldPlan } from './FieldPlan.ts';
import type { ObjectPlan } from './ObjectPlan.ts';
import { ResolveInfo } from './ResolveInfo.ts';
import { invalid, ResultNode, type Content } from './ResultNode.ts';

/** Completes the values of a field, or the items of its list: turns resolved values into result values. */
export abstract class Completer {
  readonly field: FieldPlan;
  readonly isNullable: boolean;

  constructor(field: FieldPlan, isNullable: boolean) {
    this.field = field;
    this.isNullable = isNullable;
  }

  /** The result value of an entry: at once, null until a promise settles, or `invalid`. */
  complete(value: unknown, parent: ResultNode, key: string | number): unknown {
    if (!isPromiseLike(value)) return this.#completeSettled(value, parent, key);
    const put = (completed: unknown): void => {
      if (completed === invalid) parent.propagateNull();
      else parent.content[key] = completed;
    };
    parent.execution.waitFor(
      value,
      (settled) => put(this.#completeSettled(settled, parent, key)),
      (error) => put(this.fail(error, parent, key)),
    );
    return null;
  }

  /** Records an error of an entry; the entry becomes null, or its parent when it is non-null. */
  fail(error: unknown, parent: ResultNode, key: string | number): null | typeof invalid {
    parent.execution.recordError(error, this.field.nodes, parent, key);
    return this.isNullable ? null : invalid;
  }

  #completeSettled(value: unknown, parent: ResultNode, key: string | number): unknown {
    if (value == null) return this.isNullable ? null : this.fail(missingValue(this.field), parent, key);
    try {
      if (value instanceof Error) throw value;
      return this.convert(value, parent, key);
    } catch (error) {
      return this.fail(error, parent, key);
    }
  }

  /** Converts a value that is not null. Throws CompletionError for one that does not fit the type. */
  protected abstract convert(value: {}, parent: ResultNode, key: string | number): unknown;
}

/** Completes scalars and enums. */
export class LeafCompleter extends Completer {
  readonly #type: GraphQLLeafType;

  constructor(field: FieldPlan, isNullable: boolean, type: GraphQLLeafType) {
    super(field, isNullable);
    this.#type = type;
  }

  protected convert(value: {}): unknown {
    let coerced: unknown;
    try {
      coerced = this.#type.coerceOutputValue(value);
    } catch (error) {
      throw new CompletionError(error instanceof Error ? error.message : String(error), { cause: error });
    }
    if (coerced == null) throw new CompletionError(`${this.#type.name} cannot represent the value.`);
    return coerced;
  }
}

export class ListCompleter extends Completer {
  readonly #item: Completer;

  constructor(field: FieldPlan, isNullable: boolean, item: Completer) {
    super(field, isNullable);
    this.#item = item;
  }

  protected convert(value: {}, parent: ResultNode, key: string | number): unknown {
    if (!isIterable(value))
      throw new CompletionError(
        `Expected Iterable, but did not find one for field "${coordinateOf(this.field)}".`,
      );
    const items: unknown[] = [];
    // The entries of a list are its items by index.
    const node = new ResultNode(parent.execution, parent, key, this.isNullable, items as unknown as Content);
    for (const item of value) {
      const completed = this.#item.complete(item, node, items.length);
      if (completed === invalid) return node.nullOut();
      items.push(completed);
    }
    return items;
  }
}

export class ObjectCompleter extends Completer {
  readonly #plan: ObjectPlan;

  constructor(field: FieldPlan, isNullable: boolean, plan: ObjectPlan) {
    super(field, isNullable);
    this.#plan = plan;
  }

  protected convert(value: {}, parent: ResultNode, key: string | number): unknown {
    return completeObject(this.#plan, value, parent, key, this.isNullable);
  }
}

/** Completes interfaces and unions; the type of a value is found by `resolveType`, which has to be synchronous. */
export class AbstractCompleter extends Completer {
  readonly #type: GraphQLAbstractType;
  readonly #plans: ReadonlyMap<unknown, ObjectPlan>;

  /** @param plans of each possible type, by name */
  constructor(
    field: FieldPlan,
    isNullable: boolean,
    type: GraphQLAbstractType,
    plans: ReadonlyMap<unknown, ObjectPlan>,
  ) {
    super(field, isNullable);
    this.#type = type;
    this.#plans = plans;
  }

  protected convert(value: {}, parent: ResultNode, key: string | number): unknown {
    const resolveType = this.#type.resolveType ?? defaultTypeResolver;
    const info = new ResolveInfo(this.field, parent);
    const name = resolveType(value, parent.execution.contextValue, info, this.#type);
    const plan = this.#plans.get(name);
    // A fault of a resolver, not of the value: not a CompletionError.
    if (!plan) throw new Error(`resolveType of ${this.#type.name} returned no possible type.`);
    return completeObject(plan, value, parent, key, this.isNullable);
  }
}

function completeObject(
  plan: ObjectPlan,
  source: unknown,
  parent: ResultNode,
  key: string | number,
  isNullable: boolean,
): unknown {
  const node = new ResultNode(parent.execution, parent, key, isNullable, plan.createContent());
  return plan.fillNode(node, source) ? node.content : node.nullOut();
}

const missingValue = (field: FieldPlan): CompletionError =>
  new CompletionError(`Cannot return null for non-nullable field ${coordinateOf(field)}.`);

const coordinateOf = ({ parentType, definition }: FieldPlan): string =>
  `${parentType.name}.${definition.name}`;

const isPromiseLike = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** A string is iterable but not a list. */
const isIterable = (value: {}): value is Iterable<unknown> =>
  typeof value === 'object' && Symbol.iterator in value;
