/** One wrong field of a request; a nested name is joined by dots: `billingAddress.city` (GAP-158). */
export interface FieldError {
  field: string;
  message: string;
}

/** An expected failure of a handler: it becomes an answer with this status and body, and is not logged as an error. */
export abstract class Failure extends Error {
  abstract readonly status: number;
  abstract readonly body: object;
}

abstract class FailureWithMessages extends Failure {
  readonly body: { messages: string[] };
  constructor(...messages: [string, ...string[]]) {
    super(messages.join(' '));
    this.body = { messages };
  }
}

abstract class FailureWithMessage extends Failure {
  readonly body: { message: string };
  constructor(message: string) {
    super(message);
    this.body = { message };
  }
}

/**
 * 400 with messages for the user (ERR-01).
 *
 * @example
 * throw new Rejected('You cannot change the account you are logged in with.');
 */
export class Rejected extends FailureWithMessages {
  readonly status = 400;
}

/**
 * 400 with field errors (ERR-02).
 *
 * @example
 * throw new InvalidFields([{ field: 'message', message: 'Please enter a value.' }]);
 */
export class InvalidFields extends Failure {
  readonly status = 400;
  readonly body: { fields: FieldError[] };
  constructor(fields: FieldError[]) {
    super(fields.map(({ field, message }) => `${field}: ${message}`).join('; '));
    this.body = { fields };
  }
}

/** 401: not logged in, or the session has ended (AUTH-17). */
export class Unauthorized extends FailureWithMessage {
  readonly status = 401;
  constructor(message = 'Please log in.') {
    super(message);
  }
}

/** 402: the same request with `force=1` goes through (ERR-03, ERR-04). */
export class ConfirmationRequired extends FailureWithMessages {
  readonly status = 402;
}

/** 403: the session lacks the permission (ERR-06). */
export class Forbidden extends FailureWithMessage {
  readonly status = 403;
  constructor(message = 'You are not allowed to do this.') {
    super(message);
  }
}

/**
 * 404: does not exist, or belongs to another customer (ERR-07).
 *
 * @example
 * if (!order) throw new NotFound();
 */
export class NotFound extends FailureWithMessage {
  readonly status = 404;
  constructor(message = 'Not found.') {
    super(message);
  }
}
