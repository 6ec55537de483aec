import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../errors/toGraphQLError.ts';

/** An invalid upload, detected while its fields are read or while its file is passed on. */
export class UploadError extends GraphQLError {
  constructor(message: string, status: 400 | 413 = 400) {
    const code: ErrorCode = status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST';
    super(message, { extensions: { code, http: { status } } });
  }
}
