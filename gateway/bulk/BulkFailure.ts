import { GraphQLError } from 'graphql';

/** Why a bulk read cannot start or cannot continue, as errors for the caller. */
export class BulkFailure extends Error {
  override readonly name = 'BulkFailure';
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super(errors[0]?.message ?? 'The bulk read failed.');
    this.errors = errors;
  }
}

/** A failure with one error of ours. */
export const bulkFailure = (code: string, message: string, extensions: object = {}): BulkFailure =>
  new BulkFailure([new GraphQLError(message, { extensions: { code, ...extensions } })]);
