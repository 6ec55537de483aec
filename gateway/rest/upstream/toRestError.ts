import { isWrite } from '../request/isWrite.ts';
import type { Progress } from './Progress.ts';
import { UnreadableBody } from './readAnswer.ts';
import { RestError, type RestErrorKind } from '../RestError.ts';
import type { Stop } from './Stop.ts';
import { BodyError } from './UpstreamBody.ts';

/** The error of a call without an answer. */
export function toRestError(
  cause: unknown,
  { operationId, requestId, method }: { operationId: string; requestId: string; method: string },
  stop: Stop,
  progress: Progress,
): RestError {
  const isOutcomeUnknown = progress.isSent && progress.isWhole && isWrite({ method, operationId });
  return new RestError(kindOf(cause, stop, progress), { operationId, requestId, cause, isOutcomeUnknown });
}

function kindOf(cause: unknown, stop: Stop, { isSent }: Progress): RestErrorKind {
  if (cause instanceof BodyError) return 'aborted';
  if (stop.reason !== null) return stop.reason;
  if (!isSent) return 'unavailable';
  return isProtocolFault(cause) ? 'protocol' : 'network';
}

/**
 * Whether the system took a request's bytes no more, because the connection had ended before: the back end got none of
 * it, or, of a long one, not its end. An error in reading says nothing of what was sent.
 */
export const isUnsent = (cause: unknown): boolean =>
  cause instanceof Error && 'syscall' in cause && cause.syscall === 'write';

export function isProtocolFault(cause: unknown): boolean {
  if (cause instanceof UnreadableBody) return true;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return (
    code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' ||
    code === 'UND_ERR_HEADERS_OVERFLOW' ||
    code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' ||
    (typeof code === 'string' && code.startsWith('HPE_'))
  );
}
