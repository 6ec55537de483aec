/**
 * The contract's description of a JSON value, reduced to what reading it needs. Every value may be null or absent;
 * only `required` properties of an object must be readable, or the object is not.
 */
export type Shape =
  | { type: 'integer' | 'number' | 'boolean' | 'date' | 'dateTime' | 'currency' | 'any' }
  /** Of a document it is in the document's currency, never in the session's. */
  | { type: 'money'; isOfDocument?: true }
  | { type: 'string'; enum?: readonly string[] }
  | { type: 'const'; value: boolean | string | number }
  | { type: 'list' | 'map'; of: Shape }
  | { type: 'object'; name: string; required: readonly string[]; properties: Readonly<Record<string, Shape>> }
  | { type: 'oneOf'; of: readonly Shape[] }
  | { type: 'ref'; name: string };

/** The shapes of the contract: its schemas by name, and what each operation answers by operationId. */
export interface Shapes {
  schemas: Readonly<Record<string, Shape>>;
  answers: Readonly<Record<string, Shape>>;
}
