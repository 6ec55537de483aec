/** One wrong field of a request; a nested name is joined by dots: `billingAddress.city` (GAP-158). */
export interface FieldError {
  field: string;
  message: string;
}

/** A refusal a handler throws on purpose: it becomes an answer with this status and body, and is not logged as an error. */
export abstract class Failure extends Error {
  abstract readonly status: number;
  abstract readonly body: object;
}

/** 400 with messages for the user (ERR-01). */
export class Rejected extends Failure {
  readonly status = 400;
  readonly body: { messages: string[] };
  constructor(...messages: [string, ...string[]]) {
    super(messages.join(' '));
    this.body = { messages };
  }
}

/** 400 with field errors (ERR-02). */
export class InvalidFields extends Failure {
  readonly status = 400;
  readonly body: { fields: FieldError[] };
  constructor(fields: FieldError[]) {
    super(fields.map(({ field, message }) => `${field}: ${message}`).join('; '));
    this.body = { fields };
  }
}

/** 401: nobody is logged in, or the session is over (AUTH-17). */
export class Unauthorized extends Failure {
  readonly status = 401;
  readonly body: { message: string };
  constructor(message = 'Please log in.') {
    super(message);
    this.body = { message };
  }
}

/** 402: done only when the same request comes again with `force=1` (ERR-03, ERR-04). */
export class ConfirmationRequired extends Failure {
  readonly status = 402;
  readonly body: { messages: string[] };
  constructor(...messages: [string, ...string[]]) {
    super(messages.join(' '));
    this.body = { messages };
  }
}

/** 403: logged in, but without the right to do this (ERR-06). */
export class Forbidden extends Failure {
  readonly status = 403;
  readonly body: { message: string };
  constructor(message = 'You are not allowed to do this.') {
    super(message);
    this.body = { message };
  }
}

/** 404: no such thing, or not one of this customer's (ERR-07). */
export class NotFound extends Failure {
  readonly status = 404;
  readonly body: { message: string };
  constructor(message = 'Not found.') {
    super(message);
    this.body = { message };
  }
}
