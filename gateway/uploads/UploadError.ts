import { GatewayError } from '../errors/GatewayError.ts';
import type { Message } from '../messages/message.ts';
import type { ErrorCode } from '../errors/toGraphQLError.ts';

/** An invalid upload, detected while its fields are read or while its file is passed on. */
export class UploadError extends GatewayError {
  constructor(text: Message, status: 400 | 413 = 400) {
    const code: ErrorCode = status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST';
    super(text, { extensions: { code, http: { status } } });
  }
}
