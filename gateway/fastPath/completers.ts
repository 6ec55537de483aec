import { defaultTypeResolver, type GraphQLAbstractType, type GraphQLLeafType } from 'graphql';
import { Completer, coordinateOf } from './Completer.ts';
import { CompletionError } from './CompletionError.ts';
import type { ObjectPlan } from './ObjectPlan.ts';
import { ResolveInfo, type SelectedField } from './ResolveInfo.ts';
import { invalid, ResultNode, type Content } from './ResultNode.ts';

/** Completes scalars and enums. */
export class LeafCompleter extends Completer {
  readonly #type: GraphQLLeafType;

  constructor(field: SelectedField, isNullable: boolean, type: GraphQLLeafType) {
    super(field, isNullable);
    this.#type = type;
  }

  protected convert(value: {}, parent: ResultNode): unknown {
    let coerced: unknown;
    try {
      coerced = this.#type.coerceOutputValue(value);
    } catch (error) {
      throw new CompletionError(error instanceof Error ? error.message : String(error), { cause: error });
    }
    if (coerced == null) throw new CompletionError(`${this.#type.name} cannot represent the value.`);
    if (typeof coerced === 'string') parent.execution.grow(0, coerced.length);
    return coerced;
  }
}

export class ListCompleter extends Completer {
  readonly #item: Completer;

  constructor(field: SelectedField, isNullable: boolean, item: Completer) {
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
      if (!parent.execution.grow(1)) return node.nullOut();
      const completed = this.#item.complete(item, node, items.length);
      if (completed === invalid) return node.nullOut();
      items.push(completed);
    }
    return items;
  }
}

export class ObjectCompleter extends Completer {
  readonly #plan: ObjectPlan;

  constructor(field: SelectedField, isNullable: boolean, plan: ObjectPlan) {
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
  readonly #planOf: (type: string) => ObjectPlan | null;
  readonly #plans = new Map<string, ObjectPlan | null>();

  /** @param planOf plans the selection on a possible type, when the first value of that type comes; null for another type */
  constructor(
    field: SelectedField,
    isNullable: boolean,
    type: GraphQLAbstractType,
    planOf: (type: string) => ObjectPlan | null,
  ) {
    super(field, isNullable);
    this.#type = type;
    this.#planOf = planOf;
  }

  protected convert(value: {}, parent: ResultNode, key: string | number): unknown {
    const resolveType = this.#type.resolveType ?? defaultTypeResolver;
    const info = new ResolveInfo(this.field, parent);
    const name = resolveType(value, parent.execution.contextValue, info, this.#type);
    let plan = typeof name === 'string' ? this.#plans.get(name) : null;
    if (plan === undefined && typeof name === 'string') this.#plans.set(name, (plan = this.#planOf(name)));
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

/** A string is iterable but not a list. */
const isIterable = (value: {}): value is Iterable<unknown> =>
  typeof value === 'object' && Symbol.iterator in value;
