import type { FieldPlan } from './FieldPlan.ts';
import type { Content, Place } from './Place.ts';

/** The fields that an operation asks of an object of one type. */
export class ObjectPlan {
  readonly #fields: readonly FieldPlan[];
  readonly #empty: Content;

  constructor(fields: readonly FieldPlan[]) {
    this.#fields = fields;
    this.#empty = Object.fromEntries(fields.map(({ key }) => [key, null]));
  }

  /** An answer with all of its keys, so that it needs not grow. */
  createContent(): Content {
    return { ...this.#empty };
  }

  /** Puts an object's fields into its answer. Answers whether all of them could be had that must be. */
  fillIn(place: Place, source: unknown): boolean {
    const { content } = place;
    for (const field of this.#fields) {
      const value = field.execute(source, place);
      if (typeof value === 'symbol') return false;
      content[field.key] = value;
    }
    return true;
  }
}
