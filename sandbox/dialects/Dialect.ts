import type { Shape } from '../../contract/reader/Shape.ts';

/** A value in JSON that has no parts. */
export type Scalar = boolean | number | string;

/** A shape of values without parts. */
export type ScalarShape = Exclude<
  Shape,
  { type: 'object' | 'list' | 'map' | 'oneOf' | 'ref' | 'any' | 'money' }
>;

/** An answer in JSON; without a value its body is empty. */
export interface JsonAnswer {
  status: number;
  value?: unknown;
}

/**
 * How a back end writes what the contract describes: the documents name its fields, but seldom their JSON types. Values
 * come in as the contract has them, and their meaning stays the same.
 */
export interface Dialect {
  contentType: string;
  /** Whether JSON is sent in gzip to callers that accept it. */
  isCompressed: boolean;
  /** A value; `name` is its schema and property: `Order.orderedAt`, or the schema alone for a named one: `OrderStatus`. */
  scalar(value: Scalar, shape: ScalarShape, name: string): unknown;
  money(value: { [amount: string]: unknown }): unknown;
  /** Of values that are written already. */
  list(values: unknown[]): unknown;
  object(value: Record<string, unknown>): unknown;
  map(value: Record<string, unknown>): unknown;
  /** The answer to a write that was done. */
  written(operationId: string, answer: JsonAnswer): JsonAnswer;
  /** The answer to a call that was refused or failed. */
  failure(answer: JsonAnswer): JsonAnswer;
}
