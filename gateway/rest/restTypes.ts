import type { operations } from './apiV3.generated.ts';
import type { operationTable } from './operations.generated.ts';

type OperationTable = typeof operationTable;

/** Every call of the contract, by operationId. */
export type OperationId = keyof operations & keyof OperationTable;

/** The calls that read. */
export type ReadId = {
  [O in OperationId]: OperationTable[O]['method'] extends 'GET' ? O : never;
}[OperationId];

/** The calls that change something. */
export type WriteId = Exclude<OperationId, ReadId>;

type ParametersOf<O extends OperationId> = operations[O]['parameters'];
type PathOf<O extends OperationId> = ParametersOf<O> extends { path: infer P } ? P : never;
type QueryOf<O extends OperationId> = ParametersOf<O> extends { query?: infer Q } ? NonNullable<Q> : never;
type ContentOf<B> = B extends { content: infer C } ? C[keyof C] : never;
type BodyOf<O extends OperationId> = operations[O] extends { requestBody?: infer B }
  ? ContentOf<NonNullable<B>>
  : never;

/** Values of the path's placeholders and of the query, as the contract types them. */
export type ReadOptions<O extends OperationId> = ([PathOf<O>] extends [never]
  ? { path?: never }
  : { path: PathOf<O> }) &
  ([QueryOf<O>] extends [never] ? { query?: never } : { query?: QueryOf<O> });

/** As ReadOptions, with the body, and `force`, which becomes the query parameter force=1 (ERR-04, GAP-160). */
export type WriteOptions<O extends OperationId> = ReadOptions<O> &
  ([BodyOf<O>] extends [never] ? { body?: never } : { body?: BodyOf<O> | FormData }) & { force?: boolean };

/** Makes the options argument optional where nothing in it is required. */
export type OptionsArgument<T> = object extends T ? [options?: T] : [options: T];

type SuccessOf<R> = R[keyof R & (200 | 201 | 202 | 204)];

/** What a successful call answers: the JSON body's type, undefined where there is none. */
export type AnswerOf<O extends OperationId> =
  SuccessOf<operations[O]['responses']> extends infer Success
    ? Success extends { content: { 'application/json': infer Body } }
      ? Body
      : undefined
    : never;
