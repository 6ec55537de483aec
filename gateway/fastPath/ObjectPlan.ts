import type { FieldPlan } from './FieldPlan.ts';
import { invalid, type ResultNode } from './ResultNode.ts';

/** The fields that an operation selects on an object of one type. */
export class ObjectPlan {
  readonly #fields: readonly FieldPlan[];

  constructor(fields: readonly FieldPlan[]) {
    this.#fields = fields;
  }

  /**
   * Resolves the fields of a source object into the node's content: all keys in their order, null until their values
   * arrive. Returns false when a non-null field failed: the node is to become null.
   */
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
