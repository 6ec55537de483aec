import type { RestError } from '../rest/RestError.ts';
import type { PlaceToCheck } from '../schema/resolvers.generated.ts';

/** One field of the input and what is wrong with it; names joined by dots (GAP-158). */
export interface FieldError {
  path: string;
  message: string;
}

/** 402: repeat the same input with `force: true` (ERR-03, ERR-04). */
export interface ConfirmationRequired {
  __typename: 'ConfirmationRequired';
  message: string;
  messages: string[];
}

/** 403 (ERR-06). */
export interface Forbidden {
  __typename: 'Forbidden';
  message: string;
}

/** 400 with fields (ERR-02). */
export interface InvalidInput {
  __typename: 'InvalidInput';
  message: string;
  fieldErrors: FieldError[];
}

/** 400 with messages (ERR-01). */
export interface Rejected {
  __typename: 'Rejected';
  message: string;
  messages: string[];
}

/** 404 (ERR-07). */
export interface NotFound {
  __typename: 'NotFound';
  message: string;
}

/** A write was sent and no answer tells what became of it. */
export interface OutcomeUnknown {
  __typename: 'OutcomeUnknown';
  message: string;
  check: PlaceToCheck;
}

/** What a mutation may answer instead of its payload (GAP-159). */
export type Problem = ConfirmationRequired | Forbidden | InvalidInput | Rejected | NotFound | OutcomeUnknown;

const sentences = {
  400: 'The request was refused.',
  402: 'Please confirm.',
  403: 'You are not allowed to do this.',
  404: 'There is no such thing.',
} as const;

/**
 * The problem that a failed call of a mutation's field stands for; null where it stands for none (401, 5xx, a call
 * that was not sent) and has to be thrown.
 */
export function toProblem(
  { status, messages, fields, isOutcomeUnknown }: RestError,
  fieldName: string,
): Problem | null {
  if (isOutcomeUnknown) return outcomeUnknown(fieldName);
  switch (status) {
    case 402:
      return {
        __typename: 'ConfirmationRequired',
        message: messages[0] ?? sentences[402],
        messages: [...messages],
      };
    case 403:
      return { __typename: 'Forbidden', message: messages[0] ?? sentences[403] };
    case 404:
      return { __typename: 'NotFound', message: messages[0] ?? sentences[404] };
    case 400:
      return fields.length > 0
        ? {
            __typename: 'InvalidInput',
            message: fields[0]?.message ?? sentences[400],
            fieldErrors: fields.map(({ field, message }) => ({ path: field, message })),
          }
        : {
            __typename: 'Rejected',
            message: messages[0] ?? sentences[400],
            messages: messages.length > 0 ? [...messages] : [sentences[400]],
          };
    default:
      return null;
  }
}

const places: Record<PlaceToCheck, string> = {
  CART: 'Look into the cart',
  ORDERS: 'Look at the orders',
  MAILBOX: 'Look into your mailbox',
  PAGE: 'Load the page anew and look',
};

/** What a mutation answers whose write may have been done. */
export function outcomeUnknown(fieldName: string): OutcomeUnknown {
  const check = placeToCheck(fieldName);
  const message = `Whether this was done is not known: the back end did not answer. ${places[check]} before you do it again.`;
  return { __typename: 'OutcomeUnknown', message, check };
}

function placeToCheck(fieldName: string): PlaceToCheck {
  if (/order/i.test(fieldName)) return 'ORDERS';
  if (/cart|lines/i.test(fieldName)) return 'CART';
  return /signup|password/i.test(fieldName) ? 'MAILBOX' : 'PAGE';
}
