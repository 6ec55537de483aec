import { RestError, type RestErrorKind } from '../rest/RestError.ts';

/** A call that is about to leave. */
export interface WatchedCall {
  operationId: string;
  method: string;
}

/** Follows one call to the back end. */
export interface CallWatch {
  /** Sent instead of the caller's own; null leaves that as it is. */
  readonly traceparent: string | null;
  /** How often it was sent; Upstream counts. */
  attempts: number;
  /** Called once: the status of the answer, or why there is none. */
  end(outcome: number | RestErrorKind): void;
}

/** Hears of every call of a request as it leaves. */
export type WatchCall = (call: WatchedCall) => CallWatch;

/** Waits for a call's answer, or its beginning where it is a stream, and tells the watch how it ended. */
export function followCall<Answer extends { status: number } | { statusCode: number }>(
  answer: Promise<Answer>,
  watch: CallWatch | undefined,
): Promise<Answer> {
  return watch ? tellEnd(answer, watch) : answer;
}

async function tellEnd<Answer extends { status: number } | { statusCode: number }>(
  answer: Promise<Answer>,
  watch: CallWatch,
): Promise<Answer> {
  try {
    const got = await answer;
    watch.end('status' in got ? got.status : got.statusCode);
  } catch (error) {
    watch.end(error instanceof RestError ? error.kind : 'network');
  }
  return answer;
}
