import { defaultTypeResolver, GraphQLError, type GraphQLAbstractType, type GraphQLLeafType } from 'graphql';
import { FieldInfo } from './FieldInfo.ts';
import type { FieldPlan } from './FieldPlan.ts';
import type { ObjectPlan } from './ObjectPlan.ts';
import { failed, Place, type Content } from './Place.ts';

/** Where a value of one type stands: that of a field, or an item of its list. */
export abstract class Position {
  readonly field: FieldPlan;
  readonly isNullable: boolean;

  constructor(field: FieldPlan, isNullable: boolean) {
    this.field = field;
    this.isNullable = isNullable;
  }

  /** The value as it is answered: at once, or null until it has arrived; `failed` when it may not be null. */
  accept(value: unknown, parent: Place, key: string | number): unknown {
    if (!isPromiseLike(value)) return this.#complete(value, parent, key);
    const put = (completed: unknown): void => {
      if (completed === failed) parent.takeBack();
      else parent.content[key] = completed;
    };
    parent.execution.wait(
      value,
      (arrived) => put(this.#complete(arrived, parent, key)),
      (error) => put(this.fail(error, parent, key)),
    );
    return null;
  }

  /** Notes why there is no value. */
  fail(error: unknown, parent: Place, key: string | number): null | typeof failed {
    parent.execution.note(error, this.field.nodes, parent, key);
    return this.isNullable ? null : failed;
  }

  #complete(value: unknown, parent: Place, key: string | number): unknown {
    if (value == null) return this.isNullable ? null : this.fail(isMissing(this.field), parent, key);
    try {
      if (value instanceof Error) throw value;
      return this.convert(value, parent, key);
    } catch (error) {
      return this.fail(error, parent, key);
    }
  }

  /** What a value that is there is answered as. Throws for one that does not fit. */
  protected abstract convert(value: {}, parent: Place, key: string | number): unknown;
}

export class LeafPosition extends Position {
  readonly #type: GraphQLLeafType;

  constructor(field: FieldPlan, isNullable: boolean, type: GraphQLLeafType) {
    super(field, isNullable);
    this.#type = type;
  }

  protected convert(value: {}): unknown {
    const converted = this.#type.coerceOutputValue(value);
    if (converted == null) throw new Error(`${this.#type.name} cannot represent the value.`);
    return converted;
  }
}

export class ListPosition extends Position {
  readonly #item: Position;

  constructor(field: FieldPlan, isNullable: boolean, item: Position) {
    super(field, isNullable);
    this.#item = item;
  }

  protected convert(value: {}, parent: Place, key: string | number): unknown {
    if (!isIterable(value)) {
      const { parentType, definition } = this.field;
      throw new GraphQLError(
        `Expected Iterable, but did not find one for field "${parentType.name}.${definition.name}".`,
      );
    }
    const items: unknown[] = [];
    // A list's items are entries by number.
    const place = new Place(parent.execution, parent, key, this.isNullable, items as unknown as Content);
    for (const item of value) {
      const completed = this.#item.accept(item, place, items.length);
      if (completed === failed) return place.giveUp();
      items.push(completed);
    }
    return items;
  }
}

export class ObjectPosition extends Position {
  readonly #plan: ObjectPlan;

  constructor(field: FieldPlan, isNullable: boolean, plan: ObjectPlan) {
    super(field, isNullable);
    this.#plan = plan;
  }

  protected convert(value: {}, parent: Place, key: string | number): unknown {
    return answerObject(this.#plan, value, parent, key, this.isNullable);
  }
}

/** An interface's or a union's value: which of its types it is, it says itself. */
export class AbstractPosition extends Position {
  readonly #type: GraphQLAbstractType;
  readonly #plans: ReadonlyMap<unknown, ObjectPlan>;

  /** @param plans of each type that it may be, by name */
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

  protected convert(value: {}, parent: Place, key: string | number): unknown {
    const typeOf = this.#type.resolveType ?? defaultTypeResolver;
    const name = typeOf(value, parent.execution.context, new FieldInfo(this.field, parent), this.#type);
    const plan = this.#plans.get(name);
    if (!plan) throw new Error(`A ${this.#type.name} does not say which of its types it is.`);
    return answerObject(plan, value, parent, key, this.isNullable);
  }
}

function answerObject(
  plan: ObjectPlan,
  source: unknown,
  parent: Place,
  key: string | number,
  isNullable: boolean,
): unknown {
  const place = new Place(parent.execution, parent, key, isNullable, plan.createContent());
  return plan.fillIn(place, source) ? place.content : place.giveUp();
}

const isMissing = ({ parentType, definition }: FieldPlan): Error =>
  new Error(`Cannot return null for non-nullable field ${parentType.name}.${definition.name}.`);

const isPromiseLike = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** Text can be iterated over too, but is no list. */
const isIterable = (value: {}): value is Iterable<unknown> =>
  typeof value === 'object' && Symbol.iterator in value;
