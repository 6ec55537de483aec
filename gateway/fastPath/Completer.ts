import { CompletionError } from './CompletionError.ts';
import type { SelectedField } from './ResolveInfo.ts';
import { invalid, type ResultNode } from './ResultNode.ts';

/** Completes the values of a field, or the items of its list: turns resolved values into result values. */
export abstract class Completer {
  readonly field: SelectedField;
  readonly isNullable: boolean;

  constructor(field: SelectedField, isNullable: boolean) {
    this.field = field;
    this.isNullable = isNullable;
  }

  /** The result value of an entry: at once, null until a promise settles, or `invalid`. */
  complete(value: unknown, parent: ResultNode, key: string | number): unknown {
    if (!isPromiseLike(value)) return this.#completeSettled(value, parent, key);
    this.#completeLater(value, parent, key);
    return null;
  }

  /** Records an error of an entry; the entry becomes null, or its parent when it is non-null. */
  fail(error: unknown, parent: ResultNode, key: string | number): null | typeof invalid {
    parent.execution.recordError(error, this.field.nodes, parent, key);
    return this.isNullable ? null : invalid;
  }

  /** Apart from `complete`: a function with closures allocates room for what they use on every call. */
  #completeLater(value: PromiseLike<unknown>, parent: ResultNode, key: string | number): void {
    const put = (completed: unknown): void => {
      if (completed === invalid) parent.propagateNull();
      else parent.content[key] = completed;
    };
    parent.execution.waitFor(
      value,
      (settled) => put(this.#completeSettled(settled, parent, key)),
      (error) => put(this.fail(error, parent, key)),
    );
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

const missingValue = (field: SelectedField): CompletionError =>
  new CompletionError(`Cannot return null for non-nullable field ${coordinateOf(field)}.`);

export const coordinateOf = ({ parentType, definition }: SelectedField): string =>
  `${parentType.name}.${definition.name}`;

const isPromiseLike = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
