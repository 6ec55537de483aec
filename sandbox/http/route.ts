import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { operations } from '../../contract/apiV3.generated.ts';
import type { Database } from '../db/tables.ts';
import type { Attribute } from './attributes.ts';
import type { FileAnswer } from './FileAnswer.ts';
import type { UploadedFile } from './UploadedFile.ts';
import { idempotently } from './idempotently.ts';
import type { Mail } from '../mail/sendMail.ts';
import type { Session } from './session.ts';
import type { TokenSigner } from './tokens.ts';

/** The contract's operation ids. */
export type OperationId = keyof operations;

type Parameters<Op extends OperationId> = operations[Op] extends { parameters: infer P } ? P : never;
/** The path or query fields of an operation. */
export type Part<Op extends OperationId, Name extends 'path' | 'query'> =
  Parameters<Op> extends { [K in Name]?: infer V }
    ? [NonNullable<V>] extends [never]
      ? NoFields
      : NonNullable<V>
    : NoFields;
type NoFields = Record<string, never>;

type Content<T> = T extends { content: infer C } ? C : never;
/** The JSON (or the multipart fields) an operation takes. */
export type Body<Op extends OperationId> = operations[Op] extends { requestBody?: infer B }
  ? Content<B> extends { 'application/json': infer Fields }
    ? Fields
    : Content<B> extends { 'multipart/form-data': infer Fields }
      ? Fields
      : undefined
  : undefined;

type Responses<Op extends OperationId> = operations[Op] extends { responses: infer R } ? R : never;
type Success<Op extends OperationId> = Responses<Op>[Extract<keyof Responses<Op>, 200 | 201 | 202 | 204>];
type JsonOf<R> = R extends { content: { 'application/json': infer A } } ? A : never;

/** The JSON of an operation's successful answer; `never` where it has none. */
export type JsonAnswer<Op extends OperationId> = JsonOf<Success<Op>>;

/** The result of a handler: the contract's JSON, undefined where there is no body, or a file. */
export type Answer<Op extends OperationId> = [JsonAnswer<Op>] extends [never]
  ? FileAnswer | undefined
  : JsonAnswer<Op> | FileAnswer;

/** The parts of a call that depend on neither its operation nor its session. */
export interface CallBasics {
  files: UploadedFile[];
  /** The language asked for (header Locale), one of the portal's; 'en' without one. */
  locale: string;
  /** Upper-case code: the one of header CC when the customer has it, else the customer's first. */
  currency: string;
  /** Header Idempotency-Key. */
  idempotencyKey: string | null;
  db: Kysely<Database>;
  tokens: TokenSigner;
  /** Whether integrations may connect to addresses of the inner network. */
  localFtp: boolean;
  log: FastifyBaseLogger;
  /** Address of the portal, for links in mails; null where it is not known. */
  portalUrl: string | null;
  /** Called with each mail that goes into the outbox. */
  onMail: (mail: Mail) => void;
  /** For cookies and headers; the answer itself is what the handler returns. */
  reply: FastifyReply;
}

/** A call of one operation, checked against the contract. */
export interface PublicCall<Op extends OperationId> extends CallBasics {
  path: Part<Op, 'path'>;
  query: Part<Op, 'query'>;
  body: Body<Op>;
  session: Session | null;
}

/** A call of a logged-in user. */
export interface Call<Op extends OperationId> extends PublicCall<Op> {
  session: Session;
}

/** A call whose writes are committed together, or not at all. */
export interface WriteCall<Op extends OperationId> extends Call<Op> {
  db: Transaction<Database>;
}

/** A handler of an operation; `createApp` takes method, path and schemas from the contract. */
export interface Route {
  readonly operationId: string;
  readonly attribute: Attribute | null;
  readonly isPublic: boolean;
  /**
   * A method on purpose: its parameter may then be narrower; the request was checked against this operation's schemas.
   */
  handle(
    call: CallBasics & { path: unknown; query: unknown; body: unknown; session: Session | null },
  ): Promise<unknown>;
}

/**
 * Serves an operation to logged-in users: 401 without a session, 403 without the attribute.
 * @example route('getOrder', 'order_view', async ({ path, session, db }) => readOrder(db, session, path.id))
 * @param attribute the permission it needs; null where every logged-in user may call it.
 */
export function route<Op extends OperationId>(
  operationId: Op,
  attribute: Attribute | null,
  handle: (call: Call<Op>) => Promise<Answer<Op>>,
): Route {
  return { operationId, attribute, isPublic: false, handle };
}

/**
 * Serves a write to logged-in users, in a transaction and once per Idempotency-Key: a repeat gets the first answer.
 *
 * @example
 * idempotentRoute('createAccountAccess', 'user_list', createAccount),
 */
export function idempotentRoute<Op extends OperationId>(
  operationId: Op,
  attribute: Attribute | null,
  handle: (call: WriteCall<Op>) => Promise<Answer<Op>>,
): Route {
  return {
    operationId,
    attribute,
    isPublic: false,
    handle: (call: Call<Op>) => idempotently(operationId, call, (db) => handle({ ...call, db })),
  };
}

/** Serves an operation that the contract leaves open to visitors; the session is null for them. */
export function publicRoute<Op extends OperationId>(
  operationId: Op,
  handle: (call: PublicCall<Op>) => Promise<Answer<Op>>,
): Route {
  return { operationId, attribute: null, isPublic: true, handle };
}
