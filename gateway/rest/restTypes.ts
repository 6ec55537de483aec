import type { operations } from '../../contract/apiV3Promised.generated.ts';
import type { MultipartBody } from './multipart.ts';
import type { operationTable } from '../../contract/operations.generated.ts';

type OperationTable = typeof operationTable;

/** Every call of the contract, by operationId. */
export type OperationId = keyof operations & keyof OperationTable;

/** The calls that read. Log-out is a GET too, and changes something. */
export type ReadId = Exclude<
  { [O in OperationId]: OperationTable[O]['method'] extends 'GET' ? O : never }[OperationId],
  'logout'
>;

/** A call that reads by a file, so that its method is POST. */
export type SearchId = 'oemBatchSearch';

/** The calls that change something. */
export type WriteId = Exclude<OperationId, ReadId | SearchId>;

/** The calls that answer files which the gateway reads whole. */
export type FileId = 'getDocumentPdf' | 'getStatementFile' | 'downloadDocuments';

type ParametersOf<O extends OperationId> = operations[O]['parameters'];
type PathOf<P> = P extends { path: infer V } ? { path: V } : { path?: never };
type QueryOf<P> = P extends { query: infer V }
  ? { query: V }
  : P extends { query?: infer V }
    ? [NonNullable<V>] extends [never]
      ? { query?: never }
      : { query?: NonNullable<V> }
    : never;
type ContentOf<B> = B extends { content: infer C } ? C[keyof C] : never;
type BodyOf<O extends OperationId> = operations[O] extends { requestBody?: infer B }
  ? ContentOf<NonNullable<B>>
  : never;

/** The options of any call. */
export interface CallOptions {
  path?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  force?: boolean | undefined;
}

/** Values of the path's placeholders and of the query, as the contract types them. */
export type ReadOptions<O extends OperationId> = CallOptions &
  PathOf<ParametersOf<O>> &
  QueryOf<ParametersOf<O>>;

/** As ReadOptions, with the body, and `force`, which becomes the query parameter force=1 (ERR-04, GAP-160). */
export type WriteOptions<O extends OperationId> = ReadOptions<O> &
  ([BodyOf<O>] extends [never] ? { body?: never } : { body?: BodyOf<O> | MultipartBody }) & {
    force?: boolean;
  };

/** Makes the options argument optional where nothing in it is required. */
export type OptionsArgument<T> = object extends T ? [options?: T] : [options: T];

type SuccessOf<R> = R[keyof R & (200 | 201 | 202 | 204)];

/** The answer of a successful call: the type of its JSON body, undefined where there is none. */
export type AnswerOf<O extends OperationId> =
  SuccessOf<operations[O]['responses']> extends infer Success
    ? Success extends { content: { 'application/json': infer Body } }
      ? Body
      : undefined
    : never;
