import type { GraphQLError } from 'graphql';
import { GatewayError } from '../errors/GatewayError.ts';
import type { Message } from '../messages/message.ts';

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
export const bulkFailure = (code: string, text: Message): BulkFailure =>
  new BulkFailure([new GatewayError(text, { extensions: { code } })]);
