import type { FieldPlan } from './FieldPlan.ts';
import { invalid, ObjectContent, type Content, type ResultNode } from './ResultNode.ts';

/** The fields that an operation selects on an object of one type. */
export class ObjectPlan {
  readonly #fields: readonly FieldPlan[];
  /** All keys in their order, null; null where a key is not an ordinary property. */
  readonly #template: Content | null;

  constructor(fields: readonly FieldPlan[]) {
    this.#fields = fields;
    this.#template = fields.some(({ key }) => key === '__proto__')
      ? null
      : Object.fromEntries(fields.map(({ key }) => [key, null]));
  }

  /**
   * The content of a new node. Object.assign copies the template in one piece, so that the object does not grow field
   * by field; with spread syntax and many different templates it would copy them property by property.
   */
  createContent(): Content {
    return this.#template ? Object.assign({}, this.#template) : new ObjectContent();
  }

  /**
   * Resolves the fields of a source object into the node's content: all keys in their order, null until their values
   * arrive. Returns false when a non-null field failed: the node is to become null.
   */
  fillNode(node: ResultNode, source: unknown): boolean {
    const { content } = node;
    if (!node.execution.grow(this.#fields.length)) return false;
    for (const field of this.#fields) {
      const value = field.execute(source, node);
      if (value === invalid) return false;
      content[field.key] = value;
    }
    return true;
  }
}
