import type { FieldPlan } from './FieldPlan.ts';
import { invalid, type Content, type ResultNode } from './ResultNode.ts';

/** The fields that an operation selects on an object of one type. */
export class ObjectPlan {
  readonly #fields: readonly FieldPlan[];
  readonly #empty: Content;

  constructor(fields: readonly FieldPlan[]) {
    this.#fields = fields;
    this.#empty = Object.fromEntries(fields.map(({ key }) => [key, null]));
  }

  /** A result object with all keys in their order, null until their values arrive. */
  createContent(): Content {
    return { ...this.#empty };
  }

  /** Resolves the fields of a source object. Returns false when a non-null field failed: the node is to become null. */
  fillNode(node: ResultNode, source: unknown): boolean {
    const { content } = node;
    for (const field of this.#fields) {
      const value = field.execute(source, node);
      if (value === invalid) return false;
      content[field.key] = value;
    }
    return true;
  }
}
