import type * as problems from './problems.ts';

export type ConfirmationRequiredParent = problems.ConfirmationRequired;
export type FieldErrorParent = problems.FieldError;
export type ForbiddenParent = problems.Forbidden;
export type InvalidInputParent = problems.InvalidInput;
export type NotFoundParent = problems.NotFound;
export type OtherAccountParent = problems.OtherAccount;
export type OutcomeUnknownParent = problems.OutcomeUnknown;
export type RejectedParent = problems.Rejected;
