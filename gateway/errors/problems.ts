import { isRecord } from '../../contract/isRecord.ts';
import type { RestError } from '../rest/RestError.ts';
import type { PlaceToCheck } from '../schema/types.generated.ts';
import { message, type MessageText } from '../messages/message.ts';
import { errorMessage } from './toGraphQLError.ts';
import { placeToCheck } from './placesToCheck.ts';

/** An error in one field of the input; names joined by dots, empty for the input as a whole (GAP-158). */
export interface FieldError {
  path: string;
  message: MessageText;
}

/** 402: repeat the same input with `force: true` (ERR-03, ERR-04). */
export interface ConfirmationRequired {
  __typename: 'ConfirmationRequired';
  message: MessageText;
  messages: MessageText[];
}

/** 403 (ERR-06). */
export interface Forbidden {
  __typename: 'Forbidden';
  message: MessageText;
}

/** 400, 409 or 422 with fields (ERR-02). */
export interface InvalidInput {
  __typename: 'InvalidInput';
  message: MessageText;
  fieldErrors: FieldError[];
}

/** 400, 409 or 422 without fields (ERR-01). */
export interface Rejected {
  __typename: 'Rejected';
  message: MessageText;
  messages: MessageText[];
}

/** 404 (ERR-07). */
export interface NotFound {
  __typename: 'NotFound';
  message: MessageText;
}

/** A write was sent and its outcome is unknown. */
export interface OutcomeUnknown {
  __typename: 'OutcomeUnknown';
  message: MessageText;
  check: PlaceToCheck;
  /** Finds what the write may have made; absent where a repeat asks a back end that knows the key. */
  write?: SentWrite;
}

/** The session is of another account than the page that the write comes from shows; nothing was sent. */
export interface OtherAccount {
  __typename: 'OtherAccount';
  message: MessageText;
}

/** A mutation with an unknown outcome. */
export interface SentWrite {
  fieldName: string;
  /** Its input, parsed by the schema. */
  input: unknown;
  /** Milliseconds, by the gateway's clock. */
  beganAt: number;
}

/** The results of a mutation other than its payload (GAP-159). */
export type Problem = ConfirmationRequired | Forbidden | InvalidInput | Rejected | NotFound | OutcomeUnknown;

/**
 * The problem that a mutation's failed call means; null for an error to throw (401, 5xx, a call that was not sent).
 * @param toPath the path in the input of a field in the call
 */
export function toProblem(
  error: RestError,
  fieldName: string,
  toPath: (field: string) => string,
): Problem | null {
  if (error.isOutcomeUnknown) return outcomeUnknown(fieldName);
  const { status, messages, fields } = error;
  const texts = [...messages, ...fields.map((field) => field.message)];
  switch (status) {
    case 402:
      return {
        __typename: 'ConfirmationRequired',
        message: texts[0] ?? errorMessage('CONFIRMATION_REQUIRED'),
        messages: texts,
      };
    case 403:
      return { __typename: 'Forbidden', message: texts.join(' ') || errorMessage('FORBIDDEN') };
    case 404:
      return { __typename: 'NotFound', message: texts.join(' ') || errorMessage('NOT_FOUND') };
    case 400:
    case 409:
    case 422:
      return fields.length > 0 ? invalidInput(error, toPath) : rejected(texts);
    default:
      return null;
  }
}

function invalidInput({ messages, fields }: RestError, toPath: (field: string) => string): InvalidInput {
  const fieldErrors = [
    ...fields.map(({ field, message: text }) => ({ path: toPath(field), message: text })),
    ...messages.map((text) => ({ path: '', message: text })),
  ];
  return { __typename: 'InvalidInput', message: fieldErrors[0]?.message ?? '', fieldErrors };
}

/** A write that the back end refused; without texts a general one. */
export function rejected(texts: readonly MessageText[]): Rejected {
  const [first = errorMessage('BAD_REQUEST'), ...others] = texts;
  return { __typename: 'Rejected', message: first, messages: [first, ...others] };
}

/** The result of a mutation that was not run, because the session is of another account by now. */
export const otherAccount = (): OtherAccount => ({
  __typename: 'OtherAccount',
  message: message('ERROR.OTHER_ACCOUNT'),
});

/** Whether a mutation's result is that its outcome is unknown. */
export const isOutcomeUnknown = (answer: unknown): answer is OutcomeUnknown =>
  isRecord(answer) && answer['__typename'] === 'OutcomeUnknown';

/** The result of a mutation whose write may have been done. */
export function outcomeUnknown(fieldName: string): OutcomeUnknown {
  const check = placeToCheck(fieldName);
  return { __typename: 'OutcomeUnknown', message: message(`OUTCOME.${check}`), check };
}
