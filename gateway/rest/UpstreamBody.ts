import type { Stop } from './Stop.ts';

/** What a call sends: known, or in pieces as they arrive from a caller, who may be slow or break off. */
export type UpstreamBody = string | Buffer | AsyncIterable<Buffer>;

/** Whether a body has yet to arrive. */
export const isStream = (body: UpstreamBody | undefined): body is AsyncIterable<Buffer> =>
  body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body);

/** Passes a body on; the deadline counts only while the back end is waited for. `onWhole` hears when all was passed on. */
export async function* passOn(
  body: AsyncIterable<Buffer>,
  stop: Stop,
  onWhole: () => void,
): AsyncGenerator<Buffer> {
  stop.pauseDeadline();
  for await (const piece of body) {
    stop.restartDeadline();
    yield piece;
    stop.pauseDeadline();
  }
  stop.restartDeadline();
  onWhole();
}
