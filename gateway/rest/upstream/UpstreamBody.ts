import type { Stop } from './Stop.ts';

/** The body of a call: complete, or arriving in pieces from a caller, who may be slow or break off. */
export type UpstreamBody = string | Buffer | AsyncIterable<Buffer>;

/** A body failed while it arrived; `cause` is its own error. */
export class BodyError extends Error {}

/** Whether a body is still arriving. */
export const isStream = (body: UpstreamBody | undefined): body is AsyncIterable<Buffer> =>
  body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body);

/**
 * Passes a body on; the deadline counts only while the back end takes a piece. `onWhole` is called when everything was
 * passed on.
 * @throws BodyError when the body itself fails
 */
export async function* passOn(
  body: AsyncIterable<Buffer>,
  stop: Stop,
  onWhole: () => void,
): AsyncGenerator<Buffer> {
  let isTaking = false;
  try {
    stop.pauseDeadline();
    for await (const piece of body) {
      stop.restartDeadline();
      isTaking = true;
      yield piece;
      isTaking = false;
      stop.pauseDeadline();
    }
  } catch (cause) {
    // The receiver's end reports its own failures while it takes a piece.
    throw isTaking ? cause : new BodyError('The body failed.', { cause });
  }
  stop.restartDeadline();
  onWhole();
}
